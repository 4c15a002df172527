import type { TableState } from './floor.js';

/** Beside the word, never instead of it. */
export const STATE_COLORS: Readonly<Record<TableState, string>> = {
  ordered: 'warning.main',
  claimed: 'error.main',
  served: 'success.main',
  billed: 'info.main',
  free: 'text.secondary',
};
