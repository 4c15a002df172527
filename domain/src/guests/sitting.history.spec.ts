import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { placed } from '../../testing/orders.js';
import {
  accepted,
  at,
  billed,
  cancelled,
  claimed,
  deleted,
  dismissed,
  paid,
  reopened,
  SECOND,
  seen,
  told,
} from '../../testing/sittings.js';
import type { OrderBookEvent } from '../ordering/order-book.events.js';
import { isOpen, MOST_ORDERS, type Sitting } from './sitting-state.js';
import { sittingAfter } from './sitting.js';
import { dueOf } from './sitting-view.js';

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
