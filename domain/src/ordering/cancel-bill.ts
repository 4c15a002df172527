import {
  billNumber,
  billOrders,
  creditNoteNumber,
  saidBeside,
  saysSecondNames,
  type IssuedBill,
} from '../billing/issued-bill.js';
import { paidAlone, paidBefore, paidUpTo, type Paid } from '../billing/paid.js';
import { entryOf, formatRupees, Refusal, toRupees } from '../kernel/index.js';
import { withOver } from './owed.js';
import { filedMonthOf } from './filed-months.js';
import type { OrderBook, TakenOff } from './order-book-state.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';

/** What counts as paid of a bill that stands, and what is over and was not given back. */
const paidOn = (book: OrderBook, { billNo, orders }: IssuedBill): Paid =>
  withOver(book, billNo, paidAlone(entryOf(book.past, orders[0]?.orderId ?? 0)));

/** What is billed again costs what was charged for it: a bill that lost dishes once is mended by bringing their order back. */
const refuseChargedOtherwise = ({ orders }: IssuedBill, rest: readonly OpenOrder[]): void => {
  for (const { orderId, total } of rest) {
    const charged = orders.find((one) => one.orderId === orderId)?.total ?? 0;
    if (charged === total) continue;
    const [costs, was] = [total, charged].map((paise) => formatRupees(toRupees(paise)));
    const sentence = `Order #${orderId} comes to ${costs}, but ${was} was charged for it. Please bring it back first.`;
    throw new Refusal('conflict', 'bill/charged-otherwise', sentence);
  }
};

/** Of a part of a table, what stayed running beside it: its bill stays a part. */
const stayed = ({ rest }: IssuedBill) => (rest === undefined ? [] : [{ total: rest }]);

export interface WhyCancelled {
  readonly reason: string | null;
  /** As books were kept that knew no credit notes. */
  readonly withoutNote?: true | undefined;
}

/** Was it asked for by a program that knew none? */
export const noteAsked = (facts: readonly OrderBookEvent[]): Pick<WhyCancelled, 'withoutNote'> =>
  facts.some(({ type }) => type === 'CreditNoteIssued') ? {} : { withoutNote: true };

/**
 * A bill is handed out once money came for it, and told to the tax office once its month is filed: what it charged is
 * taken back by a note, and not by its number alone (docs/decisions/0109-the-accountants-month.md).
 */
const creditNote = (
  book: OrderBook,
  { billNo, tableNo, orders, amounts: { total } }: IssuedBill,
  reason: string | null,
): OrderBookEvent => ({
  type: 'CreditNoteIssued',
  data: {
    ...{ noteNo: creditNoteNumber(book.financialYear, book.nextCreditNote), billNo, tableNo },
    ...{ orderIds: orders.map(({ orderId }) => orderId), total, reason },
  },
});

/** The bill is cancelled, its number stays; what else stood on it is billed again at the same terms. */
export const cancelBill = (
  book: OrderBook,
  { bill, issuedAt, rest }: TakenOff,
  { reason, withoutNote }: WhyCancelled,
): { readonly cancelled: OrderBookEvent[]; readonly left: Paid } => {
  refuseChargedOtherwise(bill, rest);
  const paid = paidOn(book, bill);
  const cancelled: OrderBookEvent[] = [
    {
      type: 'BillCancelled',
      data: { billNo: bill.billNo, orderIds: bill.orders.map((order) => order.orderId), reason, ...paid },
    },
    ...((paid.paid && !withoutNote) || filedMonthOf(book.filed, issuedAt) ? [creditNote(book, bill, reason)] : []),
  ];
  if (rest.length === 0) return { cancelled, left: paid };
  const { tableNo, terms, message, seller } = bill;
  const billed = billOrders(rest, terms, stayed(bill), saysSecondNames(bill));
  // The others stay paid; what is left goes with the order that leaves them.
  const { kept, left } = paidUpTo(paid, billed.amounts.total);
  const again: OrderBookEvent = {
    type: 'BillIssued',
    data: {
      billNo: billNumber(book.financialYear, book.nextBill),
      tableNo,
      ...billed,
      terms,
      message,
      seller,
      ...paidBefore(kept),
      replaces: bill.billNo,
      ...saidBeside(bill),
    },
  };
  return { cancelled: [...cancelled, again], left };
};
