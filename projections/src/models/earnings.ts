import {
  earningOf,
  figuresOf,
  figuresOfDays,
  withPart,
  type Earning,
  type Figures,
  type LongFigures,
  type Period,
} from '@sae/domain/analytics';
import { BOOK_EVENTS, DAY_EVENTS, KITCHEN_EVENTS, ORDER_EVENTS, PAYMENT_EVENTS } from '@sae/domain/ordering';
import { drop, projection, put, type Change, type Fact, type Found, type Stored } from '../kernel/index.js';
import { keyOfBill } from './shown-orders.js';

/** `2026-11-21`, `2026-11`, `2026` or `ever`. */
export const periodName = ({ year, month, day }: Period) =>
  [year, month, day].filter((part) => part !== undefined).join('-') || 'ever';

/** What a bill brought in and on which day, for the case that it is cancelled. */
export const earningKey = (restaurantId: number, billNo: string): string =>
  keyOfBill(`${restaurantId}:earning`, billNo);

/** The figures of a month's days, of a year's months, or of all years: of all that is earned, or of a category. */
export const figuresKey = (restaurantId: number, period: Period, category?: string): string =>
  `${restaurantId}:earnings:${periodName(period)}${category === undefined ? '' : `:${safe(category)}`}`;

/** What each category earned in a period. */
export const categoriesKey = (restaurantId: number, period: Period): string =>
  `${restaurantId}:categories:${periodName(period)}`;

/** What each kind of place earned in a period. */
export const kindsKey = (restaurantId: number, period: Period): string => `${restaurantId}:kinds:${periodName(period)}`;

/** What the bills of each who issued some earned, in a day or a month. */
export const personsKey = (restaurantId: number, period: Period): string =>
  `${restaurantId}:persons:${periodName(period)}`;

/** A category's name may hold anything, colons and halves of characters too. */
const safe = (category: string) => encodeURIComponent(category.replace(/\p{Cs}/gu, '\ufffd'));

/** A day and what it is a part of, the shortest first. */
export const periodsOf = (date: string): readonly [Period, Period, Period, Period] => {
  const [year, month, day] = date.split('-') as [string, string, string];
  return [{ year, month, day }, { year, month }, { year }, {}];
};

/** The figures in which a day counts: its month's days, its year's months, all years. */
const figuresKeys = (restaurantId: number, date: string, category?: string) => {
  const [, ...periods] = periodsOf(date);
  return periods.map((period) => figuresKey(restaurantId, period, category)) as [string, string, string];
};

const categoriesKeys = (restaurantId: number, date: string): string[] =>
  periodsOf(date).map((period) => categoriesKey(restaurantId, period));

const kindsKeys = (restaurantId: number, date: string): string[] =>
  periodsOf(date).map((period) => kindsKey(restaurantId, period));

/** Reports ask for days and months alone. */
const personsKeys = (restaurantId: number, date: string): string[] => {
  const [day, month] = periodsOf(date);
  return [day, month].map((period) => personsKey(restaurantId, period));
};

/** Every document in which a bill counts. */
export const keysOf = ({ day, categories }: Earning, { restaurantId }: Fact): string[] => [
  ...figuresKeys(restaurantId, day),
  ...categories.flatMap(({ category }) => figuresKeys(restaurantId, day, category)),
  ...categoriesKeys(restaurantId, day),
  ...kindsKeys(restaurantId, day),
  ...personsKeys(restaurantId, day),
];

/** A document that is not there and one that holds nothing are the same: so what stands is told by the bills alone. */
const standing = (key: string, parts: readonly object[]): Change => (parts.length > 0 ? put(key, parts) : drop(key));

type More = Pick<Figures, 'total' | 'orders'>;

/** A day's figures, and with them those of its month, its year and all years. */
const figures = (date: string, more: More, keys: readonly [string, string, string], found: Found): Change[] => {
  const [inMonth, inYear, ever] = keys;
  const before = found<readonly Figures[]>(inMonth) ?? [];
  const { total, orders } = before.find(({ of }) => of === date) ?? { total: 0, orders: 0 };
  const days = withPart(before, { of: date, total: total + more.total, orders: orders + more.orders });
  const month = figuresOfDays(date.slice(0, 'YYYY-MM'.length), days);
  const months = withPart(found<readonly LongFigures[]>(inYear) ?? [], month);
  const year = figuresOf(date.slice(0, 'YYYY'.length), months);
  const years = withPart(found<readonly LongFigures[]>(ever) ?? [], year);
  return [standing(inMonth, days), standing(inYear, months), standing(ever, years)];
};

type Named<By extends string> = Readonly<Record<By, string>> & More;

/** What each category, each kind of place, or each person earned in how many orders, with more or with less. */
const earnedBy = <By extends 'category' | 'kind' | 'person'>(
  by: By,
  key: string,
  more: readonly Named<By>[],
  found: Found,
): Change => {
  const sums = new Map(
    (found<readonly Named<By>[]>(key) ?? []).map(({ [by]: name, total, orders }) => [name, { total, orders }]),
  );
  for (const { [by]: name, total, orders } of more) {
    const before = sums.get(name) ?? { total: 0, orders: 0 };
    sums.set(name, { total: before.total + total, orders: before.orders + orders });
  }
  const ordered = [...sums].filter(([, { orders }]) => orders > 0).sort(([one], [other]) => (one < other ? -1 : 1));
  return standing(
    key,
    ordered.map(([name, sum]) => ({ [by]: name, ...sum })),
  );
};

/** What a bill, or its being taken back, changes; `counts` looks at the figures it counts in, `found` at any document. */
const counted = (
  { day, kind, person, total, orders, categories }: Earning,
  { restaurantId }: Fact,
  counts: Found,
  found: Found,
) => [
  ...figures(day, { total, orders }, figuresKeys(restaurantId, day), counts),
  ...categories.flatMap(({ category, ...more }) =>
    figures(day, more, figuresKeys(restaurantId, day, category), counts),
  ),
  ...categoriesKeys(restaurantId, day).map((key) => earnedBy('category', key, categories, found)),
  ...kindsKeys(restaurantId, day).map((key) => earnedBy('kind', key, [{ kind, total, orders }], found)),
  ...personsKeys(restaurantId, day).map((key) => earnedBy('person', key, [{ person, total, orders }], found)),
];

export const earned = (earning: Earning, fact: Fact, found: Found): Change[] => counted(earning, fact, found, found);

/** @throws Missing when it was never counted. */
const takenBack = (earning: Earning, fact: Fact, stored: Stored, found: Found): Change[] => {
  const less = <A extends More>(amount: A): A => ({ ...amount, total: -amount.total, orders: -amount.orders });
  return counted({ ...less(earning), categories: earning.categories.map(less) }, fact, stored, found);
};

/**
 * Earnings and orders by day, month and year, in all, by category and by kind of place. A bill writes a few small documents (a month has
 * at most 31 days), so neither it nor a question costs more for the bills before (docs/decisions/0013-earnings-in-small-documents.md).
 */
export const earnings = (zone: string) =>
  projection('orderBook', {
    ignores: [...BOOK_EVENTS, ...ORDER_EVENTS, ...KITCHEN_EVENTS, ...DAY_EVENTS, ...PAYMENT_EVENTS, 'CreditNoteIssued'],
    on: {
      BillIssued: (bill, fact, _stored, found) => {
        const earning = earningOf(bill, fact, zone);
        return [put(earningKey(fact.restaurantId, bill.billNo), earning), ...earned(earning, fact, found)];
      },
      BillCancelled: ({ billNo }, fact, stored, found) => {
        const key = earningKey(fact.restaurantId, billNo);
        return [drop(key), ...takenBack(stored<Earning>(key), fact, stored, found)];
      },
    },
    reads: {
      BillIssued: (bill, fact) => keysOf(earningOf(bill, fact, zone), fact),
      BillCancelled: ({ billNo }, fact, found) => {
        const key = earningKey(fact.restaurantId, billNo);
        const earning = found<Earning>(key);
        return [key, ...(earning ? keysOf(earning, fact) : [])];
      },
    },
  });
