import { describe, expect, it } from '@jest/globals';
import { NO_TAKINGS } from '../billing/takings.js';
import { daysOfSpan, NO_SALES, spanIn, withDishes, withSales, type DaySales } from './sales.js';
import { salesView, type SalesFound } from './sales-view.js';

describe('The days of a span', () => {
  // A Wednesday.
  const today = '2026-11-25';
  const of = (span: Parameters<typeof daysOfSpan>[0], day = today) => {
    const { days, before, until } = daysOfSpan(span, day, 630);
    return [days[0], days.at(-1), days.length, before[0], before.at(-1), before.length, until];
  };
  it('are today, beside the same weekday a week ago up to now', () =>
    expect(of('today')).toEqual(['2026-11-25', '2026-11-25', 1, '2026-11-18', '2026-11-18', 1, 630]));
  it('are yesterday, beside all of that weekday a week before', () =>
    expect(of('yesterday')).toEqual(['2026-11-24', '2026-11-24', 1, '2026-11-17', '2026-11-17', 1, null]));
  it('are the week from Monday on, beside the one before', () => {
    expect(of('week')).toEqual(['2026-11-23', '2026-11-25', 3, '2026-11-16', '2026-11-18', 3, 630]);
    expect(of('week', '2026-11-22')).toEqual(['2026-11-16', '2026-11-22', 7, '2026-11-09', '2026-11-15', 7, 630]);
    expect(of('week', '2027-01-01')[0]).toBe('2026-12-28');
  });
  it('are the month from its first day on, beside as much of the one before', () => {
    expect(of('month')).toEqual(['2026-11-01', '2026-11-25', 25, '2026-10-01', '2026-10-25', 25, 630]);
    expect(of('month', '2027-03-31')).toEqual(['2027-03-01', '2027-03-31', 31, '2027-02-01', '2027-02-28', 28, 630]);
    expect(of('month', '2028-03-30').slice(3, 6)).toEqual(['2028-02-01', '2028-02-29', 29]);
    expect(of('month', '2027-01-01').slice(3, 6)).toEqual(['2026-12-01', '2026-12-01', 1]);
  });
});

describe('A span', () => {
  it('is today where nobody says', () => expect([spanIn(undefined), spanIn('week')]).toEqual(['today', 'week']));
  it.each(['', 'ever', 'Today', ['today'], 7])('is not %j', (value) =>
    expect(() => spanIn(value)).toThrow('Span must be one of today, yesterday, week, month'),
  );
});

describe('Dishes', () => {
  const dosa = { name: 'Dosa', quantity: 2, total: 16_000 };
  const biryani = { name: 'Biryani', quantity: 1, total: 15_050 };
  it('add up by name, and are gone when none is left', () => {
    const both = withDishes([dosa], [biryani, dosa]);
    expect(both).toEqual([biryani, { name: 'Dosa', quantity: 4, total: 32_000 }]);
    expect(withDishes(both, [{ name: 'Dosa', quantity: -4, total: -32_000 }])).toEqual([biryani]);
  });
});

describe('What was sold', () => {
  const at = (minute: number, total: number, orders = 1) => ({ sold: [minute, total, 1, orders] as const });
  const day = (...more: readonly Parameters<typeof withSales>[1][]): DaySales => more.reduce(withSales, NO_SALES);
  const found = (changes: Partial<SalesFound>): SalesFound => ({
    ...{ days: [], before: [], dishes: [], kinds: [], takings: [] },
    ...changes,
  });

  it('is compared up to the same minute', () => {
    const view = salesView('today', daysOfSpan('today', '2026-11-25', 630), {
      ...found({ days: [day(at(600, 10_000, 2), at(600, 5_000), at(630, 101))] }),
      before: [day(at(629, 8_000), at(630, 1_000), at(631, 99_900))],
    });
    expect(view).toMatchObject({ sales: 151.01, bills: 3, orders: 4, averageBill: 50.34 });
    expect(view.compared).toEqual({
      ...{ from: '2026-11-18', to: '2026-11-18', until: '10:30' },
      ...{ sales: 90, bills: 2, orders: 2, averageBill: 45 },
    });
    expect(view.byHour).toEqual([{ hour: 10, total: 151.01, bills: 3 }]);
  });

  it('counts every day of a longer span whole but the last', () => {
    const before = [day(at(1_400, 7_000)), day(at(700, 1_000))];
    const view = salesView(
      'week',
      daysOfSpan('week', '2026-11-24', 630),
      found({ days: [NO_SALES, NO_SALES], before }),
    );
    expect(view.compared).toMatchObject({ sales: 70, bills: 1 });
    expect(view).toMatchObject({ sales: 0, averageBill: 0, byHour: [], dishes: [], takings: [], tips: 0 });
  });

  it('names the ten dishes sold most, over all days', () => {
    const dish = (n: number) => ({ name: `Dish ${n}`, quantity: n, total: 100 * n });
    const dishes = [Array.from({ length: 12 }, (_, n) => dish(n + 1)), [{ ...dish(1), quantity: 40 }]];
    const named = salesView(
      'week',
      daysOfSpan('week', '2026-11-24', 1),
      found({ dishes, takings: [NO_TAKINGS] }),
    ).dishes;
    expect(named.map(({ name }) => name)).toEqual([
      'Dish 1',
      ...[12, 11, 10, 9, 8, 7, 6, 5, 4].map((n) => `Dish ${n}`),
    ]);
    expect(named[0]).toEqual({ name: 'Dish 1', quantity: 41, total: 2 });
  });

  it('says what is unpaid, discounted and cancelled', () => {
    const days = [
      day(
        { discount: 500, unpaid: { bills: 2, total: 3_000 } },
        { unpaid: { bills: -1, total: -1_000 }, cancelled: { bills: 1, total: 4_200 } },
      ),
    ];
    expect(salesView('today', daysOfSpan('today', '2026-11-25', 1), found({ days }))).toMatchObject({
      ...{ discounts: 5, unpaid: { bills: 1, total: 20 }, cancelled: { bills: 1, total: 42 } },
    });
  });
});
