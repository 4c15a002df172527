import type { AccountEvent } from '@sae/domain/access';
import { UnknownFact, type Circumstances, type DomainEvent } from '@sae/domain/kernel';
import type { StationsEvent } from '@sae/domain/kitchen';
import type { MenuEvent } from '@sae/domain/menu';
import type { OrderBookEvent } from '@sae/domain/ordering';
import type { PeopleEvent } from '@sae/domain/people';
import type { ReviewsEvent } from '@sae/domain/reviews';
import type { TablesEvent } from '@sae/domain/tables';
import type { LoggedEvent } from '@sae/platform/log';
import type { Change } from './change.js';

/** What a projection may know about an event beside its data. */
export interface Fact extends Circumstances {
  readonly restaurantId: number;
  /** Of an order book; 0 in books that are not kept by year. */
  readonly financialYear: number;
  /** The Idempotency-Key of the command behind it. */
  readonly key?: string;
}

/** An event and the book it stands in. */
export interface BookFact {
  readonly category: string;
  readonly event: DomainEvent;
  readonly fact: Fact;
}

/** `<category>-<restaurantId>`, or with a year `<category>-<restaurantId>-<financialYear>`. */
const BOOK = /^([A-Za-z]+)-(\d+)(?:-(\d+))?$/;

/** The books of which nothing is shown, named by a key or a digest; others may keep streams in the same log. */
const NOT_SHOWN = /^(addressKeys-all|email-[0-9a-f]+|picture-\d+-.+)$/;

/** Whether a stream is one of ours, going by the categories that are shown. */
export const isOurs = (stream: string, categories: ReadonlySet<string>): boolean =>
  categories.has(BOOK.exec(stream)?.[1] ?? '') || NOT_SHOWN.test(stream);

/** Null when the event stands in no restaurant's book. */
export const noted = (event: LoggedEvent): BookFact | null => {
  const [, category, restaurantId, financialYear] = BOOK.exec(event.stream) ?? [];
  if (category === undefined) return null;
  const { id, revision, at, actor, approvedBy, key } = event;
  const asked = { ...(approvedBy && { approvedBy }), ...(key !== undefined && { key }) };
  const book = { restaurantId: Number(restaurantId), financialYear: Number(financialYear ?? 0) };
  return { category, event, fact: { id, revision, at, actor, ...asked, ...book } };
};

/** The facts of each category of books. */
interface EventsOf {
  readonly account: AccountEvent;
  readonly menu: MenuEvent;
  readonly orderBook: OrderBookEvent;
  readonly people: PeopleEvent;
  readonly reviews: ReviewsEvent;
  readonly stations: StationsEvent;
  readonly tables: TablesEvent;
}

type DataOf<E extends DomainEvent, T extends string> = Extract<E, { type: T }>['data'];

/** The stored document under a key that the events before have made. @throws Missing when there is none. */
export type Stored = <Document extends object>(key: string) => Document;

/** The stored document under a key; null when there is none, which may well be. */
export type Found = <Document extends object>(key: string) => Document | null;

type Table<E extends DomainEvent> = {
  readonly [T in E['type']]: (data: DataOf<E, T>, fact: Fact, stored: Stored, found: Found) => readonly Change[];
};

/**
 * Which stored documents an event's changes depend on, so that a batch can fetch them all at once. What stands in one
 * of them may tell of others: it is asked again once those are fetched.
 */
type Reads<E extends DomainEvent> = {
  readonly [T in E['type']]?: (data: DataOf<E, T>, fact: Fact, found: Found) => readonly string[];
};

/** The document under a key as it stands before the event; null when there is none. */
export type Lookup = (key: string) => object | null;

export const storedIn =
  (lookup: Lookup): Stored =>
  <Document extends object>(key: string) => {
    const document = lookup(key);
    if (document === null) throw new Missing(key);
    return document as Document;
  };

export interface Projection {
  readonly category: string;
  /** As far as can be told from the documents fetched so far. */
  reads(noted: BookFact, lookup: Lookup): readonly string[];
  /** @throws Missing when a document is not there that the events before must have made, UnknownFact. */
  changes(noted: BookFact, lookup: Lookup): readonly Change[];
}

/** The read models, and what they are made like. */
export interface ReadModelSet {
  readonly projections: readonly Projection[];
  readonly shape: string;
}

type AnyRow = (data: object, fact: Fact, stored: Stored, found: Found) => readonly Change[];
type AnyReads = (data: object, fact: Fact, found: Found) => readonly string[];

const rowOf = <Row>(table: object, type: string): Row | undefined =>
  Object.hasOwn(table, type) ? (table as Record<string, Row>)[type] : undefined;

interface Rows<C extends keyof EventsOf, Ignored extends string> {
  /** What the read model does not show. A fact that stands neither here nor in the table does not compile. */
  readonly ignores?: readonly Ignored[];
  readonly on: Table<Exclude<EventsOf[C], { readonly type: Ignored }>>;
  readonly reads?: Reads<EventsOf[C]>;
}

/** One table makes a read model: each fact of a book, and what it changes. */
export const projection = <C extends keyof EventsOf, const Ignored extends EventsOf[C]['type'] = never>(
  category: C,
  { on, reads = {}, ignores = [] }: Rows<C, Ignored>,
): Projection => {
  const ignored = new Set<string>(ignores);
  return {
    category,
    reads: ({ event, fact }, lookup) =>
      rowOf<AnyReads>(reads, event.type)?.(event.data, fact, lookup as unknown as Found) ?? [],
    changes: ({ event, fact }, lookup) => {
      if (ignored.has(event.type)) return [];
      const row = rowOf<AnyRow>(on, event.type);
      if (!row) throw new UnknownFact(event.type);
      return row(event.data, fact, storedIn(lookup), lookup as unknown as Found);
    },
  };
};

/** A document is not there although the events before must have made it: Redis has lost part of its data. */
export class Missing extends Error {
  override readonly name = 'Missing';
  constructor(readonly key: string) {
    super(`There is no ${key}`);
  }
}
