import { billPaper, numberOfBill, yearOfBill, type CancelledBill } from '@sae/domain/billing';
import { BOOK_EVENTS, DAY_EVENTS, KITCHEN_EVENTS, ORDER_EVENTS, PAYMENT_EVENTS } from '@sae/domain/ordering';
import { projection, put, rank } from '../kernel/index.js';
import { billKey, type BillDocument } from './shown-orders.js';

/** More than a year has bills. */
const OF_A_YEAR = 100_000_000;
const idOf = (billNo: string): number => yearOfBill(billNo) * OF_A_YEAR + numberOfBill(billNo);

/** The cancelled bills by the time at which they were issued. */
export const cancelledKey = (restaurantId: number): string => `${restaurantId}:cancelled`;
export const cancelledBillKey = (restaurantId: number, id: number): string => `${restaurantId}:cancelled-bill:${id}`;

/** The bills that count no longer, for exports. It asks for a bill as the fact finds it, so it stands before `orders`. */
export const cancelledBills = projection('orderBook', {
  ignores: [...BOOK_EVENTS, ...ORDER_EVENTS, ...KITCHEN_EVENTS, ...DAY_EVENTS, ...PAYMENT_EVENTS, 'BillIssued'],
  on: {
    BillCancelled: ({ billNo, orderIds, reason }, { restaurantId, at }, stored) => {
      const bill = stored<BillDocument>(billKey(restaurantId, billNo));
      const cancelled: CancelledBill = { ...billPaper(bill), orderIds, cancelledAt: at, reason };
      return [
        put(cancelledBillKey(restaurantId, idOf(billNo)), cancelled),
        rank(cancelledKey(restaurantId), idOf(billNo), Date.parse(bill.completionDate)),
      ];
    },
  },
  reads: { BillCancelled: ({ billNo }, { restaurantId }) => [billKey(restaurantId, billNo)] },
});
