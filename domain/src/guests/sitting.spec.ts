import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { billOver, dosa, placed } from '../../testing/orders.js';
import { addMs, type IsoTime } from '../kernel/index.js';
import type { OrderBookEvent } from '../ordering/order-book.events.js';
import { HOLDS_MS, isOpen, MOST_ORDERS, RESTS_MS, sittingAfter, type Sitting } from './sitting.js';
import { dueOf, sittingView } from './sitting-view.js';

const START = '2026-11-21T06:30:00.000Z';
const SECOND = 1_000;
type Dated = readonly [event: OrderBookEvent, atMs: number];
const at = (ms: number): IsoTime => addMs(START, ms);

/** Each event a second after the one before, or when it says. */
const told = (...events: (OrderBookEvent | Dated)[]): Sitting | null =>
  events
    .map((event, n): Dated => ('type' in event ? [event, n * SECOND] : event))
    .reduce<Sitting | null>(
      (sitting, [event, ms]) => sittingAfter(sitting, event, { at: at(ms), actor: 'system' }),
      null,
    );
const seen = (sitting: Sitting | null, ms = 60 * SECOND) => sittingView(sitting, null, at(ms));

const accepted = (orderId: number): OrderBookEvent => ({ type: 'OrderAccepted', data: { orderId } });
const deleted = (orderId: number): OrderBookEvent => ({ type: 'OrderDeleted', data: { orderId, reason: null } });
const order = (orderId: number) => ({ orderId, placedAt: START, items: [dosa], total: 19800 });
const billed = (ids: readonly number[], n = 1, replaces: string | null = null): OrderBookEvent => ({
  type: 'BillIssued',
  data: billOver(ids.map(order), `2026-27/00000${n}`, replaces),
});
const cancelled = (ids: readonly number[], n = 1): OrderBookEvent => ({
  type: 'BillCancelled',
  data: { billNo: `2026-27/00000${n}`, orderIds: ids, reason: null },
});
const reopened = (orderId: number): OrderBookEvent => ({
  type: 'OrderReopened',
  data: { order: { ...order(orderId), tableNo: 4, status: 'recurring' }, reason: null },
});
const paid = (n = 1, claimIds: number[] = []): OrderBookEvent => ({
  type: 'BillPaid',
  data: { billNo: `2026-27/00000${n}`, tableNo: 4, orderIds: [], total: 0, claimIds },
});
const claimed = (claimId: number, sitting: number): OrderBookEvent => ({
  type: 'PaymentClaimed',
  data: { claimId, tableNo: 4, sitting, amount: 5_000, reference: 'SAE42' },
});
const dismissed = (claimId: number): OrderBookEvent => ({
  type: 'PaymentClaimDismissed',
  data: { claimId, tableNo: 4, amount: 5_000 },
});
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

describe('Whatever happens at a table', () => {
  const ids = fc.nat({ max: 8 });
  const event = (nextId: number): fc.Arbitrary<OrderBookEvent> =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(placed(nextId)) },
      ids.map(accepted),
      ids.map(deleted),
      ids.map(reopened),
      fc.uniqueArray(ids, { minLength: 1 }).chain((of) => ids.map((n) => billed(of, n))),
      ids.map((n) => cancelled([], n)),
      ids.map((n) => paid(n)),
      fc.tuple(ids, ids).map(([n, of]) => claimed(n, of)),
      ids.map(dismissed),
    );
  const history = fc
    .array(fc.nat({ max: 9 }), { maxLength: 60 })
    .chain((ticks) => fc.tuple(fc.constant(ticks), fc.tuple(...ticks.map((_, n) => event(n + 1)))));

  it('a fact about it leaves the sitting as it is, changes it, or begins another with that order alone', () =>
    fc.assert(
      fc.property(history, ([, events]) => {
        events.reduce<Sitting | null>((before, fact, n) => {
          const sitting = sittingAfter(before, fact, { at: at(n * SECOND), actor: 'system' });
          if (sitting?.id === before?.id) return sitting;
          expect(fact.type).toBe('OrderPlaced');
          expect(before?.orders.some(isOpen) ?? false).toBe(false);
          expect(sitting).toMatchObject({ bills: [], claim: null });
          expect(sitting?.orders.map(({ id }) => id)).toEqual([sitting?.id]);
          return sitting;
        }, null);
      }),
    ));

  it('it owes nothing less than what is open, never less than nothing, and nothing when it is settled', () =>
    fc.assert(
      fc.property(history, ([, events]) => {
        const sitting = told(...events);
        const view = seen(sitting, events.length * SECOND);
        const { due, unbilled } = sitting ? dueOf(sitting) : { due: 0, unbilled: 0 };
        expect([view.due, view.unbilled]).toEqual([due / 100, unbilled / 100]);
        expect(due).toBeGreaterThanOrEqual(unbilled);
        expect(unbilled).toBeGreaterThanOrEqual(0);
        if (view.isSettled) expect(view).toMatchObject({ due: 0, orders: [], bills: [] });
      }),
    ));

  it('its document stays small: the newest orders alone', () => {
    const many = Array.from({ length: 200 }, (_, n) => placed(n + 1));
    expect(told(...many)?.orders.map(({ id }) => id)).toEqual(
      Array.from({ length: MOST_ORDERS }, (_, n) => 200 - MOST_ORDERS + n + 1),
    );
  });
});
