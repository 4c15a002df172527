import { createHash } from 'node:crypto';
import { reporter, type Report } from '../logging/index.js';
import type { Redis } from '../redis/index.js';
import type { KeyMemory, KeySpan } from './key-memory.js';
import { within } from './patience.js';

export interface SnapshotsOptions {
  readonly redis: Redis;
  /** Raise a category's number when its decider folds events into another state than before. */
  readonly versions?: Readonly<Record<string, number>>;
  /** A book is photographed again after so many events at the earliest. */
  readonly every?: number;
  readonly report?: Report;
}

export interface Snapshot<S> {
  readonly version: string;
  readonly state: S;
  readonly revision: number;
  readonly lastId: string;
  readonly keys: readonly KeySpan[];
}

interface Kind {
  readonly category: string;
  readonly initial: unknown;
  readonly facts: readonly string[];
}

/** What is photographed. */
export interface Subject {
  readonly decider: Kind;
  readonly stream: string;
  readonly state: unknown;
  readonly revision: number;
  readonly lastId: string;
  readonly keys: KeyMemory;
  photographedAt: number;
}

/** Raised when a snapshot is written otherwise than before. */
const FORMAT = 2;
const ANSWER_MS = 500;
const KEPT_SECONDS = 90 * 24 * 3600;
/** A long book is photographed when it has grown by an eighth: else each event would cost the whole of the book. */
const GROWTH = 8;
/** Photographing may take one part in so many of the time. */
const SHARE = 100;

/** States of books in Redis, to shorten a cold start. Disposable: without them the log is read from its beginning. */
export class Snapshots {
  private readonly every: number;
  private readonly report: Report;
  private readonly versions: Map<string, string> = new Map();
  private isAway = false;
  private restsUntil = 0;

  constructor(private readonly options: SnapshotsOptions) {
    this.every = options.every ?? 500;
    this.report = options.report ?? reporter('snapshots');
  }

  async find<S>(decider: Kind, stream: string): Promise<Snapshot<S> | null> {
    const text = await this.ask(() => this.options.redis.get(keyOf(stream)));
    if (!text) return null;
    const snapshot = this.parse(text, stream) as Partial<Snapshot<S>> | null;
    return snapshot?.version === this.versionOf(decider) ? (snapshot as Snapshot<S>) : null;
  }

  /** Takes a snapshot if it is time for one; nobody waits for it. */
  consider(subject: Subject): void {
    const grown = subject.revision - subject.photographedAt;
    if (grown < this.every || grown < subject.revision / GROWTH || performance.now() < this.restsUntil) return;
    subject.photographedAt = subject.revision;
    const { decider, stream, state, revision, lastId } = subject;
    const snapshot = {
      version: this.versionOf(decider),
      state,
      revision,
      lastId,
      keys: subject.keys.entries(),
    };
    setImmediate(() => void this.keep(stream, snapshot));
  }

  private async keep(stream: string, snapshot: Snapshot<unknown>): Promise<void> {
    const began = performance.now();
    const text = JSON.stringify(snapshot);
    this.restsUntil = began + (performance.now() - began) * SHARE;
    await this.ask(() => this.options.redis.set(keyOf(stream), text, { EX: KEPT_SECONDS }));
  }

  private parse(text: string, stream: string): unknown {
    try {
      return JSON.parse(text);
    } catch (error) {
      this.report(`The snapshot of ${stream} cannot be read`, error);
      return null;
    }
  }

  /** Redis may be away: then there are no snapshots, which is said once. */
  private async ask<T>(command: () => Promise<T>): Promise<T | null> {
    try {
      const answer = await within(ANSWER_MS, command());
      this.isAway = false;
      return answer;
    } catch (error) {
      if (!this.isAway) this.report('Redis does not answer: going on without snapshots', error);
      this.isAway = true;
      return null;
    }
  }

  private versionOf({ category, initial, facts }: Kind): string {
    const known = this.versions.get(category);
    if (known) return known;
    // The beginning of a state shows its shape, so that a forgotten number does less harm. A state that was made of other
    // facts lacks some, or holds what this program would stop at.
    const shape = createHash('sha256')
      .update(JSON.stringify([initial, [...facts].sort()]))
      .digest('hex')
      .slice(0, 8);
    const version = `${this.options.versions?.[category] ?? 1}-${shape}-${FORMAT}`;
    this.versions.set(category, version);
    return version;
  }
}

const keyOf = (stream: string): string => `snapshot:${stream}`;
