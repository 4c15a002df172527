import { describe, expect, it } from '@jest/globals';
import { again, bill, billed, closed, reopen } from '../../testing/billed.js';
import { sentences } from '../../testing/given.js';
import { issuedAt, placed } from '../../testing/orders.js';
import { billView } from '../billing/views.js';
import { entryOf } from '../kernel/index.js';
import { issuedPayment, paymentAfter } from './bill-payment.js';
import { numberInYear } from './numbers.js';
import type { OrderBookCommand } from './order-book.commands.js';
import { orderBook, orderBookCommand } from './order-book.js';
import type { OrderBookEvent, TenderTaken } from './order-book.events.js';

const { given, fold, at } = sentences(orderBook);

const { total } = bill.amounts;
const first = numberInYear(2026, 1);
const claimed: OrderBookEvent = {
  type: 'PaymentClaimed',
  data: { claimId: first, tableNo: 4, sitting: 1, amount: 10_000, reference: 'SAE42' },
};

const take: Extract<OrderBookCommand, { type: 'TakeTender' }> = {
  ...{ type: 'TakeTender', orderId: 2, bill, kind: 'cash', amount: total, tip: 0, given: null },
  ...{ seen: { billNo: null, toPay: null }, claimId: null, claimIds: [], sitting: null },
};
const taken = (changes: Partial<TenderTaken['data']> = {}): OrderBookEvent => ({
  type: 'TenderTaken',
  data: {
    ...{ tenderId: numberInYear(2026, 1), billNo: bill.billNo, tableNo: 4, orderIds: [1, 2], kind: 'cash' },
    ...{ amount: total, tip: 0, given: null, total, paid: total, claimIds: [] },
    ...changes,
  },
});
const part = taken({ amount: 10_000, paid: 10_000 });
const rest = taken({ tenderId: numberInYear(2026, 2), kind: 'upi', amount: total - 10_000 });
const undo = { type: 'UndoTender', orderId: 1, bill, tenderId: numberInYear(2026, 1), reason: 'wrong table' } as const;
const undone = (of: OrderBookEvent, paid: number): OrderBookEvent => {
  const { given: _, claimIds: __, ...tender } = of.data as TenderTaken['data'];
  return { type: 'TenderUndone', data: { ...tender, paid, reason: 'wrong table' } };
};

describe('TakeTender', () => {
  it('pays the bill, with all orders on it', () => {
    given(...billed)
      .when(take)
      .then(taken());
    const { past } = fold([...billed, taken()]);
    for (const id of [1, 2])
      expect(entryOf(past, id)).toMatchObject({ isPaid: true, paid: total, paidBy: { cash: total } });
  });
  it('may be a part of it, and several make up the whole', () => {
    given(...billed)
      .when({ ...take, amount: 10_000 })
      .then(part);
    given(...billed, part)
      .when({ ...take, kind: 'upi', amount: total - 10_000 })
      .then(rest);
    expect(entryOf(fold([...billed, part]).past, 1)?.isPaid).toBeUndefined();
    expect(entryOf(fold([...billed, part, rest]).past, 1)).toMatchObject({
      ...{ isPaid: true, paid: total, paidBy: { cash: 10_000, upi: total - 10_000 } },
    });
  });
  it('takes a tip apart, and more cash than is paid', () =>
    given(...billed)
      .when({ ...take, tip: 2_000, given: 50_000 })
      .then(taken({ tip: 2_000, given: 50_000 })));
  it.each<[string, object, string, string]>([
    ['more than is left', { amount: total + 1 }, 'payment/more-than-due', 'Only ₹399.22 is left to pay of this bill'],
    ['nothing', { amount: 0 }, 'payment/no-amount', 'Amount must be positive'],
    ['less than nothing', { amount: -1 }, 'payment/no-amount', 'Amount must be positive'],
    ['a tip that is taken away', { tip: -1 }, 'payment/tip-too-large', 'A tip can be at most as much as the bill'],
    [
      'a tip larger than the bill',
      { tip: total + 1 },
      'payment/tip-too-large',
      'A tip can be at most as much as the bill',
    ],
    [
      'less cash than is paid',
      { given: total - 1 },
      'payment/given-too-little',
      'What is given must cover the amount and the tip',
    ],
    [
      'less cash than is paid with the tip',
      { tip: 1, given: total },
      'payment/given-too-little',
      'What is given must cover the amount and the tip',
    ],
    [
      'a card that gives change',
      { kind: 'card', given: total },
      'payment/given-not-cash',
      'Only of cash can more be given than is paid',
    ],
    [
      'another bill than was seen',
      { seen: { billNo: '2026-27/000009', toPay: null } },
      'payment/other-bill',
      'Bill 2026-27/000009 was cancelled meanwhile; 2026-27/000001 takes its place',
    ],
    ['another claim than there is', { claimId: first }, 'claim/not-found', 'This claim is answered already'],
    ['a bill read too late', { bill: null }, 'order/changed', 'The order has changed meanwhile. Please try again.'],
    ['an order that is not there', { orderId: 9 }, 'order/not-found', 'Order not found'],
  ])('of %s is refused', (_, change, code, sentence) =>
    given(...billed)
      .when({ ...take, ...change })
      .thenRefused(code, sentence),
  );
  it('that would pay what another has just paid is refused', () => {
    given(...billed, taken())
      .when(take)
      .thenRefused('payment/paid-already', 'This bill is paid already');
    given(...billed, part)
      .when({ ...take, amount: 10_000, seen: { billNo: bill.billNo, toPay: total } })
      .thenRefused('payment/changed', '₹299.22 is left to pay of this bill now. Please look again.');
  });
  it('of an order without a bill is refused', () =>
    given(...billed, placed(3))
      .when({ ...take, orderId: 3 })
      .thenRefused('order/not-billed'));
  it('answers the claim it is for, and all of the sitting once nothing is left', () => {
    const others: OrderBookEvent = { ...claimed, data: { ...claimed.data, claimId: first + 1 } } as OrderBookEvent;
    given(...billed, claimed, others)
      .when({ ...take, kind: 'upi', amount: 10_000, claimId: first, sitting: 1 })
      .thenMatches({ data: { kind: 'upi', claimIds: [first] } });
    given(...billed, claimed, others)
      .when({ ...take, claimIds: [7], sitting: 1 })
      .thenMatches({ data: { claimIds: [7, first, first + 1] } });
    const settled = taken({ amount: 10_000, paid: 10_000, claimIds: [first] });
    expect(fold([...billed, claimed, settled]).claims).toEqual([]);
    given(...billed, claimed, settled)
      .when({ ...take, amount: 10_000, claimId: first })
      .thenRefused('claim/not-found', 'This claim is answered already');
  });
  it('works in a closed book too', () =>
    given(...billed, closed)
      .when(take)
      .then(taken()));
  it('pays what a mark of Paid leaves, which is nothing', () =>
    given(...billed, part, {
      type: 'BillPaid',
      data: { billNo: bill.billNo, tableNo: 4, orderIds: [1, 2], total, claimIds: [] },
    })
      .when({ ...take, amount: 1 })
      .thenRefused('payment/paid-already'));
});

describe('UndoTender', () => {
  it('takes one payment back, and leaves the others', () => {
    given(...billed, part, rest)
      .when(undo)
      .then(undone(part, total - 10_000));
    const { past } = fold([...billed, part, rest, undone(part, total - 10_000)]);
    expect(entryOf(past, 2)).toMatchObject({ paid: total - 10_000, paidBy: { upi: total - 10_000 } });
    expect(entryOf(past, 2)?.isPaid).toBeUndefined();
  });
  it('leaves the bill as it was before', () =>
    expect(fold([...billed, taken(), undone(taken(), 0)]).past).toEqual(fold(billed).past));
  it('needs a reason', () =>
    given(...billed, part)
      .when({ ...undo, reason: null })
      .thenRefused('payment/no-reason', 'Please say why the payment is undone'));
  it('takes nothing back twice', () =>
    given(...billed, part, undone(part, 0))
      .when(undo)
      .thenRefused('payment/undone-already'));
  it('works in a closed book too', () =>
    given(...billed, part, closed)
      .when(undo)
      .then(undone(part, 0)));
});

describe('UndoPayment', () => {
  const paid: OrderBookEvent = {
    type: 'BillPaid',
    data: { billNo: bill.billNo, tableNo: 4, orderIds: [1, 2], total, claimIds: [] },
  };
  const undoAll = { type: 'UndoPayment', orderId: 1, bill, reason: 'wrong table' } as const;
  it('takes every payment back, and then what was marked paid', () =>
    given(...billed, part, paid)
      .when(undoAll)
      .then(undone(part, total - 10_000), {
        type: 'PaymentUndone',
        data: { billNo: bill.billNo, tableNo: 4, orderIds: [1, 2], amount: total - 10_000, reason: 'wrong table' },
      }));
  it('takes payments back alone, where nothing else was paid', () =>
    given(...billed, part, rest)
      .when(undoAll)
      .then(undone(part, total - 10_000), undone(rest, 0)));
});

describe('What was paid on a bill that is brought back', () => {
  const left = again.amounts.total;
  const half = taken({ amount: left - 1_000, kind: 'card', paid: left - 1_000 });
  const other = taken({ tenderId: numberInYear(2026, 2), amount: total - left + 1_000 });

  it('stays with its successor by how it came, and cash goes with the order', () =>
    given(...billed, half, other)
      .when(reopen)
      .thenMatches(
        { type: 'BillCancelled', data: { paid: total, paidBy: { card: left - 1_000, cash: total - left + 1_000 } } },
        { type: 'CreditNoteIssued', data: { total } },
        { type: 'BillIssued', data: { paid: left, paidBy: { card: left - 1_000, cash: 1_000 } } },
        { type: 'OrderReopened', data: { order: { paid: total - left, paidBy: { cash: total - left } } } },
      ));
  it('leaves to pay what was not paid yet', () => {
    const events = [...billed, half];
    const decided = orderBook.decide(reopen, fold(events), { at: at(99), actor: 'restaurant:1' });
    const { past } = fold([...events, ...decided]);
    expect(entryOf(past, 2)).toEqual({
      ...{ billNo: '2026-27/000002', revision: 9, total: left, paid: left - 1_000, paidBy: { card: left - 1_000 } },
    });
  });
  it('can be taken no more on the cancelled one', () => {
    const events = [...billed, half];
    const decided = orderBook.decide(reopen, fold(events), { at: at(99), actor: 'restaurant:1' });
    given(...events, ...decided)
      .when({ ...take, orderId: 2, amount: 100 })
      .thenRefused('order/changed');
    given(...events, ...decided)
      .when(undo)
      .thenRefused('order/not-billed');
  });
});

describe('A bill’s payments', () => {
  const told = (...events: OrderBookEvent[]) =>
    paymentAfter(
      issuedPayment(billView(bill, at(5))),
      events.map((event) => ({ ...event, at: at(9) })),
      entryOf(fold([...billed, ...events]).past, 1),
    );
  it('say what was paid, how, with what change and tip, and what is left', () => {
    expect(told(taken({ amount: 10_000, paid: 10_000, tip: 500, given: 20_000 }))).toEqual({
      ...{ billNo: bill.billNo, tableNo: 4, total: 399.22, paid: 100, toPay: 299.22, toGiveBack: 0, isPaid: false },
      ...{ by: [{ kind: 'cash', amount: 100 }], tip: 5 },
      tenders: [{ id: 2026000001, kind: 'cash', amount: 100, tip: 5, given: 200, change: 95, takenAt: at(9) }],
    });
    expect(told(part, rest)).toMatchObject({ toPay: 0, isPaid: true, by: [{ kind: 'cash' }, { kind: 'upi' }] });
  });
  it('are what the book says, whoever came between', () => {
    const seen = told(part);
    const meanwhile = fold([...billed, part, undone(part, 0), taken()]);
    const paid = { ...taken(), at: at(9) };
    expect(paymentAfter(seen, [paid], entryOf(meanwhile.past, 1))).toMatchObject({
      ...{ paid: 399.22, isPaid: true, by: [{ kind: 'cash', amount: 399.22 }] },
    });
  });
  it('are as before once they are undone', () =>
    expect(told(part, rest, undone(rest, 10_000), undone(part, 0))).toEqual(told()));
});

it('What the book must have been asked for a payment is known from what it says', () => {
  const settled = taken({ amount: 10_000, paid: 10_000, claimIds: [first] });
  for (const [before, event] of [
    [[claimed], settled],
    [[], taken({ tip: 100, given: 60_000 })],
    [[part], undone(part, 0)],
  ] as const) {
    const command = orderBookCommand([event], { bill, issuedAt, orders: [] });
    given(...billed, ...before)
      .when(command!)
      .then(event);
  }
});
