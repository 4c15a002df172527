import { formatRupees, toRupees, UnknownFact, type Paise } from '@sae/domain/kernel';
import type { LongFigures } from '@sae/domain/analytics';
import { isUnreadable, type Log, type LoggedEvent } from '@sae/platform/log';
import { figuresKey } from '../models/earnings.js';
import { isOurs } from '../kernel/index.js';
import { positionOf, type Checkpoint } from '../reading/index.js';
import { ShadowBuild, CannotRebuild, type ShadowBuildOptions } from '../runner/index.js';
import { Books } from './books.js';
import { Comparison } from './comparison.js';

export interface VerifyOptions extends Omit<ShadowBuildOptions, 'log' | 'onProgress' | 'report'> {
  readonly log: Log;
  readonly onBuilding?: (events: number, checkpoint: Checkpoint, target: Checkpoint) => void;
  readonly onReplaying?: (books: Books, of: number) => void;
  readonly onComparing?: (keys: number) => void;
}

/** What was checked, and the first thing that is wrong, in a sentence. */
export interface Verdict {
  readonly books: number;
  readonly events: number;
  readonly bills: number;
  readonly keys: number;
  /** Events that are missing, damaged or not known to this version: nothing from there on was checked of their books. */
  readonly stops: readonly string[];
  readonly difference: string | null;
}

const rupees = (paise: Paise) => formatRupees(toRupees(paise));

/** The figures must be what the bills add up to, whoever added them up. */
const wrongEarnings = async ({ redis }: VerifyOptions, shadow: ShadowBuild, earned: Books['earned']) => {
  for (const [restaurantId, total] of earned) {
    const json = await redis.get(`${shadow.cursor.generation}:${figuresKey(restaurantId, {})}`);
    const figures = ((JSON.parse(json ?? '[]') as LongFigures[]) ?? []).reduce((sum, year) => sum + year.total, 0);
    if (figures !== total)
      return `The figures of restaurant ${restaurantId} add up to ${rupees(figures)}, its bills to ${rupees(total)}`;
  }
  return null;
};

const firstOf = async (comparison: Comparison): Promise<string | null> => {
  for await (const { told } of comparison.differences()) return told;
  return null;
};

/**
 * Builds the read models once more beside those that are read, replays every book up to there, and compares both sets
 * of read models key by key (docs/decisions/0018-verify-decides-again.md). Nothing is changed.
 */
export const verify = async (options: VerifyOptions): Promise<Verdict> => {
  const { log, redis, onBuilding, onReplaying, onComparing } = options;
  const streams = new Set<string>();
  const categories = new Set(options.projections.map(({ category }) => category));
  const untold: string[] = [];
  const onProgress = (events: readonly LoggedEvent[], { checkpoint }: { checkpoint: Checkpoint }, to: Checkpoint) => {
    const ours = events.filter(({ stream }) => isOurs(stream, categories));
    for (const { stream } of ours) streams.add(stream);
    onBuilding?.(ours.length, checkpoint, to);
  };
  // Whoever replays the books names what cannot be told, and goes on.
  const report = (what: string, error: unknown) =>
    void (error instanceof UnknownFact || isUnreadable(error) || untold.push(what));
  const shadow = await ShadowBuild.begin({ ...options, report, onProgress });
  try {
    if (!(await shadow.meet())) throw new CannotRebuild('it was stopped before everything was checked');
    const books = new Books(log, positionOf(shadow.cursor.checkpoint) ?? -1n, async () => {
      onReplaying?.(books, streams.size);
      await shadow.stay();
    });
    const comparison = new Comparison(redis, shadow, onComparing);
    const difference =
      (await books.first([...streams])) ??
      untold[0] ??
      (await wrongEarnings(options, shadow, books.earned)) ??
      (await firstOf(comparison));
    const { books: replayed, events, bills, stops } = books;
    return { books: replayed, events, bills, keys: comparison.keys, stops, difference };
  } finally {
    await shadow.drop();
  }
};
