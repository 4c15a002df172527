import type { Dish, Pages, PaperHours } from './pages.js';
import { dayAt, No } from './pages.js';
import { timeAt } from './sales.js';

const A_DAY = 24 * 60;
const A_WEEK = 7 * A_DAY;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** How far the week is, from Monday's first minute on. */
const minuteOfWeek = (at: string): number => ((new Date(dayAt(at)).getUTCDay() + 6) % 7) * A_DAY + minuteOf(timeAt(at));

const isOpen = ({ days, from, until }: PaperHours, now: number): boolean => {
  const length = (minuteOf(until) - minuteOf(from) + A_DAY) % A_DAY || A_DAY;
  return days.some((day) => (now - day * A_DAY - minuteOf(from) + A_WEEK) % A_WEEK < length);
};

/** What hangs in the window: guests have it then, and at no other time. */
export const refuseOutOfHours = ({ hours, now }: Pages, { id, category }: Dish): void => {
  const own = hours.filter(({ categories, dishes }) => categories.includes(category) || dishes.includes(id));
  if (own.length > 0 && !own.some((one) => isOpen(one, minuteOfWeek(now)))) throw new No('menu-item/not-served');
};

export const hangUpHours = (pages: Pages, hours: readonly PaperHours[]): void => {
  pages.hours = hours.map((one) => ({ ...one }));
};

export const hoursShown = ({ hours }: Pages) => ({
  hours: hours.map(({ dishes: itemIds, ...one }) => ({ ...one, itemIds })),
});
