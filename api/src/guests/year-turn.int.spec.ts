import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { billTable, claimsOf, payableOwner, scanned, sittingOf } from '../../testing/guests.js';
import { sharedSystem, type System } from '../../testing/system.js';
import { addMenu, expectStatus } from '../../testing/verbs.js';

let system: System;

beforeAll(async () => {
  system = await sharedSystem();
});
afterAll(() => system.stop());

it('Guests who sit through the turn of the financial year pay what they had, in whichever book it stands', async () => {
  system.clock.set('2027-03-28T12:00:00.000Z');
  const owner = await payableOwner(system);
  const menu = await addMenu(owner);
  const [billed, eating] = [await scanned(owner, 1), await scanned(owner, 2)];

  system.clock.set('2027-03-31T18:29:30.000Z');
  const one = await billed.order(menu);
  const bill = await billTable(owner, 1, [one.id]);
  await billed.post('/payment-claims', { amount: 1, reference: 'SAE1' }).then(expectStatus(201));
  await billed.post('/payment-claims', { amount: bill.total, reference: 'SAE2' }).then(expectStatus(201));
  const other = await eating.order(menu);
  await eating.post('/payment-claims', { amount: 5, reference: 'SAE3' }).then(expectStatus(201));

  system.clock.set('2027-03-31T18:30:30.000Z');
  const dessert = await eating.order(menu.slice(2));
  expect(await sittingOf(eating)).toMatchObject({ id: other.id, orders: [{ id: other.id }, { id: dessert.id }] });
  const [first] = await claimsOf(owner);
  await owner.api.delete(`/orders/payment-claims/${first!.id}`).then(expectStatus(200));
  const paid = await owner.api.put(`/orders/${one.id}/paid`).then(expectStatus(200));
  expect(paid.body).toMatchObject({ id: one.id, receiptDetails: { billNo: '2026-27/000001', isPaid: true } });
  expect(await sittingOf(billed)).toMatchObject({ id: one.id, isSettled: true });

  const { billNo, total } = await billTable(owner, 2, [other.id, dessert.id]);
  expect(billNo).toBe('2027-28/000001');
  expect(await claimsOf(owner)).toMatchObject([{ tableNo: 2, reference: 'SAE3', billNo, orderId: other.id }]);
  await eating.post('/payment-claims', { amount: total, reference: 'SAE4' }).then(expectStatus(201));
  await owner.api.put(`/orders/${dessert.id}/paid`).then(expectStatus(200));
  expect(await claimsOf(owner)).toEqual([]);
  expect(await sittingOf(eating)).toMatchObject({ id: other.id, isSettled: true });
  const closed = (await system.log.read(`orderBook-${owner.restaurantId}-2026`)).map(({ type }) => type);
  expect(closed.slice(-3)).toEqual(['BookClosed', 'PaymentClaimDismissed', 'BillPaid']);
});
