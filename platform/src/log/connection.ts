import { EventStoreDBClient } from '@eventstore/db-client';
import pTimeout from 'p-timeout';
import { Appends } from './appends.js';
import { isPassing, Unanswered } from './errors.js';

/** A connection that has given nothing but errors for so long is dead; a shorter time may be a slow one's. */
const HOPELESS_MS = 2_000;
const ENDING_MS = 1_000;

/** The client, and the calls on which it appends. */
export interface Live {
  readonly client: EventStoreDBClient;
  readonly appends: Appends;
}

/** Appends may fail for ever while reads go on, so that each has its own record. */
export type Purpose = 'read' | 'append';

/**
 * The client, and what to do when it has gone deaf: a call can die without its noticing (the server ends it politely),
 * and what failed once it may keep for ever. Then it is thrown away.
 */
export class Connection {
  private live: Live;
  private failingSince: Record<Purpose, number | null> = { read: null, append: null };
  private renewals = 0;
  private renewing: Promise<void> | null = null;
  /** Aborted when the client is thrown away: who follows the log starts again on the next one. */
  private life = new AbortController();

  constructor(private readonly url: string) {
    this.live = this.connect();
  }

  /** Ends when this client does. */
  get lifetime(): AbortSignal {
    return this.life.signal;
  }

  /** Makes a call on a client that is alive. */
  async call<T>(purpose: Purpose, work: (live: Live) => Promise<T>): Promise<T> {
    if (this.renewing) await this.renewing;
    const { live, lifetime } = this;
    try {
      const answer = await work(live);
      // A client that is thrown away ends its reads as though the log had no more.
      if (purpose === 'read' && lifetime.aborted) throw new Unanswered('The connection was closed during the read');
      this.failingSince[purpose] = null;
      return answer;
    } catch (error) {
      if (live === this.live && this.isHopeless(purpose, error)) await this.renew();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.life.abort();
    await this.dispose();
  }

  private isHopeless(purpose: Purpose, error: unknown): boolean {
    if (!isPassing(error)) {
      this.failingSince[purpose] = null;
      return false;
    }
    this.failingSince[purpose] ??= performance.now();
    return performance.now() - this.failingSince[purpose] >= HOPELESS_MS;
  }

  /** A call that does not end within its time has nothing more to say. */
  private async dispose(): Promise<void> {
    this.live.appends.close();
    await pTimeout(this.live.client.dispose(), { milliseconds: ENDING_MS, message: false });
  }

  private renew(): Promise<void> {
    this.renewing ??= this.replace().finally(() => {
      this.renewing = null;
    });
    return this.renewing;
  }

  private async replace(): Promise<void> {
    this.life.abort();
    await this.dispose();
    this.life = new AbortController();
    this.failingSince = { read: null, append: null };
    this.live = this.connect();
  }

  /** gRPC gives clients of equal settings one connection; only with another setting comes another connection. */
  private connect(): Live {
    const { url } = this;
    const keepAlive = /keepAliveInterval=/i.test(url) ? '' : `keepAliveInterval=${10_000 + this.renewals++}`;
    const client = EventStoreDBClient.connectionString(`${url}${url.includes('?') ? '&' : '?'}${keepAlive}`);
    return { client, appends: new Appends(client) };
  }
}
