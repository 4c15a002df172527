import { describe, expect, it } from '@jest/globals';
import { UnknownFact } from '@sae/domain/kernel';
import type { LoggedEvent } from '@sae/platform/log';
import fc from 'fast-check';
import { accepted, bookOpened, placed } from '../../../domain/testing/orders.js';
import { RESTAURANT, ZONE, inBook } from '../../testing/facts.js';
import { Living } from '../../testing/history.js';
import { wishes } from '../../testing/wishes.js';
import { modelsIn } from '../models/all.js';
import { Missing } from '../kernel/index.js';
import { orders } from '../models/ordering.js';
import { orderKey } from '../models/shown-orders.js';
import { Batch, rowsFor, type Row } from './batch.js';
import { APPEND, commandsFor } from './commands.js';

const { projections } = modelsIn(ZONE);
const STREAM = `orderBook-${RESTAURANT}-2026`;

/** What rows say that they read, and no more. */
const readBy = (rows: readonly Row[], documents: ReadonlyMap<string, string>): Map<string, object | null> => {
  const stored = new Map<string, object | null>();
  const lookup = (key: string) => stored.get(key) ?? null;
  for (;;) {
    const keys = rows.flatMap(({ noted, projections: all }) => all.flatMap((one) => one.reads(noted, lookup)));
    const more = keys.filter((key) => !stored.has(key));
    if (more.length === 0) return stored;
    for (const key of more) stored.set(key, JSON.parse(documents.get(`g1:${key}`) ?? 'null') as object | null);
  }
};

/** What a batch asks of Redis, with the documents that stand there. */
const asked = (events: readonly LoggedEvent[], documents = new Map<string, string>(), tables = projections) => {
  const rows = rowsFor(tables, events);
  const batch = new Batch(readBy(rows, documents));
  for (const row of rows) batch.add(row);
  return batch.changes({ withPushes: false }).flatMap((change) => commandsFor('g1', change));
};

/** A Redis of four commands, for what stands there in the end. */
const after = (batches: readonly (readonly LoggedEvent[])[], { times = 1 } = {}) => {
  const documents = new Map<string, string>();
  const sets = new Map<string, Map<string, number>>();
  const setOf = (key: string) => sets.get(key) ?? sets.set(key, new Map()).get(key)!;
  for (const events of batches) {
    const words = asked(events, documents);
    for (const [name, key, first, second] of Array.from({ length: times }, () =>
      words.map((one) => one.map(String)),
    ).flat()) {
      if (name === 'SET') documents.set(key!, first!);
      else if (name === 'UNLINK') documents.delete(key!);
      else if (name === 'ZADD' || name === APPEND) setOf(key!).set(second!, Number(first));
      else if (name === 'ZREM') setOf(key!).delete(first!);
      else if (name === 'ZREMRANGEBYSCORE')
        for (const [member, score] of setOf(key!)) if (score === Number(first)) setOf(key!).delete(member);
    }
  }
  const filled = [...sets].filter(([, members]) => members.size > 0);
  return {
    documents: Object.fromEntries(documents),
    sets: Object.fromEntries(filled.map(([key, members]) => [key, Object.fromEntries(members)])),
  };
};

const cutAt = (events: readonly LoggedEvent[], cuts: readonly number[]) => {
  const places = [...new Set([0, ...cuts.map((cut) => cut % (events.length + 1)), events.length])].sort(
    (a, b) => a - b,
  );
  return places.slice(1).map((place, index) => events.slice(places[index], place));
};

describe('A batch', () => {
  it('ends where its events end one by one, wherever it is cut', () =>
    fc.assert(
      fc.property(wishes, fc.array(fc.nat(), { maxLength: 5 }), (history, cuts) => {
        const living = new Living();
        history.forEach((wish) => living.live(wish));
        const events = inBook(STREAM, living.events);
        const oneByOne = after(events.map((event) => [event]));
        expect(after(cutAt(events, cuts))).toEqual(oneByOne);
        // Twice is once, should a script ever be cut off in the middle.
        expect(after(cutAt(events, cuts), { times: 2 })).toEqual(oneByOne);
      }),
      { numRuns: 1000 },
    ));

  it('asks for what stands in a place in the end, not for what stood there in between', () => {
    const words = asked(inBook(STREAM, [bookOpened, placed(1), accepted(1)]), new Map(), [orders]);
    expect(words.map(([name, key]) => [name, key])).toEqual([
      ['SET', `g1:${orderKey(RESTAURANT, 1)}`],
      ['ZREMRANGEBYSCORE', `g1:${RESTAURANT}:live`],
      ['ZREM', `g1:${RESTAURANT}:past`],
      ['ZREMRANGEBYSCORE', `g1:${RESTAURANT}:recurring`],
      ['ZADD', `g1:${RESTAURANT}:recurring`],
    ]);
  });

  it('takes nothing of a fact whose document is missing', () => {
    const batch = new Batch(new Map([[orderKey(RESTAURANT, 1), null]]));
    const [row] = rowsFor(projections, inBook(STREAM, [accepted(1)]));
    expect(() => batch.add(row!)).toThrow(new Missing(orderKey(RESTAURANT, 1)));
    expect(batch.changes({ withPushes: true })).toEqual([]);
  });

  const unknown = [
    { type: 'SomethingElse', data: {} },
    { type: 'constructor', data: {} },
  ] as const;

  it('passes over what is no fact of a restaurant’s book', () => {
    const streams = [`email-0af3`, 'orderBook', 'menu-spice-garden', `orderBook-${RESTAURANT}-x`];
    expect(streams.flatMap((stream) => asked(inBook(stream, unknown)))).toEqual([]);
  });

  const categories = [...new Set(projections.map(({ category }) => category))];
  it.each(categories)('stops at a fact of a book that nobody knows: %s', (category) => {
    for (const fact of unknown)
      expect(() => asked(inBook(`${category}-${RESTAURANT}-2026`, [fact]))).toThrow(UnknownFact);
  });
});
