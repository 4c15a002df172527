import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { AllStreamResolvedEvent, EventStoreDBClient } from '@eventstore/db-client';
import type { Connection, Live, Purpose } from './connection.js';
import { Following } from './following.js';

const at = (commit: bigint): AllStreamResolvedEvent => ({
  commitPosition: commit,
  event: {
    streamId: 'notes-1',
    id: `id-${commit}`,
    revision: commit,
    type: 'Noted',
    data: {},
    metadata: {},
    isJson: true,
    created: new Date(0),
    position: { commit, prepare: commit },
  },
});

/** A log that has these events, and a subscription that gives those, then ends or stays silent. */
const followingOf = (has: AllStreamResolvedEvent[], gives: AllStreamResolvedEvent[], ends = false) => {
  const given = async function* () {
    yield* gives;
    if (!ends) await new Promise(() => {});
  };
  const subscription = Object.assign(Readable.from(given()), { unsubscribe: () => Promise.resolve() });
  const page = ({ direction, maxCount = 0 }: { direction?: string; maxCount?: number | bigint }) => ({
    async *[Symbol.asyncIterator]() {
      yield* direction === 'backwards' ? has.slice(-Number(maxCount)) : has;
    },
    destroy: () => {},
    cancel: () => Promise.resolve(),
  });
  const client = { subscribeToAll: () => subscription, readAll: page } as unknown as EventStoreDBClient;
  const connection = {
    lifetime: new AbortController().signal,
    call: <T>(_: Purpose, work: (live: Live) => Promise<T>) => work({ client } as Live),
  } as unknown as Connection;
  const place = { last: null as bigint | null };
  const context = { connection, upcasters: {}, silenceMs: 90, timeoutMs: 1_000 };
  const following = new Following(context, { prefixes: [], eventTypes: [] }, place, new AbortController().signal);
  return Object.assign(following, { fails: () => subscription.emit('error', new Error('Connection dropped')) });
};

describe('a subscription', () => {
  it('that is silent although the log has more is given up', async () => {
    const following = followingOf([at(1n), at(2n)], [at(1n)]);
    await following.begin();
    expect(await following.next()).toMatchObject({ event: { position: 1n } });
    await expect(following.next()).rejects.toThrow('silent although there is an event at 2');
    await following.end();
  });

  it('that ends without a word is given up', async () => {
    const following = followingOf([], [], true);
    await following.begin();
    expect(await following.next()).toEqual({ caughtUp: true });
    await expect(following.next()).rejects.toThrow('ended without a word');
    await following.end();
  });

  it('that fails once it was ended fails nobody', async () => {
    const following = followingOf([], []);
    await following.begin();
    await following.end();
    await setImmediate();
    expect(() => following.fails()).not.toThrow();
  });

  it('that repeats itself is heard once', async () => {
    const following = followingOf([at(1n), at(2n)], [at(1n), at(1n), at(2n)]);
    await following.begin();
    expect(await following.next()).toMatchObject({ event: { position: 1n } });
    expect(await following.next()).toMatchObject({ event: { position: 2n } });
    expect(await following.next()).toEqual({ caughtUp: true });
    await following.end();
  });
});
