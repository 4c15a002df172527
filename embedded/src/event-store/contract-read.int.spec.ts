import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventStoreDBClient, type Position, jsonEvent } from '@eventstore/db-client';
import { credentials } from '@grpc/grpc-js';
import {
  type ContractServer,
  all,
  contractServer,
  events,
  newStream,
  numbers,
  range,
} from '../../testing/contract-server.js';
import { shared, streams } from './protocol.js';
import { StreamsClient } from './services.js';

let server: ContractServer;
let client: EventStoreDBClient;
const ten = newStream();

beforeAll(async () => {
  server = await contractServer();
  client = server.client;
  await client.appendToStream(ten, events(10));
});
afterAll(() => server.close());

describe('reading a stream', () => {
  it.each([
    ['forwards from the start', {}, range(0, 10)],
    ['forwards from a revision, with it', { fromRevision: 7n }, [7, 8, 9]],
    ['forwards no more than asked for', { fromRevision: 2n, maxCount: 3 }, [2, 3, 4]],
    ['forwards from beyond the end', { fromRevision: 10n }, []],
    ['backwards from the end', { direction: 'backwards', fromRevision: 'end' }, range(0, 10).reverse()],
    ['backwards from a revision, with it', { direction: 'backwards', fromRevision: 2n }, [2, 1, 0]],
    ['backwards no more than asked for', { direction: 'backwards', fromRevision: 'end', maxCount: 1 }, [9]],
    ['backwards from beyond the end', { direction: 'backwards', fromRevision: 99n, maxCount: 2 }, [9, 8]],
    ['backwards from the start', { direction: 'backwards', fromRevision: 'start' }, [0]],
  ] as const)('goes %s', async (_how, options, expected) => {
    expect(await numbers(client.readStream(ten, options))).toEqual(expected);
  });

  it('says so when there is none', async () => {
    const stream = newStream();
    await expect(numbers(client.readStream(stream))).rejects.toMatchObject({
      type: 'stream-not-found',
      streamName: stream,
    });
  });

  it('brings a long one whole and in order', async () => {
    const stream = newStream();
    for (let from = 0; from < 3000; from += 1000) await client.appendToStream(stream, events(1000, from));
    expect(await numbers(client.readStream(stream))).toEqual(range(0, 3000));
    expect(await numbers(client.readStream(stream, { direction: 'backwards', fromRevision: 'end' }))).toEqual(
      range(0, 3000).reverse(),
    );
  });

  it('survives a reader who leaves early', async () => {
    const stream = newStream();
    await client.appendToStream(stream, events(2000));
    const reading = client.readStream(stream);
    for await (const _first of reading) break;
    expect(await numbers(client.readStream(stream, { maxCount: 1 }))).toEqual([0]);
  });
});

describe('a stream’s metadata', () => {
  it('is kept, and its latest word counts', async () => {
    const stream = newStream();
    await client.setStreamMetadata(stream, { maxCount: 5, owner: 'x' });
    await client.setStreamMetadata(stream, { maxCount: 2, owner: 'y' });
    expect(await client.getStreamMetadata(stream)).toMatchObject({ metadata: { maxCount: 2, owner: 'y' } });
  });

  it('shows only the last $maxCount events', async () => {
    const stream = newStream();
    await client.appendToStream(stream, events(6));
    await client.setStreamMetadata(stream, { maxCount: 2 });
    expect(await numbers(client.readStream(stream))).toEqual([4, 5]);
    expect(await numbers(client.readStream(stream, { direction: 'backwards', fromRevision: 'end' }))).toEqual([5, 4]);
    expect((await client.appendToStream(stream, events(1, 6))).nextExpectedRevision).toBe(6n);
    expect(await numbers(client.readStream(stream))).toEqual([5, 6]);
  });

  it('hides events before $tb', async () => {
    const stream = newStream();
    await client.appendToStream(stream, events(6));
    await client.setStreamMetadata(stream, { truncateBefore: 4 });
    expect(await numbers(client.readStream(stream))).toEqual([4, 5]);
  });

  it('hides events older than $maxAge', async () => {
    const stream = newStream();
    await client.appendToStream(stream, events(1));
    await client.setStreamMetadata(stream, { maxAge: 1 });
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await client.appendToStream(stream, events(1, 1));
    expect(await numbers(client.readStream(stream))).toEqual([1]);
  });
});

/** What the client in use has no call for: a filtered read of `$all`. */
async function filteredRead(prefix: string, from: Position, backwards: boolean, limit: number): Promise<string[]> {
  const { Options } = streams.ReadReq;
  const position = new Options.Position()
    .setCommitPosition(String(from.commit))
    .setPreparePosition(String(from.prepare));
  const expression = new Options.FilterOptions.Expression().setPrefixList([prefix]);
  const options = new Options()
    .setAll(new Options.AllOptions().setPosition(position))
    .setReadDirection(backwards ? Options.ReadDirection.BACKWARDS : Options.ReadDirection.FORWARDS)
    .setCount(String(limit))
    .setFilter(new Options.FilterOptions().setEventType(expression).setMax(500))
    .setUuidOption(new Options.UUIDOption().setString(new shared.Empty()));
  const stub = new StreamsClient(new URL(server.url).host, credentials.createInsecure());
  const types: string[] = [];
  for await (const answer of stub.read(new streams.ReadReq().setOptions(options)) as AsyncIterable<streams.ReadResp>) {
    const type = answer.getEvent()?.getEvent()?.getMetadataMap().get('type');
    if (type) types.push(type);
  }
  stub.close();
  return types;
}

describe('reading $all', () => {
  const left = newStream('left');
  const right = newStream('right');
  const positions: Position[] = [];
  const mark = newStream('mark');

  beforeAll(async () => {
    for (const n of range(0, 6)) {
      const appended = await client.appendToStream(
        n % 2 ? right : left,
        jsonEvent({ type: `${mark}-${n}`, data: { n } }),
      );
      if (appended.position) positions.push(appended.position);
    }
  });

  const at = (n: number) => positions[n] ?? { commit: 0n, prepare: 0n };
  const ofMine = (found: readonly { event?: { streamId: string; data: unknown } }[]) =>
    found
      .filter(({ event }) => event?.streamId === left || event?.streamId === right)
      .map(({ event }) => (event!.data as { n: number }).n);

  it('goes forwards from a position, with it, over all streams in the order they were written', async () => {
    const found = await all(client.readAll({ fromPosition: at(2) }));
    expect(ofMine(found)).toEqual([2, 3, 4, 5]);
    const commits = found.map(({ event }) => event?.position?.commit ?? 0n);
    expect(commits).toEqual([...new Set(commits)].sort((a, b) => Number(a - b)));
  });

  it('goes backwards from a position, without it', async () => {
    const found = await all(client.readAll({ fromPosition: at(3), direction: 'backwards' }));
    expect(ofMine(found)).toEqual([2, 1, 0]);
  });

  it('goes backwards from the end', async () => {
    const found = await all(client.readAll({ fromPosition: 'end', direction: 'backwards', maxCount: 100 }));
    expect(ofMine(found)).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it.each(['forwards', 'backwards'] as const)('refuses to go %s from where no event stands', async (direction) => {
    const nowhere = { commit: at(2).commit + 3n, prepare: at(2).prepare + 3n };
    await expect(all(client.readAll({ fromPosition: nowhere, direction }))).rejects.toMatchObject({
      code: 2,
      message: expect.stringContaining('InvalidPosition'),
    });
    await expect(all(client.subscribeToAll({ fromPosition: nowhere }))).rejects.toMatchObject({ code: 3 });
  });

  it('brings no more than asked for', async () => {
    expect(await all(client.readAll({ maxCount: 3 }))).toHaveLength(3);
  });

  it('filters in both directions, counting only what matches', async () => {
    expect(await filteredRead(mark, at(1), false, 2)).toEqual([`${mark}-1`, `${mark}-2`]);
    expect(await filteredRead(mark, at(5), true, 9)).toEqual([4, 3, 2, 1, 0].map((n) => `${mark}-${n}`));
    expect(await filteredRead('nobody-writes-this', at(0), false, 9)).toEqual([]);
  });
});
