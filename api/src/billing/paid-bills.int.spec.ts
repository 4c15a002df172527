import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@sae/domain/audit';
import type { BillView } from '@sae/domain/billing';
import type { MenuItemView } from '@sae/domain/menu';
import type { OrderView } from '@sae/domain/ordering';
import { auditorOf } from '../../testing/auditor.js';
import { sharedSystem, type System } from '../../testing/system.js';
import { addMenu, expectStatus, placeOrder, signedInOwner, type Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let stranger: Owner;
let menu: MenuItemView[];

const { audited, accept, complete } = auditorOf(() => owner);

beforeAll(async () => {
  system = await sharedSystem();
  [owner, stranger] = await Promise.all([signedInOwner(system), signedInOwner(system)]);
  menu = await addMenu(owner);
});
afterAll(() => system.stop());

const pay = async (id: number) => (await owner.api.put(`/orders/${id}/paid`).then(expectStatus(200))).body as OrderView;
const undo = (id: number, reason?: string) => owner.api.delete(`/orders/${id}/paid`, reason ? { reason } : {});
const past = async (id: number) =>
  ((await owner.api.get('/orders/past')).body as OrderView[]).find((order) => order.id === id)?.receiptDetails;

/** A paid bill of as many orders of Garlic Naan, ₹55 each. */
const paidBill = async (table: number, orders: number): Promise<{ bill: BillView; ids: number[] }> => {
  const ids: number[] = [];
  for (let n = 0; n < orders; n += 1) {
    const { id } = await placeOrder(owner, menu.slice(2), { table });
    await accept(id);
    ids.push(id);
  }
  const bill = await complete(table);
  await pay(ids[0]!);
  return { bill, ids };
};

describe('A bill marked paid by mistake', () => {
  it('is unpaid again once somebody says why, and the audit says who and why', async () => {
    const { bill, ids } = await paidBill(1, 2);
    expect((await undo(ids[0]!)).body).toMatchObject({
      statusCode: 400,
      message: 'Please say why the payment is undone',
    });
    const { body } = await undo(ids[0]!, 'wrong table').then(expectStatus(200));
    expect(body).toMatchObject({ id: ids[0], status: 'past', receiptDetails: { isPaid: false } });
    for (const id of ids) expect(await past(id)).toMatchObject({ isPaid: false });
    const { entries } = await audited({ billNo: bill.billNo });
    expect(entries[0]).toMatchObject({
      ...{ kind: 'payment-undone', orderIds: ids, total: bill.total, reason: 'wrong table' },
      actor: 'person:1',
    });
    expect((await undo(ids[0]!, 'again')).body).toMatchObject({ statusCode: 409, code: 'payment/not-paid' });
    await pay(ids[1]!);
    expect(await past(ids[0]!)).toMatchObject({ isPaid: true });
  });
});

describe('A paid bill brought back', () => {
  it('keeps what was paid when it is billed again, and says what is to pay or to give back', async () => {
    const { bill, ids } = await paidBill(2, 1);
    const { body: reopened } = await owner.api
      .put(`/orders/${ids[0]}/recurring`, { reason: 'forgot the naan' })
      .then(expectStatus(200));
    expect(reopened).toMatchObject({ status: 'recurring', paid: 57.75 });
    const { id: more } = await placeOrder(owner, menu.slice(2), { table: 2 });
    await accept(more);
    const again = await complete(2);
    expect(again).toMatchObject({ total: 115.5, payment: { paid: 57.75, toPay: 57.75, toGiveBack: 0 } });
    expect(await past(more)).toMatchObject({ isPaid: false, others: 1, payment: { toPay: 57.75 } });
    expect((await audited({ billNo: again.billNo })).entries).toMatchObject([{ kind: 'bill-issued', paid: 57.75 }]);
    expect((await audited({ billNo: bill.billNo })).entries).toMatchObject([
      { kind: 'credit-note-issued', total: 57.75, reason: 'forgot the naan' },
      { kind: 'bill-cancelled', paid: 57.75 },
      { kind: 'bill-paid' },
      { kind: 'bill-issued' },
    ]);
  });

  it('pays for the others on it, whose new bill the audit finds by the old number too', async () => {
    const { bill, ids } = await paidBill(3, 2);
    await owner.api.put(`/orders/${ids[0]}/recurring`, { reason: 'wrong table' }).then(expectStatus(200));
    expect(await past(ids[1]!)).toMatchObject({ isPaid: true, payment: { toPay: 0, toGiveBack: 0 } });
    const { entries } = await audited({ billNo: bill.billNo });
    expect(entries.map(({ kind }) => kind)).toEqual([
      ...['bill-issued', 'credit-note-issued', 'bill-cancelled', 'bill-paid', 'bill-issued'],
    ]);
  });
});

describe('The audit by a bill’s number', () => {
  it('is narrowed further as any other, and is each restaurant’s own', async () => {
    const { bill } = await paidBill(4, 1);
    const kinds = ({ entries }: { entries: AuditEntry[] }) => entries.map(({ kind }) => kind);
    expect(kinds(await audited({ billNo: bill.billNo, kind: 'bill-paid' }))).toEqual(['bill-paid']);
    expect(kinds(await audited({ billNo: bill.billNo, tableNo: 3 }))).toEqual([]);
    expect(kinds(await audited({ billNo: bill.billNo }, undefined, stranger))).toEqual([]);
    expect(kinds(await audited({ billNo: '2019-20/000001' }))).toEqual([]);
  });
  it.each(['000042', 42, '2026-27/000042; --', null])('is refused for %j', async (billNo) => {
    const { status, body } = await owner.api.get(`/audit?filter=${encodeURIComponent(JSON.stringify({ billNo }))}`);
    expect([status, body.message]).toEqual([
      400,
      'billNo must be a bill’s number such as 2026-27/000042, or a credit note’s such as CN2026-27/000042',
    ]);
  });
});
