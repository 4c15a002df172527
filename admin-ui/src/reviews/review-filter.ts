import { isLocalDay, type LocalDay } from '@sae/domain/kernel';
import { isStars } from '@sae/domain/reviews';

/** Which reviews the list shows. */
export interface ReviewFilter {
  readonly stars: number | null;
  readonly from: LocalDay | null;
  readonly to: LocalDay | null;
}

/** What the list is narrowed by; what an address says that is nothing, narrows nothing. */
export const filterFrom = ({ stars, from, to }: Readonly<Record<string, unknown>>): ReviewFilter => {
  const day = (value: unknown) => (typeof value === 'string' && isLocalDay(value) ? value : null);
  return { stars: typeof stars === 'number' && isStars(stars) ? stars : null, from: day(from), to: day(to) };
};

/** As the list is asked for it. */
export const filterOf = (filter: ReviewFilter): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
