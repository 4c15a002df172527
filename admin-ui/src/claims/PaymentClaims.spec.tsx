import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { PaymentClaimView } from '@sae/domain/guests';
import type { TakeTenderRequest } from '@sae/domain/ordering/tender.dto';
import { ApiError } from '../data/api-error.js';
import { bookWith, confirmed, ordersPage, panel, press, row } from '../ordering/testing/page.js';
import { owner } from '../../testing/users.js';

afterEach(cleanup);

const claim = (changes: Partial<PaymentClaimView> = {}): PaymentClaimView => ({
  ...{ id: 1, tableNo: 4, amount: 482.5, reference: '632514789012', claimedAt: '2026-11-21T07:30:00.000Z' },
  ...{ billNo: '2026-27/000004', orderId: 1 },
  ...changes,
});

const claims = () => screen.queryByRole('region', { name: 'Payment Claims' });

/** Order 1 billed at table 4, and these claims, which go when they are settled or dismissed. */
const claimedPage = async (open: PaymentClaimView[], changes: object = {}) => {
  const book = bookWith(4);
  book.accept(1);
  book.complete(4);
  const without = (gone: (one: PaymentClaimView) => boolean) => {
    const left = open.filter((one) => !gone(one));
    open.splice(0, open.length, ...left);
  };
  const page = await ordersPage(book, {
    paymentClaims: () => Promise.resolve([...open]),
    takeTender: jest.fn(({ id, tender }: { id: number; tender: TakeTenderRequest }) => {
      book.take(id, tender);
      without((one) => one.id === tender.claimId);
      return Promise.resolve(book.payment(id));
    }),
    dismissClaim: jest.fn(({ id }: { id: number }) => {
      without((one) => one.id === id);
      return Promise.resolve({ id });
    }),
    ...changes,
  });
  return { ...page, open };
};

describe('What guests claim to have paid', () => {
  it('is shown as no more than a claim', async () => {
    await claimedPage([claim()]);
    expect(await screen.findByText(/^Guests say that they have paid\. Nothing counts as paid until/)).toBeTruthy();
    const [, shown] = panel('Payment Claims').getAllByRole('row');
    expect(shown?.textContent).toBe(
      'Table 4 ClaimUPI reference 632514789012Bill 2026-27/000004₹482.5021 Nov 2026, 1:00 pmUPI ReceivedDismiss',
    );
    expect(row('Past Orders', '#1').getByText('Unpaid')).toBeTruthy();
  });

  it('has no place on the page while there is nothing', async () => {
    await claimedPage([]);
    expect(claims()).toBeNull();
  });

  it('is not passed over in silence when it cannot be asked for', async () => {
    await claimedPage([], { paymentClaims: () => Promise.reject(new ApiError(500, '', '')) });
    expect(await screen.findByText('Failed to fetch payment claims')).toBeTruthy();
  });

  it('becomes a payment by UPI with one press', async () => {
    const { person } = await claimedPage([claim({ amount: 241 })]);
    await person.click(await panel('Payment Claims').findByRole('button', { name: 'UPI Received' }));
    expect(await screen.findByText('UPI payment taken')).toBeTruthy();
    await waitFor(() => expect(claims()).toBeNull());
    await waitFor(() => expect(row('Past Orders', '#1').getByText('Paid · UPI')).toBeTruthy());
  });

  it('of more than is left to pay stays, and staff are told', async () => {
    const { person } = await claimedPage([claim()], {
      takeTender: () => Promise.reject(new ApiError(409, '', 'Only ₹241.00 is left to pay of this bill')),
    });
    await person.click(await panel('Payment Claims').findByRole('button', { name: 'UPI Received' }));
    expect(await screen.findByText('Only ₹241.00 is left to pay of this bill')).toBeTruthy();
    expect(claims()).toBeTruthy();
  });

  it('waits for the receipt while nothing is billed', async () => {
    await claimedPage([claim({ billNo: null, orderId: null })]);
    await waitFor(() => expect(claims()).toBeTruthy());
    expect(panel('Payment Claims').getByText('Print the receipt first')).toBeTruthy();
    expect(panel('Payment Claims').queryByRole('button', { name: 'UPI Received' })).toBeNull();
  });

  it('is dismissed after a yes', async () => {
    const { person, provider } = await claimedPage([claim({ id: 7 }), claim({ id: 8, tableNo: 0 })]);
    await waitFor(() => expect(claims()).toBeTruthy());
    await person.click(press(row('Payment Claims', 'Table 4'), 'Dismiss'));
    expect(screen.getByText('Table 4 claims to have paid ₹482.50. The guest is told that nothing came.')).toBeTruthy();
    await confirmed(person, 'Dismiss');
    expect(await screen.findByText('Claim dismissed')).toBeTruthy();
    expect(provider).toHaveProperty('dismissClaim.mock.calls', [[{ id: 7 }, { key: expect.any(String) }]]);
    await waitFor(() => expect(panel('Payment Claims').queryByText('Table 4')).toBeNull());
    expect(panel('Payment Claims').getByText('Counter')).toBeTruthy();
  });

  it('stays when dismissing fails', async () => {
    const { person } = await claimedPage([claim()], {
      dismissClaim: () => Promise.reject(new ApiError(503, '', '')),
    });
    await waitFor(() => expect(claims()).toBeTruthy());
    await person.click(press(row('Payment Claims', 'Table 4'), 'Dismiss'));
    await confirmed(person, 'Dismiss');
    expect(await screen.findByText('Failed to dismiss claim')).toBeTruthy();
    expect(claims()).toBeTruthy();
  });

  it('comes and goes as it is pushed, and after a cut', async () => {
    const { live, open } = await claimedPage([]);
    open.push(claim());
    live.push('paymentClaimed', { ...claim(), restaurantId: owner.id });
    await waitFor(() => expect(claims()).toBeTruthy());
    open.length = 0;
    live.push('claimsChanged', { restaurantId: owner.id });
    await waitFor(() => expect(claims()).toBeNull());
    open.push(claim({ tableNo: 9 }));
    live.reconnect();
    await waitFor(() => expect(panel('Payment Claims').getByText('Table 9')).toBeTruthy());
  });
});
