import { describe, expect, it } from '@jest/globals';
import { isCallNumber } from '@sae/domain/billing';
import { localDay } from '@sae/domain/kernel';
import { type OrderBookEvent, openOrders } from '@sae/domain/ordering';
import { DISHES } from './dishes.js';
import { Dice } from './dice.js';
import { dishes } from './books.js';
import { Service } from './service.js';
import { visits, type Period } from './guests.js';

const zone = 'Asia/Kolkata';
const seller = { name: 'Spice Garden', address: null, phoneNumber: null, gstNumber: null, fssaiNumber: null };
const period: Period = { now: '2026-11-21T08:00:00.000Z', zone, days: 365, orders: 9000, tables: 18 };

const worked = (seed: number, at: Partial<Period> = {}) => {
  const dice = new Dice(seed);
  const service = new Service({ restaurantId: 1, zone, dice, menu: dishes(), seller });
  const { now } = { ...period, ...at };
  const steps = [...service.work(visits(dice, { ...period, ...at }), now)].length;
  const books = service.books.map((book) => ({ stream: book.stream, state: book.state, events: book.take().events }));
  return { service, steps, books };
};

const of = <T extends OrderBookEvent['type']>(events: readonly OrderBookEvent[], type: T) =>
  events.filter((event): event is Extract<OrderBookEvent, { type: T }> => event.type === type);

describe('The menu of the demo', () => {
  it('has 60 dishes in 8 categories, none twice', () => {
    expect(new Set(DISHES.map(({ name }) => name)).size).toBe(60);
    expect(new Set(DISHES.map(({ category }) => category)).size).toBe(8);
  });
  it('sells no half for more than the whole', () => {
    for (const { price, halfPrice } of DISHES) expect(halfPrice ?? 0).toBeLessThan(price);
  });
});

describe('A year of orders', () => {
  const { service, books } = worked(1);
  const events = books.flatMap((book) => book.events);

  it('is as many as were asked for, more or less', () => {
    expect(service.orders).toBeGreaterThan(8_500);
    expect(service.orders).toBeLessThan(9_500);
  });

  it('is busier at weekends, and never idle', () => {
    const days = new Map<string, number>();
    for (const { at } of of(events, 'OrderPlaced') as unknown as { at: string }[])
      days.set(localDay(at, zone), (days.get(localDay(at, zone)) ?? 0) + 1);
    const on = (weekday: number) => {
      const counts = [...days].filter(([day]) => new Date(day).getUTCDay() === weekday).map(([, count]) => count);
      return counts.reduce((sum, count) => sum + count, 0) / counts.length;
    };
    expect(on(6)).toBeGreaterThan(1.4 * on(2));
    expect(days.size).toBe(366);
    expect(Math.max(...days.values())).toBeLessThanOrEqual(45);
  });

  it('goes out now and then, with a call number and a name; two of them wait now', () => {
    const out = of(events, 'OrderPlaced').filter(({ data }) => isCallNumber(data.tableNo));
    expect(out.length).toBeGreaterThan(400);
    expect(out.every(({ data }) => data.day !== undefined && data.customer?.name)).toBe(true);
    const open = openOrders(books.at(-1)!.state);
    expect(open.filter(({ tableNo }) => isCallNumber(tableNo))).toHaveLength(2);
  });

  it('stands in a book for each financial year, the first one closed', () => {
    expect(books.map(({ stream, state }) => [stream, state.phase])).toEqual([
      ['orderBook-1-2025', 'closed'],
      ['orderBook-1-2026', 'open'],
    ]);
  });

  it('numbers its bills without a gap, cancelled ones included', () => {
    for (const { events: told, state } of books) {
      const numbers = of(told, 'BillIssued').map(({ data }) => Number(data.billNo.split('/')[1]));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(state.nextBill).toBe(numbers.length + 1);
    }
    expect(of(events, 'BillCancelled').length).toBeGreaterThan(50);
    expect(of(events, 'OrderDeleted').length).toBeGreaterThan(100);
    expect(of(events, 'OrderReopened').length).toBeGreaterThan(20);
  });

  it('is told in the order in which it happened', () => {
    for (const { events: told } of books) {
      const times = told.map(({ at }) => at);
      expect(times).toEqual([...times].sort());
    }
  });

  it('is the same for the same seed, and another for another', () => {
    const told = (seed: number) =>
      worked(seed, { days: 30, orders: 600 }).books.map(({ events: all }) =>
        all.map(({ type, data, at }) => [type, data, at]),
      );
    expect(told(7)).toEqual(told(7));
    expect(told(7)).not.toEqual(told(8));
  });
});

describe('Whenever it is asked for', () => {
  it.each([0, 3, 6, 8, 12, 15, 18, 21])('at %i o’clock UTC some orders wait and some are being prepared', (hour) => {
    const now = `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`;
    const { state } = worked(1, { now, days: 3, orders: 90 }).books.at(-1) ?? {};
    const open = state ? openOrders(state) : [];
    expect(open.filter(({ status }) => status === 'live').length).toBeGreaterThanOrEqual(3);
    expect(open.filter(({ status }) => status === 'recurring').length).toBeGreaterThanOrEqual(3);
  });

  it('is carried over when a financial year turns while guests sit', () => {
    // 18:31 UTC is one minute past midnight in Kolkata.
    const { books } = worked(1, { now: '2026-03-31T18:31:00.000Z', days: 2, orders: 60 });
    expect(books.map(({ stream }) => stream)).toEqual(['orderBook-1-2025', 'orderBook-1-2026']);
    expect(of(books[1]?.events ?? [], 'OrdersCarriedOver').length).toBe(1);
  });
});
