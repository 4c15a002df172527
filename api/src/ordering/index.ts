import { handlersOf } from '../kernel/bus.js';
import { Bills } from './bills.js';
import { OrderBooks } from './order-books.js';
import { OrderDesk } from './order-desk.js';
import * as commands from './ordering.commands.js';
import { OrderingController } from './ordering.controller.js';
import * as queries from './ordering.queries.js';

export const ordering = {
  controllers: [OrderingController],
  providers: [Bills, OrderBooks, OrderDesk, ...handlersOf(commands, queries)],
};
