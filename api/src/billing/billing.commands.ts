import { acceptedIn, billView, type Terms } from '@sae/domain/billing';
import { buyerOf, type CompleteTableRequest } from '@sae/domain/billing/complete-table.dto';
import { entryOf, toPaise } from '@sae/domain/kernel';
import {
  openOrderView,
  orderWithPayment,
  paymentAfter,
  pastOrderView,
  yearOfClaim,
  type CompletedTable,
  type OrderView,
} from '@sae/domain/ordering';
import { billPart, type CompletePartRequest } from '@sae/domain/ordering/complete-part.dto';
import type { RequestContext } from '@sae/platform/log';
import type { AccessDoc } from '@sae/projections/models/access';
import { command } from '../kernel/bus.js';
import { findEvent, PastEvents } from '../kernel/decisions.js';
import { AnsweredClaims } from '../ordering/answered-claims.js';
import { Bills, orderIn } from '../ordering/bills.js';
import { OrderBooks } from '../ordering/order-books.js';
import { Servers } from './servers.js';

const termsOf = ({ discount, serviceCharge, gstRate, gstType }: CompleteTableRequest): Terms => ({
  discountPercent: discount,
  serviceCharge: toPaise(serviceCharge),
  gstRate,
  gstType,
});

/** One bill of all recurring orders of a table, or of a part of them, which become past together. */
export const completeTable = command(
  [OrderBooks, Bills, PastEvents, Servers],
  (books, bills, pastEvents, servers) =>
    async (
      restaurantId: number,
      {
        seller,
        user: { discountLimit, billMessage, billSecondNames, billServedBy },
      }: Pick<AccessDoc, 'seller' | 'user'>,
      request: CompletePartRequest,
      by: RequestContext,
    ): Promise<CompletedTable> => {
      const message = request.message || billMessage;
      const discountReason = request.discountReason || null;
      const servedBy = billServedBy ? await servers.of(restaurantId, request.tableNo) : undefined;
      const { state, events, year } = await books.make(
        restaurantId,
        {
          ...{ type: 'CompleteTable', tableNo: request.tableNo, terms: termsOf(request), message, seller },
          ...{ part: billPart(request), discountLimit, discountReason, buyer: buyerOf(request) },
          ...{ withSecondNames: billSecondNames, servedBy },
        },
        by,
      );
      const issued = findEvent(events, 'BillIssued');
      const { data: bill, at: issuedAt, revision } = issued;
      const asOf = { restaurantId, financialYear: year, revision, actor: issued.actor };
      // A repeated request may come when an order says something else by now, or is long deleted; it gets the answer of the first.
      const asBilled = bill.orders.filter(({ orderId }) => (entryOf(state.toldAt, orderId) ?? revision) < revision);
      const told = new Map(
        (await bills.ordersOn({ orders: asBilled }, state, restaurantId, year)).map((order) => [order.orderId, order]),
      );
      const orders: OrderView[] = [];
      for (const billed of bill.orders) {
        const order = told.get(billed.orderId) ?? (await pastEvents.before(issued, orderIn(billed.orderId)));
        orders.push(pastOrderView(openOrderView({ ...order, ...acceptedIn(billed) }, asOf), bill, issuedAt, asOf));
      }
      const stay = events.flatMap((event) =>
        event.type === 'OrderSplit' ? [openOrderView(event.data.order, { ...asOf, revision: event.revision })] : [],
      );
      return { ...billView(bill, issuedAt), orders, ...(stay.length > 0 ? { stay } : {}) };
    },
);

/** The bill of a past order is paid. It may stand in the book of a closed year. */
export const markPaid = command(
  [OrderBooks, Bills],
  (books, bills) => async (restaurantId: number, orderId: number, by: RequestContext) => {
    const { order, year, bill, payment, settled } = await bills.toBePaid(restaurantId, orderId);
    const mark = { type: 'MarkPaid', orderId, bill, ...settled } as const;
    const { state, events } = await books.makeIn(restaurantId, year, mark, by);
    const paid = events.at(-1);
    // Without an event somebody else marked it, and the read model was asked before.
    const asOf = paid && { restaurantId, financialYear: year, revision: paid.revision };
    return orderWithPayment(order, paymentAfter(payment, events, entryOf(state.past, orderId)), asOf);
  },
);

/** The bill of a past order was marked paid by mistake. It may stand in the book of a closed year. */
export const undoPayment = command(
  [OrderBooks, Bills],
  (books, bills) => async (restaurantId: number, orderId: number, reason: string | null, by: RequestContext) => {
    const { order, year, bill, payment } = await bills.seen(restaurantId, orderId);
    const undo = { type: 'UndoPayment', orderId, bill, reason } as const;
    const { state, events } = await books.makeIn(restaurantId, year, undo, by);
    const revision = events.at(-1)?.revision ?? 0;
    const after = paymentAfter(payment, events, entryOf(state.past, orderId));
    return orderWithPayment(order, after, { restaurantId, financialYear: year, revision });
  },
);

/** Nothing came of what a guest said to have paid. */
export const dismissClaim = command(
  [OrderBooks, AnsweredClaims],
  (books, claims) => async (restaurantId: number, claimId: number, by: RequestContext) => {
    const year = yearOfClaim(claimId);
    const answered = await claims.in(restaurantId, await books.stateIn(restaurantId, year));
    await books.makeIn(restaurantId, year, { type: 'DismissClaim', claimId, answered }, by);
    return { id: claimId };
  },
);
