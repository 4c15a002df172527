import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { AuditEntry, OrderHistory } from '@sae/domain/audit';
import type { CompletedTable, OrderItemView, OrderView } from '@sae/domain/ordering';
import { scanned, sittingOf } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { Client, expectStatus, placeOrder, signedInOwner, TERMS } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });

const accept = (id: number) => house.owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
const complete = (tableNo: number, part: object, { headers = {}, api = house.owner.api } = {}) =>
  api.post('/orders/complete', { tableNo, ...TERMS, ...part }, headers);
const billed = async (tableNo: number, part: object = {}): Promise<CompletedTable> =>
  (await complete(tableNo, part).then(expectStatus(201))).body;
const lineOf = (orderId: number, { id, portion, price }: OrderItemView, quantity: unknown = 1) => ({
  ...{ orderId, id, portion, price, quantity },
});

/** So many orders of two dishes, each taken twice, running at a table of their own. */
const running = async (count = 1): Promise<{ tableNo: number; orders: OrderView[] }> => {
  const tableNo = house.newTable();
  const orders: OrderView[] = [];
  for (let n = 0; n < count; n += 1) {
    const items = house.menu.slice(0, 2).map(({ id }) => ({ id, quantity: 2 }));
    orders.push((await house.owner.api.post('/orders/admin', { tableNo, items }).then(expectStatus(201))).body);
    await accept(orders[n]!.id);
  }
  return { tableNo, orders };
};
const runningAt = async (table: number): Promise<OrderView[]> =>
  ((await house.owner.api.get('/orders/recurring').then(expectStatus(200))).body as OrderView[]).filter(
    ({ tableNo }) => tableNo === table,
  );
const historyOf = async (id: number) =>
  ((await house.owner.api.get(`/orders/${id}/history`).then(expectStatus(200))).body as OrderHistory).entries;
const kinds = async (id: number) => (await historyOf(id)).map(({ kind }) => kind);
const bothNodes = () => house.system.urls.map((url) => new Client(url, house.owner.token)) as [Client, Client];

describe('A part of a table', () => {
  it('is billed by orders; the others stay running, and are billed later', async () => {
    const { tableNo, orders } = await running(3);
    const [first, second, third] = orders.map(({ id }) => id) as [number, number, number];
    const part = await billed(tableNo, { orderIds: [third, first] });
    expect(part.orders.map(({ id, status }) => [id, status])).toEqual([
      [first, 'past'],
      [third, 'past'],
    ]);
    expect(part).not.toHaveProperty('stay');
    expect(await runningAt(tableNo)).toEqual([expect.objectContaining({ id: second })]);
    expect((await billed(tableNo)).orderIds).toEqual([second]);
  });

  it('is billed by items; these are an order of their own, and what is left of the other stays', async () => {
    const { tableNo, orders } = await running();
    const { id, items, createdAt } = orders[0]!;
    const [one, two] = items as [OrderItemView, OrderItemView];
    const part = await billed(tableNo, { lines: [lineOf(id, one), lineOf(id, two, 2)] });
    const next = part.orderIds[0]!;
    expect(part.items).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
    expect(part.orders).toMatchObject([{ id: next, tableNo, status: 'past', createdAt }]);
    expect(part.stay).toMatchObject([{ id, status: 'recurring', items: [{ ...one, quantity: 1 }], total: one.price }]);
    expect(await runningAt(tableNo)).toEqual(part.stay);
    expect(await house.pastOrder(next)).toEqual(part.orders[0]);
    expect((await house.owner.api.get(`/orders/reprint/${next}`).then(expectStatus(200))).body.billNo).toBe(
      part.billNo,
    );
  });

  it('is told in the histories of both orders and in the audit', async () => {
    const { tableNo, orders } = await running();
    const { id, items } = orders[0]!;
    const { orderIds, billNo } = await billed(tableNo, { lines: [lineOf(id, items[0]!)] });
    const [next] = orderIds as [number];
    expect(await historyOf(next)).toMatchObject([
      { kind: 'order-split', from: null, to: 'recurring', splitFrom: id, lines: [{ quantity: 1 }] },
      { kind: 'bill-issued', to: 'past', bill: { billNo } },
    ]);
    expect((await historyOf(id)).at(-1)).toMatchObject({ kind: 'order-split', to: 'recurring', splitInto: next });
    const { body } = await house.owner.api.get(`/audit?filter=${JSON.stringify({ tableNo, kind: 'order-split' })}`);
    expect(body as AuditEntry[]).toMatchObject([{ orderIds: [next] }, { orderIds: [id], splitInto: next }]);
  });

  it('adds up with the others to what one bill of the table would be, to the paisa', async () => {
    const terms = { discount: 12.5, gstRate: 18, gstType: 'exclusive' };
    const [whole, split] = [await running(2), await running(2)];
    const { total } = await billed(whole.tableNo, terms);
    const [one, two] = split.orders as [OrderView, OrderView];
    const parts = [
      await billed(split.tableNo, { ...terms, lines: [lineOf(one.id, one.items[1]!), lineOf(two.id, two.items[0]!)] }),
      await billed(split.tableNo, { ...terms, orderIds: [two.id] }),
      await billed(split.tableNo, terms),
    ];
    expect(parts.reduce((sum, part) => sum + Math.round(part.total * 100), 0)).toBe(Math.round(total * 100));
  });

  it('takes along what was paid for it on a bill that was cancelled', async () => {
    const { tableNo, orders } = await running();
    const { id, items } = orders[0]!;
    const { total } = await billed(tableNo);
    await house.pay(id).then(expectStatus(200));
    await accept(id);
    const part = await billed(tableNo, { lines: [lineOf(id, items[0]!)] });
    expect(part.payment).toMatchObject({ paid: part.total, toPay: 0 });
    expect(part.stay?.[0]?.paid).toBe(Math.round((total - part.total) * 100) / 100);
    expect((await billed(tableNo)).payment).toMatchObject({ toPay: 0, toGiveBack: 0 });
  });

  it('is billed once, however often it is asked, and answered alike', async () => {
    const { tableNo, orders } = await running();
    const { id, items } = orders[0]!;
    const once = () =>
      complete(tableNo, { lines: [lineOf(id, items[0]!)] }, { headers: { 'idempotency-key': `part-${randomUUID()}` } });
    const headers = { 'idempotency-key': randomUUID() };
    const ask = () => complete(tableNo, { lines: [lineOf(id, items[0]!)] }, { headers });
    const first = await ask().then(expectStatus(201));
    await once().then(expectStatus(201));
    expect((await ask().then(expectStatus(201))).body).toEqual(first.body);
    expect((await runningAt(tableNo))[0]?.items).toHaveLength(1);
  });

  it('is answered as it was, when its order was brought back and changed before it is asked again', async () => {
    const { tableNo, orders } = await running(2);
    const [, { id, items }] = orders as [OrderView, OrderView];
    const headers = { 'idempotency-key': randomUUID() };
    const ask = () => complete(tableNo, { lines: [lineOf(id, items[0]!)] }, { headers });
    const first = await ask().then(expectStatus(201));
    const [torn] = (first.body as CompletedTable).orderIds as [number];
    await accept(torn);
    const more = { items: [{ id: house.menu[1]!.id, quantity: 5 }] };
    await house.owner.api.post(`/orders/${torn}/lines`, more).then(expectStatus(201));
    await billed(tableNo);
    expect((await ask().then(expectStatus(201))).body).toEqual(first.body);
  });

  it('is seen by the guests of the table: each dish once', async () => {
    const tableNo = house.newTable();
    const phone = await scanned(house.owner, tableNo);
    const { id } = await phone.order(house.menu);
    await accept(id);
    const { items } = (await runningAt(tableNo))[0]!;
    const part = await billed(tableNo, { lines: [lineOf(id, items[0]!)] });
    const sitting = await sittingOf(phone);
    expect(sitting.orders).toMatchObject([
      { id, items: items.slice(1) },
      { id: part.orderIds[0], items: [items[0]] },
    ]);
    expect(sitting.bills).toMatchObject([{ billNo: part.billNo, total: part.total }]);
  });
});

describe('What cannot be billed apart', () => {
  it.each<[object, string]>([
    [{ orderIds: [] }, 'Please select at least one order'],
    [{ orderIds: 'all' }, 'Selected orders are invalid. Please try again.'],
    [{ orderIds: [0] }, 'Selected orders are invalid. Please try again.'],
    [{ orderIds: ['1'] }, 'Selected orders are invalid. Please try again.'],
    [{ lines: [] }, 'Please select at least one item'],
    [{ lines: {} }, 'Selected items are invalid. Please try again.'],
    [{ lines: [[]] }, 'Selected items are invalid. Please try again.'],
    [{ lines: [null] }, 'Selected items are invalid. Please try again.'],
    [{ lines: [{ orderId: 1, id: 1, price: 10, quantity: 0 }] }, 'Quantity must be a whole number from 1'],
    [{ lines: [{ orderId: 1, id: 1, price: -1, quantity: 1 }] }, 'Price must be positive'],
    [{ lines: [{ id: 1, price: 1, quantity: 1 }] }, 'Selected orders are invalid. Please try again.'],
    [
      { orderIds: [1], lines: [{ orderId: 1, id: 1, price: 10, quantity: 1 }] },
      'Please select orders or items, not both',
    ],
  ])('is %j, and says why', async (part, message) => {
    const { tableNo, orders } = await running();
    const { body } = await complete(tableNo, part).then(expectStatus(400));
    expect(body.errors ?? [body.message]).toContain(message);
    expect(await kinds(orders[0]!.id)).toEqual(['order-placed', 'order-accepted']);
  });

  it('is an order that does not run at the table, or is another restaurant’s', async () => {
    const [{ tableNo }, other] = [await running(), await running()];
    const { id } = other.orders[0]!;
    const { body } = await complete(tableNo, { orderIds: [id] }).then(expectStatus(409));
    expect(body.message).toBe(`Order #${id} is at Table ${other.tableNo} now`);
    const live = await placeOrder(house.owner, house.menu, { table: tableNo });
    await complete(tableNo, { orderIds: [live.id] }).then(expectStatus(409));
    await complete(tableNo, { orderIds: [99_999] }).then(expectStatus(404));
    const stranger = await signedInOwner(house.system);
    await complete(tableNo, { orderIds: [id] }, { api: stranger.api }).then(expectStatus(404));
    await complete(tableNo, { lines: [lineOf(id, other.orders[0]!.items[0]!)] }, { api: stranger.api }).then(
      expectStatus(404),
    );
    expect(await kinds(id)).toEqual(['order-placed', 'order-accepted']);
  });
});

describe('Of two at once, on two nodes, one is done and the other told', () => {
  const CHANGED = /^(The order has changed meanwhile|This order is billed already|Order #\d+ is at Table \d+ now)/;
  const race = async (
    rival: (api: Client, order: OrderView, tableNo: number) => Promise<{ status: number; body: { message: string } }>,
    look: (won: 'bill' | 'rival', order: OrderView, tableNo: number) => Promise<void>,
  ) => {
    for (let round = 0; round < 6; round += 1) {
      const { tableNo, orders } = await running();
      const [one, other] = bothNodes();
      const order = orders[0]!;
      const bill = () => complete(tableNo, { lines: [lineOf(order.id, order.items[0]!, 2)] }, { api: one });
      const asked = [bill, () => rival(other, order, tableNo)];
      // Each arrives first in turn.
      const answers = await Promise.all((round % 2 === 0 ? asked : [...asked].reverse()).map((ask) => ask()));
      const [part, rivals] = (round % 2 === 0 ? answers : answers.reverse()) as [
        (typeof answers)[0],
        (typeof answers)[0],
      ];
      expect([part.status, rivals.status].filter((status) => status >= 400).every((status) => status === 409)).toBe(
        true,
      );
      for (const { status, body } of answers) if (status === 409) expect(body.message).toMatch(CHANGED);
      await look(part.status === 201 ? 'bill' : 'rival', order, tableNo);
    }
  };

  it('a line that is billed while it is cancelled', () =>
    race(
      (api, { id, items }) => {
        const { orderId: _, ...line } = lineOf(id, items[0]!, 1);
        return api.post(`/orders/${id}/cancel-line`, { ...line, reason: 'Sold out' });
      },
      async (won, { id, items }, tableNo) => {
        const [left] = await runningAt(tableNo);
        expect(left?.items.map(({ quantity }) => quantity)).toEqual(won === 'bill' ? [2] : [1, 2]);
        expect(left).toMatchObject({ id, items: expect.arrayContaining([items[1]]) });
      },
    ));

  it('a table that is billed in part while it is moved', () =>
    race(
      (api, _, tableNo) => api.post('/orders/move-table', { from: tableNo, tableNo: tableNo + 5000 }),
      async (won, { id, items }, tableNo) => {
        const [there] = await runningAt(tableNo + 5000);
        expect(there).toMatchObject({ id, items: won === 'bill' ? [items[1]] : items });
        expect(await runningAt(tableNo)).toEqual([]);
      },
    ));

  it('a line that two bill', () =>
    race(
      (api, { id, items }, tableNo) => complete(tableNo, { lines: [lineOf(id, items[0]!, 1)] }, { api }),
      async (won, { items }, tableNo) => {
        const [left] = await runningAt(tableNo);
        expect(left?.items).toEqual(won === 'bill' ? [items[1]] : [{ ...items[0], quantity: 1 }, items[1]]);
      },
    ));

  it('a bill that is brought back while another splits the table', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { tableNo, orders } = await running(2);
      const [first, second] = orders as [OrderView, OrderView];
      await billed(tableNo, { orderIds: [first.id] });
      const [one, other] = bothNodes();
      const back = () => other.put(`/orders/${first.id}/recurring`);
      const split = () => complete(tableNo, { orderIds: [first.id, second.id] }, { api: one });
      const [reopened, part] =
        round % 2 === 0 ? await Promise.all([back(), split()]) : (await Promise.all([split(), back()])).reverse();
      expect(reopened?.status).toBe(200);
      // Before it, it meets a bill; after it, all that runs.
      if (part?.status === 409) expect(part.body.message).toBe('This order is billed already');
      else expect(part?.body).toMatchObject({ orderIds: [first.id, second.id] });
      const left = (await runningAt(tableNo)).map(({ id }) => id);
      expect(left).toEqual(part?.status === 409 ? [first.id, second.id] : []);
    }
  });
});
