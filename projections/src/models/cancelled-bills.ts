import { billPaper, numberOfBill, yearOfBill, type CancelledBill, type CreditNotePaper } from '@sae/domain/billing';
import { BOOK_EVENTS, DAY_EVENTS, KITCHEN_EVENTS, ORDER_EVENTS, PAYMENT_EVENTS } from '@sae/domain/ordering';
import { projection, put, rank } from '../kernel/index.js';
import { billKey, type BillDocument } from './shown-orders.js';

/** More than a year has bills, or notes. */
const OF_A_YEAR = 100_000_000;
/** What a list by time calls a bill, or a credit note. */
const idOf = (no: string): number => yearOfBill(no.replace('CN', '')) * OF_A_YEAR + numberOfBill(no);

/** The cancelled bills by the time at which they were issued, and the credit notes by theirs. */
export const cancelledKey = (restaurantId: number): string => `${restaurantId}:cancelled`;
export const notesKey = (restaurantId: number): string => `${restaurantId}:credit-notes`;

export const cancelledBillKey = (restaurantId: number, id: number): string => `${restaurantId}:cancelled-bill:${id}`;
export const noteKey = (restaurantId: number, id: number): string => `${restaurantId}:credit-note:${id}`;

/** What is told of a credit note, by its number. */
export const keyOfNote = (restaurantId: number, noteNo: string): string => noteKey(restaurantId, idOf(noteNo));

/** The bills that count no longer, and their credit notes. It asks for a bill as the fact finds it, so it stands before `orders`. */
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
    CreditNoteIssued: ({ noteNo, billNo, reason }, { restaurantId, at }, stored) => {
      const key = cancelledBillKey(restaurantId, idOf(billNo));
      const cancelled = stored<CancelledBill>(key);
      const { orderIds: _, cancelledAt: __, ...bill } = cancelled;
      const note: CreditNotePaper = { ...bill, noteNo, issuedAt: at, reason };
      return [
        put(key, { ...cancelled, noteNo }),
        put(keyOfNote(restaurantId, noteNo), note),
        rank(notesKey(restaurantId), idOf(noteNo), Date.parse(at)),
      ];
    },
  },
  reads: {
    BillCancelled: ({ billNo }, { restaurantId }) => [billKey(restaurantId, billNo)],
    CreditNoteIssued: ({ billNo }, { restaurantId }) => [cancelledBillKey(restaurantId, idOf(billNo))],
  },
});
