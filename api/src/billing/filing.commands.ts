import type { FilingCommand, TaxMonth } from '@sae/domain/ordering';
import type { RequestContext } from '@sae/platform/log';
import { command } from '../kernel/bus.js';
import { OrderBooks } from '../ordering/order-books.js';

/** The months as a decision leaves them. */
const monthsAfter = async (
  books: OrderBooks,
  restaurantId: number,
  wish: FilingCommand,
  by: RequestContext,
): Promise<readonly TaxMonth[]> => {
  const { state } = await books.make(restaurantId, wish, by);
  return books.taxMonths(restaurantId, state.filed);
};

/** The return of a month was sent. */
export const fileMonth = command(
  [OrderBooks],
  (books) => (restaurantId: number, month: string, by: RequestContext) =>
    monthsAfter(books, restaurantId, { type: 'FileMonth', month, over: books.monthsOver }, by),
);

/** It was marked so by mistake, or is sent again. */
export const undoFiling = command(
  [OrderBooks],
  (books) => (restaurantId: number, month: string, by: RequestContext) =>
    monthsAfter(books, restaurantId, { type: 'UndoFiling', month }, by),
);
