import { handlersOf } from '../kernel/queries.js';
import * as queries from './ordering.queries.js';
import { Bills } from './bills.js';
import { DeleteOrderHandler } from './delete-order.js';
import { MakeRecurringHandler } from './make-recurring.js';
import { OrderBooks } from './order-books.js';
import { OrderDesk } from './order-desk.js';
import { PlaceOrderHandler } from './place-order.js';

export { OrderingController } from './ordering.controller.js';
export const orderingParts = [Bills, OrderBooks, OrderDesk];
export const orderingHandlers = [PlaceOrderHandler, MakeRecurringHandler, DeleteOrderHandler, ...handlersOf(queries)];
