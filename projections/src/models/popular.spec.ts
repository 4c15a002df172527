import { describe, expect, it } from '@jest/globals';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { biryani, deleted, dosa, placed } from '../../../domain/testing/orders.js';
import { inBook, RESTAURANT } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { popular, popularKey, soldKey } from './popular.js';

/** Told at these times, in UTC. */
const told = (zone: string, times: readonly string[], ...events: OrderBookEvent[]) =>
  new Models(popular(zone)).tell(
    inBook(`orderBook-${RESTAURANT}-2026`, events, (revision) => `2026-11-21T${times[revision]}:00.000Z`),
  );
const five = { ...biryani, quantity: 5 };

describe('What is popular', () => {
  it('is what was ordered most in an hour of the day, by plates, as the restaurant’s clocks have it', () => {
    const models = told('Asia/Kolkata', ['06:30', '07:20', '07:40'], placed(1), placed(2, 4, [dosa, five]), placed(3));
    expect(models.ranked(popularKey(RESTAURANT, 12))).toEqual([2, 1]);
    expect(models.ranked(popularKey(RESTAURANT, 13))).toEqual([1]);
    expect(models.ranked(popularKey(RESTAURANT, 6))).toEqual([]);
  });

  it('adds up both portions and all days', () => {
    const half = { ...dosa, portion: 'half' as const, quantity: 3 };
    const models = told(
      'UTC',
      ['09:00', '09:59'],
      placed(1, 4, [{ ...dosa, quantity: 1 }, half]),
      placed(2, 4, [half]),
    );
    expect(models.document(soldKey(RESTAURANT, dosa.itemId))).toEqual(
      Array.from({ length: 24 }, (_, hour) => (hour === 9 ? 7 : 0)),
    );
  });

  it('counts what is added to an order when it is added', () => {
    const order = { orderId: 1, tableNo: 4, items: [dosa, five], total: 0, placedAt: '', status: 'live' } as const;
    const models = told('UTC', ['09:00', '10:00'], placed(1), { type: 'LinesAdded', data: { order, added: [five] } });
    expect([9, 10].map((hour) => models.ranked(popularKey(RESTAURANT, hour)))).toEqual([[1], [2]]);
  });

  it('stays what it is when an order is deleted: it was asked for', () =>
    expect(told('UTC', ['09:00', '09:01'], placed(1), deleted(1)).ranked(popularKey(RESTAURANT, 9))).toEqual([
      dosa.itemId,
    ]));
});
