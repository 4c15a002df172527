import type { Circumstances, DomainEvent } from '@sae/domain/kernel';
import type { LoggedEvent } from '@sae/platform/log';

/** What a projection may know about an event beside its data. */
export interface Fact extends Circumstances {
  readonly restaurantId: number;
  /** Of an order book; 0 in books that are not kept by year. */
  readonly financialYear: number;
}

/** An event and the book it stands in. */
export interface Noted {
  readonly category: string;
  readonly event: DomainEvent;
  readonly fact: Fact;
}

/** `<category>-<restaurantId>`, or with a year `<category>-<restaurantId>-<financialYear>`. */
const BOOK = /^([A-Za-z]+)-(\d+)(?:-(\d+))?$/;

/** Null when the event stands in no restaurant's book. */
export const noted = (event: LoggedEvent): Noted | null => {
  const [, category, restaurantId, financialYear] = BOOK.exec(event.stream) ?? [];
  if (category === undefined) return null;
  const { id, revision, at, actor } = event;
  return {
    category,
    event,
    fact: { id, revision, at, actor, restaurantId: Number(restaurantId), financialYear: Number(financialYear ?? 0) },
  };
};
