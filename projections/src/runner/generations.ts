import type { Redis } from '@sae/platform/redis';
import { BUILDING, checkpointKey, CURRENT, PROGRESS } from '../reading/index.js';
import { conditionally, type Conditions, type Words } from './conditionally.js';
import { BEGINNING, isLive, type Place } from './place.js';

/** A build nobody has been at for so long is given up. */
const BUILDING_MS = 30_000;

export const stillBuilding: Words = ['PEXPIRE', BUILDING, String(BUILDING_MS)];

/** What must be true for a runner that believes to stand at a place to write there. */
export const conditionsOf = (place: Place): Conditions => ({
  [checkpointKey(place.generation)]: place.checkpoint,
  [CURRENT]: place.current,
  ...(isLive(place) ? {} : { [BUILDING]: place.generation }),
});

/** Begins a generation; null when another one is being built. */
export const beginGeneration = async (redis: Redis, current: string, now: number): Promise<Place | null> => {
  const generation = `g${now}`;
  const done = await conditionally(redis, { [CURRENT]: current, [BUILDING]: '', [checkpointKey(generation)]: '' }, [
    ['SET', checkpointKey(generation), BEGINNING],
    ['SET', BUILDING, generation, 'PX', String(BUILDING_MS)],
  ]);
  return done ? { generation, current, checkpoint: BEGINNING } : null;
};

/** Where the models stand; nowhere yet when there is nothing to go on from. */
export const findPlace = async (redis: Redis): Promise<Place | null> => {
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

/** Lets readers use the generation that was built, if the one they use (if any) stands at the same place. */
export const switchOver = async (redis: Redis, place: Place): Promise<Place | null> => {
  const { generation, current, checkpoint } = place;
  const conditions = {
    ...conditionsOf(place),
    ...(current === '' ? {} : { [checkpointKey(current)]: checkpoint }),
  };
  const done = await conditionally(redis, conditions, [
    ['SET', CURRENT, generation],
    ['UNLINK', BUILDING],
    ['PUBLISH', PROGRESS, checkpoint],
  ]);
  return done ? { ...place, current: generation } : null;
};

/** Takes a damaged generation away from the readers, so that another is built. */
export const abandon = async (redis: Redis, place: Place): Promise<void> => {
  await conditionally(redis, conditionsOf(place), [['UNLINK', isLive(place) ? CURRENT : BUILDING]]);
};
