import { describe, expect, it } from '@jest/globals';
import type { AuditEntry, OrderHistory } from '@sae/domain/audit';
import type { BillView } from '@sae/domain/billing';
import type { CompletedTable } from '@sae/domain/ordering';
import { names } from '../../testing/bad-accounts.js';
import { House } from '../../testing/house.js';
import { expectStatus, placeOrder, TERMS } from '../../testing/verbs.js';

const house = new House();
const ACME = { name: 'Acme Ltd', gstNumber: '27AAACB1234C9ZX' };
const asked = { buyerName: ` ${ACME.name}`, buyerGstNumber: ACME.gstNumber };

/** Two orders of a table of their own on one bill. */
const billed = async (said: object = {}): Promise<CompletedTable> => {
  const tableNo = house.newTable();
  for (let n = 0; n < 2; n += 1) {
    const { id } = await placeOrder(house.owner, house.menu, { table: tableNo });
    await house.owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
  }
  return (await house.owner.api.post('/orders/complete', { tableNo, ...TERMS, ...said }).then(expectStatus(201))).body;
};
const reprinted = async ([orderId]: readonly number[]) =>
  (await house.owner.api.get(`/orders/reprint/${orderId}`).then(expectStatus(200))).body as BillView;

describe('A business guest', () => {
  it('stands on the bill, in the audit and in the order’s history', async () => {
    const bill = await billed(asked);
    expect(bill).toMatchObject({ buyer: ACME });
    expect(await reprinted(bill.orderIds)).toMatchObject({ buyer: ACME });
    const filter = JSON.stringify({ billNo: bill.billNo });
    const audit = (await house.owner.api.get(`/audit?filter=${filter}`).then(expectStatus(200))).body as AuditEntry[];
    expect(audit).toMatchObject([{ kind: 'bill-issued', buyer: ACME }]);
    const { body } = await house.owner.api.get(`/orders/${bill.orderIds[0]}/history`).then(expectStatus(200));
    expect((body as OrderHistory).entries.at(-1)).toMatchObject({ bill: { buyer: ACME } });
  });

  it('may have no number, and a bill be nobody’s', async () => {
    expect((await billed({ buyerName: 'Own' })).buyer).toEqual({ name: 'Own' });
    expect(await billed()).not.toHaveProperty('buyer');
  });

  it('stands on the bill that takes its place', async () => {
    const { orderIds, billNo } = await billed(asked);
    await house.owner.api.put(`/orders/${orderIds[0]}/recurring`).then(expectStatus(200));
    const again = await reprinted(orderIds.slice(1));
    expect(again).toMatchObject({ buyer: ACME });
    expect(again.billNo).not.toBe(billNo);
  });
});

describe('A bill', () => {
  it('says what it is to the tax office and of which state, as it was that day', async () => {
    const before = await billed({ gstRate: 5 });
    expect(before).toMatchObject({ title: 'Bill of Supply', state: null });
    const fields = { ...names, gstNumber: '29ABCDE1234F1Z5' };
    await house.owner.api.form('/users/account', { fields }).then(expectStatus(200));
    const state = { code: '29', name: 'Karnataka' };
    expect(await billed({ gstRate: 5 })).toMatchObject({ title: 'Tax Invoice', state });
    expect(await billed({ gstRate: 0 })).toMatchObject({ title: 'Bill of Supply', state });
    expect(await reprinted(before.orderIds)).toMatchObject({ title: 'Bill of Supply', state: null });
  });
});
