import { dayBounds, localDay } from '@sae/domain/kernel';
import { closedOrders, toldOrders, type OrderBookEvent } from '@sae/domain/ordering';
import {
  drop,
  put,
  rank,
  type BookFact,
  type Change,
  type Fact,
  type Lookup,
  type Projection,
} from '../kernel/index.js';

/** Where what is open in a year's book stands, and when the day in which it was told last is over. */
interface OpenNow {
  readonly pages: readonly number[];
  readonly dayEnds: number;
}

/** Those of so many numbers that are open: one order more or less writes its page alone. */
interface OpenPage {
  readonly orderIds: readonly number[];
}
const PAGE = 64;

/** What was open when the first fact of a day came, and which fact that is. */
export interface Morning {
  readonly id: string;
  readonly orderIds: readonly number[];
}

const NOTHING_OPEN: OpenNow = { pages: [], dayEnds: 0 };

const openKey = ({ restaurantId, financialYear }: Fact): string => `${restaurantId}:open:${financialYear}`;
const pageKey = (fact: Fact, page: number): string => `${openKey(fact)}:${page}`;

/** The revisions with which days began, by their time. */
export const morningsKey = (restaurantId: number, year: number): string => `${restaurantId}:mornings:${year}`;
export const morningKey = (restaurantId: number, year: number, revision: number): string =>
  `${morningsKey(restaurantId, year)}:${revision}`;

const openNow = (fact: Fact, lookup: Lookup): OpenNow => (lookup(openKey(fact)) as OpenNow | null) ?? NOTHING_OPEN;
const openOn = (fact: Fact, page: number, lookup: Lookup): readonly number[] =>
  (lookup(pageKey(fact, page)) as OpenPage | null)?.orderIds ?? [];

/** The orders that a fact opens or closes, by their pages. */
const movedBy = ({ event, fact: { at, actor } }: BookFact) => {
  const fact = event as OrderBookEvent;
  const opened = toldOrders({ ...fact, at, actor }).map(({ orderId }) => orderId);
  const closed = closedOrders(fact);
  return { opened, closed, pages: new Set([...opened, ...closed].map(pageOf)) };
};
const pageOf = (orderId: number): number => Math.floor(orderId / PAGE);

/** What a fact leaves open on these pages, as far as it changes them. */
const pagesAfter = (noted: BookFact, lookup: Lookup): Map<number, readonly number[]> => {
  const { opened, closed, pages } = movedBy(noted);
  const after = new Map<number, readonly number[]>();
  for (const page of pages) {
    const before = openOn(noted.fact, page, lookup);
    const more = opened.filter((orderId) => pageOf(orderId) === page && !before.includes(orderId));
    const left = [...before, ...more].filter((orderId) => !closed.includes(orderId));
    if (more.length > 0 || left.length < before.length) after.set(page, left);
  }
  return after;
};

/** Where each day of a book begins: from there the lists at a moment are told (docs/decisions/0103-the-past-by-index.md). */
export const mornings = (zone: string): Projection => ({
  category: 'orderBook',
  reads: (noted, lookup) => {
    const { fact } = noted;
    const { pages, dayEnds } = openNow(fact, lookup);
    const needed = [...movedBy(noted).pages, ...(Date.parse(fact.at) < dayEnds ? [] : pages)];
    return [openKey(fact), ...needed.map((page) => pageKey(fact, page))];
  },
  changes: (noted, lookup) => {
    const { fact } = noted;
    const { restaurantId, financialYear, revision, id } = fact;
    const { pages, dayEnds } = openNow(fact, lookup);
    const after = pagesAfter(noted, lookup);
    const written = [...after].map(([page, orderIds]): Change => {
      const key = pageKey(fact, page);
      return orderIds.length > 0 ? put(key, { orderIds }) : drop(key);
    });
    const isFilled = (page: number) => (after.get(page)?.length ?? 1) > 0;
    const pagesNow = [...pages, ...[...after.keys()].filter((page) => !pages.includes(page))].filter(isFilled);
    const at = Date.parse(fact.at);
    if (at < dayEnds) {
      const isSame = pagesNow.length === pages.length && pagesNow.every((page, place) => page === pages[place]);
      return isSame ? written : [...written, put(openKey(fact), { pages: pagesNow, dayEnds })];
    }
    const orderIds = pages.flatMap((page) => openOn(fact, page, lookup));
    return [
      ...written,
      put(openKey(fact), { pages: pagesNow, dayEnds: Date.parse(dayBounds(localDay(fact.at, zone), zone).to) }),
      put(morningKey(restaurantId, financialYear, revision), { id, orderIds }),
      rank(morningsKey(restaurantId, financialYear), revision, at),
    ];
  },
});
