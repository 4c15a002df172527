import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry, OrderHistory } from '@sae/domain/audit';
import { paiseOf, toRupees } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import type { BillPaymentView, CurrentDay, DayView } from '@sae/domain/ordering';
import { billTable, payableOwner } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { addMenu, Client, expectStatus, placeOrder, TERMS, type Owner } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });
let owner: Owner;
let api: Owner['api'];
let menu: MenuItemView[];

beforeEach(async () => {
  owner = await payableOwner(house.system);
  ({ api } = owner);
  menu = await addMenu(owner);
  await api.post('/days/open', { openingCash: 1_000 }).then(expectStatus(201));
});

const day = async (): Promise<DayView> =>
  ((await api.get('/days/current').then(expectStatus(200))).body as CurrentDay).day!;
const expectedCash = async () => (await day()).kinds.find(({ kind }) => kind === 'cash')?.expected;
const sumOf = (...rupees: readonly number[]) => toRupees(paiseOf(rupees));
const payment = async (id: number) =>
  (await api.get(`/orders/${id}/payment`).then(expectStatus(200))).body as BillPaymentView;
const giveBack = (id: number | string | undefined, kind: unknown, by: Client = api) =>
  by.post(`/days/given-back/${id}`, { kind });

/** Paid in cash, brought back and billed again with all of it taken off but the service. */
const paidTooMuch = async (tableNo = 4) => {
  const { id } = await placeOrder(owner, menu, { table: tableNo });
  await api.put(`/orders/${id}/recurring`).then(expectStatus(200));
  const { total } = await billTable(owner, tableNo, []);
  await api.post(`/orders/${id}/tenders`, { kind: 'cash', amount: total }).then(expectStatus(201));
  await api.put(`/orders/${id}/recurring`, { reason: 'a discount was forgotten' }).then(expectStatus(200));
  const again = await api.post('/orders/complete', { tableNo, ...TERMS, discount: 50 }).then(expectStatus(201));
  const { billNo, total: less } = again.body as { billNo: string; total: number };
  return { id, total, billNo, over: sumOf(total, -less) };
};

describe('What a guest paid too much', () => {
  it('is to be given back on the day’s sheet, and in the drawer, until somebody says that it was', async () => {
    const { id, total, billNo, over } = await paidTooMuch();
    const { backId, toGiveBack } = await payment(id);
    expect(toGiveBack).toBe(over);
    expect(await day()).toMatchObject({
      toGiveBack: { count: 1, total: over, listed: [{ backId, billNo, tableNo: 4, orderIds: [id], amount: over }] },
      givenBack: { count: 0, listed: [] },
    });
    expect(await expectedCash()).toBe(sumOf(1_000, total));

    const answer = (await giveBack(backId, 'cash').then(expectStatus(201))).body as CurrentDay;
    expect(answer.day).toEqual(await day());
    const given = { amount: over, kind: 'cash', actor: 'person:1', at: expect.any(String) };
    expect(answer.day).toMatchObject({
      toGiveBack: { count: 0, listed: [] },
      givenBack: { count: 1, total: over, listed: [{ backId, billNo, ...given }] },
    });
    expect(await expectedCash()).toBe(sumOf(1_000, total, -over));
    const after = await payment(id);
    expect(after).toMatchObject({ isPaid: true, paid: total, toGiveBack: 0, givenBack: given });
    expect(after).not.toHaveProperty('backId');
  });

  it('is told with its order, in its history and in the audit', async () => {
    const { id, billNo, over } = await paidTooMuch();
    await giveBack((await payment(id)).backId, 'upi').then(expectStatus(201));
    const told = { kind: 'money-given-back', tender: { kind: 'upi' } };
    const { entries } = (await api.get(`/orders/${id}/history`).then(expectStatus(200))).body as OrderHistory;
    expect(entries.at(-1)).toMatchObject({ ...told, from: 'past', to: 'past', paid: over, bill: { billNo } });
    const [entry] = (await api.get('/audit').then(expectStatus(200))).body as AuditEntry[];
    expect(entry).toMatchObject({ ...told, billNo, tableNo: 4, orderIds: [id], total: over });
  });

  it('of an order that was deleted is owed too, and its history goes on', async () => {
    const { id, total } = await paidTooMuch();
    await giveBack((await payment(id)).backId, 'cash').then(expectStatus(201));
    await api.delete(`/orders/${id}`, { reason: 'a complaint' }).then(expectStatus(200));
    const [owed] = (await day()).toGiveBack.listed;
    expect(owed).toMatchObject({ billNo: null, tableNo: null, orderIds: [id], by: [{ kind: 'cash' }] });
    await giveBack(owed?.backId, 'cash').then(expectStatus(201));
    expect(await expectedCash()).toBe(1_000);
    expect((await day()).givenBack).toMatchObject({ count: 2, total });
    const { entries } = (await api.get(`/orders/${id}/history`).then(expectStatus(200))).body as OrderHistory;
    expect(entries.slice(-2)).toMatchObject([{ kind: 'order-deleted' }, { kind: 'money-given-back', to: 'deleted' }]);
  });

  it('is given back once, whoever is quicker, and the same request is answered alike', async () => {
    const { backId } = await payment((await paidTooMuch()).id);
    const nodes = house.system.urls.map((url) => new Client(url, owner.token));
    const answers = await Promise.all(nodes.map((node) => giveBack(backId, 'cash', node)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      ...{ code: 'back/not-owed', message: 'This is given back already, or is not to be given back any more' },
    });
    const { backId: another } = await payment((await paidTooMuch(5)).id);
    const headers = { 'idempotency-key': `back-${owner.restaurantId}` };
    for (const node of nodes)
      await node.post(`/days/given-back/${another}`, { kind: 'card' }, headers).then(expectStatus(201));
    expect((await day()).givenBack.count).toBe(2);
  });

  it('is no business of others, and what is wrong with a request is said', async () => {
    const { backId } = await payment((await paidTooMuch()).id);
    const stranger = await payableOwner(house.system);
    const head = await house.system.log.head();
    expect((await giveBack(backId, 'cash', stranger.api)).body).toMatchObject({ code: 'back/not-owed' });
    for (const kind of [undefined, 'cheque', ['cash'], null])
      expect((await giveBack(backId, kind)).body).toMatchObject({
        ...{ statusCode: 400, message: 'Kind must be cash, upi, card or other' },
      });
    for (const id of ['0', 'x', '-1']) expect((await giveBack(id, 'cash')).status).toBe(404);
    expect((await giveBack(99, 'cash')).status).toBe(409);
    expect(await house.system.log.head()).toBe(head);
  });
});
