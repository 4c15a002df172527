import { lastOfMonth } from './calendar.js';
import { clockFormat } from './clock-format.js';
import type { IsoTime } from './event.js';
import type { LocalDay } from './time.js';

const DAY_MS = 24 * 60 * 60_000;
const QUARTER_MS = 15 * 60_000;

/** The parts of a moment as the clocks in a zone show them. */
const partsOf = (options: Intl.DateTimeFormatOptions): ((at: number, zone: string) => Record<string, string>) => {
  const format = clockFormat('en-IN', options);
  return (at, zone) =>
    Object.fromEntries(
      format(zone)
        .formatToParts(at)
        .map(({ type, value }) => [type, value]),
    );
};

const NUMERIC = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
const numericParts = partsOf({ ...NUMERIC, hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' });

/** What the clocks in `zone` are ahead of UTC at that moment, in ms. */
const aheadOfUtc = (at: number, zone: string): number => {
  const { year, month, day, hour, minute, second } = numericParts(at, zone);
  const shown = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  return shown - Math.floor(at / 1000) * 1000;
};

const midnight = (utcMidnight: number, zone: string): number => {
  const guess = utcMidnight - aheadOfUtc(utcMidnight, zone);
  // Where the clocks change between the two moments, the offset at the guess is the right one.
  return utcMidnight - aheadOfUtc(guess, zone);
};

/** The moments a calendar day in `zone` begins and the next one does. */
export const dayBounds = (day: LocalDay, zone: string): { from: IsoTime; to: IsoTime } => {
  const begins = Date.parse(`${day}T00:00:00Z`);
  const iso = (at: number) => new Date(midnight(at, zone)).toISOString();
  return { from: iso(begins), to: iso(begins + DAY_MS) };
};

/** The moments a month (`2026-08`) in `zone` begins and the next one does. */
export const monthBounds = (month: string, zone: string): { from: IsoTime; to: IsoTime } => {
  const first = `${month}-01`;
  return { from: dayBounds(first, zone).from, to: dayBounds(lastOfMonth(first), zone).to };
};

/** Remembers what the clocks in `zone` are ahead of UTC: asked for the ends of a day, it knows most days' every moment. */
const rememberedAhead = (zone: string): ((ms: number) => number) => {
  const known = new Map<number, number>();
  const at = (ms: number): number => {
    const ahead = known.get(ms) ?? aheadOfUtc(ms, zone);
    known.set(ms, ahead);
    return ahead;
  };
  return (ms) => {
    const begins = Math.floor(ms / DAY_MS) * DAY_MS;
    const ahead = at(begins);
    // Clocks change at a quarter of an hour.
    return ahead === at(begins + DAY_MS) ? ahead : at(Math.floor(ms / QUARTER_MS) * QUARTER_MS);
  };
};

/** What the clocks in `zone` show, written as though it were UTC: for what knows no zones, such as a spreadsheet. */
export const wallClock = (zone: string): ((at: IsoTime) => Date) => {
  const ahead = rememberedAhead(zone);
  // What is asked for again, as for each line of an order, is the same date.
  let [last, shown] = ['', new Date(0)];
  return (at) => {
    if (at !== last) {
      const ms = Date.parse(at);
      [last, shown] = [at, new Date(ms + ahead(ms))];
    }
    return shown;
  };
};

export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

/** `October 2026` of `2026-10`. */
export const monthName = (month: string): string => {
  const [year, number] = month.split('-');
  return `${MONTHS[Number(number) - 1]} ${year}`;
};

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const dateParts = partsOf(DATE);
const dateTimeParts = partsOf({ ...DATE, hour: 'numeric', minute: '2-digit', hour12: true });

/** `21 Nov 2026`, the day it is in `zone`. */
export const dateText = (at: IsoTime, zone: string): string => {
  const { day, month, year } = dateParts(Date.parse(at), zone);
  return `${day} ${month} ${year}`;
};

/** `21 Nov 2026, 12:30 pm`, as the clocks in `zone` show it. */
export const dateTimeText = (at: IsoTime, zone: string): string => {
  const { day, month, year, hour, minute, dayPeriod } = dateTimeParts(Date.parse(at), zone);
  return `${day} ${month} ${year}, ${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
};
