import type { OrderItem } from '../billing/order-item.js';
import { Refusal } from '../kernel/index.js';
import { openOrders, type OrderBook } from './order-book-state.js';

/** How much a restaurant may have open at once: its lists are read whole, again and again, and by all of its screens. */
export interface OpenBudget {
  readonly orders: number;
  readonly lines: number;
}

/** Every table of a very large house three times over, with ten dishes each. */
export const OPEN_BUDGET: OpenBudget = { orders: 500, lines: 5_000 };

/** Of one order. */
export const MAX_LINES = 200;

/** As on a ticket, where each option is a line of its own under its dish. */
export const linesOf = (items: readonly Pick<OrderItem, 'options'>[]): number =>
  items.reduce((sum, { options = [] }) => sum + 1 + options.length, 0);

export const tooManyLines = () =>
  new Refusal('conflict', 'order/too-many-lines', `An order can have at most ${MAX_LINES} items`);

/** @throws Refusal of one more order with so many lines. */
export const refuseBeyond = (budget: OpenBudget | undefined, book: OrderBook, lines: number): void => {
  if (!budget) return;
  if (openOrders(book).length >= budget.orders)
    throw new Refusal(
      'too-many',
      'book/too-many-orders',
      `${budget.orders} orders are open. Please bill or delete some of them first.`,
    );
  refuseLinesBeyond(budget, book, lines);
};

/** @throws Refusal of so many more lines. */
export const refuseLinesBeyond = (budget: OpenBudget | undefined, book: OrderBook, lines: number): void => {
  if (budget && openOrders(book).reduce((sum, { items }) => sum + linesOf(items), lines) > budget.lines)
    throw new Refusal(
      'too-many',
      'book/too-many-lines',
      `The open orders would have more than ${budget.lines} lines. Please bill or delete some of them first.`,
    );
};
