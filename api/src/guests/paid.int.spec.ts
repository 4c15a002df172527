import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import type { OrderView } from '@sae/domain/ordering';
import { billTable, claimsOf, payableOwner, scanned, sittingOf, type Phone } from '../../testing/guests.js';
import { startSystem, type System } from '../../testing/system.js';
import { addMenu, expectStatus, placeOrder, type Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let menu: MenuItemView[];
let tableNo = 0;

beforeAll(async () => {
  system = await startSystem({ nodes: 2 });
  owner = await payableOwner(system);
  menu = await addMenu(owner);
}, 60_000);
afterAll(() => system.stop());

/** Each test has guests of its own at a table of its own, who have ordered and were billed 665.18. */
const billedGuests = async () => {
  const phone = await scanned(owner, ++tableNo);
  const { id } = await phone.order(menu);
  const bill = await billTable(owner, tableNo, [id]);
  return { phone, tableNo, orderId: id, bill };
};
const claim = (phone: Phone, amount: unknown, key?: string) =>
  phone.post('/payment-claims', { amount, reference: 'SAE42' }, key);
const pay = (orderId: number, { api }: Owner = owner) => api.put(`/orders/${orderId}/paid`);
const orderOfId = async (id: number) => {
  const { body } = await owner.api.get('/orders/past').then(expectStatus(200));
  return (body as OrderView[]).find((order) => order.id === id);
};

describe('A bill marked paid', () => {
  it('and cancelled afterwards is followed by one that is not', async () => {
    const phone = await scanned(owner, ++tableNo);
    const [one, other] = [await phone.order(menu), await phone.order(menu.slice(2))];
    await billTable(owner, tableNo, [one.id, other.id]);
    await pay(one.id).then(expectStatus(200));
    expect(await sittingOf(phone)).toMatchObject({ isSettled: true });
    await owner.api.delete(`/orders/${one.id}`).then(expectStatus(200));
    expect((await orderOfId(other.id))?.receiptDetails?.isPaid).toBe(false);
    expect(await sittingOf(phone)).toMatchObject({ isSettled: false, due: 57.75, bills: [{ isPaid: false }] });
  });
  it('stands in the audit list and in its orders’ history, as the claim does', async () => {
    const { phone, tableNo: table, orderId, bill } = await billedGuests();
    await claim(phone, bill.total).then(expectStatus(201));
    await pay(orderId).then(expectStatus(200));
    const filter = encodeURIComponent(JSON.stringify({ tableNo: table }));
    const { body } = await owner.api.get(`/audit?filter=${filter}`).then(expectStatus(200));
    const { billNo, total } = bill;
    expect((body as object[]).slice(0, 2)).toMatchObject([
      { kind: 'bill-paid', actor: `restaurant:${owner.restaurantId}`, orderIds: [orderId], billNo, total },
      { kind: 'payment-claimed', actor: `table:${phone.tableId}`, tableNo: table, total },
    ]);
    const history = await owner.api.get(`/orders/${orderId}/history`).then(expectStatus(200));
    expect((history.body as { entries: object[] }).entries.at(-1)).toMatchObject({
      kind: 'bill-paid',
      bill: { billNo },
    });
  });
  it('must be a bill, and of this restaurant', async () => {
    const { id } = await placeOrder(owner, menu);
    expect((await pay(id)).body).toMatchObject({ statusCode: 409, code: 'order/not-billed' });
    expect((await pay(9_999)).status).toBe(404);
    const { orderId, phone, bill } = await billedGuests();
    const other = await payableOwner(system);
    expect((await pay(orderId, other)).status).toBe(404);
    await claim(phone, bill.total).then(expectStatus(201));
    expect(await claimsOf(other)).toEqual([]);
    const [open] = await claimsOf(owner);
    expect((await other.api.delete(`/orders/payment-claims/${open!.id}`)).status).toBe(404);
  });
});
