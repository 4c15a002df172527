import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { OrderHistory } from '@sae/domain/audit';
import type { BillView } from '@sae/domain/billing';
import type { ChangedOrder, OrderView, TicketView } from '@sae/domain/ordering';
import { billTable } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { Client, expectStatus, orderOf, signedInOwner, TERMS } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });

const asha = { name: 'Asha Rao', phone: '+91 98450 12345' };
const ravi = { name: 'Ravi', phone: '080 4112 2334', address: '4 Park Road, second floor' };

const bothNodes = () => house.system.urls.map((url) => new Client(url, house.owner.token)) as [Client, Client];
const ask = (more: object, { api = house.owner.api, headers = {} } = {}) =>
  api.post('/orders/admin', { ...orderOf(house.menu), tableNo: undefined, ...more }, headers);
const taken = async (more: object): Promise<OrderView> => (await ask(more).then(expectStatus(201))).body as OrderView;
const accept = async (id: number): Promise<ChangedOrder> =>
  (await house.owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200))).body as ChangedOrder;
const listed = async (list: string, id: number) => {
  const { body } = await house.owner.api.get(`/orders/${list}`).then(expectStatus(200));
  return (body as OrderView[]).find((order) => order.id === id);
};

describe('An order that goes out', () => {
  it('has a call number and whose it is in each list, on its ticket and on its bill', async () => {
    const order = await taken({ kind: 'takeaway', customer: { ...asha, name: ' Asha  Rao ', address: '' } });
    expect(order).toMatchObject({ tableNo: expect.any(Number), customer: asha, status: 'live' });
    expect(order.tableNo).toBeGreaterThan(10_000);
    expect(await listed('live', order.id)).toEqual(order);
    const { tickets } = await accept(order.id);
    expect(tickets).toMatchObject([{ kind: 'NEW', tableNo: order.tableNo, customer: asha }]);
    expect(((await house.owner.api.get(`/orders/${order.id}/tickets`)).body as TicketView[])[0]).toEqual(tickets[0]);
    expect(await listed('recurring', order.id)).toMatchObject({ customer: asha });

    const joins = await taken({ tableNo: order.tableNo });
    expect(joins).toMatchObject({ tableNo: order.tableNo, customer: asha });
    const bill = await billTable(house.owner, order.tableNo, [joins.id]);
    expect(bill).toMatchObject({ tableNo: order.tableNo, customer: asha, orders: [{ customer: asha }, {}] });
    const reprint = await house.owner.api.get(`/orders/reprint/${order.id}`).then(expectStatus(200));
    expect(reprint.body as BillView).toMatchObject({ tableNo: order.tableNo, customer: asha });
    expect(await house.pastOrder(order.id)).toMatchObject({ tableNo: order.tableNo, customer: asha });
    const paid = { kind: 'cash', amount: bill.total };
    await house.owner.api.post(`/orders/${order.id}/tenders`, paid).then(expectStatus(201));

    const back = await accept(order.id);
    expect(back).toMatchObject({ tableNo: order.tableNo, customer: asha, status: 'recurring' });
    const { entries } = (await house.owner.api.get(`/orders/${order.id}/history`)).body as OrderHistory;
    expect(entries[0]).toMatchObject({ kind: 'order-placed', order: { tableNo: order.tableNo, customer: asha } });
  });

  it('sits down where it is moved, and stays whose it is', async () => {
    const tableNo = house.newTable();
    const { id } = await taken({ kind: 'delivery', customer: ravi });
    await house.owner.api.put(`/orders/${id}/table`, { tableNo }).then(expectStatus(200));
    expect(await listed('live', id)).toMatchObject({ tableNo, customer: ravi });
  });

  it('is answered again with its call number, however often it is asked, by either node', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [one, other] = bothNodes();
    const first = await ask({ kind: 'takeaway' }, { api: one, headers }).then(expectStatus(201));
    await taken({ kind: 'takeaway' });
    expect((await ask({ kind: 'takeaway' }, { api: other, headers }).then(expectStatus(201))).body).toEqual(first.body);
    const otherwise = await ask({ kind: 'takeaway', customer: asha }, { api: one, headers });
    expect(otherwise.status).toBe(422);
  });

  it('taken by two at once on two nodes has a call number of its own each', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        ask({ kind: 'takeaway', customer: { name: `Guest ${n}` } }, { api: bothNodes()[(n % 2) as 0 | 1] }),
      ),
    );
    const given = answers.map((answer) => (expectStatus(201)(answer).body as OrderView).tableNo);
    expect(new Set(given).size).toBe(12);
    expect(Math.max(...given) - Math.min(...given)).toBe(11);
  });

  it('begins again from 1 when the restaurant’s day does', async () => {
    const owner = await signedInOwner(house.system);
    await owner.api.post('/menu', { category: 'Tea', name: 'Chai', isVeg: true, price: 20 }).then(expectStatus(201));
    const calledAt = async (time: string, kind = 'takeaway') => {
      house.system.clock.set(time);
      const { body } = await owner.api.post('/orders/admin', { kind, items: [{ id: 1, quantity: 1 }] });
      return (body as OrderView).tableNo;
    };
    const tonight = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    try {
      // Midnight in India; what is open from the day before is passed over.
      expect(await calledAt(`${tonight}T18:29:58.000Z`)).toBe(10_001);
      expect(await calledAt(`${tonight}T18:29:59.000Z`)).toBe(10_002);
      await owner.api.delete('/orders/1').then(expectStatus(200));
      expect(await calledAt(`${tonight}T18:30:00.000Z`)).toBe(10_001);
      expect(await calledAt(`${tonight}T18:30:01.000Z`)).toBe(10_003);
    } finally {
      house.system.clock.set(new Date().toISOString());
    }
  });
});

describe('A call number', () => {
  it('at which nothing is open is nobody’s', async () => {
    const { id } = await taken({ tableNo: house.newTable() });
    const nothing = { code: 'table/nothing-open', message: 'Nothing is open at Takeaway 4321' };
    const tableNo = 14_321;
    expect((await ask({ tableNo }).then(expectStatus(409))).body).toMatchObject(nothing);
    const moved = await house.owner.api.put(`/orders/${id}/table`, { tableNo }).then(expectStatus(409));
    expect(moved.body).toMatchObject(nothing);
    const bill = await house.owner.api.post('/orders/complete', { tableNo, ...TERMS }).then(expectStatus(409));
    expect(bill.body).toMatchObject({ message: 'No orders for selected table' });
  });

  it('is of its restaurant alone', async () => {
    const { tableNo, id } = await taken({ kind: 'takeaway', customer: asha });
    const other = await signedInOwner(house.system);
    await other.api.post('/menu', { category: 'Tea', name: 'Chai', isVeg: true, price: 20 }).then(expectStatus(201));
    const joins = await other.api.post('/orders/admin', { tableNo, items: [{ id: 1, quantity: 1 }] });
    expect([joins.status, joins.body.code]).toEqual([409, 'table/nothing-open']);
    await other.api.get(`/orders/${id}/history`).then(expectStatus(404));
  });

  it('has no code that guests could open', async () => {
    const { tableNo } = await taken({ kind: 'takeaway' });
    await house.owner.api.post('/tables/generate-qr', { tableNo }).then(expectStatus(400));
  });
});
