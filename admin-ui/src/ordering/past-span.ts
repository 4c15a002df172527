import { localDay, type LocalDay } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import { newestFirst, pastOrders, timeOf, type OrderLists } from '../orders/live-orders.js';
import type { Page } from './orders.data.js';

/** Rows See More adds. */
export const PAGE_SIZE = 20;

/** How far into the past the screen has looked, newest first. */
export interface PastSpan {
  /** The day chosen in the filter. */
  readonly day: LocalDay | null;
  /** The oldest order looked at; null before the first answer. */
  readonly last: OrderView | null;
  readonly hasMore: boolean;
}

export const firstSpan = (day: LocalDay | null): PastSpan => ({ day, last: null, hasMore: false });

const isOlder = (a: OrderView, b: OrderView) => newestFirst(a, b) > 0;

/** After a page that begins at `offset`. A shorter look at the newest orders does not take back what is shown. */
export const looked = (span: PastSpan, { orders, total }: Page, offset: number): PastSpan => {
  const last = orders.at(-1) ?? null;
  if (span.last && last && isOlder(span.last, last)) return span;
  return { ...span, last: last ?? span.last, hasMore: offset + orders.length < total };
};

const inDay =
  ({ day }: PastSpan, zone: string) =>
  (order: OrderView) =>
    day === null || localDay(timeOf(order), zone) === day;

/** Which orders an answer from the newest on tells of, so that one missing from it is no longer past. */
export const coveredBy = (span: PastSpan, zone: string, { orders, total }: Page) => {
  const last = orders.at(-1);
  const isWhole = orders.length >= total;
  return (order: OrderView): boolean =>
    inDay(span, zone)(order) && (isWhole || (last !== undefined && !isOlder(order, last)));
};

export const nothingCovered = () => false;

/** The past orders to show: of the chosen day, as far as was looked. Orders just completed come on top. */
export const shownPast = (lists: OrderLists, span: PastSpan, zone: string): OrderView[] => {
  const { last, hasMore } = span;
  return pastOrders(lists).filter((order) => inDay(span, zone)(order) && !(hasMore && last && isOlder(order, last)));
};
