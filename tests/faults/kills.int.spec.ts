import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderView } from '@sae/domain/ordering';
import { connectRedis } from '@sae/platform/redis';
import { eventually } from '../../platform/testing/eventually.js';
import { signedInOwner, startSystem, type Owner, type System } from '../support/system.mjs';
import { factsOf, orderBookOf, placedOrders } from './log.js';
import { addressOf, killPart, PARTS, pidOf, type PartName } from './parts.js';
import { Staff, wishes } from './staff.js';

const ORDERS = 120;
const LANES = 12;
const LISTS = ['/orders/live', '/orders/recurring', '/orders/past', '/menu'];

let system: System;
let owner: Owner;
let staff: Staff;
let menu: number[];

const addItem = (name: string, price: number) =>
  owner.api.post<{ id: number }>('/menu', { category: 'South Indian', name, isVeg: true, price });

beforeAll(async () => {
  system = await startSystem({ env: { EVENT_STORE_STRICT: '1' }, isShortLived: true });
  owner = await signedInOwner(system);
  staff = new Staff(system.url, owner.token);
  menu = [(await addItem('Masala Dosa', 99)).id, (await addItem('Idli', 49.5)).id, (await addItem('Vada', 60)).id];
});
afterAll(() => system?.stop(), 30_000);

const inTheLog = () => orderBookOf(addressOf(system.dataDir, 'EVENTSTORE_URL'), owner.restaurantId);

const healthy = () =>
  eventually(async () => expect((await fetch(`${system.url}/api/health`)).status).toBe(200), 30_000);
const lists = () => Promise.all(LISTS.map((path) => staff.text(path)));
const byId = (a: OrderView, b: OrderView) => a.id - b.id;

/** Ends parts at once, and waits until others of them serve. */
const kill = async (parts: readonly PartName[]) => {
  const before = parts.map((part) => pidOf(system.dataDir, part));
  for (const part of parts) killPart(system.dataDir, part);
  await eventually(() => {
    const now = parts.map((part) => pidOf(system.dataDir, part));
    expect(now.filter((pid) => before.includes(pid))).toEqual([]);
  }, 15_000);
};
const duringABurst = async (work: () => Promise<void>) => {
  const before = staff.acknowledged.length;
  const burst = staff.send(wishes(ORDERS, menu), LANES);
  await eventually(() => expect(staff.acknowledged.length).toBeGreaterThan(before + ORDERS / 4), 30_000);
  expect(staff.acknowledged.length).toBeLessThan(before + ORDERS);
  await work();
  await burst;
  expect(staff.acknowledged).toHaveLength(before + ORDERS);
  await healthy();
};

/** Every acknowledged order stands exactly once in the log and in the live list, and nothing else does. */
const expectAllThere = async () => {
  const acknowledged = staff.acknowledged.map(({ order }) => order).sort(byId);
  expect(acknowledged.map(({ id }) => id)).toEqual(acknowledged.map((_, index) => index + 1));
  const written = placedOrders(await inTheLog(), owner.restaurantId);
  expect(written.map(({ view }) => view)).toEqual(acknowledged);
  expect(new Map(written.map(({ key, view }) => [key, view.id]))).toEqual(
    new Map(staff.acknowledged.map(({ key, order }) => [key, order.id])),
  );
  await eventually(async () => expect(JSON.parse(await staff.text('/orders/live'))).toEqual(acknowledged), 15_000);
};

describe('While staff send orders', () => {
  it.each<PartName>([...PARTS])(
    'killing the %s loses no acknowledged order and doubles none',
    async (part) => {
      await duringABurst(() => kill([part]));
      await expectAllThere();
    },
    120_000,
  );

  it('killing everything at once does not either', async () => {
    await duringABurst(() => kill(PARTS));
    await expectAllThere();
  });
});

describe('While tables are served', () => {
  it('killing part after part bills each order once, under numbers without a gap', async () => {
    const tables = [101, 102, 103, 104, 105, 106];
    let isOver = false;
    const evening = Promise.all(tables.map((tableNo) => staff.serve(tableNo, menu[0] as number, () => isOver)));
    for (const part of PARTS) await kill([part]);
    isOver = true;
    const bills = (await evening).flat();
    await healthy();

    const facts = await inTheLog();
    const issued = factsOf(facts, 'BillIssued').map(({ data }) => data);
    expect(issued.map(({ billNo }) => Number(billNo.slice(-6)))).toEqual(issued.map((_, index) => index + 1));
    expect(bills.map(({ billNo }) => billNo).sort()).toEqual(issued.map(({ billNo }) => billNo));
    expect(bills.every(({ orderIds }) => orderIds.length === 2)).toBe(true);
    const billed = issued.flatMap(({ orders }) => orders.map(({ orderId }) => orderId));
    expect(new Set(billed).size).toBe(billed.length);
    expect(factsOf(facts, 'OrderPlaced')).toHaveLength(staff.acknowledged.length + billed.length);
    const past = JSON.parse(await staff.text('/orders/past?range=[0,999]')) as OrderView[];
    expect(past.map(({ id }) => id).sort((a, b) => a - b)).toEqual(billed.sort((a, b) => a - b));
  });
});

describe('An empty Redis', () => {
  it('is filled again from the log, byte for byte the same', async () => {
    const some = staff.acknowledged.slice(0, 5).map(({ order }) => order.id);
    for (const id of some) await owner.api.put(`/orders/${id}/recurring`);
    const before = await lists();
    expect(before.map((list) => (JSON.parse(list) as unknown[]).length > 0)).toEqual([true, true, true, true]);

    const redis = await connectRedis(addressOf(system.dataDir, 'REDIS_URL'), { name: 'faults' });
    await redis.flushAll();
    redis.destroy();
    await eventually(async () => expect(await lists()).toEqual(before), 30_000);
    await healthy();
    expect(await lists()).toEqual(before);
  });
});
