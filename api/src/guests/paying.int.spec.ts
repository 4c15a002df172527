import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { GuestPaymentView } from '@sae/domain/guests';
import { billTable, payableOwner, PROFILE, scanned, sittingOf, type Phone } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { readQr } from '../../testing/read-qr.js';
import { expectStatus, PASSWORD, placeOrder } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });

const payment = async (phone: Phone) => (await phone.get('/payment').then(expectStatus(200))).body as GuestPaymentView;

describe('What is open on a table', () => {
  it('is drawn as a UPI code for that amount, under a fresh reference each time', async () => {
    const { phone, bill, tableNo: table } = await house.billedGuests();
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
    const { phone, bill, tableNo: table } = await house.billedGuests();
    await house.owner.api.put(`/orders/${bill.orderIds[0]}/recurring`).then(expectStatus(200));
    await placeOrder(house.owner, house.menu.slice(2), { table });
    expect((await payment(phone)).amount).toBe(688.5);
  });
  it('is nothing before anything is ordered, and once it is paid', async () => {
    const nothing = { statusCode: 409, code: 'payment/nothing-due', message: 'Nothing is open on this table' };
    expect((await (await scanned(house.owner, house.newTable())).get('/payment')).body).toMatchObject(nothing);
    const { phone, orderId } = await house.billedGuests();
    await house.pay(orderId).then(expectStatus(200));
    expect((await phone.get('/payment')).body).toMatchObject(nothing);
    expect((await phone.claim(1)).body).toMatchObject(nothing);
  });
  it('cannot be paid here without a UPI ID', async () => {
    const poor = await payableOwner(house.system);
    const phone = await scanned(poor, 1);
    const { upiId: _, ...fields } = PROFILE;
    const changed = { ...fields, upiId: '', currentPassword: PASSWORD };
    await poor.api.form('/users/account', { fields: changed }).then(expectStatus(200));
    expect((await phone.get('/payment')).body).toMatchObject({
      ...{ statusCode: 409, code: 'payment/no-upi' },
      message: 'This restaurant takes no payment here. Please ask the staff.',
    });
    expect((await phone.get()).body).toMatchObject({ isPayable: false });
  });
});

describe('A guest’s claim to have paid', () => {
  it('is a claim and no payment: staff see it, and the bill stays unpaid', async () => {
    const { phone, tableNo: table, orderId, bill } = await house.billedGuests();
    const { body } = await phone.claim(bill.total).then(expectStatus(201));
    expect(body).toEqual({ amount: bill.total, claimedAt: expect.any(String), isDismissed: false });
    const { claimedAt } = body as { claimedAt: string };
    expect(await house.claimsAt(table)).toEqual(
      [...[{ id: expect.any(Number), tableNo: table, amount: bill.total, reference: 'SAE42', claimedAt }]].map(
        (open) => ({ ...open, billNo: bill.billNo, orderId }),
      ),
    );
    expect(await sittingOf(phone)).toMatchObject({ claim: body, due: bill.total, bills: [{ isPaid: false }] });
    expect((await house.pastOrder(orderId))?.receiptDetails?.isPaid).toBe(false);
  });
  it('is settled when staff mark the bill paid, once however often they do', async () => {
    const { phone, tableNo: table, orderId, bill } = await house.billedGuests();
    await phone.claim(bill.total).then(expectStatus(201));
    const [one, other] = await Promise.all([house.pay(orderId), house.pay(orderId)]);
    for (const { status, body } of [one, other]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: orderId, status: 'past', receiptDetails: { isPaid: true } });
    }
    expect((await house.pay(orderId).then(expectStatus(200))).body).toEqual(await house.pastOrder(orderId));
    expect(await house.claimsAt(table)).toEqual([]);
    expect(await sittingOf(phone)).toMatchObject({ isSettled: true, claim: null });
    const stream = await house.system.log.read(`orderBook-${house.owner.restaurantId}-${bill.billNo.slice(0, 4)}`);
    const paid = stream.filter(
      ({ type, data }) => type === 'BillPaid' && 'billNo' in data && data.billNo === bill.billNo,
    );
    expect(paid).toHaveLength(1);
  });
  it('made before the bill is about the bill once there is one, and about the next when that is cancelled', async () => {
    const tableNo = house.newTable();
    const phone = await scanned(house.owner, tableNo);
    const [one, other] = [await phone.order(house.menu), await phone.order(house.menu.slice(2))];
    await phone.claim(600).then(expectStatus(201));
    expect(await house.claimsAt(tableNo)).toMatchObject([{ billNo: null, orderId: null }]);
    const { billNo } = await billTable(house.owner, tableNo, [one.id, other.id]);
    expect(await house.claimsAt(tableNo)).toMatchObject([{ billNo, orderId: one.id }]);
    await house.owner.api.delete(`/orders/${one.id}`).then(expectStatus(200));
    const [again] = await house.claimsAt(tableNo);
    expect(again).toMatchObject({ orderId: other.id });
    expect(again?.billNo).not.toBe(billNo);
    await house.owner.api.put(`/orders/${other.id}/recurring`).then(expectStatus(200));
    expect(await house.claimsAt(tableNo)).toMatchObject([{ billNo: null, orderId: null }]);
  });
  it('is dismissed when nothing came; the guests are told, and may say so again', async () => {
    const { phone, tableNo: table, bill } = await house.billedGuests();
    await phone.claim(bill.total).then(expectStatus(201));
    const [open] = await house.claimsAt(table);
    const { body } = await house.owner.api.delete(`/orders/payment-claims/${open!.id}`).then(expectStatus(200));
    expect(body).toEqual({ id: open!.id });
    expect(await house.claimsAt(table)).toEqual([]);
    expect(await sittingOf(phone)).toMatchObject({ claim: { isDismissed: true }, due: bill.total });
    expect((await house.owner.api.delete(`/orders/payment-claims/${open!.id}`)).body).toMatchObject({
      ...{ statusCode: 404, message: 'This claim is answered already' },
    });
    await phone.claim(bill.total).then(expectStatus(201));
    expect(await sittingOf(phone)).toMatchObject({ claim: { isDismissed: false } });
  });
  it('sent twice on a bad network is one, also when it is answered meanwhile', async () => {
    const { phone, tableNo: table, orderId, bill } = await house.billedGuests();
    const key = randomUUID();
    const first = await phone.claim(bill.total, key).then(expectStatus(201));
    await phone.claim(bill.total, key).then(expectStatus(201));
    expect(await house.claimsAt(table)).toHaveLength(1);
    await house.pay(orderId).then(expectStatus(200));
    expect((await phone.claim(bill.total, key).then(expectStatus(201))).body).toEqual(first.body);
    expect(await house.claimsAt(table)).toEqual([]);
    expect((await phone.claim(1, key)).status).toBe(422);
  });
  it.each([
    ['of more than is open', 9_999, 409, 'payment/more-than-due', 'Only ₹665.18 is open on this table'],
    ['of nothing', 0, 400, 'request/invalid', 'Amount must be positive'],
    ['of less', -1, 400, 'request/invalid', 'Amount must be positive'],
    ['in words', '665', 400, 'request/invalid', 'Amount must be a positive number greater than 0'],
    ['of a third of a paisa', 1.005, 400, 'request/invalid', 'Amount can have at most two decimals'],
  ])('is refused %s', async (_, amount, statusCode, code, message) => {
    const { phone } = await house.billedGuests();
    const head = await house.system.log.head();
    expect((await phone.claim(amount)).body).toMatchObject({ statusCode, code, message });
    expect(await house.system.log.head()).toBe(head);
  });
  it.each([
    ['<script>alert(1)</script>', 'Reference must be at most 35 letters and digits'],
    ['x'.repeat(36), 'Reference must be at most 35 letters and digits'],
    [undefined, 'Reference must be at most 35 letters and digits'],
  ])('is refused with the reference %s', async (reference, message) => {
    const { phone } = await house.billedGuests();
    expect((await phone.post('/payment-claims', { amount: 1, reference })).body).toMatchObject({
      statusCode: 400,
      message,
    });
  });
  it('is one of three at most that wait for an answer', async () => {
    const { phone } = await house.billedGuests();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((amount) => phone.claim(amount)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'payment/claims-waiting' });
  });
});
