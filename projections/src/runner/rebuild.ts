import type { Log } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import type { Projection } from '../kernel/index.js';
import { checkpointKey, CURRENT } from '../reading/index.js';
import { Gathering } from './gathering.js';
import { beginGeneration, switchOver } from './generations.js';
import { BEGINNING, positionOf, type Checkpoint, type Place } from './place.js';
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

const begin = async (redis: Redis): Promise<Place> => {
  const current = await redis.get(CURRENT);
  if (current === null)
    throw new CannotRebuild('There are no read models yet; the projection process builds them from nothing.');
  const place = await beginGeneration(redis, current, Date.now());
  if (!place) throw new CannotRebuild('The read models are being built already.');
  return place;
};

/**
 * Builds a new generation beside the one that is read, never further than that one, and switches over at the moment
 * both stand at the same event: so the running process goes on in the new one as if nothing had happened.
 */
export const rebuild = async (options: RebuildOptions): Promise<Rebuilt> => {
  const { log, redis, projections, report, signal, most = 500, onProgress = () => undefined } = options;
  const writer = new Writer(redis, projections, report);
  let place = await begin(redis);
  const gathering = new Gathering(log.follow({ after: null, signal }), signal, most);
  for (let written = 0; !signal.aborted;) {
    const target = await redis.get(checkpointKey(place.current));
    if (target === null) throw new Overtaken();
    if (target === place.checkpoint) {
      const switched = await switchOver(redis, place);
      if (switched) return { place: switched, events: written };
    }
    const upTo = target === BEGINNING ? -1n : positionOf(target)!;
    const { events } = await gathering.take({ most, upTo, withinMs: WAIT_MS });
    place = await writer.write(place, events);
    written += events.length;
    onProgress(written, place, target);
  }
  throw new CannotRebuild('Stopped; the read models are as they were.');
};
