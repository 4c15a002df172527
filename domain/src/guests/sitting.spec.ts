import { describe, expect, it } from '@jest/globals';
import { orderContent, type OpenOrder, type OrderBookEvent } from '../ordering/index.js';
import { billOver, dosa, placed } from '../../testing/orders.js';
import {
  accepted,
  at,
  billed,
  cancelled,
  claimed,
  type Dated,
  deleted,
  dismissed,
  order,
  paid,
  reopened,
  SECOND,
  seen,
  told,
} from '../../testing/sittings.js';
import { HOLDS_MS, leftSince, RESTS_MS, type Sitting } from './sitting-state.js';
import { sittingAfter, sittingJoined } from './sitting.js';

const statuses = (sitting: Sitting | null) => sitting?.orders.map(({ id, status }) => [id, status]);

describe('A sitting', () => {
  it('begins with an order where nothing is open, and goes on while something is', () => {
    expect(told()).toBeNull();
    expect(told(placed(1))).toMatchObject({ id: 1, bills: [], claim: null });
    expect(told(placed(1), placed(2), accepted(1), placed(3))).toMatchObject({ id: 1 });
    expect(statuses(told(placed(1), placed(2), accepted(1)))).toEqual([
      [1, 'recurring'],
      [2, 'live'],
    ]);
  });
  it('is followed by another once all is billed, or deleted', () => {
    expect(told(placed(1), billed([1]), placed(2))).toMatchObject({ id: 2, orders: [{ id: 2 }], bills: [] });
    expect(told(placed(1), deleted(1), placed(2))).toMatchObject({ id: 2, orders: [{ id: 2 }] });
    expect(told(placed(1), placed(2), billed([1]), placed(3))).toMatchObject({ id: 1, bills: [{ orderId: 1 }] });
  });
  it('keeps nothing of the one before: no order, no bill, no claim', () => {
    const next = told(placed(1), claimed(1, 1), billed([1]), placed(2));
    expect(next).toEqual(told([placed(2), 3 * SECOND]));
    expect(sittingAfter(next, claimed(2, 1), { at: at(9_000), actor: 'system' })).toBe(next);
  });
  it('loses what is moved to another table, and says where its last open order went', () => {
    const moved = (orderId: number, tableNo = 7): OrderBookEvent => ({
      ...{ type: 'OrderMoved', data: { orderId, from: 4, tableNo } },
    });
    const one = told(placed(1), placed(2), moved(1));
    expect(one).toMatchObject({ id: 1, orders: [{ id: 2 }] });
    expect(seen(one)).not.toHaveProperty('movedTo');
    expect(seen(told(placed(1), placed(2), moved(1), moved(2)))).toMatchObject({ orders: [], due: 0, movedTo: 7 });
    expect(seen(told(placed(1), moved(1), placed(2)))).not.toHaveProperty('movedTo');
    // What goes out is handed out at the Counter.
    expect(seen(told(placed(1), moved(1, 10_012)))).toMatchObject({ movedTo: 0 });
  });
  it('remembers who left with their orders while others sit there, until a table is thought to be free', () => {
    const moved = (orderId: number): OrderBookEvent => ({ type: 'OrderMoved', data: { orderId, from: 4, tableNo: 7 } });
    const [one, two] = [
      { sitting: 1, orderId: 2, at: at(3 * SECOND) },
      { sitting: 3, orderId: 3, at: at(5 * SECOND) },
    ];
    const gone = [placed(1), placed(2), moved(1), moved(2)];
    expect(told(...gone.slice(0, 3))).not.toHaveProperty('left');
    expect(told(...gone)).toMatchObject({ id: 1, left: [one] });
    expect(told(...gone, placed(3))).toMatchObject({ id: 3, left: [one] });
    expect(told(...gone, placed(3))).not.toHaveProperty('movedTo');
    expect(told(...gone, placed(3), moved(3), placed(4))).toMatchObject({ id: 4, left: [one, two] });
    expect(told(...gone, [placed(3), 3 * SECOND + RESTS_MS])).not.toHaveProperty('left');
    expect(leftSince({ left: [one, two] }, at(4 * SECOND + RESTS_MS))).toEqual([two]);
    expect(leftSince({ left: Array.from({ length: 9 }, () => one) }, at(4 * SECOND))).toHaveLength(5);
    expect(leftSince({}, at(0))).toEqual([]);
  });
  it('forgets that somebody left who comes back', () => {
    const away = told(placed(1), { type: 'OrderMoved', data: { orderId: 1, from: 4, tableNo: 7 } });
    const order = { id: 1, status: 'live', items: [], total: 100, createdAt: at(0) } as const;
    expect(sittingJoined(away, order, { orderId: 1, from: 7, tableNo: 4, left: null }, at(9_000))).not.toHaveProperty(
      'left',
    );
  });
  it('takes what is moved here, and what was paid for it', () => {
    const order = { id: 9, status: 'live', items: [], total: 100, createdAt: at(0) } as const;
    const move = { orderId: 9, from: 7, tableNo: 4, left: null };
    expect(sittingJoined(null, order, move, at(1))).toMatchObject({ id: 9, orders: [order] });
    const joined = sittingJoined(told(placed(1)), order, { ...move, paid: 4_000 }, at(1));
    expect(joined).toMatchObject({ id: 1, orders: [{ id: 1 }, order], credit: 4_000 });
    expect(seen(joined)).toMatchObject({ due: 258 });
  });
  it('has an order as it says now, and what was cancelled of it', () => {
    const order: OpenOrder = { orderId: 1, tableNo: 4, items: [dosa], total: 19800, placedAt: at(0), status: 'live' };
    const added = { order: { ...order, items: [dosa, dosa], total: 39600 }, added: [dosa] };
    const cancelled = { order, cancelled: { ...dosa, specialInstructions: 'hot' }, reason: 'sold out' };
    const more = told(placed(1), { type: 'LinesAdded', data: added });
    expect(seen(more)).toMatchObject({ orders: [{ items: [{}, {}], total: 396 }], due: 396 });
    const less = told(placed(1), { type: 'LinesAdded', data: added }, { type: 'LineCancelled', data: cancelled });
    expect(seen(less)).toMatchObject({ due: 198, orders: [{ items: [{}], total: 198, cancelled: [{ quantity: 2 }] }] });
    expect(told({ type: 'LinesAdded', data: added })).toBeNull();
    const move = { orderId: 1, from: 4, tableNo: 7, left: less };
    const there = sittingJoined(null, orderContent(order), move, at(9_000));
    expect(there).toMatchObject({ orders: [{ id: 1, cancelled: [{ quantity: 2 }] }] });
  });
  it('takes no notice of orders and bills of the one before', () => {
    const next = told(placed(1), billed([1]), placed(2));
    for (const event of [cancelled([1]), reopened(1), accepted(1), deleted(1), paid(), billed([1], 2)])
      expect(sittingAfter(next, event, { at: at(9_000), actor: 'system' })).toBe(next);
  });
  it('has the bill of all that is billed together, an order of the one before among it', () => {
    const together = told(placed(1), billed([1]), placed(2), cancelled([1]), reopened(1), billed([1, 2], 2));
    const { total } = billOver([order(1), order(2)]).amounts;
    expect(seen(together)).toMatchObject({ id: 2, orders: [{ id: 2 }], bills: [{ total: total / 100 }] });
  });
  it('has no bill twice when one is issued again, and that one is not paid', () => {
    const again = told(placed(1), placed(2), billed([1, 2]), paid(), cancelled([1, 2]), billed([2], 2), deleted(1));
    expect(again?.bills).toEqual([{ billNo: '2026-27/000002', total: expect.any(Number), isPaid: false, orderId: 2 }]);
    expect(statuses(again)).toEqual([
      [1, 'deleted'],
      [2, 'past'],
    ]);
  });
  it('has the latest claim until its bill is paid, and says whether staff dismissed it', () => {
    const claim = { id: 1, amount: 50, claimedAt: at(SECOND), isDismissed: false };
    expect(told(placed(1), claimed(1, 1))?.claim).toEqual(claim);
    expect(told(placed(1), claimed(1, 1), dismissed(1))?.claim).toEqual({ ...claim, isDismissed: true });
    expect(told(placed(1), claimed(1, 1), dismissed(1), claimed(2, 1))?.claim).toMatchObject({
      id: 2,
      isDismissed: false,
    });
    expect(told(placed(1), claimed(1, 1), claimed(2, 1), dismissed(1))?.claim).toMatchObject({
      id: 2,
      isDismissed: false,
    });
    expect(told(placed(1), claimed(1, 1), billed([1]), paid(1, [1]))?.claim).toBeNull();
  });
});

describe('What its guests see', () => {
  const empty = {
    id: 0,
    orders: [],
    bills: [],
    due: 0,
    unbilled: 0,
    claim: null,
    isSettled: false,
    hasReviewed: false,
  };

  it('is nothing where nobody has ordered', () => expect(seen(null)).toEqual(empty));
  it('is what they owe, billed or not', () => {
    expect(seen(told(placed(1), placed(2)))).toMatchObject({ due: 396, unbilled: 396 });
    const { total } = billOver([order(1)]).amounts;
    expect(seen(told(placed(1), placed(2), billed([1])))).toMatchObject({ due: 198 + total / 100, unbilled: 198 });
    expect(seen(told(placed(1), deleted(1)))).toMatchObject({ due: 0, isSettled: false });
  });
  it('is nothing of it once all is billed and paid', () => {
    const settled = told(placed(1), billed([1]), paid());
    expect(seen(settled)).toEqual({ ...empty, id: 1, isSettled: true });
    expect(seen(told(placed(1), placed(2), billed([1]), paid()))).toMatchObject({ isSettled: false, due: 198 });
    expect(seen(told(placed(1), billed([1]), paid(), cancelled([1]), reopened(1)))).toMatchObject({
      ...{ id: 1, isSettled: false, orders: [{ id: 1, status: 'recurring' }] },
    });
  });
  it('ends three hours after the last bill', () => {
    const sitting = told([placed(1), 0], [billed([1]), SECOND]);
    expect(seen(sitting, SECOND + RESTS_MS - 1)).toMatchObject({ id: 1 });
    expect(seen(sitting, SECOND + RESTS_MS)).toEqual(empty);
    expect(seen(told([placed(1), 0], [deleted(1), SECOND]), SECOND + RESTS_MS)).toEqual(empty);
  });
  it('does not end while something is open, unless it was forgotten', () => {
    expect(seen(told(placed(1)), HOLDS_MS - 1)).toMatchObject({ id: 1 });
    expect(seen(told(placed(1)), HOLDS_MS)).toEqual(empty);
    expect(told([placed(1), 0], [placed(2), HOLDS_MS - 1], [placed(3), HOLDS_MS])).toMatchObject({ id: 1 });
    expect(told([placed(1), 0], [placed(2), HOLDS_MS])).toMatchObject({ id: 2, orders: [{ id: 2 }] });
  });
  it('ends with the last bill also where an order was forgotten', () => {
    const forgotten: Dated[] = [
      [placed(1), 0],
      [placed(2), 2 * SECOND],
      [billed([2]), HOLDS_MS],
    ];
    expect(told(...forgotten, [placed(3), HOLDS_MS + SECOND])).toMatchObject({ id: 3, bills: [] });
    expect(seen(told(...forgotten), HOLDS_MS + RESTS_MS - 1)).toMatchObject({ id: 1 });
    expect(seen(told(...forgotten), HOLDS_MS + RESTS_MS)).toEqual(empty);
  });
});
