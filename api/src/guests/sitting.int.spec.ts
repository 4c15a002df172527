import { describe, expect, it } from '@jest/globals';
import { billTable, scanned, sittingOf } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { expectStatus, placeOrder } from '../../testing/verbs.js';

const HOUR = 60 * 60_000;
const NOBODY = { id: 0, orders: [], bills: [], due: 0, unbilled: 0, claim: null, isSettled: false, hasReviewed: false };

const house = new House();

describe('The guests of a table', () => {
  it('see nothing before they order', async () =>
    expect(await sittingOf(await scanned(house.owner, 1))).toEqual(NOBODY));

  it('see what all of them ordered, staff’s orders for them too, from being received to being billed', async () => {
    const phone = await scanned(house.owner, 2);
    const one = await phone.order(house.menu);
    const other = await placeOrder(house.owner, house.menu.slice(2), { table: 2 });
    const shown = { id: other.id, status: 'live', items: other.items, total: 55, createdAt: other.createdAt };
    expect(await sittingOf(phone)).toEqual({
      ...{ ...NOBODY, id: one.id, orders: [one, shown], due: 688.5, unbilled: 688.5 },
      pass: expect.any(String),
    });
    await house.owner.api.put(`/orders/${one.id}/recurring`).then(expectStatus(200));
    expect((await sittingOf(phone)).orders).toMatchObject([{ status: 'recurring' }, { status: 'live' }]);
    const { billNo, total } = await billTable(house.owner, 2, [other.id]);
    expect(await sittingOf(phone)).toMatchObject({
      ...{ orders: [{ status: 'past' }, { status: 'past' }], bills: [{ billNo, total, isPaid: false }] },
      ...{ due: total, unbilled: 0, isSettled: false },
    });
  });

  it('see that an order was deleted, and owe it no more', async () => {
    const phone = await scanned(house.owner, 3);
    const { id } = await phone.order(house.menu);
    await house.owner.api.delete(`/orders/${id}`).then(expectStatus(200));
    expect(await sittingOf(phone)).toMatchObject({ id, orders: [{ id, status: 'deleted' }], due: 0, unbilled: 0 });
  });

  it('see nothing of other tables, nor of who sat there before', async () => {
    const [phone, neighbour] = [await scanned(house.owner, 4), await scanned(house.owner, 5)];
    const first = await phone.order(house.menu);
    await billTable(house.owner, 4, [first.id]);
    expect(await sittingOf(neighbour)).toEqual(NOBODY);
    const second = await phone.order(house.menu.slice(1));
    expect(await sittingOf(phone)).toMatchObject({ id: second.id, orders: [{ id: second.id }], bills: [] });
  });

  it('see nothing once all is paid, and are thanked', async () => {
    const phone = await scanned(house.owner, 6);
    const { id } = await phone.order(house.menu);
    await billTable(house.owner, 6, [id]);
    await house.pay(id).then(expectStatus(200));
    expect(await sittingOf(phone)).toEqual({ ...NOBODY, id, isSettled: true });
  });

  it('are others three hours after the last bill', async () => {
    const phone = await scanned(house.owner, 7);
    const { id } = await phone.order(house.menu);
    await billTable(house.owner, 7, [id]);
    house.system.clock.advance(3 * HOUR - 60_000);
    const before = await sittingOf(phone);
    house.system.clock.advance(2 * 60_000);
    const after = await sittingOf(phone);
    house.system.clock.set(new Date().toISOString());
    expect(before.id).toBe(id);
    expect(after).toEqual(NOBODY);
  });

  it('see an order again that staff bring back, with what they paid for it', async () => {
    const phone = await scanned(house.owner, 8);
    const { id } = await phone.order(house.menu);
    await billTable(house.owner, 8, [id]);
    await house.pay(id).then(expectStatus(200));
    await house.owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
    expect(await sittingOf(phone)).toMatchObject({
      ...{ id, orders: [{ id, status: 'recurring' }], bills: [], due: 0, isSettled: false },
    });
  });
});
