import { earningOf, type Earning } from '@sae/domain/analytics';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { drop, nothing, projection, put } from '../kernel/index.js';
import { earned, keysOf, takenBack } from './counting.js';
import { earningKey } from './keys.js';

/**
 * Earnings and orders by day, month and year, in all and by category. A bill writes a few small documents (a month has
 * at most 31 days), so neither it nor a question costs more for the bills before (docs/decisions/0013-earnings-in-small-documents.md).
 */
export const earnings = (zone: string) =>
  projection<OrderBookEvent>(
    'orderBook',
    {
      OrdersCarriedOver: nothing,
      BookOpened: nothing,
      BookClosed: nothing,
      OrderPlaced: nothing,
      OrderAccepted: nothing,
      OrderReopened: nothing,
      OrderDeleted: nothing,
      PaymentClaimed: nothing,
      PaymentClaimDismissed: nothing,
      BillPaid: nothing,
      PaymentUndone: nothing,
      BillIssued: (bill, fact, _stored, found) => {
        const earning = earningOf(bill, fact.at, zone);
        return [put(earningKey(fact.restaurantId, bill.billNo), earning), ...earned(earning, fact, found)];
      },
      BillCancelled: ({ billNo }, fact, stored, found) => {
        const key = earningKey(fact.restaurantId, billNo);
        return [drop(key), ...takenBack(stored<Earning>(key), fact, stored, found)];
      },
    },
    {
      BillIssued: (bill, fact) => keysOf(earningOf(bill, fact.at, zone), fact),
      BillCancelled: ({ billNo }, fact, found) => {
        const key = earningKey(fact.restaurantId, billNo);
        const earning = found<Earning>(key);
        return [key, ...(earning ? keysOf(earning, fact) : [])];
      },
    },
  );
