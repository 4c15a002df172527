import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billView } from '@sae/domain/billing';
import type { OrderBookEvent, OrderView } from '@sae/domain/ordering';
import { accepted, billOver, bookOpened, dosa, placed } from '../../../domain/testing/orders.js';
import { RESTAURANT, at } from '../../testing/facts.js';
import { World } from '../../testing/world.js';
import { AccessReader } from '../models/access.js';
import { MenuReader } from '../models/menu.js';
import { BilledOrders } from '../models/billed.js';
import { OrderReader } from '../models/ordering.js';
import { Progress } from '../progress/index.js';
import { parsedRow } from './rows.js';

const OTHER = 987654321;
let world: World;
let orders: OrderReader;
let billed: BilledOrders;

/** Order `id` was placed, accepted and billed alone; its bill is issued at the second `3 × id`. */
const one = (id: number) => ({ orderId: id, placedAt: at(3 * id - 2), items: [dosa], total: 19800 });
const billNo = (id: number) => `2026-27/${String(id).padStart(6, '0')}`;
const pastOrder = (id: number): OrderBookEvent[] => [
  placed(id),
  accepted(id),
  { type: 'BillIssued', data: billOver([one(id)], billNo(id)) },
];
const content = { category: 'Rice', name: 'Biryani', description: null, isVeg: false, price: 15050, halfPrice: 8000 };

beforeAll(async () => {
  world = await World.begin();
  orders = new OrderReader(world.redis);
  billed = new BilledOrders(world.redis);
  const progress = new Progress(world.redis);
  await progress.start();
  world.onEnd(() => progress.close());
  world.run();
  const past = Array.from({ length: 25 }, (_, index) => pastOrder(index + 1)).flat();
  await world.append(`orderBook-${RESTAURANT}-2026`, -1, [bookOpened, ...past, placed(26), placed(27), accepted(26)]);
  await world.append(`menu-${RESTAURANT}`, -1, [
    { type: 'MenuItemAdded', data: { itemId: 1, ...content } },
    { type: 'MenuItemAdded', data: { itemId: 2, ...content } },
    { type: 'MenuItemDeleted', data: { itemId: 1 } },
  ]);
  const data = { restaurantId: RESTAURANT, restaurantName: 'A', ownerName: 'B', email: 'c@d.e', passwordHash: 'x' };
  const last = await world.append(`account-${RESTAURANT}`, -1, [{ type: 'RestaurantSignedUp', data }]);
  expect(await progress.reached(last, 4_000)).toBe(true);
});
afterAll(() => world.end());

const page = async (query: { from?: string; to?: string; offset?: number; limit?: number }) => {
  const { rows, total } = await orders.past(RESTAURANT, { offset: 0, limit: 20, ...query });
  return { ids: rows.map((row) => parsedRow<OrderView>(row).id), total };
};
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

describe('Orders', () => {
  it('live and recurring are ready JSON', async () => {
    expect((await orders.live(RESTAURANT)).map(parsedRow)).toMatchObject([{ id: 27, status: 'live' }]);
    expect((await orders.recurring(RESTAURANT)).map(parsedRow)).toMatchObject([{ id: 26, status: 'recurring' }]);
  });
  it('of the past come page by page, the newest first, with their number', async () => {
    expect(await page({})).toEqual({ ids: down(25, 6), total: 25 });
    expect(await page({ offset: 20 })).toEqual({ ids: down(5, 1), total: 25 });
    expect(await page({ offset: 40 })).toEqual({ ids: [], total: 25 });
  });
  it('of the past can be asked for by time, the end not included', async () => {
    expect(await page({ from: at(30), to: at(36) })).toEqual({ ids: [11, 10], total: 2 });
    expect(await page({ from: at(73) })).toEqual({ ids: [25], total: 1 });
    expect(await page({ to: at(7), limit: 1 })).toEqual({ ids: [2], total: 2 });
  });
  it('of the past come as a whole too, the oldest first, in parcels', async () => {
    const parcels = async (spans: { from: string; to: string }[], about?: number) => {
      const all: number[][] = [];
      for await (const parcel of billed.all(RESTAURANT, spans, about)) all.push(parcel.orders.map(({ id }) => id));
      return all;
    };
    const always = { from: at(0), to: at(999) };
    expect(await parcels([always])).toEqual([down(25, 1).reverse()]);
    expect(await parcels([always], 10)).toEqual([down(10, 1), down(20, 11), down(25, 21)].map((ids) => ids.reverse()));
    expect(await parcels([always], 25)).toEqual([down(25, 1).reverse()]);
    const two = [
      { from: at(9), to: at(12) },
      { from: at(75), to: at(999) },
    ];
    expect(await parcels(two)).toEqual([[3], [25]]);
    expect(await billed.count(RESTAURANT, two)).toBe(2);
    expect(await parcels([{ from: at(76), to: at(999) }])).toEqual([]);
    expect(await billed.count(OTHER, [always])).toBe(0);
  });
  it('can be asked for one by one, with the bill of a past one', async () => {
    expect(await orders.one(RESTAURANT, 3)).toMatchObject({ id: 3, status: 'past' });
    expect(await orders.bill(RESTAURANT, 3)).toEqual(billView(billOver([one(3)], billNo(3)), at(9)));
    expect(await orders.bill(RESTAURANT, 26)).toBeNull();
    expect(await orders.one(RESTAURANT, 99)).toBeNull();
  });
  it('of another restaurant are another’s', async () => {
    expect(await orders.live(OTHER)).toEqual([]);
    expect(await orders.past(OTHER, { offset: 0, limit: 20 })).toEqual({ rows: [], total: 0 });
    expect(await orders.one(OTHER, 3)).toBeNull();
    expect(await orders.bill(OTHER, 3)).toBeNull();
  });
});

describe('The menu', () => {
  const menu = () => new MenuReader(world.redis);
  it('is ready JSON', async () => {
    expect((await menu().list(RESTAURANT)).map(parsedRow)).toMatchObject([{ id: 2, name: 'Biryani', price: 150.5 }]);
    expect(await menu().list(OTHER)).toEqual([]);
  });
  it('gives those of the wanted items that there are', async () => {
    const items = await menu().items(RESTAURANT, [2, 1, 7, 2]);
    expect([...items.keys()]).toEqual([2]);
    expect(items.get(2)).toMatchObject({ halfPrice: 80, isEnabled: true });
    expect(await menu().items(RESTAURANT, [])).toEqual(new Map());
  });
});

describe('Access', () => {
  it('is known of every restaurant there is', async () => {
    const access = new AccessReader(world.redis);
    expect(await access.of(RESTAURANT)).toMatchObject({ user: { id: RESTAURANT }, seller: { name: 'A' } });
    expect(await access.of(OTHER)).toBeNull();
  });
});

describe('Many readers at once', () => {
  it('each get their own answer', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => 1 + (index % 27));
    const answers = await Promise.all(ids.map((id) => orders.one(RESTAURANT, id)));
    expect(answers.map((order) => order?.id)).toEqual(ids);
  });
});
