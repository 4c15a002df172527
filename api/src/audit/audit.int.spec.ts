import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditKind } from '@sae/domain/audit';
import { orderEntriesKey } from '@sae/projections/models/audit';
import { morningKey, morningsKey } from '@sae/projections/models/mornings';
import { orderKey } from '@sae/projections/models/shown-orders';
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

/** Signed up three days before the turn of the year, so that token and trial last beyond it. */
const START = '2027-03-28T12:00:00.000Z';
const LAST_MINUTE = '2027-03-31T18:29:30.000Z';
const FIRST_MINUTE = '2027-03-31T18:30:30.000Z';

beforeAll(async () => {
  system = await sharedSystem();
  system.clock.set(START);
  [owner, stranger] = await Promise.all([signedInOwner(system), signedInOwner(system)]);
  menu = await addMenu(owner);
});
afterAll(() => system.stop());
afterEach(() => system.clock.advance(60_000));

const { history, listsAt, audited, accept, complete } = auditorOf(() => owner);
const kinds = (entries: readonly { kind: AuditKind }[]) => entries.map(({ kind }) => kind);
const now = () => system.clock.now();

describe('The history of an order', () => {
  it('tells who did what, with the bill as issued, deleted or not', async () => {
    const { id } = await placeOrder(owner, menu, { table: 11 });
    await accept(id);
    const bill = await complete(11);
    await owner.api.put(`/orders/${id}/recurring`, { reason: 'forgot the naan' }).then(expectStatus(200));
    await owner.api.delete(`/orders/${id}`, { reason: 'guest left' }).then(expectStatus(200));
    const entries = await history(id);
    expect(kinds(entries)).toEqual([
      ...['order-placed', 'order-accepted', 'bill-issued', 'bill-cancelled', 'order-brought-back', 'order-deleted'],
    ]);
    expect(entries.every(({ actor }) => actor === 'person:1')).toBe(true);
    const { orders: _orders, ...issued } = bill as BillView & { orders: unknown };
    expect(entries[2]).toMatchObject({ bill: issued, share: bill.total, from: 'recurring', to: 'past' });
    expect(entries[3]).toMatchObject({ bill: issued, reason: 'forgot the naan' });
    expect(entries[5]).toMatchObject({ reason: 'guest left', to: 'deleted', financialYear: 2026 });
  });

  it('is right while the read models stand still, and the lists at that moment too', async () => {
    const { id } = await placeOrder(owner, menu, { table: 12 });
    system.signalProjections('SIGSTOP');
    try {
      await owner.api.put(`/orders/${id}/recurring`);
      expect((await owner.api.get('/orders/live')).status).toBe(503);
      expect(kinds(await history(id))).toEqual(['order-placed', 'order-accepted']);
      expect((await listsAt(now())).recurring.map((order) => order.id)).toContain(id);
    } finally {
      system.signalProjections('SIGCONT');
    }
  });

  it('is right when the read models are wrong', async () => {
    const { id } = await placeOrder(owner, menu, { table: 12 });
    const generation = await system.redis.get('current');
    const key = `${generation}:${orderKey(owner.restaurantId, id)}`;
    const document = (await system.redis.get(key)) as string;
    await system.redis.set(key, document.replace('"tableNo":12', '"tableNo":99'));
    expect((await history(id))[0]).toMatchObject({ order: { tableNo: 12 } });
    expect((await listsAt(now())).live.find((order) => order.id === id)).toMatchObject({ tableNo: 12 });
    await system.redis.set(key, document);
  });

  it('is right when the read models name other places', async () => {
    const [one, other] = [await placeOrder(owner, menu, { table: 12 }), await placeOrder(owner, menu, { table: 12 })];
    await accept(one.id);
    const generation = await system.redis.get('current');
    const keyOf = (id: number) => `${generation}:${orderEntriesKey(owner.restaurantId, id)}`;
    const places = (await system.redis.get(keyOf(one.id))) as string;
    const wrong = [(await system.redis.get(keyOf(other.id))) as string, '[20260000000000000]', '[20269999999900000]'];
    for (const named of wrong) {
      await system.redis.set(keyOf(one.id), named);
      expect(kinds(await history(one.id))).toEqual(['order-placed', 'order-accepted']);
    }
    await system.redis.set(keyOf(one.id), places);
  });

  it('is nobody else’s, and there is none of an order that was never placed', async () => {
    const { id } = await placeOrder(owner, menu);
    for (const path of [`/orders/${id}/history`, '/orders/99999/history', '/orders/0/history', '/orders/x/history']) {
      const { status, body } = await stranger.api.get(path);
      expect([path, status, body.message]).toEqual([path, 404, expect.stringMatching(/ot found$/)]);
    }
    expect((await owner.api.get('/orders/99999/history')).status).toBe(404);
  });

  it('is found among hundreds', async () => {
    const order = () => placeOrder(owner, menu.slice(0, 1), { table: 40 });
    const ids = (await Promise.all(Array.from({ length: 120 }, order))).map(({ id }) => id);
    for (const id of [ids[0]!, ids[60]!, ids[119]!]) expect(kinds(await history(id))).toEqual(['order-placed']);
    await Promise.all(ids.map((id) => owner.api.delete(`/orders/${id}`)));
  });
});

describe('The lists at a moment', () => {
  it('are as they stood then', async () => {
    const { id } = await placeOrder(owner, menu, { table: 21 });
    const placedAt = now();
    system.clock.advance(1_000);
    await accept(id);
    const acceptedAt = now();
    system.clock.advance(1_000);
    const bill = await complete(21);
    const billedAt = now();
    system.clock.advance(1_000);
    await owner.api.delete(`/orders/${id}`).then(expectStatus(200));

    const where = async (time: string) => {
      const lists = await listsAt(time);
      expect(lists.time).toBe(time);
      const has = (orders: readonly OrderView[]) => orders.some((order) => order.id === id);
      return [has(lists.live), has(lists.recurring), has(lists.past)];
    };
    expect(await where(new Date(Date.parse(placedAt) - 900).toISOString())).toEqual([false, false, false]);
    expect(await where(placedAt)).toEqual([true, false, false]);
    expect(await where(acceptedAt)).toEqual([false, true, false]);
    expect(await where(billedAt)).toEqual([false, false, true]);
    expect(await where(now())).toEqual([false, false, false]);
    expect((await listsAt(billedAt)).past[0]).toMatchObject({ id, receiptDetails: { billNo: bill.billNo } });
  });

  it('now are the lists of the orders page', async () => {
    const lists = await listsAt(now());
    expect(lists.live).toEqual((await owner.api.get('/orders/live')).body);
    expect(lists.recurring).toEqual((await owner.api.get('/orders/recurring')).body);
  });

  it('show an order billed on days before, and billed again today, as it had been changed and moved', async () => {
    const [{ id }, other] = [
      await placeOrder(owner, menu, { table: 22 }),
      await placeOrder(owner, menu, { table: 23 }),
    ];
    await owner.api.post(`/orders/${id}/lines`, { items: [{ id: menu[0]!.id, quantity: 3 }] }).then(expectStatus(201));
    await owner.api.put(`/orders/${id}/table`, { tableNo: 23 }).then(expectStatus(200));
    await accept(id);
    await accept(other.id);
    await complete(23);
    system.clock.advance(24 * 60 * 60_000);
    await owner.api.delete(`/orders/${other.id}`).then(expectStatus(200));
    const [shown] = (await owner.api.get('/orders/past').then(expectStatus(200))).body as OrderView[];
    expect(shown).toMatchObject({ id, tableNo: 23 });
    expect((await listsAt(now())).past).toEqual([shown]);
  });

  it('are right when the read models name another morning', async () => {
    const { id } = await placeOrder(owner, menu, { table: 24 });
    system.clock.advance(24 * 60 * 60_000);
    await accept(id);
    const moment = now();
    const right = await listsAt(moment);
    expect(right.recurring.map((order) => order.id)).toContain(id);
    const generation = await system.redis.get('current');
    const [last] = await system.redis.zRange(`${generation}:${morningsKey(owner.restaurantId, 2026)}`, -1, -1);
    const key = `${generation}:${morningKey(owner.restaurantId, 2026, Number(last))}`;
    const morning = (await system.redis.get(key)) as string;
    const { id: eventId, orderIds } = JSON.parse(morning) as { id: string; orderIds: number[] };
    expect(orderIds).toContain(id);
    for (const wrong of [
      { id: eventId, orderIds: [...orderIds, 99999] },
      { id: 'another', orderIds },
    ]) {
      await system.redis.set(key, JSON.stringify(wrong));
      expect(await listsAt(moment)).toEqual(right);
    }
    await system.redis.set(key, morning);
    expect(await listsAt(moment)).toEqual(right);
    await owner.api.delete(`/orders/${id}`);
  });

  it('are empty before there was a restaurant, and where there is no order', async () => {
    const empty = { live: [], recurring: [], past: [] };
    expect(await listsAt('2020-01-01T00:00:00Z')).toMatchObject(empty);
    expect(await listsAt(now(), stranger)).toMatchObject(empty);
  });

  it.each([
    ['', 'time must be a time such as 2026-11-21T06:30:00Z'],
    ['?time=', 'time must be a time such as 2026-11-21T06:30:00Z'],
    ['?time=yesterday', 'time must be a time such as 2026-11-21T06:30:00Z'],
    ['?time=2026-02-31T99:00:00Z', 'time must be a time such as 2026-11-21T06:30:00Z'],
    ['?time=0000-01-01T00:00:00Z', 'time must be a time such as 2026-11-21T06:30:00Z'],
    ['?time=2026-11-21T06:30:00Z&time=2026-11-21T06:30:00Z', 'time can be given only once'],
    ['?time=2999-01-01T00:00:00Z', 'time must not be in the future'],
  ])('are refused for %j', async (query, message) => {
    const { status, body } = await owner.api.get(`/orders/at${query}`);
    expect([status, body.message]).toEqual([400, message]);
  });
});

describe('Over the turn of the year', () => {
  it('history and lists go on, with the orders carried over', async () => {
    system.clock.set(LAST_MINUTE);
    const billed = await placeOrder(owner, menu, { table: 31 });
    await accept(billed.id);
    await complete(31);
    const live = await placeOrder(owner, menu, { table: 32 });
    const eve = now();
    system.clock.set(FIRST_MINUTE);
    await accept(live.id);
    const next = await placeOrder(owner, menu, { table: 33 });
    const bill = await complete(32);

    const entries = await history(live.id);
    expect(kinds(entries)).toEqual(['order-placed', 'order-carried-over', 'order-accepted', 'bill-issued']);
    expect(entries.map(({ financialYear }) => financialYear)).toEqual([2026, 2027, 2027, 2027]);
    expect(entries[1]).toMatchObject({ actor: 'system', from: 'live', to: 'live', order: { tableNo: 32 } });
    expect(bill.billNo).toBe('2027-28/000001');
    expect(kinds(await history(next.id))).toEqual(['order-placed']);
    expect(kinds(await history(billed.id))).toEqual(['order-placed', 'order-accepted', 'bill-issued']);

    const ids = (orders: readonly OrderView[]) => orders.map(({ id }) => id);
    const before = await listsAt(eve);
    expect(ids(before.past)).toContain(billed.id);
    expect(ids(before.live)).toContain(live.id);
    // A new day has begun with the year.
    expect(ids((await listsAt(now())).past)).toEqual([live.id]);
    expect(ids((await listsAt(now())).live)).toEqual(ids((await owner.api.get('/orders/live')).body as OrderView[]));

    // A node whose clock lags writes into the new book; what was billed that evening stands in both.
    system.clock.set(new Date(Date.parse(eve) + 10_000).toISOString());
    const late = await placeOrder(owner, menu, { table: 34 });
    expect(ids((await listsAt(now())).past)).toContain(billed.id);
    expect(kinds(await history(late.id))).toEqual(['order-placed']);
    expect((await audited({ kind: 'order-carried-over', orderId: live.id })).entries).toHaveLength(1);
  });
});
