import type { MoneyKind } from '../billing/takings.js';
import type { PlaceKind } from '../billing/place.js';
import {
  daysOn,
  daysUpTo,
  firstOfMonth,
  monthOf,
  refuseQuestion,
  weekday,
  type LocalDay,
  type Paise,
  type Rupees,
} from '../kernel/index.js';

export const SPANS = ['today', 'yesterday', 'week', 'month'] as const;
/** Which days are asked about: the week begins on Monday, week and month go up to today. */
export type Span = (typeof SPANS)[number];

/** What a query asks about. @throws Refusal */
export const spanIn = (value: unknown): Span => {
  const span = SPANS.find((known) => known === (value ?? 'today'));
  return span ?? refuseQuestion(`Span must be one of ${SPANS.join(', ')}`);
};

/**
 * What the bills of one minute of a day brought in; minutes count from midnight, by the restaurant's clocks. A tuple, for an
 * answer reads the minutes of two months: as objects that held the loop for twice as long as it may.
 */
export type MinuteSales = readonly [minute: number, total: Paise, bills: number, orders: number];

export interface CountedBills {
  readonly bills: number;
  readonly total: Paise;
}

/** A day's bills that stand, and those that were cancelled on it. */
export interface DaySales {
  /** Of each minute that had bills, in their order. */
  readonly minutes: readonly MinuteSales[];
  readonly discounts: Paise;
  /** What is still to be paid of its bills. */
  readonly unpaid: CountedBills;
  /** Of whichever day. */
  readonly cancelled: CountedBills;
}

const NONE: CountedBills = { bills: 0, total: 0 };
export const NO_SALES: DaySales = { minutes: [], discounts: 0, unpaid: NONE, cancelled: NONE };

export const isNoSales = ({ minutes, discounts, unpaid, cancelled }: DaySales): boolean =>
  minutes.length === 0 && discounts === 0 && unpaid.bills === 0 && unpaid.total === 0 && cancelled.bills === 0;

/** More, or with a minus less, of what a day sold. */
export interface MoreSales {
  readonly sold?: MinuteSales;
  readonly discount?: Paise;
  readonly unpaid?: CountedBills;
  readonly cancelled?: CountedBills;
}

const counted = (one: CountedBills, { bills, total }: CountedBills = NONE): CountedBills => ({
  bills: one.bills + bills,
  total: one.total + total,
});

/** With more, or with minuses less, of one minute; in their order. */
export const withMinute = (minutes: readonly MinuteSales[], [minute, ...more]: MinuteSales): readonly MinuteSales[] => {
  const [, total, bills, orders] = minutes.find(([each]) => each === minute) ?? [minute, 0, 0, 0];
  const one: MinuteSales = [minute, total + more[0], bills + more[1], orders + more[2]];
  return [
    ...minutes.filter(([each]) => each < minute),
    ...(one[2] > 0 ? [one] : []),
    ...minutes.filter(([each]) => each > minute),
  ];
};

export const withSales = (day: DaySales, { sold, discount = 0, unpaid, cancelled }: MoreSales): DaySales => ({
  minutes: sold ? withMinute(day.minutes, sold) : day.minutes,
  discounts: day.discounts + discount,
  unpaid: counted(day.unpaid, unpaid),
  cancelled: counted(day.cancelled, cancelled),
});

/** A dish by the name on the bill, at listed prices. */
export interface DishSales {
  readonly name: string;
  readonly quantity: number;
  readonly total: Paise;
}

/** More, or with minuses less, of these dishes; those of which none is left are gone. In the order of their names. */
export const withDishes = (dishes: readonly DishSales[], more: readonly DishSales[]): readonly DishSales[] => {
  const all = new Map(dishes.map((dish) => [dish.name, dish]));
  for (const { name, quantity, total } of more) {
    const before = all.get(name) ?? { quantity: 0, total: 0 };
    all.set(name, { name, quantity: before.quantity + quantity, total: before.total + total });
  }
  return [...all.values()]
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
};

/** A month before, on the same day of it; on its last day where it is shorter. */
const monthBefore = (day: LocalDay): LocalDay => {
  const lastOfBefore = daysOn(firstOfMonth(day), -1);
  const same = `${monthOf(lastOfBefore)}${day.slice('YYYY-MM'.length)}`;
  return same < lastOfBefore ? same : lastOfBefore;
};

/** The days of a span, those it is compared with, and the minute of the last of them up to which both count. */
export interface SpanDays {
  readonly days: readonly LocalDay[];
  readonly before: readonly LocalDay[];
  /** Null where the span is over: then all of both counts. */
  readonly until: number | null;
}

/** Today is compared with the same weekday a week ago at this time, a week and a month with the one before up to now. */
export const daysOfSpan = (span: Span, today: LocalDay, minute: number): SpanDays => {
  const yesterday = daysOn(today, -1);
  const monday = daysOn(today, -weekday(today));
  const sameMonthBefore = monthBefore(today);
  const spans: Readonly<Record<Span, SpanDays>> = {
    today: { days: [today], before: [daysOn(today, -7)], until: minute },
    yesterday: { days: [yesterday], before: [daysOn(yesterday, -7)], until: null },
    week: { days: daysUpTo(monday, today), before: daysUpTo(daysOn(monday, -7), daysOn(today, -7)), until: minute },
    month: {
      days: daysUpTo(firstOfMonth(today), today),
      before: daysUpTo(firstOfMonth(sameMonthBefore), sameMonthBefore),
      until: minute,
    },
  };
  return spans[span];
};

/** What bills charged, and how many they and their orders were. */
export interface SalesSums {
  readonly sales: Rupees;
  readonly bills: number;
  readonly orders: number;
  /** Of a bill; 0 where there is none. */
  readonly averageBill: Rupees;
}

/** What `GET /analytics/sales` answers: the bills of the days asked about that stand. */
export interface SalesView extends SalesSums {
  readonly span: Span;
  readonly from: LocalDay;
  readonly to: LocalDay;
  /** The days before, up to the same time of the last of them, `HH:MM`; null where the span is over. */
  readonly compared: SalesSums & { readonly from: LocalDay; readonly to: LocalDay; readonly until: string | null };
  readonly discounts: Rupees;
  /** What is still to be paid of these bills. */
  readonly unpaid: { readonly bills: number; readonly total: Rupees };
  /** Bills that were cancelled on these days, whether or not others took their place. */
  readonly cancelled: { readonly bills: number; readonly total: Rupees };
  /** The hours of the day that had bills, from 0. */
  readonly byHour: readonly { readonly hour: number; readonly total: Rupees; readonly bills: number }[];
  /** The ten sold most, at listed prices. */
  readonly dishes: readonly { readonly name: string; readonly quantity: number; readonly total: Rupees }[];
  readonly byKind: readonly { readonly kind: PlaceKind; readonly total: Rupees }[];
  /** What came into the till on these days, tips apart. */
  readonly takings: readonly { readonly kind: MoneyKind; readonly total: Rupees }[];
  readonly tips: Rupees;
}
