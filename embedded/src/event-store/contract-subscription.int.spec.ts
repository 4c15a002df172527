import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventStoreDBClient, type Position, eventTypeFilter, streamNameFilter } from '@eventstore/db-client';
import {
  type ContractServer,
  contractServer,
  event,
  events,
  firstNumbers,
  followed,
  newStream,
  numbers,
  pause,
  range,
} from '../../testing/contract-server.js';

/** Where a follower was. */
interface Heard {
  readonly position?: Position;
}

let server: ContractServer;
let client: EventStoreDBClient;

beforeAll(async () => {
  server = await contractServer();
  client = server.client;
});
afterAll(() => server.close());

describe('a subscription to a stream', () => {
  it('is confirmed, brings what is there, says so, and goes on with what comes', async () => {
    const stream = newStream();
    await client.appendToStream(stream, events(3));
    const subscription = client.subscribeToStream(stream);
    const heard: string[] = [];
    subscription.on('confirmation', () => heard.push('confirmation'));
    subscription.on('caughtUp', () => {
      heard.push('caughtUp');
      void client.appendToStream(stream, events(2, 3));
    });
    expect(await firstNumbers(subscription, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(heard).toEqual(['confirmation', 'caughtUp']);
  });

  it('begins after a revision', async () => {
    const stream = newStream();
    await client.appendToStream(stream, events(4));
    expect(await firstNumbers(client.subscribeToStream(stream, { fromRevision: 1n }), 2)).toEqual([2, 3]);
  });

  it('from the end brings only what comes', async () => {
    const stream = newStream();
    await client.appendToStream(stream, events(3));
    const subscription = client.subscribeToStream(stream, { fromRevision: 'end' });
    subscription.on('caughtUp', () => void client.appendToStream(stream, events(1, 3)));
    expect(await firstNumbers(subscription, 1)).toEqual([3]);
  });

  it('may wait for a stream that is not there yet', async () => {
    const stream = newStream();
    const subscription = client.subscribeToStream(stream);
    // 23.10 says no caughtUp of a stream that is not there.
    subscription.on('confirmation', () => void client.appendToStream(stream, events(2)));
    expect(await firstNumbers(subscription, 2)).toEqual([0, 1]);
  });

  it('hears every event once it is live, though $maxCount hides most from readers', async () => {
    const stream = newStream();
    await client.appendToStream(stream, events(5));
    await client.setStreamMetadata(stream, { maxCount: 2 });
    const subscription = client.subscribeToStream(stream);
    subscription.on('caughtUp', () => void client.appendToStream(stream, events(9, 5)));
    expect(await firstNumbers(subscription, 11)).toEqual(range(3, 14));
    expect(await numbers(client.readStream(stream))).toEqual([12, 13]);
  });

  it('ends with an error when the stream is tombstoned', async () => {
    const stream = newStream();
    await client.appendToStream(stream, events(1));
    const subscription = client.subscribeToStream(stream);
    subscription.on('caughtUp', () => void client.tombstoneStream(stream));
    await expect(firstNumbers(subscription, 9)).rejects.toMatchObject({ type: 'stream-deleted', streamName: stream });
  });
});

describe('a subscription to $all', () => {
  it.each([
    ['a prefix of the stream’s name', (mark: string) => streamNameFilter({ prefixes: ['nobody', mark] })],
    ['a regular expression on the stream’s name', (mark: string) => streamNameFilter({ regex: `^${mark}.*` })],
    ['a prefix of the event type', (mark: string) => eventTypeFilter({ prefixes: [mark] })],
    ['a regular expression on the event type', (mark: string) => eventTypeFilter({ regex: `^${mark}$` })],
  ])('takes what matches %s, past and to come', async (_what, filterFor) => {
    const mark = newStream('mark');
    await client.appendToStream(mark, events(2, 0, mark));
    await client.appendToStream(newStream(), events(5));
    const subscription = client.subscribeToAll({ filter: filterFor(mark) });
    subscription.once('caughtUp', () => {
      void client.appendToStream(newStream(), events(5)).then(() => client.appendToStream(mark, events(1, 2, mark)));
    });
    expect(await firstNumbers(subscription, 3)).toEqual([0, 1, 2]);
  });

  it('begins after a position', async () => {
    const stream = newStream();
    const { position } = await client.appendToStream(stream, events(2));
    await client.appendToStream(stream, events(2, 2));
    const filter = streamNameFilter({ prefixes: [stream] });
    expect(await firstNumbers(client.subscribeToAll({ fromPosition: position, filter }), 2)).toEqual([2, 3]);
  });

  it('from the end brings only what comes', async () => {
    const stream = newStream();
    await client.appendToStream(stream, events(2));
    const subscription = client.subscribeToAll({
      fromPosition: 'end',
      filter: streamNameFilter({ prefixes: [stream] }),
    });
    subscription.once('caughtUp', () => void client.appendToStream(stream, events(1, 2)));
    expect(await firstNumbers(subscription, 1)).toEqual([2]);
  });

  it('tells how far it has looked though nothing matches, always further', async () => {
    const { position: start } = await client.appendToStream(newStream(), events(500));
    const { position: end } = await client.appendToStream(newStream(), events(500));
    const reached: Position[] = [];
    const subscription = client.subscribeToAll({
      fromPosition: start,
      filter: streamNameFilter({
        prefixes: ['nobody-writes-this'],
        maxSearchWindow: 10,
        checkpointInterval: 5,
        checkpointReached: (_subscription, position) => {
          reached.push(position);
          return Promise.resolve();
        },
      }),
    });
    // Only a subscription that is read from flows.
    subscription.on('data', () => undefined);
    // None comes at the end of the log: only when so many events more have been looked at.
    while ((reached.at(-1)?.commit ?? 0n) < (end?.commit ?? 0n)) await client.appendToStream(newStream(), events(25));
    await subscription.unsubscribe();
    const commits = reached.map(({ commit }) => commit);
    expect(commits.length).toBeGreaterThanOrEqual(500 / (10 * 5));
    expect(commits).toEqual([...new Set(commits)].sort((a, b) => Number(a - b)));
    expect(commits.every((commit) => commit > (start?.commit ?? 0n))).toBe(true);
  });

  it('misses nothing and swaps nothing between catching up and being live', async () => {
    const stream = newStream('burst');
    const total = 1_200;
    const filter = () => streamNameFilter({ prefixes: [stream] });
    const written = (async () => {
      for (let n = 0; n < total; n += 3) void client.appendToStream(stream, events(3, n)).catch(() => undefined);
      await client.appendToStream(stream, event(total));
    })();
    const followers: Promise<number[]>[] = [];
    for (let n = 0; n < 4; n++) {
      const all = (after?: Heard) => client.subscribeToAll({ fromPosition: after?.position, filter: filter() });
      followers.push(followed(all, total + 1));
      followers.push(
        followed((after) => client.subscribeToStream(stream, { fromRevision: after?.revision }), total + 1),
      );
      await pause(15);
    }
    await written;
    for (const found of await Promise.all(followers)) expect(found).toEqual(range(0, total + 1));
  });

  it('waits for a subscriber who takes its time', async () => {
    const stream = newStream('slow');
    const large = 'x'.repeat(20_000);
    for (let n = 0; n < 300; n += 30) {
      await client.appendToStream(
        stream,
        range(n, n + 30).map((each) => ({ ...event(each), data: { n: each, large } })),
      );
    }
    const filter = streamNameFilter({ prefixes: [stream] });
    const found = await followed(
      (after) => client.subscribeToAll({ fromPosition: after?.position, filter }),
      320,
      async (heard) => {
        if (heard % 50 === 0) await pause(50);
        if (heard === 100) await client.appendToStream(stream, events(20, 300));
      },
    );
    expect(found).toEqual(range(0, 320));
  });
});
