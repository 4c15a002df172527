import type { IsoTime } from '@sae/domain/kernel';
import { REMEMBERED_MS } from './key-age.js';

interface Keyed {
  readonly key?: string;
  readonly revision: number;
  readonly at: IsoTime;
}

/** Keys first used within some hours, and the revision of the first event each made. */
export type KeySpan = readonly [since: number, keys: readonly (readonly [key: string, revision: number])[]];

interface Span {
  readonly since: number;
  readonly keys: Map<string, number>;
}

const SPAN_MS = 6 * 60 * 60_000;

/**
 * Every Idempotency-Key of the newest day of a book, however many they are: about a hundred bytes each. Time is what
 * the events say it is, so that whoever reads the book remembers the same.
 */
export class KeyMemory {
  /** Newest first; forgotten whole. */
  private spans: Span[];

  constructor(spans: readonly KeySpan[] = []) {
    this.spans = spans.map(([since, keys]) => ({ since, keys: new Map(keys) }));
  }

  /** The revision of the first event that was made under the key. */
  find(key: string): number | undefined {
    for (const { keys } of this.spans) {
      const revision = keys.get(key);
      if (revision !== undefined) return revision;
    }
    return undefined;
  }

  /** Learns from an event of the book. */
  note({ key, revision, at }: Keyed): void {
    if (key === undefined || this.find(key) !== undefined) return;
    const time = Date.parse(at);
    const newest = this.spans[0];
    if (newest && time < newest.since + SPAN_MS) newest.keys.set(key, revision);
    else this.begin({ since: time, keys: new Map([[key, revision]]) });
  }

  entries(): KeySpan[] {
    return this.spans.map(({ since, keys }) => [since, [...keys]]);
  }

  /** A span ends where the next begins; one that ended too long ago is forgotten. */
  private begin(span: Span): void {
    const all = [span, ...this.spans];
    this.spans = all.filter((_, index) => index === 0 || all[index - 1]!.since > span.since - REMEMBERED_MS);
  }
}
