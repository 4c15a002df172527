import { entryOf, toPaise } from '@sae/domain/kernel';
import { paymentAfter, type BillPaymentView } from '@sae/domain/ordering';
import type { TakeTenderRequest } from '@sae/domain/ordering/tender.dto';
import type { RequestContext } from '@sae/platform/log';
import { command } from '../kernel/bus.js';
import { Bills } from '../ordering/bills.js';
import { OrderBooks } from '../ordering/order-books.js';

/** A payment of the bill of a past order. It may stand in the book of a closed year. */
export const takeTender = command(
  [OrderBooks, Bills],
  (books, bills) =>
    async (
      restaurantId: number,
      orderId: number,
      request: TakeTenderRequest,
      by: RequestContext,
    ): Promise<BillPaymentView> => {
      const { year, bill, payment, settled } = await bills.toBePaid(restaurantId, orderId);
      const { kind, amount, tip, given, billNo, toPay, claimId } = request;
      const paise = (rupees: number | null | undefined) => (typeof rupees === 'number' ? toPaise(rupees) : null);
      const { state, events } = await books.makeIn(
        restaurantId,
        year,
        {
          ...{ type: 'TakeTender', orderId, bill, kind, amount: toPaise(amount), tip: toPaise(tip) },
          ...{ given: paise(given), seen: { billNo: billNo || null, toPay: paise(toPay) } },
          ...{ claimId: claimId ?? null, ...settled },
        },
        by,
      );
      return paymentAfter(payment, events, entryOf(state.past, orderId));
    },
);

/** It was taken by mistake. */
export const undoTender = command(
  [OrderBooks, Bills],
  (books, bills) =>
    async (
      restaurantId: number,
      { orderId, tenderId }: { orderId: number; tenderId: number },
      reason: string | null,
      by: RequestContext,
    ): Promise<BillPaymentView> => {
      const { year, bill, payment } = await bills.seen(restaurantId, orderId);
      const undo = { type: 'UndoTender', orderId, bill, tenderId, reason } as const;
      const { state, events } = await books.makeIn(restaurantId, year, undo, by);
      return paymentAfter(payment, events, entryOf(state.past, orderId));
    },
);
