import { describe, expect, it } from '@jest/globals';
import type { LocalDay } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import { knowZone } from '../data/zone.js';
import { order } from '../ordering/testing/server.js';
import { answered, changed, noOrders, type OrderLists } from './live-orders.js';
import { coveredBy, rowsOf } from './order-question.js';

knowZone('Asia/Kolkata');
const past = (id: number, completedAt: string, revision = id): OrderView =>
  order({
    ...{ id, status: 'past', revision: `2026.${String(revision).padStart(11, '0')}` },
    receiptDetails: { billNo: `2026-27/${id}`, total: 241, completedAt, isPaid: false },
  });
const at = (minute: number) => `2026-11-21T07:${String(minute).padStart(2, '0')}:00.000Z`;
const orders = [5, 4, 3, 2, 1].map((id) => past(id, at(id)));
const ids = (found: readonly OrderView[]) => found.map(({ id }) => id);
const said = (all: readonly OrderView[], limit = all.length, date?: LocalDay) => ({
  ...{ data: all.slice(0, limit), total: all.length },
  meta: { filter: { status: 'past' as const, date } },
});

let moment = 0;
const look = (lists: OrderLists, limit: number, all = orders) => {
  const answer = said(all, limit);
  const heard = {
    list: 'past',
    orders: answer.data,
    askedAt: ++moment,
    at: ++moment,
    covers: coveredBy(answer),
  } as const;
  return { answer, lists: answered(lists, heard) };
};

describe('The past as far as it was looked at', () => {
  const first = look(noOrders(7), 2);

  it('grows by the next rows, to the end', () => {
    const second = look(first.lists, 4);
    const third = look(second.lists, 6);
    expect([first, second, third].map(({ lists, answer }) => ids(rowsOf(lists, answer)))).toEqual([
      ...[
        [5, 4],
        [5, 4, 3, 2],
        [5, 4, 3, 2, 1],
      ],
    ]);
  });

  it('shows what was just completed on top', () => {
    const lists = changed(first.lists, [past(9, at(9))], ++moment);
    expect(ids(rowsOf(lists, first.answer))).toEqual([9, 5, 4]);
  });

  it('hides what is known from another day but lies further back', () => {
    const lists = changed(first.lists, [past(1, at(1))], ++moment);
    expect(ids(rowsOf(lists, first.answer))).toEqual([5, 4]);
  });

  it('loses what a new look at the newest no longer finds', () => {
    const without4 = orders.filter(({ id }) => id !== 4);
    const again = look(first.lists, 2, without4);
    expect(ids(rowsOf(again.lists, again.answer))).toEqual([5, 3]);
  });

  it('shows orders of one bill by number, as the server does', () => {
    const bill = [12, 11, 10].map((id) => past(id, at(30)));
    const { lists, answer } = look(noOrders(7), 2, bill);
    expect(ids(rowsOf(lists, answer))).toEqual([12, 11]);
  });

  it('shows a day by the restaurant’s clocks', () => {
    const night = [past(2, '2026-11-20T18:30:00.000Z'), past(1, '2026-11-20T18:29:59.000Z')];
    const lists = changed(noOrders(7), night, 1);
    expect(ids(rowsOf(lists, said([], 0, '2026-11-21')))).toEqual([2]);
    expect(ids(rowsOf(lists, said([], 0, '2026-11-20')))).toEqual([1]);
  });
});
