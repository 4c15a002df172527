import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FakeApi } from '../../testing/fake-api.js';
import { owner } from '../../testing/users.js';
import { dataProvider } from '../shell/dataProvider.js';
import { bookWith, confirmed, ordersPage, panel, press, row } from './testing/page.js';

const api = new FakeApi();
beforeEach(() => api.start());
afterEach(() => api.stop());

/** Order 1 waits at table 7, order 2 is billed, order 3 runs at table 5; and one call fails. */
const ordersWithout = (call: string) => {
  const book = bookWith(7, 2, 5);
  book.accept(2);
  book.complete(2);
  book.accept(3);
  for (const list of ['live', 'recurring', 'past'] as const) api.answers(`GET /orders/${list}`, book.list(list));
  api.answers('GET /orders/payment-claims', []);
  api.answers(`GET /orders/submit-disabled?restaurantId=${owner.id}`, { isSubmitDisabled: false });
  api.answers('GET /orders/restaurant/details', {
    ...{ name: 'Asha’s Kitchen', gst: '29ABCDE1234F1Z5' },
    ...{ fssai: 'N/A', phoneNumber: 'N/A', address: 'N/A' },
  });
  api.breaks(call);
  return ordersPage(book, dataProvider);
};
const toasts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);

describe('When a list of orders cannot be read', () => {
  it.each(['GET /orders/live', 'GET /orders/recurring', 'GET /orders/past'])('%s, the page says so', async (call) => {
    await ordersWithout(call);
    expect(await toasts()).toEqual(['Failed to fetch orders or restaurant details']);
    expect(api.asked(call)).toHaveLength(1);
  });
});

type Deed = (person: UserEvent) => Promise<void>;

const inRow =
  (list: string, number: string, button: string): Deed =>
  (person) =>
    person.click(press(row(list, number), button));

const agreed =
  (deed: Deed, action: string, reason?: string): Deed =>
  async (person) => {
    await deed(person);
    await confirmed(person, action, reason);
  };

const UNDONE: readonly (readonly [call: string, says: string, when: Deed])[] = [
  [
    'DELETE /orders/1?reason=Too+slow',
    'Failed to delete order',
    agreed(inRow('Live Orders', '#1', 'Delete'), 'Delete', 'Too slow'),
  ],
  ['PUT /orders/1/recurring', 'Failed to process order', inRow('Live Orders', '#1', 'Accept')],
  [
    'PUT /orders/toggle-submit-disabled',
    'Failed to toggle submit button state',
    async (person) => {
      const toggle = screen.getByRole('button', { name: 'Disable Submit' });
      await waitFor(() => expect(toggle).toHaveProperty('disabled', false));
      await person.click(toggle);
    },
  ],
  ['GET /orders/reprint/2', 'Failed to reprint receipt', agreed(inRow('Past Orders', '#2', 'Reprint'), 'Reprint')],
  [
    'PUT /orders/2/recurring',
    'Failed to move order to recurring',
    agreed(inRow('Past Orders', '#2', 'Move to Recurring'), 'Move to Recurring', 'wrong table'),
  ],
  [
    'POST /orders/complete',
    'Failed to complete order',
    async (person) => {
      await person.selectOptions(screen.getByLabelText('Table'), 'Table 5');
      await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    },
  ],
];

describe('What cannot be done', () => {
  it.each(UNDONE)('because %s fails is told as “%s”, and nothing moves', async (call, says, deed) => {
    const { person } = await ordersWithout(call);
    await deed(person);
    expect(await toasts()).toEqual([says]);
    expect(api.asked(call)).toHaveLength(1);
    expect(panel('Live Orders').getByText('#1')).toBeTruthy();
    expect(panel('Past Orders').getByText('#2')).toBeTruthy();
    expect(panel('Recurring Orders').getByText('#3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Disable Submit' })).toBeTruthy();
  });
});

it('The restaurant’s details may be missing: the receipt says N/A', async () => {
  const { person } = await ordersWithout('GET /orders/restaurant/details');
  await person.selectOptions(screen.getByLabelText('Table'), 'Table 5');
  expect(panel('Receipt Preview').getByText('Unnamed Restaurant')).toBeTruthy();
  expect(panel('Receipt Preview').getByText('GSTIN: N/A')).toBeTruthy();
  expect(api.asked('GET /orders/restaurant/details')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
