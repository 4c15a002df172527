import { daysOn, isLocalDay, refuseQuestion, summed, weekday, type LocalDay } from '../kernel/index.js';
import { BAD_STARS, isStars, MAX_STARS } from './reviews.js';

/** How many reviews of a day have no star, one star, and so on. */
export interface DayStars {
  readonly of: LocalDay;
  readonly counts: readonly number[];
}

const NONE: readonly number[] = Array.from({ length: MAX_STARS + 1 }, () => 0);

/** The days in their order, with one more review. */
export const withStars = (days: readonly DayStars[], of: LocalDay, stars: number): readonly DayStars[] => {
  const { counts } = days.find((day) => day.of === of) ?? { counts: NONE };
  return [
    ...days.filter((day) => day.of < of),
    { of, counts: counts.with(stars, (counts[stars] ?? 0) + 1) },
    ...days.filter((day) => day.of > of),
  ];
};

/** Reviews given from one day to another, both of them; null where nobody says. */
export interface ReviewDays {
  readonly from: LocalDay | null;
  readonly to: LocalDay | null;
}

/** Before it there were no reviews. */
const FIRST_YEAR = 2020;

/** What a query asks about. @throws Refusal */
export const reviewDays = ({ from, to }: Readonly<Record<string, unknown>>): ReviewDays => {
  const dayOf = (value: unknown): LocalDay | null => {
    if (value === undefined || value === null) return null;
    return typeof value === 'string' && /^2[01]/.test(value) && isLocalDay(value)
      ? value
      : refuseQuestion('From and to must be days such as 2026-01-31');
  };
  const days = { from: dayOf(from), to: dayOf(to) };
  if (days.from && days.to && days.from > days.to) return refuseQuestion('The first day must not be after the last');
  return days;
};

/** With how many stars; null where nobody says. @throws Refusal */
export const starsIn = (value: unknown): number | null => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && isStars(value)) return value;
  return refuseQuestion(BAD_STARS);
};

const yearOf = (day: LocalDay): number => Number(day.slice(0, 'YYYY'.length));

/** The years in which such reviews were given, up to today. */
export const yearsOf = ({ from, to }: ReviewDays, today: LocalDay): number[] => {
  const first = Math.max(FIRST_YEAR, yearOf(from ?? ''));
  const last = Math.min(yearOf(today), yearOf(to ?? today));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
};

/** What guests think, of some reviews. */
export interface Opinion {
  readonly count: number;
  /** Of the stars, to two decimals; null where there is no review. */
  readonly average: number | null;
}

/** What `GET /reviews/summary` answers. */
export interface ReviewSummary extends ReviewDays, Opinion {
  /** From none to five, how many reviews have so many. */
  readonly byStars: readonly number[];
  /** The weeks with reviews, by their Monday. */
  readonly byWeek: readonly (Opinion & { readonly week: LocalDay })[];
}

const together = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((count, stars) => count + (other[stars] ?? 0));

const opinionOf = (counts: readonly number[]): Opinion => {
  const count = summed(counts);
  const stars = summed(counts.map((each, n) => each * n));
  return { count, average: count > 0 ? Math.round((100 * stars) / count) / 100 : null };
};

/** Of days in their order. */
export const reviewSummary = (asked: ReviewDays, days: readonly DayStars[]): ReviewSummary => {
  const [from, to] = [asked.from ?? '', asked.to ?? '9'];
  const weeks = new Map<LocalDay, readonly number[]>();
  for (const { of, counts } of days) {
    if (of < from || of > to) continue;
    const monday = daysOn(of, -weekday(of));
    weeks.set(monday, together(weeks.get(monday) ?? NONE, counts));
  }
  const byStars = [...weeks.values()].reduce(together, NONE);
  return {
    ...{ ...asked, ...opinionOf(byStars), byStars },
    byWeek: [...weeks].map(([week, counts]) => ({ week, ...opinionOf(counts) })),
  };
};
