import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventStore, startTestStore } from '../../../embedded/testing/event-store.js';
import { eventually } from '../../testing/eventually.js';
import { startProxy, type Proxy } from '../../testing/proxy.js';
import { by } from '../../testing/tally.js';
import { Log, type Followed, type FollowOptions, type NewEvent, type Position } from './index.js';

let store: EventStore;
let proxy: Proxy;
let log: Log;
let onTheWire: Log;
const followers: AbortController[] = [];

beforeAll(async () => {
  store = await startTestStore();
  proxy = await startProxy(store.port);
  log = new Log(store.url);
  onTheWire = new Log(`esdb://127.0.0.1:${proxy.port}?tls=false`, { silenceMs: 900, timeoutMs: 500 });
});
afterEach(() => {
  for (const follower of followers.splice(0)) follower.abort();
  proxy.cut();
});
afterAll(async () => {
  await onTheWire.close();
  await log.close();
  await proxy.stop();
  await store.stop();
});

const note = (number: number, type = 'Noted'): NewEvent => ({
  id: randomUUID(),
  type,
  data: { number },
  metadata: { ...by, at: '2026-11-21T06:30:00.000Z', v: 1 },
});
const append = (stream: string, from: number, count: number) =>
  log.append(
    stream,
    from - 1,
    Array.from({ length: count }, (_, index) => note(from + index)),
  );

/** What a follower has been given until now. */
const following = (options: Partial<FollowOptions>, through = log) => {
  const stop = new AbortController();
  followers.push(stop);
  const given: Followed[] = [];
  const states: string[] = [];
  const ended = (async () => {
    const all = through.follow({
      after: null,
      onState: (state) => states.push(state),
      ...options,
      signal: stop.signal,
    });
    for await (const step of all) given.push(step);
  })();
  const numbers = () =>
    given.flatMap((step) => ('event' in step ? [(step.event.data as { number: number }).number] : []));
  const positions = () => given.flatMap((step) => ('event' in step ? [step.event.position] : []));
  return { given, states, numbers, positions, stop, ended };
};
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index);

describe('following the log', () => {
  it('gives what stands there and then what comes, in order, and says in between that it has caught up', async () => {
    const stream = `a-${randomUUID()}`;
    await append(stream, 0, 700);
    const { given, numbers, positions } = following({ prefixes: [stream] });
    await eventually(() => expect(given).toContainEqual({ caughtUp: true }));
    expect(numbers()).toEqual(upTo(700));
    await append(stream, 700, 3);
    await eventually(() => expect(numbers()).toEqual(upTo(703)));
    expect(given.findIndex((step) => 'caughtUp' in step)).toBeGreaterThanOrEqual(700);
    expect(positions()).toEqual([...positions()].sort((a, b) => (a < b ? -1 : 1)));
  });

  it('goes on after a position', async () => {
    const stream = `a-${randomUUID()}`;
    const { position } = await append(stream, 0, 2);
    await append(stream, 2, 2);
    const { numbers } = following({ after: position, prefixes: [stream] });
    await eventually(() => expect(numbers()).toEqual([2, 3]));
  });

  it('gives only the streams and the types that are asked for', async () => {
    const stream = `a-${randomUUID()}`;
    await log.append(stream, -1, [note(0), note(1, 'NotedToo'), note(2, 'Other'), note(3)]);
    await append(`b-${randomUUID()}`, 0, 1);
    const byBoth = following({ prefixes: [stream], eventTypes: ['Noted'] });
    const byType = following({ eventTypes: ['NotedToo'] });
    await eventually(() => expect(byBoth.numbers()).toEqual([0, 3]));
    await eventually(() => expect(byType.numbers()).toEqual([1]));
  });

  it('has caught up at once when nothing is asked for that exists, and moves its checkpoint on', async () => {
    const { position } = await append(`b-${randomUUID()}`, 0, 5);
    const { given } = following({ prefixes: [`none-${randomUUID()}`] });
    await eventually(() => expect(given).toContainEqual({ caughtUp: true }));
    const checkpoints = given.flatMap((step) => ('checkpoint' in step ? [step.checkpoint] : []));
    // The store may have written events of its own since.
    expect(checkpoints.at(-1)).toBeGreaterThanOrEqual(position);
  });

  it('ends when it is told to', async () => {
    const { stop, ended } = following({ prefixes: ['a-'] });
    stop.abort();
    await ended;
  });
});

describe('a follower', () => {
  const survives = async (harm: (stream: string) => Promise<void>) => {
    const stream = `a-${randomUUID()}`;
    await append(stream, 0, 10);
    const follower = following({ prefixes: [stream] }, onTheWire);
    await eventually(() => expect(follower.numbers()).toHaveLength(10));
    await harm(stream);
    await eventually(() => expect(follower.numbers()).toEqual(upTo(20)), 10_000);
    const seen = new Set<Position>(follower.positions());
    expect(seen.size).toBe(20);
    return follower;
  };

  it('survives the death of the event store, and misses and repeats nothing', async () => {
    await survives(async (stream) => {
      await store.kill();
      await store.restart();
      await append(stream, 10, 10);
    });
  });

  it('survives a cut connection', async () => {
    await survives(async (stream) => {
      proxy.cut();
      await append(stream, 10, 10);
    });
  });

  it('survives a frozen connection', async () => {
    const { states } = await survives(async (stream) => {
      proxy.freeze();
      await append(stream, 10, 10);
    });
    expect(states).toContain('interrupted');
  });
});
