import { isLocalDay, refuseQuestion } from '../kernel/index.js';
import { plainText } from '../text/index.js';

/** Which bills are asked about: of a year, of a month of it or of a day of that; of all time without a year. */
export interface Period {
  /** `YYYY` */
  readonly year?: string;
  /** `MM` */
  readonly month?: string;
  /** `DD` */
  readonly day?: string;
}

export interface AnalyticsQuestion {
  readonly period: Period;
  /** Only what was earned in it. */
  readonly category?: string;
}

const MAX_CATEGORY_LENGTH = 60;

/** A number in a query of so many digits; a leading zero may be left out. */
const part = (value: unknown, digits: 2 | 4, from: number, to: number, message: string): string | undefined => {
  if (value === undefined) return undefined;
  const pattern = digits === 4 ? /^\d{4}$/ : /^\d{1,2}$/;
  if (typeof value !== 'string' || !pattern.test(value)) return refuseQuestion(message);
  return Number(value) >= from && Number(value) <= to ? value.padStart(digits, '0') : refuseQuestion(message);
};

const categoryIn = (value: unknown): string | undefined => {
  if (value === undefined) return undefined;
  const category = typeof value === 'string' ? plainText(value) : '';
  if (category === '') return refuseQuestion('Category must be the name of a category');
  if (category.length > MAX_CATEGORY_LENGTH)
    return refuseQuestion(`Category must be at most ${MAX_CATEGORY_LENGTH} characters`);
  return category;
};

/** What a query asks about. @throws Refusal */
export const analyticsQuestion = (query: Readonly<Record<string, unknown>>): AnalyticsQuestion => {
  const year = part(query.year, 4, 1, 9999, 'Year must be a year such as 2026');
  const month = part(query.month, 2, 1, 12, 'Month must be from 01 to 12');
  const day = part(query.day, 2, 1, 31, 'Day must be from 01 to 31');
  if (month !== undefined && year === undefined) return refuseQuestion('Please select a year for the month');
  if (day !== undefined && month === undefined) return refuseQuestion('Please select a month for the day');
  if (day !== undefined && !isLocalDay(`${year}-${month}-${day}`)) return refuseQuestion('This day does not exist');
  const category = categoryIn(query.category);
  return {
    period: { ...(year && { year }), ...(month && { month }), ...(day && { day }) },
    ...(category === undefined ? {} : { category }),
  };
};
