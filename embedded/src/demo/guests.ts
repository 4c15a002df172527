import type { CalledKind, Customer } from '@sae/domain/billing';
import { addMs, dayBounds, localDay, type IsoTime } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import type { OrderItemRequest } from '@sae/domain/ordering/place-order.dto';
import type { Dice } from './dice.js';

/** What became of a visit: few walk out before they are served, few bills turn out wrong. */
export type Fate = 'billed' | 'walks-out' | 'bill-cancelled' | 'bill-redone';

/** What is ordered at the Counter to be taken away, or to be brought. */
export interface Outgoing {
  readonly kind: CalledKind;
  readonly customer: Customer;
}

/** A table's guests from their first order to their bill. Times in ms, as `Date` counts them. */
export interface Visit {
  readonly tableNo: number;
  readonly goesOut?: Outgoing;
  readonly ordersAt: readonly number[];
  readonly billAt: number;
  readonly fate: Fate;
}

export interface Period {
  readonly now: IsoTime;
  readonly zone: string;
  readonly days: number;
  /** About how many in all. */
  readonly orders: number;
  /** Numbered from 1; 0 is the Counter. */
  readonly tables: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Sunday first. */
const WEEK = [1.3, 0.75, 0.8, 0.85, 0.9, 1.15, 1.35];
const ORDERS_A_VISIT = 1.25;
const SHARE_OF_COUNTER = 0.15;
/** Of what is ordered at the Counter. */
const SHARE_OF_OUTGOING = 0.6;
const SHARE_OF_DELIVERIES = 0.35;
/** Minutes after midnight, how far from them, and how much of the day's trade. */
const LUNCH = { peak: 13.2 * 60, spread: 100, share: 0.4 };
const DINNER = { peak: 20.4 * 60, spread: 130 };
const LATEST = 23 * 60;

const weekday = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

/** How much of the period's trade each day has: weekends more, and every month a little more than the one before. */
const weights = ({ now, zone, days }: Period): readonly (readonly [day: string, weight: number])[] =>
  Array.from({ length: days + 1 }, (_, index) => {
    const day = localDay(addMs(now, (index - days) * DAY_MS), zone);
    return [day, (WEEK[weekday(day)] as number) * (0.9 + (0.2 * index) / days)] as const;
  });

const fate = (dice: Dice): Fate => {
  const roll = dice.roll();
  if (roll < 0.02) return 'walks-out';
  if (roll < 0.026) return 'bill-cancelled';
  return roll < 0.034 ? 'bill-redone' : 'billed';
};

/** Which table is free, and from when: nobody sits down where somebody sits. */
const floor = (tables: number, dice: Dice) => {
  const freeFrom = Array.from({ length: tables + 1 }, () => 0);
  return (at: number, minutes: (tableNo: number) => number) => {
    const wanted = dice.falls(SHARE_OF_COUNTER) ? 0 : dice.between(1, tables);
    const free = freeFrom.findIndex((from, tableNo) => tableNo > 0 && from <= at);
    const tableNo = (freeFrom[wanted] as number) <= at || free < 0 ? wanted : free;
    const from = Math.max(at, freeFrom[tableNo] as number);
    const to = from + minutes(tableNo) * MINUTE_MS;
    freeFrom[tableNo] = to + MINUTE_MS;
    return { tableNo, from, to };
  };
};

const NAMES = [
  'Asha',
  'Ravi Kumar',
  'Meera Iyer',
  'Imran',
  'Lakshmi',
  'Joseph D’Souza',
  'Priya',
  'Arjun Rao',
  'Fatima',
];
const STREETS = ['Church Street', 'Residency Road', 'Infantry Road', 'St Mark’s Road', 'Cubbon Road'];

const outgoing = (dice: Dice): Outgoing => {
  const name = dice.one(NAMES);
  const phone = `+91 98450 ${dice.between(10_000, 99_999)}`;
  const address = `${dice.between(1, 90)} ${dice.one(STREETS)}, Bengaluru`;
  return dice.falls(SHARE_OF_DELIVERIES)
    ? { kind: 'delivery', customer: { name, phone, address } }
    : { kind: 'takeaway', customer: { name, ...(dice.falls(0.5) ? { phone } : {}) } };
};

/** What is cooked at this moment to go out. */
const WAITS_FOR = [3, 9];

/** Guests who are here at this moment: some wait for their order to be accepted, some eat. */
const STILL_HERE_FOR = [0.3, 0.5, 0.8, 6, 11, 17, 26];

/** The guests of the period in the order they came; the last of them have not left yet. */
export const visits = (dice: Dice, period: Period): Visit[] => {
  const days = weights(period);
  const sum = days.reduce((total, [, weight]) => total + weight, 0);
  const seat = floor(period.tables, dice);
  const now = Date.parse(period.now);
  const arrivals = days.flatMap(([day, weight]) => {
    const opens = Date.parse(dayBounds(day, period.zone).from);
    const count = Math.round((dice.around(1, 0.15) * period.orders * weight) / sum / ORDERS_A_VISIT);
    const times = Array.from({ length: count }, () => {
      const { peak, spread } = dice.falls(LUNCH.share) ? LUNCH : DINNER;
      return opens + Math.floor(Math.min(dice.around(peak, spread), LATEST) * MINUTE_MS);
    });
    return times.filter((at) => at < now).sort((one, other) => one - other);
  });
  const past = arrivals.map((at) => {
    const { tableNo, from, to } = seat(at, (table) => (table === 0 ? dice.between(4, 9) : dice.between(30, 70)));
    const ordersAgain = tableNo > 0 && dice.falls(0.3);
    const ordersAt = ordersAgain ? [from, from + Math.floor((to - from) / 2)] : [from];
    const goesOut = tableNo === 0 && dice.falls(SHARE_OF_OUTGOING) ? { goesOut: outgoing(dice) } : {};
    return { tableNo, ...goesOut, ordersAt, billAt: to, fate: fate(dice) };
  });
  const present = STILL_HERE_FOR.map((minutes): Visit => {
    const { tableNo, from } = seat(now - minutes * MINUTE_MS, () => 60);
    return { tableNo, ordersAt: [from], billAt: Infinity, fate: 'billed' };
  });
  const waiting = WAITS_FOR.map((minutes): Visit => {
    const ordersAt = [now - minutes * MINUTE_MS];
    return { tableNo: 0, goesOut: outgoing(dice), ordersAt, billAt: Infinity, fate: 'billed' };
  });
  return [...past, ...present, ...waiting];
};

type Menu = readonly MenuItemView[];

const NOTES = ['Less spicy', 'Extra spicy', 'No onion, no garlic', 'Jain', 'Less oil', 'Serve together'];
const SHARE_OF_HALVES = 0.15;
const SHARE_OF_NOTES = 0.06;

/** How many different dishes of each kind a table takes in one order: at least, at most, and how likely any. */
const COURSES: readonly (readonly [categories: readonly string[], least: number, most: number, likely: number])[] = [
  [['Starters', 'Tandoor'], 1, 2, 0.5],
  [['Vegetarian Mains', 'Chicken & Mutton'], 1, 2, 0.8],
  [['Biryani & Rice'], 1, 1, 0.45],
  [['Breads'], 1, 2, 0.75],
  [['Desserts'], 1, 2, 0.2],
  [['Beverages'], 1, 2, 0.45],
];

/** The first dishes of a category are liked more than its last. */
const liked = (dice: Dice, menu: Menu, category: string): MenuItemView => {
  const dishes = menu.filter((dish) => dish.category === category && dish.isEnabled);
  return dishes[Math.floor(dice.roll() * dice.roll() * dishes.length)] as MenuItemView;
};

const line = (dice: Dice, dish: MenuItemView): OrderItemRequest => ({
  id: dish.id,
  portion: dish.hasHalf && dice.falls(SHARE_OF_HALVES) ? 'half' : 'full',
  quantity: dish.category === 'Breads' ? dice.between(2, 5) : dice.between(1, 2),
  ...(dice.falls(SHARE_OF_NOTES) ? { specialInstructions: dice.one(NOTES) } : {}),
});

/** What one table orders at once. */
export const meal = (dice: Dice, menu: Menu): OrderItemRequest[] => {
  const chosen = COURSES.flatMap(([categories, least, most, likely]) =>
    dice.falls(likely)
      ? Array.from({ length: dice.between(least, most) }, () => liked(dice, menu, dice.one(categories)))
      : [],
  );
  const dishes = chosen.length > 0 ? chosen : [liked(dice, menu, 'Beverages')];
  return [...new Set(dishes)].map((dish) => line(dice, dish));
};
