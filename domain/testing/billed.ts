import { orderBook, type OrderBookEvent } from '../src/ordering/index.js';
import { sentences } from './given.js';
import { accepted, billOver, bookOpened, dosa, issuedAt, placed } from './orders.js';

const { at } = sentences(orderBook);

// Orders 1 and 2 of table 4 were placed one and two seconds after the start, and stand on one bill.
export const one = { orderId: 1, placedAt: at(1), items: [dosa], total: 19800 };
const two = { orderId: 2, placedAt: at(2), items: [dosa], total: 19800 };
export const bill = billOver([one, two]);
export const billed: readonly OrderBookEvent[] = [
  ...[bookOpened, placed(1), placed(2), accepted(1), accepted(2)],
  { type: 'BillIssued', data: bill },
];
/** The first order is brought back, and the second billed again alone. */
export const reopen = {
  type: 'ReopenOrder',
  orderId: 1,
  whole: {
    bill,
    issuedAt,
    orders: [one, two].map((order) => ({ ...order, tableNo: 4, status: 'recurring' as const })),
  },
  reason: null,
} as const;
export const again = billOver([two], '2026-27/000002', bill.billNo);
export const closed: OrderBookEvent = { type: 'BookClosed', data: { financialYear: 2026 } };
