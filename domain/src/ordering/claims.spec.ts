import { describe, expect, it } from '@jest/globals';
import { again, bill, billed, closed, one, reopen } from '../../testing/billed.js';
import { sentences } from '../../testing/given.js';
import { biryani, bookOpened, deleted, dosa, placed } from '../../testing/orders.js';
import { entryOf } from '../kernel/index.js';
import { orderBook } from './order-book.js';
import type { OrderBookEvent } from './order-book.events.js';
import { numberInYear, yearOfClaim } from './numbers.js';

const { given, fold, at } = sentences(orderBook);

const { total } = bill.amounts;
const first = numberInYear(2026, 1);
const claimed = (n = 1, tableNo = 4): OrderBookEvent => ({
  type: 'PaymentClaimed',
  data: { claimId: numberInYear(2026, n), tableNo, sitting: 1, amount: 100 * n, reference: 'SAE42' },
});
const claim = {
  type: 'ClaimPayment',
  tableNo: 4,
  sitting: 1,
  amount: 100,
  reference: 'SAE42',
  dues: [{ orderId: 1, total }],
  answered: new Set<number>(),
} as const;
const dismiss = { type: 'DismissClaim', claimId: first, answered: new Set<number>() } as const;
const dismissed: OrderBookEvent = {
  type: 'PaymentClaimDismissed',
  data: { claimId: first, tableNo: 4, amount: 100 },
};
const pay = { type: 'MarkPaid', orderId: 2, bill, claimIds: [first], sitting: 1 } as const;
const paid: OrderBookEvent = {
  type: 'BillPaid',
  data: { billNo: bill.billNo, tableNo: 4, orderIds: [1, 2], total, claimIds: [first] },
};

it('A claim’s number says in which year’s book it stands', () => {
  expect(first).toBe(2026_000001);
  expect(yearOfClaim(numberInYear(2026, 999_999))).toBe(2026);
});

describe('ClaimPayment', () => {
  it('is noted, and pays nothing', () =>
    given(...billed)
      .when(claim)
      .then(claimed()));
  it('is of what the order comes to now, if it was changed since the guest looked', () => {
    const due = { ...claim, amount: 19_800, dues: [{ orderId: 1, total: 19_800 }] };
    const order = { ...one, tableNo: 4, status: 'live' as const, items: [biryani], total: biryani.price };
    const less: OrderBookEvent = { type: 'LineCancelled', data: { order, cancelled: dosa, reason: 'sold out' } };
    given(bookOpened, placed(1, 4, [dosa, biryani]), less)
      .when(due)
      .thenRefused('payment/more-than-due', 'Only ₹150.50 is open on this table');
  });
  it('is numbered in its book', () =>
    given(...billed, claimed(), dismissed)
      .when(claim)
      .thenMatches({ data: { claimId: numberInYear(2026, 2) } }));
  it('may be all that is due', () =>
    given(...billed)
      .when({ ...claim, amount: total })
      .thenMatches({}));
  it.each([
    ['more than is due', { ...claim, amount: total + 1 }],
    ['nothing', { ...claim, amount: 0 }],
    ['less than nothing', { ...claim, amount: -1 }],
  ])('of %s is refused', (_, wish) =>
    given(...billed)
      .when(wish)
      .thenRefused('payment/more-than-due', 'Only ₹399.22 is open on this table'),
  );
  it('where nothing is due is refused', () =>
    given(...billed)
      .when({ ...claim, dues: [] })
      .thenRefused('payment/nothing-due', 'Nothing is open on this table'));
  it('is one of three at a table that wait for an answer', () => {
    const three = [claimed(1), claimed(2), claimed(3)];
    given(...billed, ...three)
      .when(claim)
      .thenRefused('payment/claims-waiting');
    given(...billed, ...three)
      .when({ ...claim, tableNo: 5 })
      .thenMatches({ data: { tableNo: 5 } });
    given(...billed, ...three, dismissed)
      .when(claim)
      .thenMatches({ data: { tableNo: 4 } });
    given(...billed, ...three, paid)
      .when({ ...claim, dues: [{ orderId: 3, total: 19800 }] })
      .thenMatches({ data: { tableNo: 4 } });
    given(...billed, ...three)
      .when({ ...claim, answered: new Set([first]) })
      .thenMatches({ data: { tableNo: 4 } });
  });
  it('of what was marked paid meanwhile is refused', () => {
    const dues = [...claim.dues, { orderId: 3, total: 19800 }];
    given(...billed, paid)
      .when(claim)
      .thenRefused('payment/nothing-due');
    given(...billed, placed(3), paid)
      .when({ ...claim, dues, amount: total })
      .thenRefused('payment/more-than-due', 'Only ₹198.00 is open on this table');
    given(...billed, placed(3), paid)
      .when({ ...claim, dues, amount: 19800 })
      .thenMatches({ data: { amount: 19800 } });
  });
  it('of a bill of the year before is of what was left of it when the guest looked', () => {
    const due = { ...claim, dues: [{ orderId: 1, total, paid: 10_000 }] };
    const next: OrderBookEvent = { type: 'BookOpened', data: { financialYear: 2027, nextOrderId: 3 } };
    given(next)
      .when({ ...due, amount: total })
      .thenRefused('payment/more-than-due', 'Only ₹299.22 is open on this table');
    given(next)
      .when({ ...due, amount: total - 10_000 })
      .thenMatches({ data: { amount: total - 10_000 } });
  });
  it('is for the book of the new year once this one is closed', () =>
    given(...billed, closed)
      .when(claim)
      .thenRefused('book/closed'));
});

describe('DismissClaim', () => {
  it('says that nothing came', () =>
    given(...billed, claimed())
      .when(dismiss)
      .then(dismissed));
  it('is answered once', () =>
    given(...billed, claimed(), dismissed)
      .when(dismiss)
      .thenRefused('claim/not-found'));
  it('finds no claim that is settled', () =>
    given(...billed, claimed(), paid)
      .when(dismiss)
      .thenRefused('claim/not-found'));
  it('works in a closed book too', () =>
    given(...billed, claimed(), closed)
      .when(dismiss)
      .then(dismissed));
  it('finds no claim that was settled with a bill of another year', () =>
    given(...billed, claimed(), closed)
      .when({ ...dismiss, answered: new Set([first]) })
      .thenRefused('claim/not-found'));
});

describe('MarkPaid', () => {
  it('marks the bill, not an order alone, and settles the claims about it', () => {
    given(...billed, claimed())
      .when(pay)
      .then(paid);
    const { past, claims } = fold([...billed, claimed(), paid]);
    expect([entryOf(past, 1)?.isPaid, entryOf(past, 2)?.isPaid, claims]).toEqual([true, true, []]);
  });
  it('settles what its sitting claims in that moment, and nobody else', () => {
    const others = [claimed(3, 5), { ...claimed(4), data: { ...claimed(4).data, sitting: 9 } } as OrderBookEvent];
    given(...billed, claimed(), claimed(2), ...others)
      .when(pay)
      .thenMatches({ data: { claimIds: [first, numberInYear(2026, 2)] } });
    given(...billed, claimed(), claimed(2))
      .when({ ...pay, sitting: null })
      .thenMatches({ data: { claimIds: [first] } });
  });
  it('may be asked twice', () =>
    given(...billed, paid)
      .when({ ...pay, orderId: 1 })
      .thenNothing());
  it('works in a closed book too, and changes nothing that the next took over', () => {
    given(...billed, claimed(), closed)
      .when(pay)
      .then(paid);
    expect(fold([...billed, placed(3), closed, paid]).open).toEqual(fold([...billed, placed(3), closed]).open);
  });
  it('needs a bill', () =>
    given(bookOpened, placed(1))
      .when({ ...pay, orderId: 1, bill: null })
      .thenRefused('order/not-billed'));
  it('finds no order that there is not, nor one deleted', () => {
    given(...billed)
      .when({ ...pay, orderId: 9, bill: null })
      .thenRefused('order/not-found');
    given(bookOpened, placed(1), deleted(1))
      .when({ ...pay, orderId: 1, bill: null })
      .thenRefused('order/not-found');
  });
  it('does not mark a bill that was cancelled meanwhile', () => {
    const cancelled: OrderBookEvent[] = [
      { type: 'BillCancelled', data: { billNo: bill.billNo, orderIds: [1, 2], reason: null } },
      { type: 'BillIssued', data: again },
      deleted(1),
    ];
    given(...billed, ...cancelled)
      .when(pay)
      .thenRefused('order/changed');
  });
  it('leaves a bill issued again unpaid', () => {
    const events: OrderBookEvent[] = [
      ...[...billed, paid],
      { type: 'BillCancelled', data: { billNo: bill.billNo, orderIds: [1, 2], reason: null } },
      { type: 'BillIssued', data: again },
      deleted(1),
    ];
    expect(entryOf(fold(events).past, 2)).toEqual({
      ...{ billNo: again.billNo, revision: 8, total: again.amounts.total },
    });
    given(...events)
      .when({ ...pay, bill: again, claimIds: [] })
      .thenMatches({ type: 'BillPaid' });
  });
});

describe('UndoPayment', () => {
  const undo = { type: 'UndoPayment', orderId: 2, bill, reason: 'wrong table' } as const;
  const unpaid: OrderBookEvent = {
    type: 'PaymentUndone',
    data: { billNo: bill.billNo, tableNo: 4, orderIds: [1, 2], amount: total, reason: 'wrong table' },
  };
  it('makes the whole bill unpaid again, with the reason', () => {
    given(...billed, paid)
      .when(undo)
      .then(unpaid);
    expect(fold([...billed, paid, unpaid]).past).toEqual(fold(billed).past);
  });
  it('needs a reason', () =>
    given(...billed, paid)
      .when({ ...undo, reason: null })
      .thenRefused('payment/no-reason', 'Please say why the payment is undone'));
  it('needs a paid bill', () => {
    given(...billed)
      .when(undo)
      .thenRefused('payment/not-paid', 'This bill is not marked paid');
    given(...billed, paid, unpaid)
      .when(undo)
      .thenRefused('payment/not-paid');
  });
  it('works in a closed book too', () =>
    given(...billed, paid, closed)
      .when(undo)
      .then(unpaid));
});

describe('What was paid on a bill that is cancelled', () => {
  const complete = { type: 'CompleteTable', tableNo: 4, terms: bill.terms, message: '', seller: bill.seller } as const;
  const live = (...wishes: Parameters<typeof orderBook.decide>[0][]) =>
    wishes.reduce<OrderBookEvent[]>(
      (events, wish) => [...events, ...orderBook.decide(wish, fold(events), { at: at(99), actor: 'restaurant:1' })],
      [...billed, paid],
    );

  it('pays for the others on it, and the rest of it stays with the order that is brought back', () => {
    given(...billed, paid)
      .when(reopen)
      .thenMatches(
        { type: 'BillCancelled', data: { paid: total } },
        { type: 'CreditNoteIssued', data: { billNo: bill.billNo, total } },
        { type: 'BillIssued', data: { paid: again.amounts.total } },
        { type: 'OrderReopened', data: { order: { orderId: 1, paid: total - again.amounts.total } } },
      );
    expect(entryOf(fold(live(reopen)).past, 2)).toMatchObject({ isPaid: true, paid: again.amounts.total });
  });

  it('counts when the order is billed again, and what is missing is paid then', () => {
    const events = live(reopen, complete);
    const issued = events.at(-1) as Extract<OrderBookEvent, { type: 'BillIssued' }>;
    const { paid: before, amounts } = issued.data;
    expect(before).toBe(total - again.amounts.total);
    expect(before).toBeLessThan(amounts.total);
    expect(entryOf(fold(events).past, 1)).toMatchObject({ paid: before });
    expect(entryOf(fold(events).past, 1)?.isPaid).toBeUndefined();
  });

  it('pays a bill that costs less at once, and what is over counts no longer', () => {
    const cheap = { ...complete, terms: { ...complete.terms, discountPercent: 100, serviceCharge: 100 } };
    const events = live(reopen, cheap);
    expect(entryOf(fold(events).past, 1)).toMatchObject({ isPaid: true, paid: 100 });
  });

  it('is said when the order is deleted, to be given back', () => {
    expect(live(reopen, { type: 'DeleteOrder', orderId: 1, whole: null, reason: null }).at(-1)).toMatchObject({
      type: 'OrderDeleted',
      data: { paid: total - again.amounts.total },
    });
    given(...billed, paid)
      .when({ ...reopen, type: 'DeleteOrder' })
      .thenMatches({}, {}, {}, { type: 'OrderDeleted', data: { paid: total - again.amounts.total } });
  });

  it('is not said where nothing was paid', () =>
    given(...billed)
      .when(reopen)
      .thenMatches({ data: {} }, { data: { paid: 0 } }, { type: 'OrderReopened' }));

  it('is owed no longer', () =>
    given(...live(reopen))
      .when({ ...claim, amount: total, dues: [{ orderId: 1, total: 19800 }] })
      .thenRefused('payment/more-than-due'));
});
