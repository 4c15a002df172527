import type { Period } from '@sae/domain/analytics';
import { localYear, MONTHS } from '@sae/domain/kernel';

export type Granularity = 'day' | 'month' | 'year' | 'default';

const YEARS = 10;

export const twoDigits = (n: number): string => String(n).padStart(2, '0');

const yearOf = (today: Date, zone: string) => localYear(today.toISOString(), zone);

/** The current year and the nine before. */
export const yearsUpTo = (today: Date, zone: string): string[] =>
  Array.from({ length: YEARS }, (_, ago) => String(yearOf(today, zone) - ago));

export const currentYear = (today: Date, zone: string): Period => ({ year: String(yearOf(today, zone)) });

export const daysOf = ({ year, month }: Period): string[] => {
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Array.from({ length: year && month ? days : 0 }, (_, index) => twoDigits(index + 1));
};

/** Another year is without the month and day of the one before, another month without the day; '' is none. */
export const choose = ({ year, month }: Period, part: keyof Period, value: string): Period => {
  const chosen = value === '' ? {} : { [part]: value };
  if (part === 'year') return chosen;
  return part === 'month' ? { year, ...chosen } : { year, month, ...chosen };
};

export const granularityOf = ({ year, month, day }: Period): Granularity => {
  if (day) return 'day';
  if (month) return 'month';
  return year ? 'year' : 'default';
};

const monthName = (month: string | undefined) => MONTHS[Number(month) - 1] ?? '';

/** `21 November 2026`, `November 2026`, `2026` or `All time`. */
export const periodText = ({ year, month, day }: Period): string => {
  if (!year) return 'All time';
  return [day && Number(day), month && monthName(month), year].filter(Boolean).join(' ');
};

/** `2026-11-21` as `21 Nov 2026`, `2026-11` as `Nov 2026`. */
export const dateText = (date: string): string => {
  const [year, month, day] = date.split('-');
  return [day && Number(day), monthName(month).slice(0, 3), year].filter(Boolean).join(' ');
};
