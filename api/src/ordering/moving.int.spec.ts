import { describe, expect, it } from '@jest/globals';
import type { AuditEntry, OrderHistory } from '@sae/domain/audit';
import type { OrderView } from '@sae/domain/ordering';
import { billTable, scanned, sittingOf } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { Client, expectStatus, placeOrder, signedInOwner, TERMS } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });

const move = (orderId: number, tableNo: unknown, headers = {}) =>
  house.owner.api.put(`/orders/${orderId}/table`, { tableNo }, headers);
const moveTable = (from: unknown, tableNo: unknown) => house.owner.api.post('/orders/move-table', { from, tableNo });
const accept = (id: number) => house.owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));

const listed = async (list: 'live' | 'recurring', tableNo: number) => {
  const { body } = await house.owner.api.get(`/orders/${list}`).then(expectStatus(200));
  return (body as OrderView[]).filter((order) => order.tableNo === tableNo).map(({ id }) => id);
};

const historyOf = async (id: number) =>
  ((await house.owner.api.get(`/orders/${id}/history`)).body as OrderHistory).entries;

describe('An order', () => {
  it('goes to another table, accepted or not, and is billed there', async () => {
    const [from, to] = [house.newTable(), house.newTable()];
    const live = await placeOrder(house.owner, house.menu, { table: from });
    const running = await placeOrder(house.owner, house.menu, { table: from });
    await accept(running.id);
    for (const { id } of [live, running])
      expect((await move(id, to).then(expectStatus(200))).body).toEqual({ orderIds: [id], tableNo: to });
    expect([await listed('live', from), await listed('recurring', from)]).toEqual([[], []]);
    expect([await listed('live', to), await listed('recurring', to)]).toEqual([[live.id], [running.id]]);
    expect(await billTable(house.owner, to, [live.id])).toMatchObject({ tableNo: to, orders: [{}, {}] });
  });

  it('says in its history and in the audit where it was and where it went', async () => {
    const [from, to] = [house.newTable(), house.newTable()];
    const { id } = await placeOrder(house.owner, house.menu, { table: from });
    await move(id, to).then(expectStatus(200));
    await accept(id);
    expect(await historyOf(id)).toMatchObject([
      { kind: 'order-placed', order: { tableNo: from } },
      { kind: 'order-moved', movedFrom: from, movedTo: to, from: 'live', to: 'live' },
      { kind: 'order-accepted' },
    ]);
    for (const tableNo of [from, to]) {
      const { body } = await house.owner.api.get(`/audit?filter=${JSON.stringify({ tableNo, kind: 'order-moved' })}`);
      expect(body as AuditEntry[]).toMatchObject([{ orderIds: [id], movedFrom: from, tableNo: to }]);
    }
  });

  it('is moved once, however often it is asked, and answered alike', async () => {
    const { id } = await placeOrder(house.owner, house.menu, { table: house.newTable() });
    const [headers, to] = [{ 'idempotency-key': `move-${id}` }, house.newTable()];
    const first = await move(id, to, headers).then(expectStatus(200));
    await move(id, house.newTable()).then(expectStatus(200));
    expect((await move(id, to, headers).then(expectStatus(200))).body).toEqual(first.body);
    expect((await historyOf(id)).filter(({ kind }) => kind === 'order-moved')).toHaveLength(2);
  });

  it('that is accepted twice with one key is answered alike, wherever it was moved before', async () => {
    const [{ id }, to] = [await placeOrder(house.owner, house.menu, { table: house.newTable() }), house.newTable()];
    await move(id, to).then(expectStatus(200));
    const once = () => house.owner.api.put(`/orders/${id}/recurring`, undefined, { 'idempotency-key': `take-${id}` });
    const first = await once().then(expectStatus(200));
    await move(id, house.newTable()).then(expectStatus(200));
    expect((await once().then(expectStatus(200))).body).toEqual(first.body);
  });

  it.each([null, '7', -1, 1.5, 10_000, undefined])('goes to no table %p', async (tableNo) => {
    const { id } = await placeOrder(house.owner, house.menu, { table: house.newTable() });
    expect((await move(id, tableNo).then(expectStatus(400))).body).toMatchObject({
      message: 'Please enter a valid table number',
    });
    expect(await historyOf(id)).toHaveLength(1);
  });

  it('stays where it is billed, and where it stands already', async () => {
    const tableNo = house.newTable();
    const { id } = await placeOrder(house.owner, house.menu, { table: tableNo });
    expect((await move(id, tableNo).then(expectStatus(409))).body).toMatchObject({ code: 'order/same-table' });
    await billTable(house.owner, tableNo, [id]);
    expect((await move(id, house.newTable()).then(expectStatus(409))).body).toMatchObject({ code: 'order/billed' });
  });

  it('of another restaurant is not found', async () => {
    const { id } = await placeOrder(house.owner, house.menu, { table: house.newTable() });
    const other = await signedInOwner(house.system);
    await other.api.put(`/orders/${id}/table`, { tableNo: 2 }).then(expectStatus(404));
    await other.api.post('/orders/move-table', { from: 1, tableNo: 2 }).then(expectStatus(409));
  });
});

describe('A table', () => {
  it('goes to another as a whole, and is one with who sit there', async () => {
    const [from, to] = [house.newTable(), house.newTable()];
    const ids = [];
    for (const table of [to, from, from]) ids.push((await placeOrder(house.owner, house.menu, { table })).id);
    expect((await moveTable(from, to).then(expectStatus(201))).body).toEqual({ orderIds: ids.slice(1), tableNo: to });
    expect(await listed('live', to)).toEqual(ids);
    expect((await moveTable(from, to).then(expectStatus(409))).body).toMatchObject({
      message: `Nothing is open at Table ${from}`,
    });
  });

  it.each([
    [null, 2],
    [1, null],
    ['1', 2],
    [1, 10_000],
  ])('goes not from %p to %p', (from, to) => moveTable(from, to).then(expectStatus(400)));

  it('takes its guests along: the code there shows their orders, the old one where they went', async () => {
    const [from, to] = [house.newTable(), house.newTable()];
    const [phone, there] = [await scanned(house.owner, from), await scanned(house.owner, to)];
    const order = await phone.order(house.menu);
    await moveTable(from, to).then(expectStatus(201));
    expect(await sittingOf(phone)).toMatchObject({ orders: [], due: 0, movedTo: to });
    expect(await sittingOf(there)).toMatchObject({ id: order.id, orders: [order], due: order.total });
    await phone.order(house.menu.slice(1));
    expect(await sittingOf(phone)).not.toHaveProperty('movedTo');
  });

  it('that is billed while it is moved is billed at one of the two, once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [from, to] = [house.newTable(), house.newTable()];
      const { id } = await placeOrder(house.owner, house.menu, { table: from });
      await accept(id);
      const [one, other] = house.system.urls.map((url) => new Client(url, house.owner.token)) as [Client, Client];
      const [moved, billed] = await Promise.all([
        one.post('/orders/move-table', { from, tableNo: to }),
        other.post('/orders/complete', { tableNo: from, ...TERMS }),
      ]);
      expect([moved.status, billed.status].sort()).toEqual([201, 409]);
      expect((moved.status === 201 ? billed : moved).body.message).toMatch(/^(No orders for selected|Nothing is open)/);
      const at = moved.status === 201 ? await billTable(house.owner, to, []) : billed.body;
      expect(at.orders.map((order: OrderView) => order.id)).toEqual([id]);
    }
  });
});
