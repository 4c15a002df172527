import { earningOf, type Earning } from '@sae/domain/analytics';
import { drop, projection, put } from '../kernel/index.js';
import { earned, keysOf, takenBack } from './counting.js';
import { earningKey } from './keys.js';

/**
 * Earnings and orders by day, month and year, in all and by category. A bill writes a few small documents (a month has
 * at most 31 days), so neither it nor a question costs more for the bills before (docs/decisions/0013-earnings-in-small-documents.md).
 */
export const earnings = (zone: string) =>
  projection('orderBook', {
    ignores: [
      'OrdersCarriedOver',
      'BookOpened',
      'BookClosed',
      'OrderPlaced',
      'OrderAccepted',
      'OrderReopened',
      'OrderDeleted',
      'PaymentClaimed',
      'PaymentClaimDismissed',
      'BillPaid',
      'PaymentUndone',
    ],
    on: {
      BillIssued: (bill, fact, _stored, found) => {
        const earning = earningOf(bill, fact.at, zone);
        return [put(earningKey(fact.restaurantId, bill.billNo), earning), ...earned(earning, fact, found)];
      },
      BillCancelled: ({ billNo }, fact, stored, found) => {
        const key = earningKey(fact.restaurantId, billNo);
        return [drop(key), ...takenBack(stored<Earning>(key), fact, stored, found)];
      },
    },
    reads: {
      BillIssued: (bill, fact) => keysOf(earningOf(bill, fact.at, zone), fact),
      BillCancelled: ({ billNo }, fact, found) => {
        const key = earningKey(fact.restaurantId, billNo);
        const earning = found<Earning>(key);
        return [key, ...(earning ? keysOf(earning, fact) : [])];
      },
    },
  });
