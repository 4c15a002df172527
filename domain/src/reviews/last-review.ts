import { msBetween, type IsoTime } from '../kernel/index.js';

/** Of a table: the newest sitting that shared its opinion, and when somebody last did there. */
export interface LastReview {
  readonly sitting: number;
  readonly at: IsoTime;
}

/** For so long nobody shares an opinion again at a table where nobody has ordered (sitting 0). */
export const REVIEW_REST_MS = 3 * 60 * 60_000;

/** Has this sitting shared its opinion? Sittings count upwards, so one before the newest to do so is over. */
export const hasReviewed = (sitting: number, last: LastReview | null | undefined, now: IsoTime): boolean => {
  if (!last) return false;
  return sitting > 0 ? sitting <= last.sitting : msBetween(last.at, now) < REVIEW_REST_MS;
};

export const withReview = (last: LastReview | null | undefined, sitting: number, at: IsoTime): LastReview => ({
  sitting: Math.max(sitting, last?.sitting ?? 0),
  at,
});
