import type { Period } from '@sae/domain/analytics';

const nameOf = ({ year, month, day }: Period) =>
  [year, month, day].filter((part) => part !== undefined).join('-') || 'ever';

/** What a bill brought in and on which day, for the case that it is cancelled. */
export const earningKey = (restaurantId: number, billNo: string): string => `${restaurantId}:earning:${billNo}`;

/** The figures of a month's days, of a year's months, or of all years: of all that is earned, or of a category. */
export const figuresKey = (restaurantId: number, period: Period, category?: string): string =>
  category === undefined
    ? `${restaurantId}:earnings:${nameOf(period)}`
    : `${restaurantId}:earnings:${nameOf(period)}:${safe(category)}`;

/** What each category earned in a period. */
export const categoriesKey = (restaurantId: number, period: Period): string =>
  `${restaurantId}:categories:${nameOf(period)}`;

/** A category's name may hold anything, colons and halves of characters too. */
const safe = (category: string) => encodeURIComponent(category.replace(/\p{Cs}/gu, '\ufffd'));
