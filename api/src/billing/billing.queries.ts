import { claimView, upiLink, type GuestPaymentView } from '@sae/domain/guests';
import type { Seller } from '@sae/domain/billing';
import { Refusal, toPaise, toRupees } from '@sae/domain/kernel';
import { notBilled, tableName, unknownOrder, type BillPaymentView, type TaxMonth } from '@sae/domain/ordering';
import { GuestsReader } from '@sae/projections/models/guests';
import { OrderReader } from '@sae/projections/models/ordering';
import { rowsIn } from '@sae/projections/reading';
import { Ids } from '../kernel/clock.js';
import { query } from '../kernel/bus.js';
import { OrderBooks } from '../ordering/order-books.js';
import { drawn } from '../kernel/qr-code.js';

/** The months that are over, from the book itself: no read model is waited for. */
export const months = query(
  [OrderBooks],
  (books) =>
    async (restaurantId: number): Promise<readonly TaxMonth[]> =>
      books.taxMonths(restaurantId, await books.filed(restaurantId)),
);

/** The claims that nobody has answered, oldest first, a row each. */
export const paymentClaims = query(
  [GuestsReader],
  (guests) => async (restaurantId: number) => rowsIn((await guests.claims(restaurantId)).map(claimView)),
);

/** What was found of a past order's bill. @throws Refusal where it has none. */
const ofBill = async <T>(found: T | null, orders: OrderReader, restaurantId: number, orderId: number): Promise<T> => {
  if (found) return found;
  throw (await orders.one(restaurantId, orderId)) ? notBilled() : unknownOrder();
};

/** The bill of a past order as it was issued. */
export const reprint = query(
  [OrderReader],
  (orders) => async (restaurantId: number, orderId: number) =>
    ofBill(await orders.bill(restaurantId, orderId), orders, restaurantId, orderId),
);

const paymentSeen = async (orders: OrderReader, restaurantId: number, orderId: number) =>
  ofBill(await orders.payment(restaurantId, orderId), orders, restaurantId, orderId);

/** How it stands with the money for the bill of a past order. */
export const billPayment = query(
  [OrderReader],
  (orders) => (restaurantId: number, orderId: number) => paymentSeen(orders, restaurantId, orderId),
);

const noUpi = () =>
  new Refusal('conflict', 'payment/no-upi', 'Please add UPI ID in Account settings to be paid by UPI.');

/** An amount of a bill as a query says it; all that is left, where it says nothing. @throws Refusal */
const amountOf = (asked: unknown, { toPay }: BillPaymentView): number => {
  if (asked === undefined) return toPaise(toPay);
  const amount = typeof asked === 'string' && /^\d{1,14}(\.\d{1,2})?$/.test(asked) ? toPaise(Number(asked)) : 0;
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
      return { amount: toRupees(amount), upiId, link, qrCode: await drawn(link), reference };
    },
);
