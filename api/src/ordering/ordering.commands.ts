import type { UserView } from '@sae/domain/access';
import { entryOf } from '@sae/domain/kernel';
import {
  openOrderView,
  ticketViews,
  type ChangedOrder,
  type DeletedOrder,
  type MovedOrders,
  type OrderBookCommand,
  type PlacedOrder,
} from '@sae/domain/ordering';
import type { AddLinesRequest } from '@sae/domain/ordering/change-order.dto';
import { takenAt, type PlaceOrderRequest } from '@sae/domain/ordering/place-order.dto';
import type { RequestContext } from '@sae/platform/log';
import { command } from '../kernel/bus.js';
import { isRepeat, PastEvents } from '../kernel/decisions.js';
import { Bills, orderAt } from './bills.js';
import { OrderBooks } from './order-books.js';
import { changedView, isAccepted, OrderDesk, toldView } from './order-desk.js';

/** Taken by staff for a table, or to go out; accepted at once, where the restaurant wishes it so. */
export const placeOrder = command(
  [OrderBooks, OrderDesk],
  (books, desk) =>
    async (
      restaurantId: number,
      { acceptsOwnOrders }: Pick<UserView, 'acceptsOwnOrders'>,
      request: PlaceOrderRequest,
      by: RequestContext,
    ): Promise<PlacedOrder> => {
      const day = books.today;
      const at = takenAt(request, day);
      const wish = acceptsOwnOrders ? { ...at, accepted: { day } } : at;
      const taken = await desk.take(restaurantId, wish, request, by);
      return isAccepted(taken) ? changedView(restaurantId, taken) : toldView(restaurantId, taken);
    },
);

/** Accept: live → recurring. Move to Recurring: past → recurring, which cancels its bill. */
export const makeRecurring = command(
  [OrderBooks, Bills, PastEvents],
  (books, bills, pastEvents) =>
    async (restaurantId: number, orderId: number, reason: string | null, by: RequestContext): Promise<ChangedOrder> => {
      const { state, events, year } = await bills.decided(restaurantId, orderId, (whole) =>
        books.make(
          restaurantId,
          whole
            ? { type: 'ReopenOrder', orderId, whole, reason, budget: books.budget }
            : { type: 'AcceptOrder', orderId, day: books.today },
          by,
        ),
      );
      const event = events.at(-1);
      if (!event) throw new Error('An order is never made recurring in silence');
      // A repeated request may come when the order is long past or deleted; it gets the answer of the first.
      const open = isRepeat(event, by) ? undefined : entryOf(state.open, orderId);
      const order = open ?? (await orderAt(pastEvents, event, orderId));
      const asOf = { restaurantId, financialYear: year, revision: event.revision };
      return { ...openOrderView(order, asOf), tickets: ticketViews(events) };
    },
);

/** More for an open order, at the menu's prices of this moment. */
export const addLines = command(
  [OrderDesk],
  (desk) =>
    async (restaurantId: number, orderId: number, wanted: AddLinesRequest, by: RequestContext): Promise<ChangedOrder> =>
      changedView(restaurantId, await desk.add(restaurantId, orderId, wanted, by)),
);

type LineChange = Extract<OrderBookCommand, { type: 'CancelLine' | 'ChangeNote' }>;

/** A line of an open order, cancelled or noted otherwise. */
export const changeLine = command(
  [OrderBooks],
  (books) =>
    async (restaurantId: number, change: LineChange, by: RequestContext): Promise<ChangedOrder> =>
      changedView(restaurantId, await books.make(restaurantId, { ...change, day: books.today }, by)),
);

type Move = Extract<OrderBookCommand, { type: 'MoveOrder' | 'MoveTable' }>;

/** An open order, or all that is open at a table, to another table. */
export const moveOrders = command(
  [OrderBooks],
  (books) =>
    async (restaurantId: number, move: Move, by: RequestContext): Promise<MovedOrders> => {
      const { events } = await books.make(restaurantId, move, by);
      const orderIds = events.flatMap(({ type, data }) => (type === 'OrderMoved' ? [data.orderId] : []));
      return { orderIds, tableNo: move.tableNo };
    },
);

/** From whatever list it is in; that of a past order cancels its bill. The log keeps it, with who and why. */
export const deleteOrder = command(
  [OrderBooks, Bills],
  (books, bills) =>
    async (restaurantId: number, orderId: number, reason: string | null, by: RequestContext): Promise<DeletedOrder> => {
      const { events } = await bills.decided(restaurantId, orderId, (whole) =>
        books.make(restaurantId, { type: 'DeleteOrder', orderId, whole, reason, day: books.today }, by),
      );
      return { id: orderId, tickets: ticketViews(events) };
    },
);
