import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { order, server } from '../ordering/testing/server.js';
import { noOrders, type OrderLists, pushed } from '../orders/live-orders.js';
import { type Ring, RING_EVERY_MS, ringFor, ringIn, waitingIn, waitingText } from './waiting.js';

const book = server(7);
const told = [book.place(4, 'guest'), book.place(5), book.place(0, 'guest'), book.place(9, 'guest')];
const heard = (...pushes: typeof told): OrderLists =>
  pushes.reduce((lists, push, at) => pushed(lists, push, at), noOrders(7));
const ids = (lists: OrderLists) => waitingIn(lists).map(({ id }) => id);

describe('Guests’ orders wait', () => {
  it('from the longest waiting on; what staff have taken at the table does not', () =>
    expect(ids(heard(...told))).toEqual([1, 3, 4]));
  it('until somebody accepts or deletes them', () =>
    expect(ids(heard(...told, book.accept(1), book.delete(3)))).toEqual([4]));
});

describe('The notice', () => {
  const at = (...tables: number[]) => tables.map((tableNo, n) => order({ id: n + 12, tableNo, placedBy: 'guest' }));
  it('names a single order', () => {
    expect(waitingText(at(4))).toBe('Guest order #12 for Table 4 is waiting');
    expect(waitingText(at(0))).toBe('Guest order #12 for Counter is waiting');
  });
  it('counts several, and names each of their tables once', () => {
    expect(waitingText(at(4, 7, 0))).toBe('3 guest orders are waiting: Table 4, Table 7, Counter');
    expect(waitingText(at(4, 4))).toBe('2 guest orders are waiting: Table 4');
  });
  it('names four tables and counts the others', () =>
    expect(waitingText(at(1, 2, 3, 4, 5, 6))).toBe(
      '6 guest orders are waiting: Table 1, Table 2, Table 3, Table 4 and 2 more',
    ));
  it('says nothing when nobody waits', () => expect(waitingText([])).toBe(''));
});

const orders = (...ids: number[]) => ids.map((id) => ({ id }));

describe('The bell', () => {
  it('is silent while nobody waits', () => expect(ringIn([], ringFor(orders(7), 0), 99_000)).toBeNull());
  it('rings at once for an order it has not rung for', () => {
    expect(ringIn(orders(7), null, 5_000)).toBe(0);
    expect(ringIn(orders(7, 8), ringFor(orders(7), 4_000), 5_000)).toBe(0);
  });
  it('rings again ten seconds later while one waits', () => {
    expect(ringIn(orders(7), ringFor(orders(7), 4_000), 5_000)).toBe(9_000);
    expect(ringIn(orders(7), ringFor(orders(7), 4_000), 60_000)).toBe(0);
  });
  it('is not rung by one of several being taken', () =>
    expect(ringIn(orders(7), ringFor(orders(7, 8), 4_000), 5_000)).toBe(9_000));

  it('never rings twice within ten seconds for the same orders, whenever it is looked at', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4_000 })), (pauses) => {
        const waiting = orders(3, 5);
        const rung: number[] = [];
        let [now, last] = [0, null as Ring | null];
        for (const pause of pauses) {
          now += pause;
          if (ringIn(waiting, last, now) !== 0) continue;
          rung.push(now);
          last = ringFor(waiting, now);
        }
        const gaps = rung.slice(1).map((at, n) => at - (rung[n] as number));
        expect(gaps.every((gap) => gap >= RING_EVERY_MS)).toBe(true);
      }),
    ));
});
