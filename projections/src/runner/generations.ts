import type { Redis } from '@sae/platform/redis';
import {
  ATTENDED,
  ATTENDED_MS,
  BEGINNING,
  BUILDING,
  checkpointKey,
  CURRENT,
  IN_FORCE,
  OWED,
  placeIn,
  PROGRESS,
  shapeKey,
  type Checkpoint,
} from '../reading/index.js';
import { conditionally, type Conditions, type Words } from './commands.js';

/** A build nobody has been at for so long is given up. */
const BUILDING_MS = 30_000;

export const stillBuilding: Words = ['PEXPIRE', BUILDING, String(BUILDING_MS)];

/** Says in which run of Redis the models are kept up to date. */
export const attendedIn = (run: string): Words => ['SET', ATTENDED, run, 'PX', String(ATTENDED_MS)];

/** What must be true for a runner to write where it believes to stand. */
export const conditionsOf = (cursor: Cursor): Conditions => ({
  [checkpointKey(cursor.generation)]: cursor.checkpoint,
  [CURRENT]: cursor.current,
  ...(isLive(cursor) ? {} : { [BUILDING]: cursor.generation }),
});

/** What a generation would be called that begins now. Names never come again, and the later is the greater. */
const nameNow = async (redis: Redis): Promise<string> => {
  // By one clock for all, and not by a count that a flush would begin anew.
  const [seconds, micros] = await redis.sendCommand<[string, string]>(['TIME']);
  return `g${seconds}${micros.padStart(6, '0')}`;
};

/** Begins a generation; null when another one is being built, or `unless` something else is so by now. */
export const beginGeneration = async (
  redis: Redis,
  current: string,
  shape: string,
  unless: Conditions = {},
): Promise<Cursor | null> => {
  const generation = await nameNow(redis);
  const conditions = { ...unless, [CURRENT]: current, [BUILDING]: '', [checkpointKey(generation)]: '' };
  const done = await conditionally(redis, conditions, [
    ['SET', checkpointKey(generation), BEGINNING],
    ['SET', shapeKey(generation), shape],
    ['SET', BUILDING, generation, 'PX', String(BUILDING_MS)],
  ]);
  return done ? { generation, current, checkpoint: BEGINNING } : null;
};

/** Where the models stand; nowhere yet when there is nothing to go on from. */
export const findCursor = async (redis: Redis): Promise<Cursor | null> => {
  const [current = null, building = null] = await redis.mGet([CURRENT, BUILDING]);
  const generation = current ?? building;
  if (generation === null) return null;
  const checkpoint = await redis.get(checkpointKey(generation));
  if (checkpoint !== null) return { generation, current: current ?? '', checkpoint };
  // Its name is left, its data are not.
  await conditionally(redis, { [checkpointKey(generation)]: '', [current === null ? BUILDING : CURRENT]: generation }, [
    ['UNLINK', current === null ? BUILDING : CURRENT],
  ]);
  return null;
};

/** A version is in force as long as somebody of it writes: says so with each batch. */
const IN_FORCE_MS = 30_000;

export const stillInForce = (shape: string): Words => ['SET', IN_FORCE, shape, 'PX', String(IN_FORCE_MS)];

/**
 * Puts a version in force, and gives up models that were made by other tables or by the clocks of another zone: in one
 * step, or whoever writes them would put theirs back.
 */
export const putInForce = async (redis: Redis, shape: string): Promise<void> => {
  for (;;) {
    const [current = null, building = null] = await redis.mGet([CURRENT, BUILDING]);
    const others: Words[] = [];
    for (const [name, generation] of [
      [CURRENT, current],
      [BUILDING, building],
    ] as const)
      if (generation !== null && (await redis.get(shapeKey(generation))) !== shape) others.push(['UNLINK', name]);
    const asFound = { [CURRENT]: current ?? '', [BUILDING]: building ?? '' };
    if (await conditionally(redis, asFound, [stillInForce(shape), ...others])) return;
  }
};

/** Lets readers use the generation that was built, if the one they use (if any) stands at the same checkpoint. */
export const switchOver = async (
  redis: Redis,
  cursor: Cursor,
  signs: readonly Words[] = [],
): Promise<Cursor | null> => {
  const { generation, current, checkpoint } = cursor;
  const conditions = {
    ...conditionsOf(cursor),
    ...(current === '' ? {} : { [checkpointKey(current)]: checkpoint }),
  };
  const done = await conditionally(redis, conditions, [
    ['SET', CURRENT, generation],
    ['UNLINK', BUILDING],
    ['PUBLISH', PROGRESS, placeIn(checkpoint)],
    ...signs,
  ]);
  return done ? { ...cursor, current: generation } : null;
};

/**
 * Gives up a generation made from another log, and what was owed of it; false when that was not this runner's to do any
 * more. Whatever is in the log by now will be in the next generation.
 */
export const abandon = (redis: Redis, cursor: Cursor): Promise<boolean> =>
  conditionally(redis, conditionsOf(cursor), [
    ['UNLINK', isLive(cursor) ? CURRENT : BUILDING, OWED, ATTENDED],
    ['PUBLISH', PROGRESS, BEGINNING],
  ]);

/** Where a runner stands: in which generation it writes, which one is read meanwhile, and up to where it has come. */
export interface Cursor {
  readonly generation: string;
  /** The generation readers use; empty when there is none. */
  readonly current: string;
  readonly checkpoint: Checkpoint;
}

export const isLive = ({ generation, current }: Cursor): boolean => generation === current;

const GENERATION = /^(g\d+):/;

/** Deletes all that is left of generations nobody reads or builds; returns how many keys that were. */
export const sweep = async (redis: Redis, signal: AbortSignal): Promise<number> => {
  // What begins from now on has a greater name.
  const now = await nameNow(redis);
  const [current = null, building = null] = await redis.mGet([CURRENT, BUILDING]);
  if (current === null) return 0;
  let deleted = 0;
  for await (const keys of redis.scanIterator({ MATCH: 'g*:*', COUNT: 1_000 })) {
    if (signal.aborted) break;
    const old = keys.filter((key) => {
      const generation = GENERATION.exec(key)?.[1];
      return generation !== undefined && generation < now && generation !== current && generation !== building;
    });
    if (old.length > 0) deleted += await redis.unlink(old);
  }
  return deleted;
};
