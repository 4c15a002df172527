import { type IsoTime, Refusal } from '@sae/domain/kernel';

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
    return this.spans.find(({ keys }) => keys.has(key))?.keys.get(key);
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

const KNOWN_MS = 24 * 60 * 60_000;
/** Clocks of devices are about right. */
const SKEW_MS = 5 * 60_000;

/** A key is first used a little before its time, by a clock that is ahead, and may come again until it is too old. */
const REMEMBERED_MS = KNOWN_MS + 2 * SKEW_MS;

const TIME_ORDERED = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** When a time-ordered key (UUIDv7) was made, in milliseconds of the epoch; null of any other key. */
const timeOf = (key: string): number | null => {
  const [, high, low] = TIME_ORDERED.exec(key) ?? [];
  return high && low ? Number.parseInt(high + low, 16) : null;
};

/** The earliest moment at which a request with this key may have come for the first time, were it to be known now. */
export const earliestUse = (key: string, now: IsoTime): number =>
  Math.max((timeOf(key) ?? 0) - SKEW_MS, Date.parse(now) - REMEMBERED_MS);

/** Of a key nobody remembers: whether it could be remembered, had it been used. @throws Refusal if not */
export const refuseUnknowable = (key: string, now: IsoTime): void => {
  const time = timeOf(key);
  if (time === null) return;
  const age = Date.parse(now) - time;
  if (age > KNOWN_MS)
    throw new Refusal(
      'conflict',
      'request/key-too-old',
      'This was first sent more than a day ago. Please check whether it was done before you send it again.',
    );
  if (age < -SKEW_MS)
    throw new Refusal('invalid', 'request/key-ahead', 'The clock of this device is ahead. Please set it right.');
};
