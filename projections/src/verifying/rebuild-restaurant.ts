import { setTimeout as pause } from 'node:timers/promises';
import type { Projection } from '../kernel/index.js';
import { tokenKey, type TableDoc } from '../models/tables.js';
import { bookName, parkedKey } from '../reading/index.js';
import { CannotRebuild, ShadowBuild, type Cursor, type ShadowBuildOptions } from '../runner/index.js';
import { Comparison, type Difference } from './comparison.js';

export interface RestaurantRebuildOptions extends ShadowBuildOptions {
  readonly restaurantId: number;
  /** Told of each place that was not as the log tells it, and is now, in a sentence. */
  readonly onPutRight?: (told: string) => void;
}

/** What was compared with the log, and how much of it had to be put right. */
export interface RestaurantRebuilt {
  readonly keys: number;
  readonly putRight: number;
}

/** Longer than the running process is at one batch: it may have read a place before it was put right, and write it after. */
const BATCH_MS = 2_000;

/** The same tables for one restaurant, and nothing for any other. */
const of = (restaurantId: number, projections: readonly Projection[]): readonly Projection[] =>
  projections.map(({ category, reads, changes }) => ({
    category,
    reads: (noted, lookup) => (noted.fact.restaurantId === restaurantId ? reads(noted, lookup) : []),
    changes: (noted, lookup) => (noted.fact.restaurantId === restaurantId ? changes(noted, lookup) : []),
  }));

const TOKENS = tokenKey('');

/** A table's code leads to its restaurant by what stands there. */
const isOf = (restaurantId: number, { name, document, isTold }: Difference): boolean =>
  !name.startsWith(TOKENS) || isTold || (document as Partial<TableDoc> | null)?.restaurantId === restaurantId;

/** @throws CannotRebuild while a book waits: what waits in it is applied by nobody but the running process. */
const assureNothingWaits = async (
  { redis, restaurantId, projections }: RestaurantRebuildOptions,
  { generation, current }: Cursor,
): Promise<void> => {
  const books = new Set(projections.map(({ category }) => bookName(category, restaurantId)));
  for (const book of books)
    if (await redis.exists([parkedKey(generation, book), parkedKey(current, book)]))
      throw new CannotRebuild(`${book} waits for an event that cannot be applied; npm run rebuild builds all anew.`);
};

/**
 * Builds the read models of one restaurant beside those that are read, and puts right each place in which they differ.
 * Whoever reads meanwhile sees each place as it was or as the log tells it; no other restaurant is touched.
 */
export const rebuildRestaurant = async (options: RestaurantRebuildOptions): Promise<RestaurantRebuilt> => {
  const { redis, restaurantId, projections, signal, onPutRight = () => undefined } = options;
  const shadow = await ShadowBuild.begin({ ...options, projections: of(restaurantId, projections) });
  const meet = async () => {
    if (!(await shadow.meet())) throw new CannotRebuild('Stopped; what was put right stays so, the rest is as it was.');
  };
  try {
    await meet();
    for (let all = 0; ;) {
      await assureNothingWaits(options, shadow.cursor);
      const comparison = new Comparison(redis, shadow);
      let putRight = 0;
      for await (const difference of comparison.differences([`${restaurantId}:`, TOKENS])) {
        if (!isOf(restaurantId, difference)) continue;
        while (!(await shadow.putRight(difference.name))) await meet();
        putRight += 1;
        onPutRight(difference.told);
      }
      all += putRight;
      if (putRight === 0) return { keys: comparison.keys, putRight: all };
      await pause(BATCH_MS, undefined, { signal });
    }
  } finally {
    await shadow.drop();
  }
};
