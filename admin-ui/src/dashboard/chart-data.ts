import type { AnalyticsView, Period } from '@sae/domain/analytics';
import { MONTHS, paiseOf, toRupees, weekday } from '@sae/domain/kernel';
import { billsOfDay } from './addresses.js';
import { dateText, daysOf, twoDigits } from './period.js';

/** Fixed by the product. */
export const BAR = { fill: '#55c1ef', border: '#1d4999' } as const;
/** Each stands out from white and from the dark theme's paper (3:1). */
export const PIE_COLORS = ['#2f67cf', '#0f8fc4', '#c77a00', '#2a9461', '#d0506a', '#8a63d2'] as const;

/** Of charts, in px. */
export const CHART_HEIGHT = 300;
export const PIE_SIZE = 200;

export interface Bar {
  /** A day or month. */
  readonly of: string;
  /** Beneath the bar. */
  readonly tick: string;
  /** In full. */
  readonly name: string;
  readonly total: number;
  /** Where its bills stand. */
  readonly to?: string;
}

/** The days from first to last, so that a day without earnings is a gap and not a shorter axis: whole months. */
export const dayBars = ({ year, month }: Period, earnings: AnalyticsView['earningsByDate']): Bar[] => {
  const totals = new Map(earnings.map(({ date, total }) => [date, total]));
  const first = Number(month ?? earnings[0]?.date.slice(5, 7));
  const last = Number(month ?? earnings.at(-1)?.date.slice(5, 7));
  const months = earnings.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, n) => twoDigits(first + n));
  return months.flatMap((of) =>
    daysOf({ year, month: of }).map((day) => {
      const date = `${year}-${of}-${day}`;
      const tick = month ? String(Number(day)) : (MONTHS[Number(of) - 1] ?? '').slice(0, 3);
      return { of: date, tick, name: dateText(date), total: totals.get(date) ?? 0, to: billsOfDay(date) };
    }),
  );
};

/** More bars than this are hair, on a wide screen too. */
const MOST_BARS = 62;

/** The weeks of days, from Monday on; of the first and the last what there is of them. */
const weeksOf = (days: readonly Bar[]): Bar[] => {
  const weeks: [Bar, ...Bar[]][] = [];
  for (const day of days) {
    const week = weeks.at(-1);
    if (week && weekday(day.of) > 0) week.push(day);
    else weeks.push([day]);
  }
  return weeks.map((week) => {
    const [first, last = first] = [week[0], week.at(-1)];
    const name = first === last ? first.name : `${first.name} to ${last.name}`;
    return { of: first.of, tick: last.tick, name, total: toRupees(paiseOf(week.map(({ total }) => total))) };
  });
};

/** As they are drawn: each day, or of a long time each week. */
export const drawnBars = (days: readonly Bar[]): { readonly bars: readonly Bar[]; readonly areWeeks: boolean } =>
  days.length > MOST_BARS ? { bars: weeksOf(days), areWeeks: true } : { bars: days, areWeeks: false };

/** Each name is written beneath the first bar that has it: of a month all days, of a year its months. */
export const ticksOf = (bars: readonly Bar[]): string[] =>
  bars.filter(({ tick }, n) => tick !== bars[n - 1]?.tick).map(({ of }) => of);

/** All twelve. */
export const monthBars = ({ year }: Period, earnings: AnalyticsView['earningsByMonth']): Bar[] => {
  const totals = new Map(earnings.map(({ month, total }) => [month, total]));
  return MONTHS.map((month, index) => {
    const of = `${year}-${twoDigits(index + 1)}`;
    return { of, tick: month.slice(0, 3), name: `${month} ${year}`, total: totals.get(of) ?? 0 };
  });
};

export interface Slice {
  readonly category: string;
  readonly total: number;
  /** `12.3 %` of all slices. */
  readonly share: string;
  readonly color: string;
}

const [FIRST_COLOR, ...OTHER_COLORS] = PIE_COLORS;

/** The first has its own, so that the circle closes well whichever slice is the last that is wide enough to be seen. */
const colorOf = (index: number): string =>
  index === 0 ? FIRST_COLOR : (OTHER_COLORS[(index - 1) % OTHER_COLORS.length] as string);

export const slices = (earnings: AnalyticsView['earningsByCategory']): Slice[] => {
  const sum = earnings.reduce((all, { total }) => all + total, 0);
  return earnings.map(({ category, total }, index) => ({
    category,
    total,
    share: `${((100 * total) / sum).toFixed(1)} %`,
    color: colorOf(index),
  }));
};

const STEPS = [
  [1e7, 'Cr'],
  [1e5, 'L'],
  [1e3, 'K'],
] as const;

/** `₹1.5L` for an axis, where `₹1,50,000.00` has no room. */
export const shortRupees = (rupees: number): string => {
  const step = STEPS.find(([size]) => rupees >= size);
  if (!step) return `₹${Number(rupees.toFixed(2))}`;
  return `₹${Number((rupees / step[0]).toFixed(2))}${step[1]}`;
};
