import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AppendExpectedRevision, type EventStoreDBClient } from '@eventstore/db-client';
import {
  type ContractServer,
  contractServer,
  events,
  newStream,
  numbers,
  numbersOnceFound,
} from '../../testing/contract-server.js';

let server: ContractServer;
let client: EventStoreDBClient;

beforeAll(async () => {
  server = await contractServer();
  client = server.client;
});
afterAll(() => server.close());

const begun = async (count: number) => {
  const stream = newStream();
  await client.appendToStream(stream, events(count));
  return stream;
};
const append = (stream: string, from: number, expectedRevision: AppendExpectedRevision) =>
  client.appendToStream(stream, events(1, from), { expectedRevision });

describe('a deleted stream', () => {
  it('is not found any more', async () => {
    const stream = await begun(3);
    expect((await client.deleteStream(stream, { expectedRevision: 2n })).position?.commit).toBeGreaterThan(0n);
    await expect(numbers(client.readStream(stream))).rejects.toMatchObject({ type: 'stream-not-found' });
  });

  it.each(['any', 'no_stream', 2n] as const)('begins again at its next revision with %s', async (expected) => {
    const stream = await begun(3);
    await client.deleteStream(stream);
    expect((await append(stream, 3, expected)).nextExpectedRevision).toBe(3n);
    expect(await numbersOnceFound(() => client.readStream(stream))).toEqual([3]);
    expect((await append(stream, 4, 3n)).nextExpectedRevision).toBe(4n);
    expect(await numbers(client.readStream(stream))).toEqual([3, 4]);
  });

  it('does not exist for stream_exists', async () => {
    const stream = await begun(1);
    await client.deleteStream(stream);
    await expect(append(stream, 1, 'stream_exists')).rejects.toMatchObject({ type: 'stream-deleted' });
  });

  it('may be deleted again once it has begun again', async () => {
    const stream = await begun(2);
    await client.deleteStream(stream);
    await append(stream, 2, 'no_stream');
    await client.deleteStream(stream);
    await append(stream, 3, 'no_stream');
    expect(await numbersOnceFound(() => client.readStream(stream))).toEqual([3]);
  });

  it('loses what else its metadata said', async () => {
    const stream = await begun(2);
    await client.setStreamMetadata(stream, { owner: 'x', maxCount: 9 });
    await client.deleteStream(stream);
    await append(stream, 2, 'any');
    expect((await client.getStreamMetadata(stream)).metadata).toEqual({ truncateBefore: 2 });
  });

  it.each(['any', 'no_stream'] as const)('must have been there, with %s', async (expectedRevision) => {
    const never = client.deleteStream(newStream(), { expectedRevision });
    await expect(never).rejects.toMatchObject({ type: 'wrong-expected-version' });
  });

  it('is not deleted at another revision', async () => {
    const stream = await begun(3);
    await expect(client.deleteStream(stream, { expectedRevision: 1n })).rejects.toMatchObject({
      type: 'wrong-expected-version',
      streamName: stream,
      expectedVersion: 1n,
      actualVersion: 2n,
    });
    expect(await numbers(client.readStream(stream))).toHaveLength(3);
  });
});

describe('a tombstoned stream', () => {
  it.each(['any', 'no_stream', 'stream_exists', 0n] as const)('refuses %s for ever', async (expected) => {
    const stream = await begun(1);
    await client.tombstoneStream(stream, { expectedRevision: 0n });
    await expect(append(stream, 1, expected)).rejects.toMatchObject({ type: 'stream-deleted', streamName: stream });
    await expect(client.deleteStream(stream)).rejects.toMatchObject({ type: 'stream-deleted', streamName: stream });
  });

  it('cannot be read', async () => {
    const stream = await begun(1);
    await client.tombstoneStream(stream);
    await expect(numbers(client.readStream(stream))).rejects.toMatchObject({
      type: 'stream-deleted',
      streamName: stream,
    });
  });

  it('need never have had an event', async () => {
    const stream = newStream();
    await client.tombstoneStream(stream, { expectedRevision: 'no_stream' });
    await expect(append(stream, 0, 'any')).rejects.toMatchObject({ type: 'stream-deleted' });
  });

  it('takes its metadata with it: nobody reads them, and who begins them is refused', async () => {
    const [described, bare] = [await begun(1), await begun(1)];
    await client.setStreamMetadata(described, { owner: 'x' });
    for (const stream of [described, bare]) {
      await client.tombstoneStream(stream);
      await expect(numbers(client.readStream(`$$${stream}`))).rejects.toMatchObject({ type: 'stream-deleted' });
    }
    await expect(client.setStreamMetadata(bare, { owner: 'y' })).rejects.toMatchObject({ type: 'stream-deleted' });
  });

  it('takes more metadata as long as the writer remembers the last ones, and shows them to nobody', async () => {
    const stream = await begun(1);
    await client.setStreamMetadata(stream, { owner: 'x' });
    await client.tombstoneStream(stream);
    expect((await client.setStreamMetadata(stream, { owner: 'y' })).nextExpectedRevision).toBe(1n);
    await expect(numbers(client.readStream(`$$${stream}`))).rejects.toMatchObject({ type: 'stream-deleted' });
    await expect(append(stream, 1, 'any')).rejects.toMatchObject({ type: 'stream-deleted' });
  });

  it('is not buried at another revision', async () => {
    const stream = await begun(2);
    await expect(client.tombstoneStream(stream, { expectedRevision: 0n })).rejects.toMatchObject({
      type: 'wrong-expected-version',
    });
    expect((await append(stream, 2, 1n)).nextExpectedRevision).toBe(2n);
  });
});
