import { settledWith, type GuestPaymentView, upiLink } from '@sae/domain/guests';
import type { Seller } from '@sae/domain/billing';
import { Refusal, toPaise } from '@sae/domain/kernel';
import { paymentAfter, tableName, type BillPaymentView, type TakeTenderRequest } from '@sae/domain/ordering';
import type { RequestContext } from '@sae/platform/log';
import { GuestsReader } from '@sae/projections/models/guests';
import { OrderReader } from '@sae/projections/models/ordering';
import { TrueModels } from '../http/true-models.js';
import { Ids } from '../kernel/clock.js';
import { command, query } from '../kernel/bus.js';
import { Bills } from '../ordering/bills.js';
import { OrderBooks } from '../ordering/order-books.js';
import { drawn } from '../tables/qr-codes.js';

const notBilled = () => new Refusal('conflict', 'order/not-billed', 'This order has no bill yet');

const paymentSeen = async (orders: OrderReader, restaurantId: number, orderId: number): Promise<BillPaymentView> => {
  const payment = await orders.payment(restaurantId, orderId);
  if (payment) return payment;
  if (await orders.one(restaurantId, orderId)) throw notBilled();
  throw new Refusal('not-found', 'order/not-found', 'Order not found');
};

/** How it stands with the money for the bill of a past order. */
export const billPayment = query(
  [OrderReader],
  (orders) => (restaurantId: number, orderId: number) => paymentSeen(orders, restaurantId, orderId),
);

/** A payment of the bill of a past order. It may stand in the book of a closed year. */
export const takeTender = command(
  [OrderBooks, Bills, GuestsReader, TrueModels],
  (books, bills, guests, models) =>
    async (
      restaurantId: number,
      orderId: number,
      request: TakeTenderRequest,
      by: RequestContext,
    ): Promise<BillPaymentView> => {
      // The read models may not know yet that it is billed.
      await models.require();
      const { order, billNo, year, bill, payment } = await bills.seen(restaurantId, orderId);
      const { tableNo } = order;
      const [claims, sitting] = await Promise.all([guests.claims(restaurantId), guests.sitting(restaurantId, tableNo)]);
      const { kind, amount, tip, given, toPay, claimId } = request;
      const paise = (rupees: number | null | undefined) => (typeof rupees === 'number' ? toPaise(rupees) : null);
      const { events } = await books.makeIn(
        restaurantId,
        year,
        {
          ...{ type: 'TakeTender', orderId, bill, kind, amount: toPaise(amount), tip: toPaise(tip) },
          ...{ given: paise(given), seen: { billNo: request.billNo || null, toPay: paise(toPay) } },
          ...{ claimId: claimId ?? null, ...settledWith({ billNo, tableNo }, claims, sitting) },
        },
        by,
      );
      return paymentAfter(payment, events);
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
      const { events } = await books.makeIn(restaurantId, year, undo, by);
      return paymentAfter(payment, events);
    },
);

const noUpi = () =>
  new Refusal('conflict', 'payment/no-upi', 'Please add UPI ID in Account settings to be paid by UPI.');

/** An amount of a bill as a query says it; all that is left, where it says nothing. @throws Refusal */
const amountOf = (asked: unknown, { toPay }: BillPaymentView): number => {
  if (asked === undefined) return toPaise(toPay);
  const amount = typeof asked === 'string' && /^\d{1,7}(\.\d{1,2})?$/.test(asked) ? toPaise(Number(asked)) : 0;
  if (amount <= 0 || amount > toPaise(toPay))
    throw new Refusal('invalid', 'payment/amount', 'Amount must be from 0.01 to what is left to pay');
  return amount;
};

/** The code by which a guest pays so much of a bill by UPI. */
export const upiCode = query(
  [OrderReader, Ids],
  (orders, ids) =>
    async (
      restaurantId: number,
      orderId: number,
      { upiId, payee }: { readonly upiId: string | null; readonly payee: Seller['name'] },
      asked: unknown,
    ): Promise<GuestPaymentView> => {
      if (!upiId) throw noUpi();
      const payment = await paymentSeen(orders, restaurantId, orderId);
      const amount = amountOf(asked, payment);
      if (amount === 0) throw new Refusal('conflict', 'payment/nothing-left', 'Nothing is left to pay of this bill');
      const reference = ids.paymentReference();
      const note = `Bill ${payment.billNo} ${tableName(payment.tableNo)}`;
      const link = upiLink({ upiId, payee, amount, note, reference });
      return { amount: amount / 100, upiId, link, qrCode: await drawn(link), reference };
    },
);
