import { describe, expect, it } from '@jest/globals';
import { noOrders, pushed, type OrderLists } from '../orders/live-orders.js';
import { order, server } from '../ordering/testing/server.js';
import { waitingIn, waitingText } from './waiting.js';

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
