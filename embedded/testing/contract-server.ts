import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, type JSONEventType, type Position, jsonEvent } from '@eventstore/db-client';
import { type EventStore, startEventStore } from './event-store.js';

const given = process.env.EVENTSTORE_URL;

/** Whether the contract runs on our own server, which may be killed, or on the one `EVENTSTORE_URL` names. */
export const ours = given === undefined;

/** A server under contract and the one client of this test file. */
export interface ContractServer {
  readonly url: string;
  readonly client: EventStoreDBClient;
  /** Only where the server is ours; once restarted, it is ready. */
  readonly store: EventStore;
  readonly dir: string;
  close(): Promise<void>;
}

/** Starts, or connects to, the server under contract, and waits until it is ready. One that is killed and started again wants a port of its own. */
export async function contractServer({ notReadyMs = 200, wait = true, port = 0 } = {}): Promise<ContractServer> {
  const dir = await mkdtemp(join(tmpdir(), 'event-store-'));
  const started = given === undefined ? await startEventStore({ dir, notReadyMs, port }) : notOurs(given);
  const client = EventStoreDBClient.connectionString(started.url);
  if (wait) await untilReady(client);
  const store = { ...started, restart: () => started.restart().then(() => untilReady(client)) };
  const close = async () => {
    await client.dispose();
    await store.stop();
    await rm(dir, { recursive: true });
  };
  return { url: store.url, client, store, dir, close };
}

/** A server that listens may not be ready yet. */
async function untilReady(client: EventStoreDBClient): Promise<void> {
  for (;;) {
    try {
      await client.appendToStream(newStream('ready'), event(0));
      return;
    } catch (error) {
      if (!/Server Is Not Ready|UNAVAILABLE/.test(String(error))) throw error;
      await pause(20);
    }
  }
}

/** Resolves after so many milliseconds. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function notOurs(url: string): EventStore {
  const refuse = () => Promise.reject(new Error('this server is not ours to kill'));
  return { url, port: 0, stop: () => Promise.resolve(), kill: refuse, restart: refuse };
}

/** A stream nobody else uses. */
export const newStream = (category = 'contract') => `${category}-${randomUUID()}`;

/** The shape of the events of the contract. */
export type Counted = JSONEventType<string, { readonly n: number }>;

/** An event that can be told from others by its number. */
export const event = (n: number, type = 'Counted', id: string = randomUUID()) =>
  jsonEvent<Counted>({ id, type, data: { n } });

/** Numbered events in a row. */
export const events = (count: number, from = 0, type = 'Counted') =>
  Array.from({ length: count }, (_, index) => event(from + index, type));

/** Everything a read brings. */
export async function all<T>(reading: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of reading) found.push(each);
  return found;
}

interface Resolved {
  readonly event?: { readonly data: unknown };
}

/** The numbers of the events that come out of a read. */
export async function numbers(reading: AsyncIterable<Resolved>): Promise<number[]> {
  const found: number[] = [];
  for await (const { event: recorded } of reading) found.push((recorded!.data as { n: number }).n);
  return found;
}

/** The same of a stream just begun again, which 23.10 does not find for a moment. */
export async function numbersOnceFound(read: () => AsyncIterable<Resolved>): Promise<number[]> {
  for (const deadline = Date.now() + 5_000; ;) {
    try {
      return await numbers(read());
    } catch (error) {
      if ((error as { type?: unknown }).type !== 'stream-not-found' || Date.now() > deadline) throw error;
      await pause(20);
    }
  }
}

/** The numbers of the first so many events that come out of a subscription, which is then given up. */
export async function firstNumbers(
  subscription: AsyncIterable<Resolved> & { unsubscribe(): Promise<void> },
  count: number,
): Promise<number[]> {
  const found: number[] = [];
  for await (const { event: recorded } of subscription) {
    found.push((recorded!.data as { n: number }).n);
    if (found.length === count) break;
  }
  await subscription.unsubscribe();
  return found;
}

interface Located {
  readonly event?: { readonly data: unknown; readonly revision: bigint; readonly position?: Position };
}

/**
 * The numbers of the first so many events, followed as anybody must: 23.10 ends a live subscription that is 32 events
 * behind, and it is gone on with after the last one heard. `meanwhile` is told how many there are.
 */
export async function followed(
  subscribe: (after?: Located['event']) => AsyncIterable<Located> & { unsubscribe(): Promise<void> },
  count: number,
  meanwhile: (heard: number) => Promise<void> | undefined = () => undefined,
): Promise<number[]> {
  const found: number[] = [];
  let last: Located['event'];
  while (found.length < count) {
    const subscription = subscribe(last);
    try {
      for await (const { event: recorded } of subscription) {
        found.push((recorded!.data as { n: number }).n);
        last = recorded;
        await meanwhile(found.length);
        if (found.length === count) break;
      }
    } catch (error) {
      if (!String(error).includes('Consumer too slow')) throw error;
    }
    await subscription.unsubscribe().catch(() => undefined);
  }
  return found;
}

/** The numbers from (included) to (not included). */
export const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
