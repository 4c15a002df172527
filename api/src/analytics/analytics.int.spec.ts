import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  noAnalytics,
  type AnalyticsView,
  type ReportBillsView,
  type ReportView,
  type SalesView,
} from '@sae/domain/analytics';
import type { MenuItemView } from '@sae/domain/menu';
import { sharedSystem, type System } from '../../testing/system.js';
import { addMenu, Client, expectStatus, placeOrder, signedInOwner, TERMS, type Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let menu: MenuItemView[];

beforeAll(async () => {
  system = await sharedSystem();
});
beforeEach(async () => {
  // Ten seconds before a new day, month and year in India.
  system.clock.set('2026-12-31T18:29:50.000Z');
  owner = await signedInOwner(system);
  menu = await addMenu(owner);
});
afterAll(() => system.stop());

const analytics = async (query = '', { api } = owner) =>
  (await api.get(`/analytics${query}`).then(expectStatus(200))).body as AnalyticsView;

/** Places an order of these items, accepts it and bills its table; the order's number. */
const billed = async (items: readonly MenuItemView[], terms: object = TERMS, table = 4) => {
  const { id } = await placeOrder(owner, items, { table });
  await owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
  await owner.api.post('/orders/complete', { tableNo: table, ...terms }).then(expectStatus(201));
  return id;
};

const [PANEER, CHICKEN, NAAN] = [249.5, 329, 55];
const FREE_OF_GST = { ...TERMS, gstRate: 0 };

describe('Analytics', () => {
  it('know nothing before the first bill', async () => {
    await placeOrder(owner, menu);
    for (const query of ['', '?year=2026', '?year=2026&month=12&day=31&category=Breads'])
      expect(await analytics(query)).toEqual(noAnalytics);
  });

  it('count what bills charged, by the restaurant’s days, the moment a bill is there', async () => {
    await billed(menu, FREE_OF_GST);
    const first = PANEER + CHICKEN + NAAN;
    expect(await analytics('?year=2026&month=12&day=31')).toEqual({
      ...noAnalytics,
      totalPrimary: first,
      orderPrimary: 1,
      earningsByCategory: [
        { category: 'Main Course', total: PANEER + CHICKEN },
        { category: 'Breads', total: NAAN },
      ],
      earningsByKind: [{ kind: 'table', total: first }],
    });
    system.clock.set('2026-12-31T18:30:00.000Z');
    await billed(menu.slice(2), { ...FREE_OF_GST, serviceCharge: 10 });
    await billed(menu.slice(2), FREE_OF_GST);
    expect(await analytics('?year=2027')).toEqual({
      ...noAnalytics,
      totalPrimary: 2 * NAAN + 10,
      totalSecondary: 2 * NAAN + 10,
      primaryDate: '2027-01-01',
      orderPrimary: 2,
      orderSecondary: 2,
      orderPrimaryDate: '2027-01-01',
      earningsByDate: [{ date: '2027-01-01', total: 2 * NAAN + 10 }],
      earningsByMonth: [{ month: '2027-01', total: 2 * NAAN + 10 }],
      earningsByCategory: [{ category: 'Breads', total: 2 * NAAN + 10 }],
      earningsByKind: [{ kind: 'table', total: 2 * NAAN + 10 }],
    });
    expect(await analytics()).toMatchObject({
      totalPrimary: first,
      primaryDate: '2026-12-31',
      totalSecondary: first + 2 * NAAN + 10,
      orderPrimary: 2,
      orderPrimaryDate: '2027-01-01',
      orderSecondary: 3,
      earningsByDate: [],
      earningsByMonth: [],
    });
    expect(await analytics('?category=Breads')).toMatchObject({
      totalPrimary: 2 * NAAN + 10,
      totalSecondary: 3 * NAAN + 10,
      orderSecondary: 3,
      earningsByCategory: [{ category: 'Breads', total: 3 * NAAN + 10 }],
    });
    expect(await analytics('?year=2026&month=12&category=Main%20Course')).toMatchObject({
      totalSecondary: PANEER + CHICKEN,
      earningsByDate: [{ date: '2026-12-31', total: PANEER + CHICKEN }],
    });
  });

  it('take a cancelled bill back; what is billed again counts when it is', async () => {
    const one = await placeOrder(owner, menu);
    const other = await placeOrder(owner, menu.slice(2));
    for (const { id } of [one, other]) await owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
    await owner.api.post('/orders/complete', { tableNo: 4, ...FREE_OF_GST }).then(expectStatus(201));
    expect(await analytics('?year=2026')).toMatchObject({ orderSecondary: 2 });
    system.clock.set('2026-12-31T18:30:00.000Z');
    await owner.api.put(`/orders/${one.id}/recurring`).then(expectStatus(200));
    expect(await analytics('?year=2026')).toEqual(noAnalytics);
    expect(await analytics('?year=2027')).toMatchObject({ totalSecondary: NAAN, orderSecondary: 1 });
    await owner.api.delete(`/orders/${other.id}`).then(expectStatus(200));
    expect(await analytics()).toEqual(noAnalytics);
  });

  it('keep a category as it was when it was ordered', async () => {
    await billed(menu.slice(2), FREE_OF_GST);
    const naan = { category: 'Tandoor', name: 'Garlic Naan', isVeg: true, price: 60 };
    await owner.api.put(`/menu/${menu[2]?.id}`, naan).then(expectStatus(200));
    expect((await analytics()).earningsByCategory).toEqual([{ category: 'Breads', total: NAAN }]);
    expect(await analytics('?category=Tandoor')).toEqual({
      ...noAnalytics,
      earningsByKind: [{ kind: 'table', total: NAAN }],
    });
  });

  it('say what takeaways and deliveries earned', async () => {
    const items = [{ id: menu[2]?.id, quantity: 1 }];
    for (const more of [
      { tableNo: 0 },
      { kind: 'takeaway' },
      { kind: 'delivery', customer: { address: '4 Park Road' } },
    ]) {
      const { body } = await owner.api.post('/orders/admin', { ...more, items }).then(expectStatus(201));
      await owner.api.put(`/orders/${body.id}/recurring`).then(expectStatus(200));
      await owner.api.post('/orders/complete', { tableNo: body.tableNo, ...FREE_OF_GST }).then(expectStatus(201));
    }
    const { earningsByKind } = await analytics();
    expect(earningsByKind).toEqual(['counter', 'takeaway', 'delivery'].map((kind) => ({ kind, total: NAAN })));
  });

  it('are each restaurant’s own', async () => {
    await billed(menu);
    const other = await signedInOwner(system);
    expect(await analytics('', other)).toEqual(noAnalytics);
    const asked = await other.api.get(`/analytics?restaurantId=${owner.restaurantId}`);
    expect([asked.status, asked.body.message]).toEqual([403, 'You may only use your own restaurant']);
    expect((await new Client(system.url).get('/analytics')).status).toBe(401);
  });

  it.each([
    ['?year=2026&year=2027', 'year can be given only once'],
    ['?year=', 'Year must be a year such as 2026'],
    ['?year=2026&month=13', 'Month must be from 01 to 12'],
    ['?month=12', 'Please select a year for the month'],
    ['?year=2026&month=02&day=30', 'This day does not exist'],
    ['?year=2026&month=&day=', 'Month must be from 01 to 12'],
    ['?category=', 'Category must be the name of a category'],
  ])('refuse %s with a sentence', async (query, message) => {
    const { status, body } = await owner.api.get(`/analytics${query}`);
    expect([status, body]).toMatchObject([400, { statusCode: 400, code: 'request/invalid', message }]);
    expect(body).not.toHaveProperty('error');
  });
});

describe('What is sold', () => {
  const sold = async (span = '') =>
    (await owner.api.get(`/analytics/sales${span}`).then(expectStatus(200))).body as SalesView;

  it('today stands beside the same weekday a week ago, up to the same minute', async () => {
    // A Thursday, half past one in India.
    system.clock.set('2026-12-24T08:00:10.000Z');
    await billed(menu.slice(2), FREE_OF_GST);
    system.clock.set('2026-12-24T08:01:00.000Z');
    await billed(menu, FREE_OF_GST);
    system.clock.set('2026-12-31T08:00:59.000Z');
    const first = await billed(menu, { ...FREE_OF_GST, discount: 10 });
    await billed(menu.slice(2), FREE_OF_GST, 5);
    const taken = 570.15 + NAAN;
    expect(await sold()).toEqual({
      ...{ span: 'today', from: '2026-12-31', to: '2026-12-31', sales: taken, bills: 2, orders: 2 },
      averageBill: 312.58,
      compared: {
        ...{ from: '2026-12-24', to: '2026-12-24', until: '13:30' },
        ...{ sales: NAAN, bills: 1, orders: 1, averageBill: NAAN },
      },
      discounts: 63.35,
      unpaid: { bills: 2, total: taken },
      cancelled: { bills: 0, total: 0 },
      byHour: [{ hour: 13, total: taken, bills: 2 }],
      dishes: [
        { name: menu[2]?.name, quantity: 2, total: 2 * NAAN },
        { name: menu[1]?.name, quantity: 1, total: CHICKEN },
        { name: menu[0]?.name, quantity: 1, total: PANEER },
      ],
      byKind: [{ kind: 'table', total: taken }],
      ...{ takings: [], tips: 0 },
    });
    await owner.api.put(`/orders/${first}/paid`, {}).then(expectStatus(200));
    expect(await sold()).toMatchObject({
      unpaid: { bills: 1, total: NAAN },
      takings: [{ kind: 'unsaid', total: 570.15 }],
    });
    await owner.api.put(`/orders/${first}/recurring`).then(expectStatus(200));
    expect(await sold('?span=today')).toMatchObject({
      ...{ sales: NAAN, discounts: 0, cancelled: { bills: 1, total: 570.15 }, dishes: [{ quantity: 1 }] },
    });
    expect(await sold('?span=yesterday')).toMatchObject({ from: '2026-12-30', bills: 0, compared: { until: null } });
    expect(await sold('?span=week')).toMatchObject({ from: '2026-12-28', bills: 1, compared: { bills: 1 } });
    expect(await sold('?span=month')).toMatchObject({ from: '2026-12-01', bills: 3, compared: { from: '2026-11-01' } });
  });
});

describe('A report', () => {
  const report = async (query: string) =>
    (await owner.api.get(`/analytics/report?${query}`).then(expectStatus(200))).body as ReportView;
  const billsOf = async (query: string) =>
    (await owner.api.get(`/analytics/report/bills?${query}`).then(expectStatus(200))).body as ReportBillsView;
  const rows = async (query: string) => (await report(query)).rows.map(({ of, count, total }) => [of, count, total]);
  const [days, longer] = ['from=2026-12-31&to=2026-12-31', 'from=2026-11-30&to=2027-01-01'];

  it('says what sold and what never did, of days and of months', async () => {
    // Half past one in India, a Thursday.
    system.clock.set('2026-12-31T08:00:10.000Z');
    await billed(menu.slice(1, 2), FREE_OF_GST, 0);
    await billed(menu.slice(1), { ...FREE_OF_GST, discount: 50 });
    expect(await report(`by=dish&${days}`)).toEqual({
      ...{ by: 'dish', from: '2026-12-31', to: '2026-12-31', rowsInAll: 3 },
      rows: [
        { of: menu[1]?.name, count: 2, total: 2 * CHICKEN },
        { of: menu[2]?.name, count: 1, total: NAAN },
        { of: menu[0]?.name, count: 0, total: 0 },
      ],
    });
    for (const asked of [days, longer]) {
      expect(await rows(`by=category&${asked}`)).toEqual([
        ['Main Course', 2, 1.5 * CHICKEN],
        ['Breads', 1, NAAN / 2],
      ]);
      expect(await rows(`by=hour&${asked}`)).toEqual([['13', 2, CHICKEN + (CHICKEN + NAAN) / 2]]);
      expect((await rows(`by=weekday&${asked}`)).slice(2, 5)).toEqual([
        ['wednesday', 0, 0],
        ['thursday', 2, CHICKEN + (CHICKEN + NAAN) / 2],
        ['friday', 0, 0],
      ]);
      expect((await rows(`by=kind&${asked}`)).slice(0, 2)).toEqual([
        ['counter', 1, CHICKEN],
        ['table', 1, (CHICKEN + NAAN) / 2],
      ]);
      expect(await rows(`by=payment&${asked}`)).toEqual([]);
    }
  });

  it('is of nothing once its bill is taken back', async () => {
    const id = await billed(menu.slice(0, 1), FREE_OF_GST);
    await owner.api.put(`/orders/${id}/paid`, {}).then(expectStatus(200));
    expect(await rows(`by=payment&${longer}`)).toEqual([['unsaid', 0, PANEER]]);
    await owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
    expect(await rows(`by=hour&${longer}`)).toEqual([]);
    expect(await rows(`by=category&${longer}`)).toEqual([]);
    expect((await rows(`by=dish&${longer}`)).map(([, count]) => count)).toEqual([0, 0, 0]);
  });

  it('leads to the bills that make a row up, each with its part', async () => {
    const first = await billed(menu, FREE_OF_GST);
    const second = await billed(menu.slice(2), FREE_OF_GST, 0);
    const { bills, next } = await billsOf(`by=dish&of=${encodeURIComponent(menu[2]!.name)}&${longer}`);
    expect(next).toBeNull();
    expect(bills).toEqual([
      {
        ...{ billNo: '2026-27/000001', tableNo: 4, orderIds: [first], total: PANEER + CHICKEN + NAAN },
        ...{ count: 1, part: NAAN, issuedAt: expect.stringMatching(/^2026-12-31T18:29/) },
      },
      expect.objectContaining({ billNo: '2026-27/000002', tableNo: 0, orderIds: [second], count: 1, part: NAAN }),
    ]);
    const parts = async (query: string) => (await billsOf(`${query}&${longer}`)).bills.map(({ part }) => part);
    expect(await parts('by=category&of=Breads')).toEqual([NAAN, NAAN]);
    expect(await parts('by=kind&of=counter')).toEqual([NAAN]);
    expect(await parts('by=weekday&of=friday')).toEqual([]);
    expect(await parts('by=hour&of=23')).toEqual([PANEER + CHICKEN + NAAN, NAAN]);
    expect(await parts('by=kind')).toEqual([PANEER + CHICKEN + NAAN, NAAN]);
    const after = `after=${Date.parse(bills[1]!.issuedAt)}`;
    expect((await billsOf(`by=kind&${after}&${longer}`)).bills.map(({ billNo }) => billNo)).toContain('2026-27/000002');
  });

  it('is one’s own', async () => {
    await billed(menu, FREE_OF_GST);
    const other = await signedInOwner(system);
    const { body } = await other.api.get(`/analytics/report?by=hour&${days}`).then(expectStatus(200));
    expect(body).toMatchObject({ rows: [], rowsInAll: 0 });
    expect((await new Client(system.url).get(`/analytics/report?by=hour&${days}`)).status).toBe(401);
  });
});
