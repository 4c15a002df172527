import { describe, expect, it } from '@jest/globals';
import type { AuditEntry, OrderHistory } from '@sae/domain/audit';
import type { CompletedTable, CurrentDay } from '@sae/domain/ordering';
import { House } from '../../testing/house.js';
import { expectStatus, placeOrder, TERMS } from '../../testing/verbs.js';

const house = new House();
const get = async <T>(path: string) => (await house.owner.api.get(path).then(expectStatus(200))).body as T;

const billed = async (): Promise<CompletedTable> => {
  const tableNo = house.newTable();
  const { id } = await placeOrder(house.owner, house.menu, { table: tableNo });
  await house.owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
  return (await house.owner.api.post('/orders/complete', { tableNo, ...TERMS }).then(expectStatus(201))).body;
};
const paid = async (): Promise<CompletedTable> => {
  const bill = await billed();
  await house.owner.api.put(`/orders/${bill.orderIds[0]}/paid`).then(expectStatus(200));
  return bill;
};
const notes = async () => {
  const filter = encodeURIComponent(JSON.stringify({ kind: 'credit-note-issued' }));
  return get<AuditEntry[]>(`/audit?filter=${filter}`);
};

describe('A credit note', () => {
  it('is issued for a paid bill that is brought back, and stands in audit, history and the day’s sheet', async () => {
    await house.owner.api.post('/days/open', { openingCash: 0 }).then(expectStatus(201));
    const bill = await paid();
    const [id] = bill.orderIds;
    await house.owner.api.put(`/orders/${id}/recurring`, { reason: 'cold' }).then(expectStatus(200));
    const [entry] = await notes();
    expect(entry).toMatchObject({ billNo: bill.billNo, total: bill.total, reason: 'cold', orderIds: [id] });
    const { noteNo = '' } = entry ?? {};
    expect(noteNo).toMatch(/^CN\d{4}-\d{2}\/\d{6}$/);
    const { entries } = await get<OrderHistory>(`/orders/${id}/history`);
    const told = entries.find(({ kind }) => kind === 'credit-note-issued');
    expect(told).toMatchObject({ noteNo, bill: { billNo: bill.billNo, total: bill.total }, from: 'past', to: 'past' });
    const { day } = await get<CurrentDay>('/days/current');
    expect(day?.creditNotes).toEqual({ from: noteNo, to: noteNo, count: 1, total: bill.total });
  });

  it('is found in the audit by its own number, with all that became of its bill', async () => {
    const bill = await paid();
    await house.owner.api.put(`/orders/${bill.orderIds[0]}/recurring`).then(expectStatus(200));
    const [{ noteNo = '' } = {}] = await notes();
    const about = (billNo: string) =>
      get<AuditEntry[]>(`/audit?filter=${encodeURIComponent(JSON.stringify({ billNo }))}`);
    const found = await about(noteNo);
    expect(found[0]).toMatchObject({ kind: 'credit-note-issued', noteNo, billNo: bill.billNo });
    expect(found).toEqual(await about(bill.billNo));
    expect(await about(`${noteNo.slice(0, -6)}900000`)).toEqual([]);
  });

  it('has the next number when an order of a paid bill is deleted', async () => {
    const before = await notes();
    const bill = await paid();
    await house.owner.api.delete(`/orders/${bill.orderIds[0]}`, { reason: 'wrong guest' }).then(expectStatus(200));
    const [entry] = await notes();
    const next = Number(before[0]?.noteNo?.slice(-6)) + 1;
    expect(entry).toMatchObject({ billNo: bill.billNo, noteNo: expect.stringMatching(new RegExp(`0*${next}$`)) });
  });

  it('is not issued for a bill that nobody paid', async () => {
    const before = await notes();
    const bill = await billed();
    await house.owner.api.put(`/orders/${bill.orderIds[0]}/recurring`).then(expectStatus(200));
    expect(await notes()).toEqual(before);
  });
});
