import { describe, expect, it } from '@jest/globals';
import type { OrderView } from '@sae/domain/ordering';
import { answered, changed, noOrders, type OrderLists } from '../orders/live-orders.js';
import { coveredBy, firstSpan, looked, shownPast } from './past-span.js';
import { order } from './testing/server.js';

const zone = 'Asia/Kolkata';
const past = (id: number, completedAt: string, revision = id): OrderView =>
  order({
    ...{ id, status: 'past', revision: `2026.${String(revision).padStart(11, '0')}` },
    receiptDetails: { billNo: `2026-27/${id}`, total: 241, completedAt, isPaid: false },
  });
const at = (minute: number) => `2026-11-21T07:${String(minute).padStart(2, '0')}:00.000Z`;
const orders = [5, 4, 3, 2, 1].map((id) => past(id, at(id)));
const ids = (found: readonly OrderView[]) => found.map(({ id }) => id);

let moment = 0;
const look = (lists: OrderLists, span: ReturnType<typeof firstSpan>, offset: number, limit: number, all = orders) => {
  const page = { orders: all.slice(offset, offset + limit), total: all.length };
  const covers = offset === 0 ? coveredBy(span, zone, page) : () => false;
  return {
    lists: answered(lists, { list: 'past', orders: page.orders, askedAt: ++moment, at: ++moment, covers }),
    span: looked(span, page, offset),
  };
};

describe('The past as far as it was looked at', () => {
  const first = look(noOrders(7), firstSpan(null), 0, 2);

  it('shows the first page and that there is more', () => {
    expect(ids(shownPast(first.lists, first.span, zone))).toEqual([5, 4]);
    expect(first.span.hasMore).toBe(true);
  });

  it('grows by the next page, to the end', () => {
    const second = look(first.lists, first.span, 2, 2);
    const third = look(second.lists, second.span, 4, 2);
    expect(ids(shownPast(second.lists, second.span, zone))).toEqual([5, 4, 3, 2]);
    expect(ids(shownPast(third.lists, third.span, zone))).toEqual([5, 4, 3, 2, 1]);
    expect(third.span.hasMore).toBe(false);
  });

  it('shows what was just completed on top', () => {
    const lists = changed(first.lists, [past(9, at(9))], ++moment);
    expect(ids(shownPast(lists, first.span, zone))).toEqual([9, 5, 4]);
  });

  it('hides what is known from another day but lies further back', () => {
    const lists = changed(first.lists, [past(1, at(1))], ++moment);
    expect(ids(shownPast(lists, first.span, zone))).toEqual([5, 4]);
  });

  it('keeps what was looked at when only the newest are asked for again', () => {
    const second = look(first.lists, first.span, 2, 2);
    const again = look(second.lists, second.span, 0, 2);
    expect(ids(shownPast(again.lists, again.span, zone))).toEqual([5, 4, 3, 2]);
  });

  it('loses what a new look at the newest no longer finds', () => {
    const without4 = orders.filter(({ id }) => id !== 4);
    const again = look(first.lists, first.span, 0, 2, without4);
    expect(ids(shownPast(again.lists, again.span, zone))).toEqual([5, 3]);
  });

  it('shows orders of one bill by number, as the server does', () => {
    const bill = [12, 11, 10].map((id) => past(id, at(30)));
    const { lists, span } = look(noOrders(7), firstSpan(null), 0, 2, bill);
    expect(ids(shownPast(lists, span, zone))).toEqual([12, 11]);
  });

  it('shows a day by the restaurant’s clocks', () => {
    const night = [past(2, '2026-11-20T18:30:00.000Z'), past(1, '2026-11-20T18:29:59.000Z')];
    const lists = changed(noOrders(7), night, 1);
    expect(ids(shownPast(lists, firstSpan('2026-11-21'), zone))).toEqual([2]);
    expect(ids(shownPast(lists, firstSpan('2026-11-20'), zone))).toEqual([1]);
  });
});
