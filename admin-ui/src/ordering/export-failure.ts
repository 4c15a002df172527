import { ApiError } from '../data/api-error.js';

/** What the toast says when an export fails. */
export const exportFailure = (error: unknown): string => {
  if (error instanceof ApiError && error.status === 0) return 'Network error';
  return `Failed to export orders: ${(error instanceof ApiError && error.message) || 'Server error'}`;
};
