import type { Log } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import type { Projection } from '../kernel/index.js';
import { BUILDING, checkpointKey, CURRENT } from '../reading/index.js';
import { conditionally } from './conditionally.js';
import { Gathering } from './gathering.js';
import { beginGeneration, switchOver } from './generations.js';
import { positionOf, type Checkpoint, type Place } from './place.js';
import { sweep } from './sweep.js';
import { Overtaken, Writer, type Report } from './writer.js';

export interface RebuildOptions {
  readonly log: Pick<Log, 'follow'>;
  readonly redis: Redis;
  readonly projections: readonly Projection[];
  readonly report: Report;
  readonly onProgress?: (written: number, place: Place, target: Checkpoint) => void;
  readonly signal: AbortSignal;
  readonly most?: number;
}

/** Why there is nothing to rebuild, or not now, in a sentence. */
export class CannotRebuild extends Error {
  override readonly name = 'CannotRebuild';
}

export interface Rebuilt {
  readonly place: Place;
  readonly events: number;
}

/** How long to wait for the running generation to move. */
const WAIT_MS = 5;
const BEFORE_ALL = -1n;

const begin = async (redis: Redis): Promise<Place> => {
  const current = await redis.get(CURRENT);
  if (current === null)
    throw new CannotRebuild('There are no read models yet; the projection process builds them from nothing.');
  const place = await beginGeneration(redis, current);
  if (!place) throw new CannotRebuild('The read models are being built already.');
  return place;
};

/** Never further than the generation that is read, up to the moment when both stand at the same event. */
const catchUp = async (options: RebuildOptions, begun: Place): Promise<Rebuilt> => {
  const { log, redis, projections, report, signal, most = 500, onProgress = () => undefined } = options;
  const writer = new Writer(redis, projections, report);
  const gathering = new Gathering(log.follow({ after: null, signal }), signal, most);
  let place = begun;
  for (let written = 0; !signal.aborted;) {
    const target = await redis.get(checkpointKey(place.current));
    if (target === null) throw new Overtaken();
    if (target === place.checkpoint) {
      const switched = await switchOver(redis, place);
      if (switched) return { place: switched, events: written };
    }
    const upTo = positionOf(target) ?? BEFORE_ALL;
    const { events } = await gathering.take({ most, upTo, withinMs: WAIT_MS });
    place = await writer.write(place, events);
    written += events.length;
    onProgress(written, place, target);
  }
  throw new CannotRebuild('Stopped; the read models are as they were.');
};

/**
 * Builds a new generation beside the one that is read, and switches over where both stand at the same event: so the
 * running process goes on in the new one as if nothing had happened.
 */
export const rebuild = async (options: RebuildOptions): Promise<Rebuilt> => {
  const { redis } = options;
  const place = await begin(redis);
  try {
    return await catchUp(options, place);
  } catch (error) {
    await conditionally(redis, { [BUILDING]: place.generation }, [['UNLINK', BUILDING]]);
    await sweep(redis, new AbortController().signal);
    throw error;
  }
};
