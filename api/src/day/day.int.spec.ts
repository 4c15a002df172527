import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@sae/domain/audit';
import type { ClosedDayView, CurrentDay, DayView } from '@sae/domain/ordering';
import { billTable, payableOwner } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { addMenu, Client, expectStatus, placeOrder, type Owner } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });
let owner: Owner;
let api: Owner['api'];

beforeEach(async () => {
  owner = await payableOwner(house.system);
  ({ api } = owner);
});

const current = async () => ((await api.get('/days/current').then(expectStatus(200))).body as CurrentDay).day;
const open = (openingCash: unknown = 1_000) => api.post('/days/open', { openingCash });
const cash = (direction: string, amount: number, reason = 'Vegetables') =>
  api.post('/days/cash', { direction, amount, reason });
const opened = async () => ((await open().then(expectStatus(201))).body as CurrentDay).day!;
const closing = ({ id, figures }: DayView, more: object = {}) => ({
  ...{ dayNo: id, figures, counted: { cash: 0, upi: 0, card: 0, other: 0 }, left: 0 },
  ...more,
});
const nodes = () => house.system.urls.map((url) => new Client(url, owner.token));

/** A bill of 665.18, and an order on it. */
const billed = async () => {
  const menu = await addMenu(owner);
  const { id } = await placeOrder(owner, menu, { table: 4 });
  await api.put(`/orders/${id}/recurring`).then(expectStatus(200));
  return { orderId: id, menu, bill: await billTable(owner, 4, []) };
};
const pay = (orderId: number, body: object) => api.post(`/orders/${orderId}/tenders`, body).then(expectStatus(201));
const kindOf = ({ kinds }: DayView, kind: string) => kinds.find((one) => one.kind === kind);

describe('A till’s day', () => {
  it('is opened, counted and closed; what comes later belongs to the next', async () => {
    expect(await current()).toBeNull();
    await opened();
    const { orderId, bill, menu } = await billed();
    await placeOrder(owner, menu, { table: 7 });
    await pay(orderId, { kind: 'cash', amount: 200 });
    await pay(orderId, { kind: 'upi', amount: 100, tip: 10 });
    await cash('out', 50).then(expectStatus(201));
    const day = (await current())!;
    expect(day).toMatchObject({
      ...{ id: 1, openingCash: 1_000, taken: 300, tips: 10, closed: null },
      bills: { from: bill.billNo, to: bill.billNo, count: 1, total: bill.total },
      unpaid: { count: 1, listed: [{ billNo: bill.billNo }] },
      open: { count: 1, tables: [7] },
      moves: [{ amount: -50, reason: 'Vegetables' }],
    });
    expect([kindOf(day, 'cash')?.expected, kindOf(day, 'upi')?.expected]).toEqual([1_150, 110]);

    const counted = { cash: 1_140, upi: 110, card: 0, other: 0 };
    const closed = (await api.post('/days/close', closing(day, { counted, left: 500 })).then(expectStatus(201)))
      .body as DayView;
    expect(closed).toMatchObject({ ...day, kinds: expect.anything(), closed: { difference: -10, left: 500 } });
    expect(kindOf(closed, 'cash')).toMatchObject({ expected: 1_150, counted: 1_140, difference: -10 });

    await pay(orderId, { kind: 'card', amount: 20 });
    expect(await current()).toMatchObject({ id: 2, openingCash: 500, taken: 20, bills: { count: 0, from: null } });
    expect((await api.get('/days/1').then(expectStatus(200))).body).toEqual(closed);
    const list = await api.get('/days?range=[0,9]').then(expectStatus(200));
    expect(list.body as ClosedDayView[]).toEqual([
      { id: 1, openedAt: day.openedAt, closedAt: closed.closed?.at, taken: 300, difference: -10 },
    ]);
    const audit = (await api.get('/audit').then(expectStatus(200))).body as AuditEntry[];
    expect(audit.filter((entry) => entry.day)).toMatchObject([
      { kind: 'day-closed', total: -10, day: { dayNo: 1, expected: 1_260, counted: 1_250 } },
      { kind: 'cash-moved', total: -50, reason: 'Vegetables', day: { dayNo: 1 } },
      { kind: 'day-opened', total: 1_000, day: { dayNo: 1 } },
    ]);
  });

  it('is each restaurant’s own', async () => {
    const day = await opened();
    await api.post('/days/close', closing(day)).then(expectStatus(201));
    const { api: other } = await payableOwner(house.system);
    expect((await other.get('/days/current')).body).toEqual({ day: null });
    expect((await other.get('/days')).body).toEqual([]);
    expect((await other.get('/days/1')).status).toBe(404);
    expect((await new Client(house.system.url).get('/days/current')).status).toBe(401);
  });
});

describe('Two tills', () => {
  it('close a day once, and the other is told', async () => {
    const day = await opened();
    const answers = await Promise.all(nodes().map((node) => node.post('/days/close', closing(day))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message: 'Day 1 is closed already' });
    expect(await current()).toMatchObject({ id: 2 });
  });

  it('with one key close it once, and are answered alike', async () => {
    const day = await opened();
    const headers = { 'idempotency-key': `close-${owner.restaurantId}` };
    const answers = [];
    for (const node of nodes()) answers.push(await node.post('/days/close', closing(day), headers));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await current()).toMatchObject({ id: 2 });
  });

  it('do not close over money that came while one counted, nor put in the same cash twice', async () => {
    const day = await opened();
    const headers = { 'idempotency-key': `cash-${owner.restaurantId}` };
    const move = { direction: 'in', amount: 30, reason: 'Change' };
    for (const node of nodes()) await node.post('/days/cash', move, headers).then(expectStatus(201));
    const refused = await api.post('/days/close', closing(day));
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { message: 'Money came or went since you looked. Please look at the new figures.' },
    ]);
    expect(await current()).toMatchObject({ id: 1, moves: [{ amount: 30 }] });
  });
});

describe('A day refuses', () => {
  it('what is wrong with a request, and nothing is written', async () => {
    expect((await cash('in', 1)).body).toMatchObject({ statusCode: 409, code: 'day/not-open' });
    const day = await opened();
    expect((await open()).body).toMatchObject({ statusCode: 409, message: 'The day is open already' });
    const head = await house.system.log.head();
    const counted = { cash: 10, upi: 0, card: 0, other: 0 };
    const refused: readonly (readonly [string, object, string])[] = [
      ['open', {}, 'Opening cash must be a number from 0 to 1000000'],
      ['open', { openingCash: -1 }, 'Opening cash must be a number from 0 to 1000000'],
      ['cash', { direction: 'out', reason: 'x' }, 'Amount is required'],
      ['cash', { direction: 'out', amount: 0, reason: 'x' }, 'Amount must be positive'],
      ['cash', { direction: 'up', amount: 1, reason: 'x' }, 'Direction must be in or out'],
      ['cash', { direction: 'in', amount: 1, reason: '  ' }, 'Reason is required'],
      ['cash', { direction: 'in', amount: 1, reason: 'x'.repeat(201) }, 'Reason must be at most 200 characters'],
      ['close', closing(day, { dayNo: 'one' }), 'Day must be the number of a day'],
      ['close', closing(day, { figures: '' }), 'Figures is required'],
      ['close', closing(day, { counted: null }), 'Counted must say cash, upi, card and other'],
      ['close', closing(day, { counted: { cash: 1 } }), 'Counted UPI must be a number from 0 to 10000000000000'],
      [
        'close',
        closing(day, { counted: { ...counted, cash: -1 } }),
        'Counted cash must be a number from 0 to 10000000000000',
      ],
      ['close', closing(day, { counted, left: 10.005 }), 'Left can have at most two decimals'],
      ['close', closing(day, { counted, left: 11 }), 'At most the counted cash can stay in the drawer'],
    ];
    for (const [what, body, message] of refused) {
      const answer = await api.post(`/days/${what}`, body);
      expect([what, answer.status, answer.body.message]).toEqual([what, 400, message]);
    }
    for (const id of ['0', 'x', '99']) expect((await api.get(`/days/${id}`)).status).toBe(404);
    expect((await api.get('/days?range=[5,1]')).status).toBe(400);
    expect(await house.system.log.head()).toBe(head);
  });
});

describe('At the turn of the year', () => {
  it('the day runs on, and counts what is paid of a bill of the year before', async () => {
    const { clock } = house.system;
    clock.set('2027-03-28T12:00:00.000Z');
    try {
      owner = await payableOwner(house.system);
      ({ api } = owner);
      await opened();
      const { orderId, menu } = await billed();
      await pay(orderId, { kind: 'cash', amount: 100 });
      clock.set('2027-03-31T18:30:30.000Z');
      expect(kindOf((await current())!, 'cash')?.expected).toBe(1_100);
      await placeOrder(owner, menu, { table: 9 });
      await pay(orderId, { kind: 'cash', amount: 50 });
      const day = (await current())!;
      expect(day).toMatchObject({ id: 1, bills: { count: 1 }, open: { tables: [9] } });
      expect(kindOf(day, 'cash')?.expected).toBe(1_150);
      await api.post('/days/close', closing(day)).then(expectStatus(201));
      await pay(orderId, { kind: 'upi', amount: 5 });
      expect(await current()).toMatchObject({ id: 2, openingCash: 0, taken: 5 });
    } finally {
      clock.set(new Date().toISOString());
    }
  });
});
