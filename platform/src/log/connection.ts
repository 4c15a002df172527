import { setDefaultHighWaterMark } from 'node:stream';
import { EventStoreDBClient } from '@eventstore/db-client';
import { TimedOut, within } from './patience.js';

/** How many appends may be on their way at once. */
export const MOST_APPENDS = 128;

// What its stream does not take at once the client keeps in a queue of its own, and when the connection breaks then, it
// rejects promises that nobody can catch, which ends the process. So the stream takes more than we ever send.
setDefaultHighWaterMark(true, 2 * MOST_APPENDS);

/** A connection that was silent once may be slow; twice in a row it is dead. */
const SILENT_TIMES = 2;
const ENDING_MS = 1_000;

/**
 * The client, and what to do when it has gone deaf: its stream of appends can die without its noticing (the server
 * ends it politely), and then it would wait on it for ever. Never two clients at once: they share their open promises.
 */
export class Connection {
  client: EventStoreDBClient;
  private silences = 0;
  private renewals = 0;
  private renewing: Promise<void> | null = null;
  /** Aborted when the client is thrown away: who follows the log starts again on the next one. */
  private life = new AbortController();

  constructor(private readonly url: string) {
    if (/throwOnAppendFailure=false/i.test(url))
      throw new Error('throwOnAppendFailure must not be false: the client then reports wrong revisions');
    this.client = this.newClient();
  }

  /** Ends when this client does. */
  get lifetime(): AbortSignal {
    return this.life.signal;
  }

  /** Makes a call on a client that is alive. */
  async call<T>(work: (client: EventStoreDBClient) => Promise<T>): Promise<T> {
    if (this.renewing) await this.renewing;
    try {
      const answer = await work(this.client);
      this.silences = 0;
      return answer;
    } catch (error) {
      if (error instanceof TimedOut && ++this.silences >= SILENT_TIMES) await this.renew();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.life.abort();
    await this.dispose();
  }

  /** A stream that does not end within its time has nothing more to say. */
  private async dispose(): Promise<void> {
    try {
      await within(ENDING_MS, this.client.dispose());
    } catch (error) {
      if (!(error instanceof TimedOut)) throw error;
    }
  }

  private renew(): Promise<void> {
    this.renewing ??= this.replace().finally(() => {
      this.renewing = null;
    });
    return this.renewing;
  }

  private async replace(): Promise<void> {
    this.silences = 0;
    this.life.abort();
    this.life = new AbortController();
    // The old client's streams must have ended before the new one has open promises: their end rejects those of both.
    await this.dispose();
    this.client = this.newClient();
  }

  /** gRPC gives clients of equal settings one connection; only with another setting comes another connection. */
  private newClient(): EventStoreDBClient {
    const { url } = this;
    const keepAlive = /keepAliveInterval=/i.test(url) ? '' : `keepAliveInterval=${10_000 + this.renewals++}`;
    return EventStoreDBClient.connectionString(`${url}${url.includes('?') ? '&' : '?'}${keepAlive}`);
  }
}
