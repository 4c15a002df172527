import type { LocalDay } from './time.js';

const DAY_MS = 24 * 60 * 60_000;

/** So many days after a day; before it with a minus. */
export const daysOn = (day: LocalDay, days: number): LocalDay =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** How many days there are from one to another, both counted; none where it is before. */
export const daysFrom = (from: LocalDay, to: LocalDay): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY_MS + 1);

export const daysUpTo = (from: LocalDay, to: LocalDay): LocalDay[] =>
  Array.from({ length: daysFrom(from, to) }, (_, n) => daysOn(from, n));

/** From 0 on Monday. */
export const weekday = (day: LocalDay): number => (new Date(day).getUTCDay() + 6) % 7;

/** `2026-11` of `2026-11-25`. */
export const monthOf = (day: LocalDay): string => day.slice(0, 'YYYY-MM'.length);

export const firstOfMonth = (day: LocalDay): LocalDay => `${monthOf(day)}-01`;

export const lastOfMonth = (day: LocalDay): LocalDay => daysOn(firstOfMonth(daysOn(firstOfMonth(day), 31)), -1);
