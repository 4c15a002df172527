import { expect, it } from '@jest/globals';
import { billPaper, billView, creditNoteNumber, type IssuedBill } from '@sae/domain/billing';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { everyHistoryIn } from '../../testing/every-history.js';
import { inBook, RESTAURANT } from '../../testing/facts.js';
import { cancelledBillKey, cancelledBills, cancelledKey, noteKey, notesKey } from './cancelled-bills.js';
import { orders } from './ordering.js';

const everyHistory = everyHistoryIn(cancelledBills, orders);

it('each bill that counts no longer is known with why, and where money had come with the note that takes it back', () =>
  everyHistory(({ events }, models) => {
    const issued = new Map<string, { bill: IssuedBill; at: string }>();
    const cancelled: object[] = [];
    const notes: object[] = [];
    const logged = inBook(`orderBook-${RESTAURANT}-2026`, events) as (OrderBookEvent & { at: string })[];
    for (const { type, data, at } of logged) {
      if (type === 'BillIssued') issued.set(data.billNo, { bill: data, at });
      if (type !== 'BillCancelled') continue;
      const { billNo, orderIds, reason, paid = 0 } = data;
      const { bill, at: issuedAt } = issued.get(billNo)!;
      const noteNo = creditNoteNumber(2026, notes.length + 1);
      const paper = billPaper(billView(bill, issuedAt));
      cancelled.push({ ...paper, orderIds, cancelledAt: at, reason, ...(paid > 0 ? { noteNo } : {}) });
      if (paid > 0) notes.push({ ...paper, noteNo, issuedAt: expect.any(String), reason });
    }
    const told = models.ranked(cancelledKey(RESTAURANT)).map((id) => models.document(cancelledBillKey(RESTAURANT, id)));
    expect(told).toHaveLength(cancelled.length);
    for (const bill of cancelled) expect(told).toContainEqual(bill);
    const noted = models.ranked(notesKey(RESTAURANT)).map((id) => models.document(noteKey(RESTAURANT, id)));
    expect(noted.toReversed()).toEqual(notes);
  }));
