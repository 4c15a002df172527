import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { AuditEntry, ListsAt, OrderHistory } from '@sae/domain/audit';
import type { ChangedOrder, DeletedOrder, OrderItemView, OrderView, TicketView } from '@sae/domain/ordering';
import type { Response } from 'supertest';
import { billTable, scanned, sittingOf } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { addMenu, Client, expectStatus, placeOrder, signedInOwner, TERMS } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });

type Change = readonly [verb: 'post' | 'put', part: string, body: object];

const lineOf = ({ id, portion, price, specialInstructions }: OrderItemView) => ({
  ...{ id, portion, price, specialInstructions },
});
const adding = (items: readonly object[], more = {}): Change => ['post', 'lines', { items, ...more }];
const cancelling = (line: object, quantity: unknown = 1, reason: unknown = 'Sold out'): Change => [
  ...(['post', 'cancel-line'] as const),
  { ...line, quantity, reason },
];
const noting = (line: object, note: unknown): Change => ['put', 'note', { ...line, note }];

const ask = (id: number, [verb, part, body]: Change, { headers = {}, api = house.owner.api } = {}) =>
  api[verb](`/orders/${id}/${part}`, body, headers);
const answered = async (id: number, change: Change): Promise<ChangedOrder> =>
  (await ask(id, change).then(expectStatus(change[0] === 'post' ? 201 : 200))).body as ChangedOrder;
const changed = async (id: number, change: Change): Promise<OrderView> => {
  const { tickets: _, ...order } = await answered(id, change);
  return order;
};

const accept = (id: number) => house.owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
const placed = (table = house.newTable()) => placeOrder(house.owner, house.menu.slice(0, 2), { table });
const shown = async (id: number): Promise<OrderView | undefined> => {
  for (const list of ['live', 'recurring', 'past']) {
    const { body } = await house.owner.api.get(`/orders/${list}`).then(expectStatus(200));
    const found = (body as OrderView[]).find((order) => order.id === id);
    if (found) return found;
  }
  return undefined;
};
const historyOf = async (id: number) =>
  ((await house.owner.api.get(`/orders/${id}/history`)).body as OrderHistory).entries;
const sumOf = (items: readonly OrderItemView[]) =>
  items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100;
const bothNodes = () => house.system.urls.map((url) => new Client(url, house.owner.token)) as [Client, Client];

describe('An open order', () => {
  it.each(['live', 'recurring'])('that is %s takes more, and stays where it is', async (status) => {
    const { id, items, tableNo } = await placed();
    if (status === 'recurring') await accept(id);
    const [first] = house.menu;
    const order = await changed(id, adding([{ id: first!.id, quantity: 3 }], { total: first!.price * 3 }));
    expect(order).toMatchObject({ id, status, tableNo, items: [...items, { id: first!.id, quantity: 3 }] });
    expect(order.total).toBe(sumOf(order.items));
    expect(await shown(id)).toEqual(order);
  });

  it('takes it at the menu’s price of that moment, and keeps those of the lines before', async () => {
    const item = (await house.owner.api.post('/menu', { category: 'Tea', name: 'Chai', isVeg: true, price: 20 })).body;
    const { id } = await placeOrder(house.owner, [item], { table: house.newTable() });
    await house.owner.api.put(`/menu/${item.id}`, { category: 'Tea', name: 'Chai', isVeg: true, price: 25 });
    const stale = await ask(id, adding([{ id: item.id, quantity: 1, price: 20 }])).then(expectStatus(409));
    expect(stale.body).toMatchObject({ code: 'order/price-changed' });
    const { items, total } = await changed(id, adding([{ id: item.id, quantity: 1, price: 25 }]));
    expect(items.map(({ price }) => price)).toEqual([20, 25]);
    expect(total).toBe(sumOf(items));
    await house.owner.api.put(`/menu/${item.id}/toggle`).then(expectStatus(200));
    expect((await ask(id, adding([{ id: item.id, quantity: 1 }])).then(expectStatus(409))).body).toMatchObject({
      message: 'This item is currently unavailable',
    });
  });

  it('loses what is cancelled of it, is noted otherwise, and is billed as it is then', async () => {
    const { id, tableNo, items } = await placed();
    const [first, second] = items as [OrderItemView, OrderItemView];
    await changed(id, adding([{ id: first.id, quantity: 2, specialInstructions: 'less spicy' }]));
    await changed(id, cancelling(lineOf(second), second.quantity, 'Guest changed their mind'));
    await changed(id, cancelling({ ...lineOf(first), specialInstructions: 'less spicy' }));
    const order = await changed(id, noting({ ...lineOf(first), specialInstructions: 'less spicy' }, ' no  onion '));
    expect(order.items).toMatchObject([first, { id: first.id, quantity: 1, specialInstructions: 'no onion' }]);
    expect(order.total).toBe(sumOf(order.items));
    const bill = await billTable(house.owner, tableNo, [id]);
    expect(bill.originalSubtotal).toBe(order.total);

    const back = await house.owner.api.put(`/orders/${id}/recurring`, { reason: 'More to come' });
    expect(back.body).toMatchObject({ items: order.items, total: order.total, status: 'recurring' });
    const { body } = await house.owner.api.get(`/orders/at?time=${house.system.clock.now()}`).then(expectStatus(200));
    expect((body as ListsAt).recurring.find((one) => one.id === id)).toEqual(await shown(id));
  });

  it('says in its history and in the audit what was changed, and why', async () => {
    const { id, tableNo, items } = await placed();
    const [first, second] = items as [OrderItemView, OrderItemView];
    await changed(id, adding([{ id: second.id, quantity: 1 }]));
    await changed(id, cancelling(lineOf(second), second.quantity + 1));
    await changed(id, noting(lineOf(first), 'hot'));
    const told = [
      { kind: 'lines-added', lines: [{ id: second.id, quantity: 1 }] },
      { kind: 'line-cancelled', lines: [{ id: second.id, quantity: second.quantity + 1 }], reason: 'Sold out' },
      { kind: 'note-changed', lines: [{ id: first.id, specialInstructions: 'hot' }], noteBefore: null },
    ];
    expect((await historyOf(id)).slice(1)).toMatchObject(told);
    const { body } = await house.owner.api.get(`/audit?filter=${JSON.stringify({ orderId: id })}`);
    expect((body as AuditEntry[]).reverse().slice(1)).toMatchObject(told.map((entry) => ({ ...entry, tableNo })));
  });

  it('is changed once, however often it is asked, and answered alike', async () => {
    const { id, items } = await placed();
    const [first] = items as [OrderItemView];
    for (const change of [
      adding([{ id: first.id, quantity: 1 }]),
      cancelling(lineOf(first)),
      noting(lineOf(first), 'hot'),
    ]) {
      const headers = { 'idempotency-key': randomUUID() };
      const answer = await ask(id, change, { headers });
      await changed(id, adding([{ id: first.id, quantity: 1 }]));
      const { status, body } = await ask(id, change, { headers, api: bothNodes()[1] });
      expect([status, body]).toEqual([answer.status, answer.body]);
    }
    expect(await historyOf(id)).toHaveLength(7);
  });

  it('is not emptied, and not changed once it is billed', async () => {
    const { id, tableNo, items } = await placed();
    const [first, second] = items as [OrderItemView, OrderItemView];
    await changed(id, cancelling(lineOf(first), first.quantity));
    const last = await ask(id, cancelling(lineOf(second), second.quantity)).then(expectStatus(409));
    expect(last.body).toMatchObject({ message: 'Nothing would be left of this order. Please delete it instead.' });
    await billTable(house.owner, tableNo, [id]);
    for (const change of [
      adding([{ id: first.id, quantity: 1 }]),
      cancelling(lineOf(second)),
      noting(lineOf(second), 'hot'),
    ])
      expect((await ask(id, change).then(expectStatus(409))).body.message).toBe('This order is billed already');
  });

  const line = { id: 1, portion: 'full', price: 1 };
  it.each<[Change, number, string]>([
    [adding([]), 400, 'Please select at least one item'],
    [adding([{ id: 1 }]), 400, 'Quantity must be a whole number from 1 to 999'],
    [adding([{ id: 999, quantity: 1 }]), 400, 'Selected items are invalid. Please try again.'],
    [adding([{ id: 1, quantity: 1 }], { total: 1 }), 409, 'The total has changed.'],
    [adding([{ id: 1, quantity: 1 }], { tableNo: 4 }), 400, 'Unknown field: tableNo'],
    [cancelling(line, 0), 400, 'Quantity must be a whole number from 1'],
    [cancelling(line, '1'), 400, 'Quantity must be a whole number from 1'],
    [cancelling(line, 1, ''), 400, 'Reason is required'],
    [cancelling(line, 1, null), 400, 'Reason is required'],
    [cancelling(line, 1, ' \u200b'), 400, 'Reason is required'],
    [cancelling(line, 1, 'x'.repeat(201)), 400, 'Reason must be at most 200 characters'],
    [cancelling({ ...line, id: 0 }), 400, 'Selected items are invalid. Please try again.'],
    [cancelling({ ...line, portion: 'double' }), 400, 'Portion must be full or half'],
    [cancelling({ ...line, price: undefined }), 400, 'Price is required'],
    [cancelling({ ...line, price: 1.234 }), 400, 'Price can have at most two decimals'],
    [cancelling({ ...line, specialInstructions: 5 }), 400, 'Special instructions must be text'],
    [cancelling(line), 409, 'The order has changed meanwhile. Please try again.'],
    [noting(line, undefined), 400, 'Note must be text'],
    [noting(line, 'x'.repeat(201)), 400, 'Note must be at most 200 characters'],
    [noting(line, 'hot'), 409, 'The order has changed meanwhile. Please try again.'],
  ])('is left as it is by %j: %i %s', async (change, status, message) => {
    const { id } = await placed();
    const head = await house.system.log.head();
    const answer = await ask(id, change);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)]);
    expect(await house.system.log.head()).toBe(head);
  });
});

describe('An order of another restaurant', () => {
  it('is not found, whatever is on one’s own menu', async () => {
    const { id } = await placed();
    const other = await signedInOwner(house.system);
    const [own] = await addMenu(other);
    const line = { id: own!.id, portion: 'full', price: own!.price };
    for (const change of [adding([{ id: own!.id, quantity: 1 }]), cancelling(line), noting(line, 'hot')])
      expect((await ask(id, change, { api: other.api })).status).toBe(404);
  });
});

describe('The kitchen', () => {
  const ticketsOf = async (id: number) =>
    (await house.owner.api.get(`/orders/${id}/tickets`).then(expectStatus(200))).body as TicketView[];
  const told = (tickets: readonly TicketView[]) =>
    tickets.map(({ kind, items }) => [kind, items.map(({ id, quantity }) => [id, quantity])]);

  it('has a numbered ticket of each change of an accepted order, and of its end', async () => {
    const { id, items } = await placed();
    const [first, second] = items as [OrderItemView, OrderItemView];
    expect((await answered(id, noting(lineOf(second), 'hot'))).tickets).toEqual([]);
    const headers = { 'idempotency-key': randomUUID() };
    const { body } = await house.owner.api.put(`/orders/${id}/recurring`, {}, headers).then(expectStatus(200));
    const more = await answered(id, adding([{ id: first.id, quantity: 3 }]));
    const less = await answered(id, cancelling(lineOf(first), 2));
    const gone = await house.owner.api.delete(`/orders/${id}`).then(expectStatus(200));
    const tickets = [body, more, less, gone.body].flatMap((answer: DeletedOrder) => answer.tickets);
    const all = [first, second].map((item) => [item.id, item.quantity]);
    expect(told(tickets).slice(0, 3)).toEqual([
      ['NEW', all],
      ['ADD', [[first.id, 3]]],
      ['CANCEL', [[first.id, 2]]],
    ]);
    expect(tickets.map(({ ticketNo }) => ticketNo - tickets[0]!.ticketNo)).toEqual([0, 1, 2, 3]);
    expect(tickets[3]?.kind).toBe('CANCEL');
    expect(await ticketsOf(id)).toEqual(tickets);
    // Asked again, it is answered alike, and nothing is told twice.
    const again = await bothNodes()[1].put(`/orders/${id}/recurring`, {}, headers).then(expectStatus(200));
    expect([again.body.tickets, await ticketsOf(id)]).toEqual([body.tickets, tickets]);
  });
});

describe('Two at once', () => {
  it('cancel the same line once, and lose nothing else', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, items } = await placed();
      const [first, second] = items as [OrderItemView, OrderItemView];
      const answers = await Promise.all(
        bothNodes().map((api) => ask(id, cancelling(lineOf(first), first.quantity), { api })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'order/changed' });
      expect(await shown(id)).toMatchObject({ items: [second], total: sumOf([second]) });
      expect(await historyOf(id)).toHaveLength(2);
    }
  });

  it('both add what they add', async () => {
    const { id, items } = await placed();
    const [first] = items as [OrderItemView];
    await Promise.all(bothNodes().map((api) => ask(id, adding([{ id: first.id, quantity: 1 }]), { api })));
    expect((await shown(id))?.items).toHaveLength(items.length + 2);
  });

  it('bill the table and cancel a line: the bill is over what was left, or the line stays on it', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id, tableNo, items, total } = await placed();
      const [first, second] = items as [OrderItemView, OrderItemView];
      await accept(id);
      const [one, other] = bothNodes();
      const cancel = () => ask(id, cancelling(lineOf(first), first.quantity), { api: one });
      const complete = () => other.post('/orders/complete', { tableNo, ...TERMS });
      const [cancelled, billed] =
        round % 2 === 0
          ? await Promise.all([cancel(), complete()])
          : ((await Promise.all([complete(), cancel()])).reverse() as [Response, Response]);
      expect(billed.status).toBe(201);
      if (cancelled.status !== 201)
        expect([cancelled.status, cancelled.body.message]).toEqual([409, 'This order is billed already']);
      const left = cancelled.status === 201 ? sumOf([second]) : total;
      expect([billed.body.originalSubtotal, (await house.pastOrder(id))?.total]).toEqual([left, left]);
    }
  });

  it('take their orders off one bill: both are done, whatever both want, and what stays is billed again', async () => {
    for (const count of [2, 3, 4]) {
      const tableNo = house.newTable();
      const orders: OrderView[] = [];
      for (let n = 0; n < count; n += 1) {
        orders.push(await placed(tableNo));
        await accept(orders[n]!.id);
      }
      const bill = (await house.owner.api.post('/orders/complete', { tableNo, ...TERMS }).then(expectStatus(201))).body;
      const [one, other] = bothNodes();
      const [back, gone] = orders.map(({ id }) => id) as [number, number];
      const answers = await Promise.all([
        one.put(`/orders/${back}/recurring`),
        count === 4 ? other.put(`/orders/${gone}/recurring`) : one.delete(`/orders/${gone}`),
      ]);
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [200, undefined],
        [200, undefined],
      ]);
      const left = orders.slice(2);
      for (const { id } of left) {
        const { receiptDetails } = (await house.pastOrder(id))!;
        expect(receiptDetails?.billNo).not.toBe(bill.billNo);
        expect((await house.owner.api.get(`/orders/reprint/${id}`)).body.orderIds).toEqual(
          left.map((order) => order.id),
        );
      }
      expect((await shown(back))?.status).toBe('recurring');
    }
  });

  it('bring the same order back: who comes second is told that it runs already', async () => {
    const { id, tableNo } = await placed();
    await accept(id);
    await house.owner.api.post('/orders/complete', { tableNo, ...TERMS }).then(expectStatus(201));
    const answers = await Promise.all(bothNodes().map((api) => api.put(`/orders/${id}/recurring`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('order/already-accepted');
  });
});

describe('The guests of a changed order', () => {
  it('see it as it is, what was cancelled of it, and owe no more', async () => {
    const phone = await scanned(house.owner, house.newTable());
    const { id, items, total } = await phone.order(house.menu.slice(0, 2));
    const [first, second] = items as [OrderItemView, OrderItemView];
    await changed(id, cancelling(lineOf(first), first.quantity));
    expect(await sittingOf(phone)).toMatchObject({
      ...{ due: sumOf([second]), unbilled: sumOf([second]) },
      orders: [{ id, status: 'live', items: [second], total: sumOf([second]), cancelled: [first] }],
    });
    expect((await phone.claim(total)).body).toMatchObject({ code: 'payment/more-than-due' });
    await phone.claim(sumOf([second])).then(expectStatus(201));
  });
});
