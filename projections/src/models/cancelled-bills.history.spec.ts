import { expect, it } from '@jest/globals';
import type { CancelledBill, IssuedBill } from '@sae/domain/billing';
import { everyHistoryIn } from '../../testing/every-history.js';
import { inBook, RESTAURANT } from '../../testing/facts.js';
import { cancelledBillKey, cancelledBills, cancelledKey } from './cancelled-bills.js';
import { orders } from './ordering.js';

const everyHistory = everyHistoryIn(cancelledBills, orders);

it('the bills that count no longer are known by when they were issued, with why and when they were cancelled', () =>
  everyHistory(({ events }, models) => {
    const issued = new Map<string, { bill: IssuedBill; at: string }>();
    const cancelled: object[] = [];
    for (const { type, data, at } of inBook(`orderBook-${RESTAURANT}-2026`, events)) {
      if (type === 'BillIssued') issued.set((data as IssuedBill).billNo, { bill: data as IssuedBill, at });
      if (type !== 'BillCancelled') continue;
      const { billNo, reason, orderIds } = data as Pick<CancelledBill, 'billNo' | 'reason' | 'orderIds'>;
      const { bill, at: completionDate } = issued.get(billNo)!;
      cancelled.push({ billNo, completionDate, total: bill.amounts.total / 100, cancelledAt: at, reason, orderIds });
    }
    const told = models.ranked(cancelledKey(RESTAURANT)).map((id) => models.document(cancelledBillKey(RESTAURANT, id)));
    expect(told).toHaveLength(cancelled.length);
    for (const bill of cancelled) expect(told).toContainEqual(expect.objectContaining(bill));
  }));
