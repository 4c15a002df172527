import { ApiError, isAway } from '../../data/api-error.js';
import type { Words } from './en.js';

/** Why something was not done: by the refusal's code, else in the server's own words. */
export const refused = (error: unknown, words: Words): string => {
  if (isAway(error)) return words.unreachable;
  if (!(error instanceof ApiError)) return words.failed;
  return words.refusals[error.code] ?? (error.message || words.failed);
};
