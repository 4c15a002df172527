import { describe, expect, it } from '@jest/globals';
import { NO_SALES, type DaySales, type DishSales } from '@sae/domain/analytics';
import { summed, toPaise } from '@sae/domain/kernel';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { everyHistoryIn } from '../../testing/every-history.js';
import { inBook, RESTAURANT, ZONE } from '../../testing/facts.js';
import type { Living } from '../../testing/history.js';
import type { Models } from '../../testing/models.js';
import { orders } from './ordering.js';
import { dishesKey, hoursKey, sales, salesKey } from './sales.js';
import { billKey, paymentIn, type BillDocument } from './shown-orders.js';

const everyHistory = everyHistoryIn(sales(ZONE), orders);

type Issued = Extract<OrderBookEvent, { type: 'BillIssued' }>['data'];

/** Swedes write a date as YYYY-MM-DD, and the time behind it. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
const shown = (at: string): readonly [day: string, minute: number] => {
  const [day = '', time = ''] = clock.format(new Date(at)).split(' ');
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return [day, 60 * hours + minutes];
};

/** Told plainly from all bills there are: each with when it was issued, and those that were cancelled with when that was. */
const bills = ({ events }: Living) => {
  const logged = inBook(`orderBook-${RESTAURANT}-2026`, events);
  const issued = new Map<string, { bill: Issued; day: string; minute: number }>();
  const cancelled: { day: string; total: number }[] = [];
  for (const { type, data, at } of logged) {
    const [day, minute] = shown(at);
    const { billNo } = data as Issued;
    if (type === 'BillIssued') issued.set(billNo, { bill: data as Issued, day, minute });
    if (type !== 'BillCancelled') continue;
    cancelled.push({ day, total: issued.get(billNo)!.bill.amounts.total });
    issued.delete(billNo);
  }
  return { standing: [...issued.values()], cancelled, days: new Set(logged.map(({ at }) => shown(at)[0])) };
};

const dayIn = (models: Models, day: string) => (models.document(salesKey(RESTAURANT, day)) ?? NO_SALES) as DaySales;

describe('Whatever is billed, paid, brought back and cancelled', () => {
  it('a day’s sales are those of its bills that stand, each in its minute', () =>
    everyHistory((living, models) => {
      const { standing, cancelled, days } = bills(living);
      for (const day of days) {
        const { minutes, discounts, cancelled: taken } = dayIn(models, day);
        const its = standing.filter((bill) => bill.day === day);
        const minuteOf = (minute: number) => {
          const of = its.filter((bill) => bill.minute === minute).map(({ bill }) => bill);
          const total = summed(of.map(({ amounts }) => amounts.total));
          return [minute, total, of.length, summed(of.map((bill) => bill.orders.length))];
        };
        const all = [...new Set(its.map(({ minute }) => minute))].sort((one, other) => one - other);
        expect(minutes).toEqual(all.map(minuteOf));
        expect(discounts).toBe(summed(its.map(({ bill }) => bill.amounts.discount)));
        const on = cancelled.filter((bill) => bill.day === day);
        expect(taken).toEqual({ bills: on.length, total: summed(on.map(({ total }) => total)) });
      }
    }));

  it('a month’s hours are those of its days', () =>
    everyHistory((living, models) => {
      const { days } = bills(living);
      for (const month of new Set([...days].map((day) => day.slice(0, 7)))) {
        const minutes = [...days].filter((day) => day.startsWith(month)).flatMap((day) => dayIn(models, day).minutes);
        const hours = [...new Set(minutes.map(([minute]) => Math.floor(minute / 60)))].sort(
          (one, other) => one - other,
        );
        const sums = hours.map((hour) => {
          const its = minutes.filter(([minute]) => Math.floor(minute / 60) === hour);
          return [hour, ...([1, 2, 3] as const).map((n) => summed(its.map((each) => each[n])))];
        });
        expect(models.document(hoursKey(RESTAURANT, month)) ?? []).toEqual(sums);
      }
    }));

  it('what is unpaid of a day is what its bills say', () =>
    everyHistory((living, models) => {
      const { standing, days } = bills(living);
      for (const day of days) {
        const toPay = standing
          .filter((bill) => bill.day === day)
          .map(({ bill }) => models.document(billKey(RESTAURANT, bill.billNo)) as BillDocument)
          .map((bill) => toPaise(paymentIn(bill).toPay))
          .filter((paise) => paise > 0);
        expect(dayIn(models, day).unpaid).toEqual({ bills: toPay.length, total: summed(toPay) });
      }
    }));

  it('the dishes of a day and of its month are those on their bills', () =>
    everyHistory((living, models) => {
      const { standing, days } = bills(living);
      for (const period of new Set([...days].flatMap((day) => [day, day.slice(0, 7)]))) {
        const dishes = new Map<string, DishSales>();
        for (const { bill } of standing.filter(({ day }) => day.startsWith(period)))
          for (const { name, quantity, price } of bill.lines) {
            const before = dishes.get(name) ?? { name, quantity: 0, total: 0 };
            dishes.set(name, {
              name,
              quantity: before.quantity + quantity,
              total: before.total + quantity * price,
            });
          }
        const names = [...dishes.keys()].sort();
        const told = (models.document(dishesKey(RESTAURANT, period)) ?? []) as readonly DishSales[];
        expect(told).toEqual(names.map((name) => dishes.get(name)));
      }
    }));
});
