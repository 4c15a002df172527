import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GuestPaymentView } from '@sae/domain/guests';
import type { MenuItemView } from '@sae/domain/menu';
import type { OrderView } from '@sae/domain/ordering';
import { billTable, claimsOf, payableOwner, PROFILE, scanned, sittingOf, type Phone } from '../../testing/guests.js';
import { readQr } from '../../testing/read-qr.js';
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
const payment = async (phone: Phone) => (await phone.get('/payment').then(expectStatus(200))).body as GuestPaymentView;
const claim = (phone: Phone, amount: unknown, key?: string) =>
  phone.post('/payment-claims', { amount, reference: 'SAE42' }, key);
const pay = (orderId: number, { api }: Owner = owner) => api.put(`/orders/${orderId}/paid`);
const claimsAt = async (table: number) => (await claimsOf(owner)).filter((open) => open.tableNo === table);
const orderOfId = async (id: number) => {
  const { body } = await owner.api.get('/orders/past').then(expectStatus(200));
  return (body as OrderView[]).find((order) => order.id === id);
};

describe('What is open on a table', () => {
  it('is drawn as a UPI code for that amount, under a fresh reference each time', async () => {
    const { phone, bill, tableNo: table } = await billedGuests();
    const [one, other] = [await payment(phone), await payment(phone)];
    expect(one).toMatchObject({ amount: bill.total, upiId: PROFILE.upiId });
    expect(await readQr(one.qrCode)).toBe(one.link);
    const { protocol, host, searchParams } = new URL(one.link);
    expect([protocol, host]).toEqual(['upi:', 'pay']);
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ pa: PROFILE.upiId, pn: 'Spice Garden', am: bill.total.toFixed(2), cu: 'INR' },
      ...{ tn: `Bill ${bill.billNo} Table ${table}`, tr: one.reference },
    });
    expect(one.reference).toMatch(/^[A-Za-z0-9]{1,35}$/);
    expect(other.reference).not.toBe(one.reference);
  });
  it('counts what is not billed yet', async () => {
    const { phone, bill, tableNo: table } = await billedGuests();
    await owner.api.put(`/orders/${bill.orderIds[0]}/recurring`).then(expectStatus(200));
    await placeOrder(owner, menu.slice(2), { table });
    expect((await payment(phone)).amount).toBe(688.5);
  });
  it('is nothing before anything is ordered, and once it is paid', async () => {
    const nothing = { statusCode: 409, code: 'payment/nothing-due', message: 'Nothing is open on this table' };
    expect((await (await scanned(owner, ++tableNo)).get('/payment')).body).toMatchObject(nothing);
    const { phone, orderId } = await billedGuests();
    await pay(orderId).then(expectStatus(200));
    expect((await phone.get('/payment')).body).toMatchObject(nothing);
    expect((await claim(phone, 1)).body).toMatchObject(nothing);
  });
  it('cannot be paid here without a UPI ID', async () => {
    const poor = await payableOwner(system);
    const phone = await scanned(poor, 1);
    const { upiId: _, ...fields } = PROFILE;
    await poor.api.form('/users/account', { fields: { ...fields, upiId: '' } }).then(expectStatus(200));
    expect((await phone.get('/payment')).body).toMatchObject({
      ...{ statusCode: 409, code: 'payment/no-upi' },
      message: 'This restaurant takes no payment here. Please ask the staff.',
    });
    expect((await phone.get()).body).toMatchObject({ isPayable: false });
  });
});

describe('A guest’s claim to have paid', () => {
  it('is a claim and no payment: staff see it, and the bill stays unpaid', async () => {
    const { phone, tableNo: table, orderId, bill } = await billedGuests();
    const { body } = await claim(phone, bill.total).then(expectStatus(201));
    expect(body).toEqual({ amount: bill.total, claimedAt: expect.any(String), isDismissed: false });
    const { claimedAt } = body as { claimedAt: string };
    expect(await claimsAt(table)).toEqual(
      [...[{ id: expect.any(Number), tableNo: table, amount: bill.total, reference: 'SAE42', claimedAt }]].map(
        (open) => ({ ...open, billNo: bill.billNo, orderId }),
      ),
    );
    expect(await sittingOf(phone)).toMatchObject({ claim: body, due: bill.total, bills: [{ isPaid: false }] });
    expect((await orderOfId(orderId))?.receiptDetails?.isPaid).toBe(false);
  });
  it('is settled when staff mark the bill paid, once however often they do', async () => {
    const { phone, tableNo: table, orderId, bill } = await billedGuests();
    await claim(phone, bill.total).then(expectStatus(201));
    const [one, other] = await Promise.all([pay(orderId), pay(orderId)]);
    for (const { status, body } of [one, other]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: orderId, status: 'past', receiptDetails: { isPaid: true } });
    }
    expect((await pay(orderId).then(expectStatus(200))).body).toEqual(await orderOfId(orderId));
    expect(await claimsAt(table)).toEqual([]);
    expect(await sittingOf(phone)).toMatchObject({ isSettled: true, claim: null });
    const stream = await system.log.read(`orderBook-${owner.restaurantId}-${bill.billNo.slice(0, 4)}`);
    const paid = stream.filter(
      ({ type, data }) => type === 'BillPaid' && 'billNo' in data && data.billNo === bill.billNo,
    );
    expect(paid).toHaveLength(1);
  });
  it('made before the bill is about the bill once there is one, and about the next when that is cancelled', async () => {
    const phone = await scanned(owner, ++tableNo);
    const [one, other] = [await phone.order(menu), await phone.order(menu.slice(2))];
    await claim(phone, 600).then(expectStatus(201));
    expect(await claimsAt(tableNo)).toMatchObject([{ billNo: null, orderId: null }]);
    const { billNo } = await billTable(owner, tableNo, [one.id, other.id]);
    expect(await claimsAt(tableNo)).toMatchObject([{ billNo, orderId: one.id }]);
    await owner.api.delete(`/orders/${one.id}`).then(expectStatus(200));
    const [again] = await claimsAt(tableNo);
    expect(again).toMatchObject({ orderId: other.id });
    expect(again?.billNo).not.toBe(billNo);
    await owner.api.put(`/orders/${other.id}/recurring`).then(expectStatus(200));
    expect(await claimsAt(tableNo)).toMatchObject([{ billNo: null, orderId: null }]);
  });
  it('is dismissed when nothing came; the guests are told, and may say so again', async () => {
    const { phone, tableNo: table, bill } = await billedGuests();
    await claim(phone, bill.total).then(expectStatus(201));
    const [open] = await claimsAt(table);
    const { body } = await owner.api.delete(`/orders/payment-claims/${open!.id}`).then(expectStatus(200));
    expect(body).toEqual({ id: open!.id });
    expect(await claimsAt(table)).toEqual([]);
    expect(await sittingOf(phone)).toMatchObject({ claim: { isDismissed: true }, due: bill.total });
    expect((await owner.api.delete(`/orders/payment-claims/${open!.id}`)).body).toMatchObject({
      ...{ statusCode: 404, message: 'This claim is answered already' },
    });
    await claim(phone, bill.total).then(expectStatus(201));
    expect(await sittingOf(phone)).toMatchObject({ claim: { isDismissed: false } });
  });
  it('sent twice on a bad network is one, also when it is answered meanwhile', async () => {
    const { phone, tableNo: table, orderId, bill } = await billedGuests();
    const key = randomUUID();
    const first = await claim(phone, bill.total, key).then(expectStatus(201));
    await claim(phone, bill.total, key).then(expectStatus(201));
    expect(await claimsAt(table)).toHaveLength(1);
    await pay(orderId).then(expectStatus(200));
    expect((await claim(phone, bill.total, key).then(expectStatus(201))).body).toEqual(first.body);
    expect(await claimsAt(table)).toEqual([]);
    expect((await claim(phone, 1, key)).status).toBe(422);
  });
  it.each([
    ['of more than is open', 9_999, 409, 'payment/more-than-due', 'Only ₹665.18 is open on this table'],
    ['of nothing', 0, 400, 'request/invalid', 'Amount must be positive'],
    ['of less', -1, 400, 'request/invalid', 'Amount must be positive'],
    ['in words', '665', 400, 'request/invalid', 'Amount must be a positive number greater than 0'],
    ['of a third of a paisa', 1.005, 400, 'request/invalid', 'Amount can have at most two decimals'],
  ])('is refused %s', async (_, amount, statusCode, code, message) => {
    const { phone } = await billedGuests();
    const head = await system.log.head();
    expect((await claim(phone, amount)).body).toMatchObject({ statusCode, code, message });
    expect(await system.log.head()).toBe(head);
  });
  it.each([
    ['<script>alert(1)</script>', 'Reference must be at most 35 letters and digits'],
    ['x'.repeat(36), 'Reference must be at most 35 letters and digits'],
    [undefined, 'Reference must be at most 35 letters and digits'],
  ])('is refused with the reference %s', async (reference, message) => {
    const { phone } = await billedGuests();
    expect((await phone.post('/payment-claims', { amount: 1, reference })).body).toMatchObject({
      statusCode: 400,
      message,
    });
  });
  it('is one of three at most that wait for an answer', async () => {
    const { phone } = await billedGuests();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((amount) => claim(phone, amount)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'payment/claims-waiting' });
  });
});
