import type { Inverse } from '../kernel/index.js';
import type { WholeBill } from './order-book-state.js';
import type { OrderBookEvent } from './order-book.events.js';

/** What stands around the last fact of a decision: all of them, the bill that its order stood on, and the claims answered in other years' books. */
export interface Around {
  readonly facts: readonly OrderBookEvent[];
  readonly whole: WholeBill | null;
  readonly answered: ReadonlySet<number>;
}

/** By the last fact of a decision, what was asked for it; null where the log does not say. */
export type Asked<T extends OrderBookEvent['type'], C> = Inverse<
  Extract<OrderBookEvent, { type: T }>,
  C | null,
  Around
>;
