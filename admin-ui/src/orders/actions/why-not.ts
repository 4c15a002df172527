import { ApiError } from '../../data/api-error.js';

/** What is wrong with the bill, or with the year: the server's sentence says what there is to do instead. */
const TOLD = new Set(['bill/month-filed', 'bill/charged-otherwise', 'order/year-closed']);

export const whyNotOr =
  (fallback: string) =>
  (error: unknown): string =>
    error instanceof ApiError && TOLD.has(error.code) ? error.message : fallback;
