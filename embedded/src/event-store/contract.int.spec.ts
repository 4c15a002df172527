import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AppendExpectedRevision, type EventStoreDBClient, binaryEvent, jsonEvent } from '@eventstore/db-client';
import {
  type ContractServer,
  all,
  contractServer,
  event,
  events,
  newStream,
  numbers,
} from '../../testing/contract-server.js';

let server: ContractServer;
let client: EventStoreDBClient;

beforeAll(async () => {
  server = await contractServer();
  client = server.client;
});
afterAll(() => server.close());

const append = (stream: string, what: ReturnType<typeof events>, expectedRevision: AppendExpectedRevision) =>
  client.appendToStream(stream, what, { expectedRevision });

const wrongVersion = (streamName: string, expectedVersion: unknown, actualVersion: unknown) =>
  expect.objectContaining({ type: 'wrong-expected-version', streamName, expectedVersion, actualVersion });

describe('appending', () => {
  it('answers with the last revision and a position that only grows', async () => {
    const stream = newStream();
    const first = await append(stream, events(2), 'no_stream');
    const second = await append(stream, events(1, 2), 1n);
    expect([first.nextExpectedRevision, second.nextExpectedRevision]).toEqual([1n, 2n]);
    expect(second.position?.commit).toBeGreaterThan(first.position?.commit ?? Infinity);
  });

  it('keeps everything about an event', async () => {
    const stream = newStream('contract-ಚಂದಾ');
    const id = randomUUID();
    await client.appendToStream(stream, jsonEvent({ id, type: 'Told', data: { ä: [1] }, metadata: { v: 1 } }));
    await client.appendToStream(stream, binaryEvent({ type: 'Raw', data: Uint8Array.of(0, 255) }));
    const [told, raw] = await all(client.readStream(stream));
    expect(told?.event).toMatchObject({ id, type: 'Told', data: { ä: [1] }, metadata: { v: 1 }, streamId: stream });
    expect(told?.event).toMatchObject({ isJson: true, revision: 0n });
    expect(Math.abs(Date.now() - (told?.event?.created.getTime() ?? 0))).toBeLessThan(60_000);
    expect(raw?.event).toMatchObject({ isJson: false, data: Uint8Array.of(0, 255), revision: 1n });
  });

  it('refuses no_stream where there is a stream', async () => {
    const stream = newStream();
    await append(stream, events(2), 'no_stream');
    await expect(append(stream, events(1), 'no_stream')).rejects.toEqual(wrongVersion(stream, 'no_stream', 1n));
  });

  it.each([0n, 2n])('refuses revision %s of a stream at 1', async (expected) => {
    const stream = newStream();
    await append(stream, events(2), 'any');
    await expect(append(stream, events(1), expected)).rejects.toEqual(wrongVersion(stream, expected, 1n));
  });

  it('refuses a revision and stream_exists where there is no stream', async () => {
    const stream = newStream();
    await expect(append(stream, events(1), 0n)).rejects.toEqual(wrongVersion(stream, 0n, 'no_stream'));
    await expect(append(stream, events(1), 'stream_exists')).rejects.toEqual(
      wrongVersion(stream, 'stream_exists', 'no_stream'),
    );
  });

  it('takes stream_exists and any where there is one', async () => {
    const stream = newStream();
    await append(stream, events(1), 'any');
    await append(stream, events(1, 1), 'stream_exists');
    expect((await append(stream, events(1, 2), 'any')).nextExpectedRevision).toBe(2n);
  });

  it('lets exactly one of many win at the same revision, and its events are whole', async () => {
    const stream = newStream();
    const tries = Array.from({ length: 20 }, (_, n) => append(stream, events(3, n * 3), 'no_stream'));
    const settled = await Promise.allSettled(tries);
    const winner = settled.findIndex(({ status }) => status === 'fulfilled');
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await numbers(client.readStream(stream))).toEqual([0, 1, 2].map((n) => winner * 3 + n));
  });

  it('goes the older way too, which the client takes with credentials', async () => {
    const stream = newStream();
    const options = {
      credentials: { username: 'admin', password: 'changeit' },
      expectedRevision: 'no_stream',
    } as const;
    expect((await client.appendToStream(stream, events(2), options)).nextExpectedRevision).toBe(1n);
    await expect(client.appendToStream(stream, events(1), options)).rejects.toEqual(
      wrongVersion(stream, 'no_stream', 1n),
    );
  });
});

describe('a retry with the same event ids', () => {
  it.each(['no_stream', 'any'] as const)('at %s is the same append', async (expected) => {
    const stream = newStream();
    const same = events(3);
    const first = await append(stream, same, expected);
    await append(stream, events(1, 3), 2n);
    const again = await append(stream, same, expected);
    expect(again.nextExpectedRevision).toBe(first.nextExpectedRevision);
    expect(await numbers(client.readStream(stream))).toEqual([0, 1, 2, 3]);
  });

  it('at the original revision is the same append, whatever came after', async () => {
    const stream = newStream();
    await append(stream, events(2), 'no_stream');
    const same = events(2, 2);
    await append(stream, same, 1n);
    await append(stream, events(5, 4), 3n);
    expect((await append(stream, same, 1n)).nextExpectedRevision).toBe(3n);
    expect(await numbers(client.readStream(stream))).toHaveLength(9);
  });

  it('and one more event is a wrong version, and writes nothing', async () => {
    const stream = newStream();
    const same = events(2);
    await append(stream, same, 'no_stream');
    await append(stream, events(1, 2), 1n);
    await expect(append(stream, [...same, event(9)], 'no_stream')).rejects.toMatchObject({
      type: 'wrong-expected-version',
    });
    expect(await numbers(client.readStream(stream))).toEqual([0, 1, 2]);
  });
});

describe('the limit of one append', () => {
  const of = (bytes: number) => binaryEvent({ type: 'Large', data: new Uint8Array(bytes) });

  it('lets 1,000,000 bytes through', async () => {
    expect((await client.appendToStream(newStream(), of(1_000_000))).success).toBe(true);
  });

  it.each([
    ['one event', [of(1_100_000)]],
    ['several together', [of(600_000), of(600_000)]],
    ['more than fits in one message', [of(2_000_000), of(2_000_000)]],
  ])('refuses %s above 1 MB, and goes on', async (_what, large) => {
    const stream = newStream();
    await expect(client.appendToStream(stream, large)).rejects.toMatchObject({
      type: 'maximum-append-size-exceeded',
      maxAppendSize: 1_048_576,
    });
    await append(stream, events(1), 'no_stream');
    expect(await numbers(client.readStream(stream))).toEqual([0]);
  });
});
