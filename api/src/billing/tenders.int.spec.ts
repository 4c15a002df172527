import { describe, expect, it } from '@jest/globals';
import type { AnalyticsView } from '@sae/domain/analytics';
import type { AuditEntry, OrderHistory } from '@sae/domain/audit';
import type { BillPaymentView } from '@sae/domain/ordering';
import { billTable, claimsOf, payableOwner, sittingOf } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { Client, expectStatus, placeOrder, signedInOwner, type Owner } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });

const take = (orderId: number, body: object, { api }: Pick<Owner, 'api'> = house.owner, headers = {}) =>
  api.post(`/orders/${orderId}/tenders`, body, headers);
const undo = (
  orderId: number,
  tenderId: number,
  reason?: string,
  { api }: Pick<Owner, 'api'> = house.owner,
  headers = {},
) => api.delete(`/orders/${orderId}/tenders/${tenderId}`, reason ? { reason } : {}, headers);
const payment = async (orderId: number) =>
  (await house.owner.api.get(`/orders/${orderId}/payment`).then(expectStatus(200))).body as BillPaymentView;
const past = async (orderId: number) => (await house.pastOrder(orderId))?.receiptDetails;
const auditOf = async (billNo: string) => {
  const filter = encodeURIComponent(JSON.stringify({ billNo }));
  return (await house.owner.api.get(`/audit?filter=${filter}`).then(expectStatus(200))).body as AuditEntry[];
};
const takings = async () => {
  const { takings: by, tips } = (await house.owner.api.get('/analytics').then(expectStatus(200))).body as AnalyticsView;
  return { ...Object.fromEntries(by.map(({ kind, total }) => [kind, total])), tips } as Record<string, number>;
};
const grown = (before: Record<string, number>, after: Record<string, number>, kind: string) =>
  Math.round(((after[kind] ?? 0) - (before[kind] ?? 0)) * 100) / 100;

describe('A bill', () => {
  it('above ten lakh is paid like any other: the code for all of it, a part by card, the rest in cash', async () => {
    const [tableNo, dish] = [
      house.newTable(),
      { category: 'Sweets', name: 'Gold leaf', isVeg: true, price: 999_999.5 },
    ];
    const { body: gold } = await house.owner.api.post('/menu', dish).then(expectStatus(201));
    const order = { tableNo, items: [{ id: gold.id, quantity: 20 }] };
    const { id: orderId } = (await house.owner.api.post('/orders/admin', order).then(expectStatus(201))).body;
    const bill = await billTable(house.owner, tableNo, [orderId]);
    expect(bill.total).toBeGreaterThan(10_000_000);
    expect((await payment(orderId)).toPay).toBe(bill.total);
    const { body } = await house.owner.api
      .get(`/orders/${orderId}/upi-code?amount=${bill.total}`)
      .then(expectStatus(200));
    expect(body.amount).toBe(bill.total);
    await take(orderId, { kind: 'card', amount: 1_000_000.5, toPay: bill.total }).then(expectStatus(201));
    const left = Math.round((bill.total - 1_000_000.5) * 100) / 100;
    await take(orderId, { kind: 'cash', amount: left, given: left + 500, toPay: left }).then(expectStatus(201));
    expect(await past(orderId)).toMatchObject({ isPaid: true });
  });

  it('is paid in cash with change and a tip, and the rest by UPI; lists, audit and figures know how', async () => {
    const { orderId, bill } = await house.billedGuests();
    const before = await takings();
    const first = { kind: 'cash', amount: 100, tip: 5, given: 200, toPay: bill.total, billNo: bill.billNo };
    const left = Math.round((bill.total - 100) * 100) / 100;
    expect((await take(orderId, first).then(expectStatus(201))).body).toMatchObject({
      ...{ billNo: bill.billNo, total: bill.total, paid: 100, toPay: left, tip: 5, isPaid: false },
      tenders: [{ kind: 'cash', amount: 100, tip: 5, given: 200, change: 95 }],
    });
    expect(await past(orderId)).toMatchObject({ isPaid: false, payment: { paid: 100, toPay: left, tip: 5 } });
    await take(orderId, { kind: 'upi', amount: left }).then(expectStatus(201));
    const by = [
      { kind: 'cash', amount: 100 },
      { kind: 'upi', amount: left },
    ];
    expect(await payment(orderId)).toMatchObject({ isPaid: true, toPay: 0, by });
    expect(await past(orderId)).toMatchObject({ isPaid: true, payment: { by } });
    expect((await auditOf(bill.billNo)).slice(0, 2)).toMatchObject([
      { kind: 'payment-taken', total: left, tender: { kind: 'upi', tip: 0, given: null } },
      { kind: 'payment-taken', total: 100, tender: { kind: 'cash', tip: 5, given: 200 } },
    ]);
    const { body } = await house.owner.api.get(`/orders/${orderId}/history`).then(expectStatus(200));
    expect((body as OrderHistory).entries.at(-1)).toMatchObject({ kind: 'payment-taken', paid: left });
    const after = await takings();
    expect(['cash', 'upi', 'tips', 'unsaid'].map((kind) => grown(before, after, kind))).toEqual([100, left, 5, 0]);
  });

  it('is printed with the code for what is left, or for a part of it', async () => {
    const { orderId, bill } = await house.billedGuests();
    const code = (query = '') => house.owner.api.get(`/orders/${orderId}/upi-code${query}`);
    const { body } = await code().then(expectStatus(200));
    expect(body).toMatchObject({ amount: bill.total, link: expect.stringContaining(`am=${bill.total.toFixed(2)}&`) });
    expect((await code('?amount=12.5').then(expectStatus(200))).body).toMatchObject({ amount: 12.5 });
    for (const amount of ['0', '-1', '1.005', 'all', String(bill.total + 1)])
      expect((await code(`?amount=${amount}`)).status).toBe(400);
    await take(orderId, { kind: 'card', amount: bill.total }).then(expectStatus(201));
    expect((await code()).body).toMatchObject({ statusCode: 409, code: 'payment/nothing-left' });
  });

  it('is unpaid again as far as a payment is undone, with who and why', async () => {
    const { orderId, bill } = await house.billedGuests();
    const { body } = await take(orderId, { kind: 'card', amount: bill.total }).then(expectStatus(201));
    const { id } = (body as BillPaymentView).tenders[0]!;
    expect((await undo(orderId, id)).body).toMatchObject({
      ...{ statusCode: 400, message: 'Please say why the payment is undone' },
    });
    const { body: undone } = await undo(orderId, id, 'wrong table').then(expectStatus(200));
    expect(undone).toMatchObject({ isPaid: false, paid: 0, toPay: bill.total, tenders: [] });
    expect((await undo(orderId, id, 'again')).body).toMatchObject({ statusCode: 409, code: 'payment/undone-already' });
    expect((await auditOf(bill.billNo))[0]).toMatchObject({
      ...{ kind: 'payment-undone', reason: 'wrong table', total: bill.total, tender: { kind: 'card' } },
    });
    await take(orderId, { kind: 'upi', amount: bill.total }).then(expectStatus(201));
    await house.owner.api.delete(`/orders/${orderId}/paid`, { reason: 'all of it' }).then(expectStatus(200));
    expect(await payment(orderId)).toMatchObject({ isPaid: false, paid: 0, tenders: [] });
  });

  it('that is brought back keeps how it was paid, and says what is to be given back', async () => {
    const { orderId, bill } = await house.billedGuests();
    await take(orderId, { kind: 'cash', amount: bill.total }).then(expectStatus(201));
    await house.owner.api.put(`/orders/${orderId}/recurring`, { reason: 'a discount' }).then(expectStatus(200));
    expect((await take(orderId, { kind: 'cash', amount: 1 })).body).toMatchObject({ code: 'order/not-billed' });
    const terms = { discount: 50, message: '', serviceCharge: 0, gstRate: 0, gstType: 'exclusive' };
    const { body } = await house.owner.api
      .post('/orders/complete', { tableNo: bill.tableNo, ...terms })
      .then(expectStatus(201));
    const { billNo, total } = body as { billNo: string; total: number };
    const back = Math.round((bill.total - total) * 100) / 100;
    expect(await payment(orderId)).toMatchObject({ billNo, isPaid: true, toGiveBack: back, by: [{ kind: 'cash' }] });
    expect((await take(orderId, { kind: 'cash', amount: 1, billNo: bill.billNo })).status).toBe(409);
  });
});

describe('A guest’s claim', () => {
  it('becomes a payment by UPI, once, and the guest sees what is left', async () => {
    const { phone, tableNo, orderId, bill } = await house.billedGuests();
    await phone.claim(100).then(expectStatus(201));
    const [claim] = await house.claimsAt(tableNo);
    const upi = { kind: 'upi', amount: 100, claimId: claim!.id };
    await take(orderId, upi).then(expectStatus(201));
    expect(await house.claimsAt(tableNo)).toEqual([]);
    const left = Math.round((bill.total - 100) * 100) / 100;
    expect(await sittingOf(phone)).toMatchObject({ due: left, claim: null, bills: [{ isPaid: false, paid: 100 }] });
    expect((await take(orderId, upi)).body).toMatchObject({ message: 'This claim is answered already' });
  });
});

describe('Two payments at once', () => {
  const nodes = () => house.system.urls.map((url) => ({ api: new Client(url, house.owner.token) }));
  it('on two nodes are one, and one sentence for the other', async () => {
    const { orderId, bill } = await house.billedGuests();
    const body = { kind: 'cash', amount: bill.total, toPay: bill.total };
    const answers = await Promise.all(nodes().map((node) => take(orderId, body, node)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message: 'This bill is paid already' });
    expect((await payment(orderId)).tenders).toHaveLength(1);
  });
  it('with one key are one, and answered alike', async () => {
    const { orderId } = await house.billedGuests();
    const headers = { 'idempotency-key': `tender-${orderId}` };
    const body = { kind: 'cash', amount: 10 };
    const [one, other] = await Promise.all(nodes().map((node) => take(orderId, body, node, headers)));
    const later = await take(orderId, body, nodes()[0], headers);
    expect([one!.status, other!.status, later.status]).toEqual([201, 201, 201]);
    const stands = await payment(orderId);
    expect(stands.tenders).toHaveLength(1);
    expect([one!.body, other!.body, later.body]).toEqual([stands, stands, stands]);
  });

  it('taken back with one key are taken back once, and answered alike', async () => {
    const { orderId } = await house.billedGuests();
    const [tender] = ((await take(orderId, { kind: 'cash', amount: 10 })).body as BillPaymentView).tenders;
    const headers = { 'idempotency-key': `back-${orderId}` };
    const answers = [];
    for (const node of nodes()) answers.push(await undo(orderId, tender!.id, 'by mistake', node, headers));
    const stands = await payment(orderId);
    expect(stands.tenders).toEqual([]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual([200, 200].map((status) => [status, stands]));
  });
});

describe('A payment is refused', () => {
  it('whatever is wrong with it, and nothing is written', async () => {
    const { orderId, bill } = await house.billedGuests();
    const { id: open } = await placeOrder(house.owner, house.menu, { table: house.newTable() });
    const stranger = await payableOwner(house.system);
    const head = await house.system.log.head();
    const refused: readonly (readonly [object, number, string])[] = [
      [{}, 400, 'Kind must be cash, upi, card or other'],
      [{ kind: 'gold', amount: 1 }, 400, 'Kind must be cash, upi, card or other'],
      [{ kind: 'cash' }, 400, 'Amount is required'],
      [{ kind: 'cash', amount: '10' }, 400, 'Amount must be a positive number greater than 0'],
      [{ kind: 'cash', amount: 0 }, 400, 'Amount must be positive'],
      [{ kind: 'cash', amount: -5 }, 400, 'Amount must be positive'],
      [{ kind: 'cash', amount: 1.005 }, 400, 'Amount can have at most two decimals'],
      [{ kind: 'cash', amount: 1, tip: -1 }, 400, 'Tip must be a number from 0 to 1000000'],
      [{ kind: 'cash', amount: 1, tip: bill.total + 1 }, 400, 'A tip can be at most as much as the bill'],
      [{ kind: 'cash', amount: 10, given: 5 }, 400, 'What is given must cover the amount and the tip'],
      [{ kind: 'upi', amount: 10, given: 10 }, 400, 'Only of cash can more be given than is paid'],
      [{ kind: 'cash', amount: 10, claimId: 0 }, 400, 'Invalid claim'],
      [{ kind: 'cash', amount: bill.total + 1 }, 409, `Only ₹${bill.total.toFixed(2)} is left to pay of this bill`],
    ];
    for (const [body, status, message] of refused)
      expect((await take(orderId, body)).body).toMatchObject({ statusCode: status, message });
    expect((await take(open, { kind: 'cash', amount: 1 })).status).toBe(409);
    expect((await take(999_999, { kind: 'cash', amount: 1 })).status).toBe(404);
    expect((await house.owner.api.get(`/orders/${open}/payment`)).status).toBe(409);
    for (const path of [`/orders/${orderId}/payment`, `/orders/${orderId}/upi-code`])
      expect((await stranger.api.get(path)).status).toBe(404);
    expect((await take(orderId, { kind: 'cash', amount: 1 }, stranger)).status).toBe(404);
    expect((await undo(orderId, 1, 'mine', stranger)).status).toBe(404);
    expect(await house.system.log.head()).toBe(head);
    expect(await claimsOf(await signedInOwner(house.system))).toEqual([]);
  });
});
