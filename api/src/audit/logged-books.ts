import { Injectable } from '@nestjs/common';
import { financialYear, type IsoTime, type Recorded } from '@sae/domain/kernel';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { Log, type LoggedEvent } from '@sae/platform/log';
import type { Place } from '@sae/projections/models/audit';
import { Clock } from '../kernel/clock.js';
import { Configuration } from '../kernel/configuration.js';
import { streamOf } from '../ordering/order-books.js';

export type Fact = LoggedEvent<OrderBookEvent>;
type Opening = Extract<OrderBookEvent, { type: 'BookOpened' }>;

type NumberedEvent = OrderBookEvent & { readonly revision: number };

/** A fact, and in which year's book it stands. */
export interface FactOfYear {
  readonly fact: Fact;
  readonly year: number;
}

/** A part of a book: at most `count` facts from a revision on. */
type ReadPart = (from: number, count: number) => Promise<readonly NumberedEvent[]>;

interface Placed {
  readonly revision: number;
  readonly orderId: number;
}

/** Facts of a book that come at once: the heaviest of them take ms to read. */
const PAGE = 50;

/** What is read at once: among so many facts there is mostly an order placed. */
const PART = 32;

/** The order that begins with a fact: placed by itself, or taken of another. */
export const begunBy = ({ type, data }: OrderBookEvent): number | null => {
  if (type === 'OrderSplit') return data.split.orderId;
  return type === 'OrderPlaced' ? data.orderId : null;
};

const placedIn = (facts: readonly NumberedEvent[], isWanted: (orderId: number) => boolean): Placed | null => {
  for (const fact of facts) {
    const orderId = begunBy(fact);
    if (orderId !== null && isWanted(orderId)) return { revision: fact.revision, orderId };
  }
  return null;
};

/** The first order placed from one revision to another, both included. */
const firstPlaced = async (read: ReadPart, from: number, to: number): Promise<Placed | null> => {
  for (let next = from; next <= to; next += PART) {
    const found = placedIn(await read(next, Math.min(PART, to - next + 1)), () => true);
    if (found) return found;
  }
  return null;
};

/**
 * The revision at which an order was placed, by halves: in a book the numbers of orders grow with its revisions. A
 * book of a million facts takes some fifteen small reads.
 */
export const placementOf = async (
  orderId: number,
  span: { readonly from: number; readonly to: number },
  read: ReadPart,
): Promise<number | null> => {
  let { from, to } = span;
  while (to - from >= PART) {
    const middle = Math.floor((from + to) / 2);
    const placed = await firstPlaced(read, middle, to);
    if (placed?.orderId === orderId) return placed.revision;
    if (placed && placed.orderId < orderId) from = placed.revision + 1;
    else to = middle - 1;
  }
  if (from > to) return null;
  return placedIn(await read(from, to - from + 1), (id) => id === orderId)?.revision ?? null;
};

/** Places that lie no further apart are read at once, with what stands between them. */
const NEAR = 8;
/** So many reads go on at once. */
const AT_ONCE = 8;

/** A part of a year's book, and what is wanted of it. */
interface Span {
  readonly year: number;
  readonly from: number;
  readonly revisions: number[];
}

/** The parts of the books that hold these places, which come in the order of the books. */
const spansOf = (places: readonly Place[]): readonly Span[] => {
  const spans: Span[] = [];
  for (const { financialYear: year, revision } of places) {
    const last = spans.at(-1);
    const isNear = revision - (last?.revisions.at(-1) ?? -Infinity) <= NEAR;
    if (last?.year === year && isNear && revision - last.from < PART) last.revisions.push(revision);
    else spans.push({ year, from: revision, revisions: [revision] });
  }
  return spans;
};

/** A book begins with its opening, or with few large events of what it takes over. */
const FIRST_LOOK = 4;

/** A restaurant's order books as the log has them, read page by page and never kept. */
@Injectable()
export class LoggedBooks {
  constructor(
    private readonly log: Log,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  pages(restaurantId: number, year: number, from = 0): AsyncGenerator<Fact[]> {
    return this.log.pages(streamOf(restaurantId, year), { from, atOnce: PAGE }) as AsyncGenerator<Fact[]>;
  }

  /** The facts at these places, which come in the order of the books; of one that the log does not have, none. */
  async *at(restaurantId: number, places: readonly Place[]): AsyncGenerator<readonly FactOfYear[]> {
    const spans = spansOf(places);
    const read = async ({ year, from, revisions }: Span): Promise<FactOfYear[]> => {
      const maxCount = (revisions.at(-1) ?? from) - from + 1;
      const facts = (await this.log.read(streamOf(restaurantId, year), { from, maxCount })) as Fact[];
      return facts.filter(({ revision }) => revisions.includes(revision)).map((fact) => ({ fact, year }));
    };
    for (let done = 0; done < spans.length; done += AT_ONCE)
      yield (await Promise.all(spans.slice(done, done + AT_ONCE).map(read))).flat();
  }

  /** In which year's book, and where in it, an order was placed; null when it never was. */
  async placed(restaurantId: number, orderId: number): Promise<{ year: number; revision: number } | null> {
    for (const year of await this.years(restaurantId)) {
      const opening = await this.opening(restaurantId, year);
      if (!opening || opening.data.nextOrderId > orderId) continue;
      const stream = streamOf(restaurantId, year);
      const [last] = await this.log.read(stream, { backwards: true, maxCount: 1 });
      // Each order before it began with an event of its own.
      const from = opening.revision + 1 + (orderId - opening.data.nextOrderId);
      const read = async (start: number, maxCount: number) =>
        (await this.log.read(stream, { from: start, maxCount })) as Fact[];
      const revision = await placementOf(orderId, { from, to: last?.revision ?? -1 }, read);
      return revision === null ? null : { year, revision };
    }
    return null;
  }

  /** A book up to its first fact after a moment, so that what was decided together is seen together. */
  async *upTo(restaurantId: number, year: number, time: IsoTime, from: number): AsyncGenerator<readonly Fact[], void> {
    for await (const page of this.pages(restaurantId, year, from)) {
      const after = page.findIndex(({ at }) => at > time);
      if (after !== -1) return yield page.slice(0, after);
      yield page;
    }
  }

  /** The books that tell how the lists stood at a moment: that in use, and before it one left on that same day. */
  async standingAt(restaurantId: number, time: IsoTime, morning: IsoTime): Promise<number[]> {
    for (const year of await this.years(restaurantId)) {
      const opening = await this.opening(restaurantId, year);
      if (opening && opening.at <= time) return opening.at < morning ? [year] : [year - 1, year];
    }
    return [];
  }

  /** The newest first. Another node's clock may be ahead, and its new year counts. */
  private async years(restaurantId: number): Promise<number[]> {
    const [signedUp] = await this.log.read(`account-${restaurantId}`, { maxCount: 1 });
    if (!signedUp) return [];
    const yearAt = (at: IsoTime) => financialYear(at, this.configuration.values.timeZone);
    const [first, last] = [yearAt(signedUp.at), yearAt(this.clock.now()) + 1];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => last - n);
  }

  private async opening(restaurantId: number, year: number): Promise<Recorded<Opening> | null> {
    for (let from = 0; ; from += FIRST_LOOK) {
      const facts = (await this.log.read(streamOf(restaurantId, year), { from, maxCount: FIRST_LOOK })) as Fact[];
      for (const fact of facts) if (fact.type === 'BookOpened') return fact;
      if (facts.length < FIRST_LOOK) return null;
    }
  }
}
