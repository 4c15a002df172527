import { ApiError } from '../data/api-error.js';

/** The answer's `error`, else its `details`, else the product's own sentence. */
export const analyticsFailure = (error: unknown): string => {
  const { error: said, details } = error instanceof ApiError ? error.otherWords : {};
  return said ?? details ?? 'Failed to load analytics data';
};
