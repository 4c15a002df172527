import type { Circumstances, DomainEvent } from '@sae/domain/kernel';
import type { LoggedEvent } from '@sae/platform/log';

/** What a projection may know about an event beside its data. */
export interface Fact extends Circumstances {
  readonly restaurantId: number;
  /** Of an order book; 0 in books that are not kept by year. */
  readonly financialYear: number;
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
  const { id, revision, at, actor } = event;
  return {
    category,
    event,
    fact: { id, revision, at, actor, restaurantId: Number(restaurantId), financialYear: Number(financialYear ?? 0) },
  };
};
