import { ApiError } from '../data/api-error.js';

const PLACE_FAILURE = 'Failed to place order';

/** The cart was changed after it had been sent without an answer, and that first order was taken. */
export const isSentAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'request/key-reused';

/** The cart is of another day; whether it was sent then nobody knows any more. */
export const isTooOld = (error: unknown): boolean => error instanceof ApiError && error.code === 'request/key-too-old';

/** The menu moved on: an item's price changed, or it can no longer be had. */
export const isMenuChanged = (error: unknown): boolean =>
  error instanceof ApiError && !isTooOld(error) && (error.status === 409 || error.code === 'order/invalid-items');

/** The server's sentence and its reasons, joined by commas, as one sentence. */
export const placeFailure = (error: unknown): string => {
  if (isSentAlready(error)) return `${PLACE_FAILURE}: it was placed before you changed it. Please check Live Orders.`;
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || !error.message) return PLACE_FAILURE;
  const reasons = error.errors.filter((reason) => reason !== error.message);
  return reasons.length > 0 ? `${error.message.replace(/\.$/, '')}: ${reasons.join(', ')}` : error.message;
};
