import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accepted, bookOpened, dosa, placed, seller } from '../../testing/orders.js';
import { billView, type IssuedBill } from '../billing/index.js';
import { sittingAfter } from '../guests/index.js';
import { issuedPayment } from './bill-payment.js';
import { orderBook } from './order-book.js';
import type { OrderBookEvent } from './order-book.events.js';
import { openOrderView, pastOrderView } from './views.js';
import { openOrders } from './order-book-state.js';

const { given, fold, at } = sentences(orderBook);

/** All that was eaten is on the house. */
const terms = { discountPercent: 100, serviceCharge: 0, gstRate: 5, gstType: 'exclusive' } as const;
const asked: OrderBookEvent[] = [bookOpened, placed(1), accepted(1)];
const complete = { type: 'CompleteTable', tableNo: 4, terms, message: '', seller } as const;
const [issued] = orderBook.decide(complete, fold(asked), { at: at(3), actor: 'system' }) as [OrderBookEvent];
const bill = issued.data as IssuedBill;
const about = { orderId: 1, bill };
const AS_OF = { restaurantId: 7, financialYear: 2026, revision: 3, actor: 'person:1' } as const;

describe('A bill of nothing', () => {
  const billed = given(...asked, issued);

  it('is paid when it is issued', () => {
    expect(bill.amounts.total).toBe(0);
    billed.when({ type: 'MarkPaid', ...about, claimIds: [], sitting: null }).thenNothing();
  });

  it('takes no payment, and has none to undo', () => {
    const tender = {
      kind: 'cash',
      amount: 100,
      tip: 0,
      given: null,
      claimId: null,
      claimIds: [],
      sitting: null,
    } as const;
    billed
      .when({ type: 'TakeTender', ...about, ...tender, seen: { billNo: null, toPay: null } })
      .thenRefused('payment/paid-already');
    billed.when({ type: 'UndoPayment', ...about, reason: 'a slip' }).thenRefused('payment/not-paid');
  });

  it('is shown as paid, in the lists, by itself and to its guests', () => {
    const [order] = openOrders(fold(asked));
    const shown = openOrderView(order!, AS_OF);
    expect(pastOrderView(shown, bill, at(3), AS_OF).receiptDetails).toMatchObject({ isPaid: true, total: 0 });
    expect(issuedPayment(billView(bill, at(3)))).toMatchObject({ isPaid: true, paid: 0, toPay: 0 });
    const told = { at: at(1), actor: 'table:4' } as const;
    const sitting = sittingAfter(null, placed(1, 4, [dosa]), told);
    expect(sittingAfter(sitting, issued, told)?.bills).toMatchObject([{ billNo: bill.billNo, isPaid: true }]);
  });
});
