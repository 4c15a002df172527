import { describe, expect, it } from '@jest/globals';
import type { OrderPush } from '@sae/domain/live';
import { noOrders, pushed } from '../orders/live-orders.js';
import { noticeOf, polledNotice, submissionNotice } from './notices.js';
import { curry, order, server } from './testing/server.js';

const told = (...pushes: OrderPush[]) => {
  const last = pushes.at(-1) as OrderPush;
  return noticeOf(
    last,
    pushes.slice(0, -1).reduce((state, push, at) => pushed(state, push, at), noOrders(7)),
  );
};

describe('A push', () => {
  const book = server(7);
  const placed = book.place(4);
  const accepted = book.accept(1);
  const completed = book.complete(4);
  const paid = book.pay(1);
  const reopened = book.reopen(1);
  const deleted = book.delete(1);
  const other = server(7);
  const [taken, naan] = [other.place(4), { ...curry, id: 2, name: 'Naan', quantity: 1 }];
  const half = { ...curry, portion: 'half' as const };
  const more = other.change(1, [curry, naan], 'lines-added', [naan]);
  const less = other.change(1, [{ ...curry, quantity: 1 }, naan], 'line-cancelled', [{ ...curry, quantity: 1 }]);
  const noted = other.change(1, [{ ...half, specialInstructions: 'hot' }], 'note-changed');
  const moved = other.move(1, 9);

  it.each([
    ['of a new order', [placed], 'New order #1 received for Table 4'],
    ['of a counter order', [server(7).place(0)], 'New order #1 received for Counter'],
    ['of an accepted order', [placed, accepted], 'Order #1 updated to recurring'],
    ['of what was added', [taken, more], 'Order #1: 1 × Naan added'],
    ['of what was cancelled', [taken, more, less], 'Order #1: 1 × Curry cancelled'],
    ['of what was added to an order never seen', [more], 'Order #1: 1 × Naan added'],
    ['of a note', [taken, noted], 'Order #1: a note changed'],
    ['of an order that goes to another table', [taken, moved], 'Order #1 moved to Table 9'],
    ['of an order moved that was never seen', [moved], 'Order #1 moved to Table 9'],
    ['of a billed table', [placed, accepted, completed], 'Orders for table 4 moved to past'],
    ['of an order brought back', [placed, accepted, completed, reopened], 'Order #1 updated to recurring'],
    ['of a deleted order', [placed, deleted], 'Order #1 deleted'],
    ['of a deleted order never seen', [deleted], 'Order #1 deleted'],
  ])('%s is told', (_, pushes, notice) => expect(told(...pushes)).toBe(notice));

  it.each([
    ['heard before', [placed, placed]],
    ['that comes late', [accepted, placed]],
    ['overtaken by a newer one', [placed, completed, accepted]],
    ['of an order deleted before', [deleted, deleted]],
    ['of a bill that is paid', [placed, accepted, completed, paid]],
    ['of a billed table after that of its payment', [placed, accepted, paid, completed]],
    ['for another restaurant', [server(8).place(4)]],
    ['of an older program, which does not say what happened', [{ ...placed, news: undefined }]],
    [
      'of a newer one, of what is not known here',
      [{ ...placed, news: { ...placed.news!, kind: 'order-held' as never } }],
    ],
  ])('%s is no news', (_, pushes) => expect(told(...pushes)).toBeNull());

  it.each([
    [true, 'Order submission disabled'],
    [false, 'Order submission enabled'],
  ])('of the submission flag %s is told', (isSubmitDisabled, notice) =>
    expect(submissionNotice(isSubmitDisabled)).toBe(notice),
  );
});

it('An order found by polling is marked so', () =>
  expect(polledNotice(order({ id: 5, tableNo: 0 }))).toBe('New order #5 received for Counter (via polling)'));
