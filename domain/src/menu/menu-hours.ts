import { weekday, wallClock, type IsoTime } from '../kernel/index.js';
import type { MenuEvent, MenuHours, ServedHours } from './menu.events.js';

export const MAX_MENU_HOURS = 20;
/** Of what is served in them. */
export const MAX_HOURS_CATEGORIES = 50;
export const MAX_HOURS_DISHES = 200;

/** 0 is Monday. */
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const MIDNIGHT = '00:00';
export const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** A moment of the week as clocks show it. */
export interface WeekTime {
  readonly day: number;
  /** `07:00` */
  readonly time: string;
}

/** What the clocks in `zone` show at that moment. */
export const weekTime = (at: IsoTime, zone: string): WeekTime => {
  const shown = wallClock(zone)(at).toISOString();
  return { day: weekday(shown.slice(0, 'YYYY-MM-DD'.length)), time: shown.slice('YYYY-MM-DDT'.length).slice(0, 5) };
};

const isIn = ({ days, from, until }: ServedHours, { day, time }: WeekTime): boolean => {
  const begun = days.includes(day) && from <= time;
  if (from < until) return begun && time < until;
  return begun || (days.includes((day + 6) % 7) && time < until);
};

/** Is it served at that moment? What keeps no hours always is. */
export const isServed = (hours: readonly ServedHours[] | undefined, at: WeekTime): boolean =>
  hours === undefined || hours.some((one) => isIn(one, at));

interface Dish {
  readonly id: number;
  readonly category: string;
}

/** When each dish is served, one of several hours in all of them; nothing, where it always is. */
export const hoursOf = (menu: readonly MenuHours[]): ((dish: Dish) => readonly ServedHours[] | undefined) => {
  const all = menu.map(({ days, from, until, categories, itemIds }) => ({
    ...{ hours: { days, from, until }, categories: new Set(categories), ids: new Set(itemIds) },
  }));
  return ({ id, category }) => {
    const own = all.filter(({ categories, ids }) => categories.has(category) || ids.has(id));
    return own.length > 0 ? own.map(({ hours }) => hours) : undefined;
  };
};

/** Of a dish that is not served at that moment, when it is. */
export const closedAt = (
  menu: readonly MenuHours[],
  at: WeekTime,
): ((dish: Dish) => readonly ServedHours[] | undefined) => {
  const of = hoursOf(menu);
  return (dish) => {
    const hours = of(dish);
    return isServed(hours, at) ? undefined : hours;
  };
};

/** `7:00 am` of `07:00`. */
const clockText = (time: string): string => {
  const [hour = 0, minute] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
};

/** `Mon–Fri, Sun` */
const daysText = (days: readonly number[], names: readonly string[]): string => {
  const runs: number[][] = [];
  for (const day of DAYS.filter((one) => days.includes(one))) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const named = (day: number | undefined) => names[day ?? 0] ?? '';
  return runs.flatMap((run) => (run.length > 2 ? `${named(run[0])}–${named(run.at(-1))}` : run.map(named))).join(', ');
};

/** `Mon–Fri 7:00 am–11:00 am; Sat, Sun`; what is so each day names no days. */
export const hoursText = (hours: readonly ServedHours[], names: readonly string[] = DAY_NAMES): string =>
  hours
    .map(({ days, from, until }) => {
      if (from === MIDNIGHT && until === MIDNIGHT) return daysText(days, names);
      const times = `${clockText(from)}–${clockText(until)}`;
      return days.length === DAYS.length ? times : `${daysText(days, names)} ${times}`;
    })
    .join('; ');

/** Nothing of the request but what hours are. */
const hoursIn = ({ name, days, from, until, categories, itemIds }: MenuHours): MenuHours => ({
  ...{ name, days, from, until, categories, itemIds },
});

/** What is told where the menu's hours are to be these; nothing, where they are. */
export const menuHoursSet = (before: readonly MenuHours[], wanted: readonly MenuHours[]): readonly MenuEvent[] => {
  const hours = wanted.map(hoursIn);
  return JSON.stringify(hours) === JSON.stringify(before) ? [] : [{ type: 'MenuHoursSet', data: { hours } }];
};
