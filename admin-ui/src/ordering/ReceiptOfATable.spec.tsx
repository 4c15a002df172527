import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { owner } from '../../testing/users.js';
import { ordersPage } from './testing/page.js';
import { server } from './testing/server.js';

afterEach(cleanup);

const twoTables = () => {
  const book = server(owner.id);
  [4, 7].forEach((tableNo, index) => {
    book.place(tableNo);
    book.accept(index + 1);
  });
  return book;
};
const choose = (person: UserEvent, table: string) => person.selectOptions(screen.getByLabelText('Table'), table);
const give = async (person: UserEvent) => {
  await choose(person, 'Table 4');
  await person.type(screen.getByLabelText('Discount (%)'), '10');
  await person.type(screen.getByLabelText('Service Charge (₹)'), '20');
  await person.type(screen.getByLabelText('Message'), '!');
};
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const given = () => [value('Discount (%)'), value('Service Charge (₹)'), value('Message')];
const NOTHING = ['', '', 'Have a nice day!'];

describe('What a table was given', () => {
  it('is not another table’s', async () => {
    const { person } = await ordersPage(twoTables());
    await give(person);
    await choose(person, 'Table 7');
    expect(given()).toEqual(NOTHING);
    await choose(person, 'Table 4');
    expect(given()).toEqual(['10', '20', 'Have a nice day!!']);
  });

  it('ends with its bill', async () => {
    const { person, provider } = await ordersPage(twoTables());
    await give(person);
    await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    await screen.findByText('Receipt printed and orders moved to past');
    expect(provider.completeTable.mock.calls[0]?.[0].settings).toMatchObject({ discount: 10, serviceCharge: 20 });
    expect(given()).toEqual(NOTHING);
    await choose(person, 'Table 7');
    expect(given()).toEqual(NOTHING);
  });

  it('ends too when the bill is printed at another screen', async () => {
    const { person, live, book } = await ordersPage(twoTables());
    await give(person);
    live.tell(book.complete(4));
    expect(await screen.findByText('Orders for table 4 moved to past')).toBeTruthy();
    expect(given()).toEqual(NOTHING);
  });
});

it('The address brings a table to Receipt Settings, once', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const { person } = await ordersPage(twoTables(), {}, '/orders?bill=7');
  expect(value('Table')).toBe('7');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Receipt Settings' }));
  await choose(person, 'Table 4');
  await person.click(screen.getByRole('button', { name: 'Disable Submit' }));
  await screen.findByRole('button', { name: 'Enable Submit' });
  expect(value('Table')).toBe('4');
});
