import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReviewsEvent, ReviewView } from '@sae/domain/reviews';
import type { TablesEvent } from '@sae/domain/tables';
import { RESTAURANT } from '../../testing/facts.js';
import { World } from '../../testing/world.js';
import { modelsIn } from '../models/all.js';
import { rebuild } from '../runner/index.js';
import { ReviewsReader } from './reviews.js';
import { TablesReader } from './tables.js';
import { parsedRow } from '../reading/index.js';

const OTHER = 987654321;
let world: World;
let tables: TablesReader;
let reviews: ReviewsReader;

const added = (tableId: number, tableNo: number, token: string): TablesEvent => ({
  type: 'TableAdded',
  data: { tableId, tableNo, token },
});
const deleted = (tableId: number): TablesEvent => ({ type: 'TableDeleted', data: { tableId } });
const given = (reviewId: number): ReviewsEvent => ({
  type: 'ReviewGiven',
  data: { reviewId, tableNo: 4, stars: reviewId % 6, comment: null },
});

beforeAll(async () => {
  world = await World.begin();
  tables = new TablesReader(world.redis);
  reviews = new ReviewsReader(world.redis);
  const progress = await world.listen(() => undefined);
  world.run();
  const all = [added(1, 7, 'a'), added(2, 4, 'b'), deleted(1), added(3, 7, 'c')];
  await world.append(`tables-${RESTAURANT}`, -1, all);
  await world.append(`tables-${OTHER}`, -1, [added(1, 4, 'd')]);
  const last = await world.append(
    `reviews-${RESTAURANT}`,
    -1,
    Array.from({ length: 45 }, (_, n) => given(n + 1)),
  );
  expect(await progress.reached(last, 10_000)).toBe(true);
});
afterAll(() => world.end());

describe('Tables', () => {
  it('are those that were not deleted, each restaurant’s its own', async () => {
    expect((await tables.all(RESTAURANT)).map(({ id, tableNo }) => [id, tableNo])).toEqual([
      [2, 4],
      [3, 7],
    ]);
    expect(await tables.all(OTHER)).toHaveLength(1);
  });
  it('are found behind their tokens alone', async () => {
    expect(await tables.behind('c')).toEqual({ restaurantId: RESTAURANT, id: 3, tableNo: 7, token: 'c' });
    expect(await tables.behind('d')).toMatchObject({ restaurantId: OTHER });
    expect(await tables.behind('a')).toBeNull();
    expect(await tables.behind('made up')).toBeNull();
  });
});

describe('Reviews', () => {
  const page = async (restaurantId: number, offset: number) => {
    const ever = { stars: null, from: null, to: null };
    const { rows, total } = await reviews.page(restaurantId, ever, { offset, limit: 20 }, 'Asia/Kolkata');
    return { ids: rows.map((row) => parsedRow<ReviewView>(row).id), total };
  };
  it('come page by page, the newest first', async () => {
    expect((await page(RESTAURANT, 0)).ids).toEqual(Array.from({ length: 20 }, (_, n) => 45 - n));
    expect(await page(RESTAURANT, 40)).toEqual({ ids: [5, 4, 3, 2, 1], total: 45 });
    expect(await page(OTHER, 0)).toEqual({ ids: [], total: 0 });
  });
});

it('A rebuild makes the same of them, byte for byte', async () => {
  const lived = await world.dump();
  expect(Object.keys(lived)).toEqual(expect.arrayContaining(['token:b', `${RESTAURANT}:reviews`]));
  await rebuild({
    log: world.log,
    redis: world.redis,
    ...modelsIn('Asia/Kolkata'),
    report: (what, error) => expect([what, error]).toEqual([]),
    signal: new AbortController().signal,
  });
  expect(await world.dump()).toEqual(lived);
});
