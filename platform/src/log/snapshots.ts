import { createHash } from 'node:crypto';
import { reporter, type Report } from '../logging/index.js';
import { isRefusal, type Redis } from '../redis/index.js';
import type { KeyMemory, KeySpan } from './key-memory.js';
import { changeSnapshot, markAndHead, readParts, replaceSnapshot, type Kept } from './snapshot-store.js';
import { inParts, wholeOf } from './state-parts.js';

export interface SnapshotsOptions {
  readonly redis: Redis;
  /** Raise a category's number when its decider folds events into another state than before. */
  readonly versions?: Readonly<Record<string, number>>;
  /** A book is photographed again after so many events at the earliest. */
  readonly every?: number;
  readonly report?: Report;
}

/** What a snapshot tells beside the state. */
interface Taken {
  readonly revision: number;
  readonly lastId: string;
  readonly keys: readonly KeySpan[];
}

export interface Snapshot<S> extends Taken {
  readonly state: S;
  readonly kept: Kept;
}

interface Kind {
  readonly category: string;
  readonly initial: unknown;
  readonly facts: readonly string[];
}

/** What is photographed. */
export interface Subject extends Omit<Taken, 'keys'> {
  readonly decider: Kind;
  readonly stream: string;
  readonly state: unknown;
  readonly keys: KeyMemory;
  photographedAt: number;
  /** The snapshot that this process read or wrote last. */
  kept: Kept | null;
}

/** What stands beside the parts of a snapshot: the rest of the state, and how the parts are called. */
interface Head extends Taken {
  readonly rest: unknown;
  readonly parts: readonly string[];
}

const headIn = (text: string): Head => {
  const head = JSON.parse(text) as Partial<Head> | null;
  if (!Array.isArray(head?.parts)) throw new SyntaxError('It does not say which parts it has');
  return head as Head;
};

/** Raised when a snapshot is written otherwise than before. */
const FORMAT = 3;
/** Photographing may take one part in so many of the time. */
const SHARE = 100;

/**
 * States of books in Redis, to shorten a cold start. Disposable: without them the log is read from its beginning. They
 * stand there in parts, of which only those are written again that have changed.
 */
export class Snapshots {
  private readonly every: number;
  private readonly report: Report;
  private readonly versions: Map<string, string> = new Map();
  private isAway = false;
  private isBusy = false;
  private restsUntil = 0;

  constructor(private readonly options: SnapshotsOptions) {
    this.every = options.every ?? 500;
    this.report = options.report ?? reporter('snapshots');
  }

  async find<S>(decider: Kind, stream: string): Promise<Snapshot<S> | null> {
    const [mark, head] = (await this.ask((redis) => markAndHead(redis, stream))) ?? [];
    if (!head || !mark?.startsWith(`${this.versionOf(decider)} `)) return null;
    try {
      const { rest, parts: names, ...taken } = headIn(head);
      const parts = await this.ask((redis) => readParts(redis, stream, mark, names));
      return parts && { ...taken, state: wholeOf(rest, parts) as S, kept: { mark, parts } };
    } catch (error) {
      this.report(`The snapshot of ${stream} cannot be read`, error);
      return null;
    }
  }

  /** Takes a snapshot if it is time for one; nobody waits for it. */
  consider(subject: Subject): void {
    const grown = subject.revision - subject.photographedAt;
    if (grown < this.every || this.isBusy || performance.now() < this.restsUntil) return;
    this.isBusy = true;
    subject.photographedAt = subject.revision;
    const { decider, state, revision, lastId, keys } = subject;
    const { rest, parts } = inParts(state);
    const head = { rest, revision, lastId, keys: keys.entries(), parts: [...parts.keys()] };
    const mark = [this.versionOf(decider), revision, lastId].join(' ');
    setImmediate(() => void this.keep(subject, head, { mark, parts }));
  }

  private async keep(subject: Subject, head: Head, next: Kept): Promise<void> {
    const { stream, kept } = subject;
    let spentMs = 0;
    const write = (thing: object): string => {
      const began = performance.now();
      const text = JSON.stringify(thing);
      spentMs += performance.now() - began;
      return text;
    };
    try {
      const isKept = await this.ask(async (redis) => {
        if (kept && (await changeSnapshot(redis, stream, write(head), [kept, next], write))) return true;
        if (await this.isKeptElsewhere(redis, stream, head)) return false;
        await replaceSnapshot(redis, stream, write(head), next, write);
        return true;
      });
      // It may be of another log by now.
      if (subject.kept === kept) subject.kept = isKept ? next : null;
    } finally {
      this.restsUntil = performance.now() + spentMs * SHARE;
      this.isBusy = false;
    }
  }

  /** Another node may write in the same book: one of them photographs it, as long as it does. */
  private async isKeptElsewhere(redis: Redis, stream: string, { revision }: Head): Promise<boolean> {
    const [mark] = await markAndHead(redis, stream);
    const [, theirs = -1] = (mark ?? '').split(' ');
    return Number(theirs) > revision - this.every;
  }

  /** Redis may be away: then there are no snapshots, which is said once. What it refuses is not there, nor is what nobody can read. */
  private async ask<T>(work: (redis: Redis) => Promise<T>): Promise<T | null> {
    try {
      const answer = await work(this.options.redis);
      this.isAway = false;
      return answer;
    } catch (error) {
      if (error instanceof SyntaxError) throw error;
      if (isRefusal(error)) return null;
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
