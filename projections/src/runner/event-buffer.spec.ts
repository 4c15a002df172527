import { describe, expect, it } from '@jest/globals';
import type { Followed } from '@sae/platform/log';
import { placed } from '../../../domain/testing/orders.js';
import { inBook } from '../../testing/facts.js';
import { EventBuffer, type TakeOptions } from './event-buffer.js';

const events = inBook(
  'orderBook-1-2026',
  Array.from({ length: 10 }, (_, index) => placed(index + 1)),
).map((event) => ({ event }));

/** A log that gives these and then nothing more. */
const following = (items: readonly Followed[], most = 100) => {
  const end = new AbortController();
  const given: Followed[] = [];
  const follow = async function* () {
    for (const item of items) {
      given.push(item);
      yield item;
    }
    await new Promise((resolve) => end.signal.addEventListener('abort', resolve));
  };
  const buffer = new EventBuffer(follow(), end.signal, most);
  /** As it is after a write: what the log had to give meanwhile has gathered. */
  const take = async (wanted: Partial<TakeOptions> = {}) => {
    await new Promise(setImmediate);
    const taken = await buffer.take({ most, withinMs: 50, ...wanted });
    return { positions: taken.events.map(({ position }) => Number(position)), isCaughtUp: taken.isCaughtUp };
  };
  return { buffer, take, given, end: () => end.abort() };
};

describe('Gathering', () => {
  it('takes what has gathered meanwhile, and no more than is wanted', async () => {
    const { take, end } = following(events);
    expect((await take({ most: 4 })).positions).toEqual([0, 1, 2, 3]);
    expect((await take()).positions).toEqual([4, 5, 6, 7, 8, 9]);
    end();
  });
  it('comes back with nothing when nothing happens', async () => {
    const { take, end } = following([]);
    expect(await take()).toEqual({ positions: [], isCaughtUp: false });
    end();
  });
  it('says where the log was at its end, and stops there', async () => {
    const { take, end } = following([...events.slice(0, 2), { caughtUp: true }, ...events.slice(2, 4)]);
    expect(await take()).toEqual({ positions: [0, 1], isCaughtUp: true });
    expect(await take()).toEqual({ positions: [2, 3], isCaughtUp: false });
    end();
  });
  it('leaves for later what stands after the wanted place', async () => {
    const { take, end } = following(events);
    expect((await take({ upTo: 3n })).positions).toEqual([0, 1, 2, 3]);
    expect((await take({ upTo: 3n })).positions).toEqual([]);
    expect((await take({ upTo: 5n })).positions).toEqual([4, 5]);
    end();
  });
  it('lets the log wait when too much has gathered', async () => {
    const { buffer, take, given, end } = following(events, 3);
    expect((await take({ upTo: -1n })).positions).toEqual([]);
    expect([given.length, buffer.waiting]).toEqual([3, 3]);
    expect((await take({ most: 2 })).positions).toEqual([0, 1]);
    expect((await take()).positions).toEqual([2, 3, 4]);
    end();
  });
  it('passes on what goes wrong with the log', async () => {
    const failing = async function* (): AsyncGenerator<Followed> {
      yield events[0]!;
      throw new Error('gone');
    };
    const buffer = new EventBuffer(failing(), new AbortController().signal, 10);
    const wanted = { most: 10, withinMs: 50 };
    expect((await buffer.take(wanted)).events).toHaveLength(1);
    await expect(buffer.take(wanted)).rejects.toThrow('gone');
  });
});
