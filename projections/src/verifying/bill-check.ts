import {
  amountsOfPart,
  amountsOfFirstRule,
  billNumber,
  saysSecondNames,
  sharedOut,
  type Amounts,
  type Billable,
  type BillRule,
  type IssuedBill,
  type Terms,
  totalOf,
} from '@sae/domain/billing';
import { entryOf, summed, type Paise } from '@sae/domain/kernel';
import type { OrderBook } from '@sae/domain/ordering';
import { differenceBetween } from './simple-replay.js';

const SOURCES = { found: 'the log', expected: 'the bill maths' };

/** The tax was what the heads and the round-off add up to, with what made the parts of a table add up. */
const summedUp = (amounts: Omit<Amounts, 'gst'>): Amounts => ({
  ...amounts,
  gst: amounts.cgst + amounts.sgst + amounts.roundOff,
});

/** The bill maths of each time: a bill is held against the rule it was issued under. */
const RULES: Readonly<Record<BillRule, (subtotal: Paise, rest: Paise, terms: Terms) => Amounts>> = {
  1: (subtotal, _rest, terms) => summedUp({ ...amountsOfFirstRule(subtotal, terms), roundOff: 0 }),
  2: (subtotal, rest, terms) => summedUp(amountsOfPart(subtotal, rest, terms)),
  3: amountsOfPart,
};

/** What is wrong with a bill that a book is about to take, in a sentence; null when nothing is. `ordered` is what the book tells of its orders. */
export const wrongWith = (bill: IssuedBill, book: OrderBook, ordered: readonly Billable[]): string | null => {
  const { billNo, orders, lines, categories, amounts, terms, rule, rest = 0 } = bill;
  const next = billNumber(book.financialYear, book.nextBill);
  if (billNo !== next) return `it has the number ${billNo} where ${next} comes next`;
  const known = new Map(ordered.map((order) => [order.orderId, order]));
  for (const { orderId, total } of orders) {
    const other = entryOf(book.past, orderId);
    if (other) return `its order ${orderId} stands on the bill ${other.billNo} already`;
    const order = known.get(orderId);
    if (!order) return `its order ${orderId} is in no list that can be billed`;
    if (total !== totalOf(order.items))
      return `its order ${orderId} is ${total} paise, its lines ${totalOf(order.items)}`;
  }
  const { taxable, gst, cgst, sgst, roundOff, serviceCharge, total } = amounts;
  const parts = summed([taxable, cgst, sgst, roundOff, serviceCharge]);
  if (parts !== total || (bill.rest === undefined && taxable + gst + serviceCharge !== total))
    return `its parts add up to ${parts} paise, its total is ${total}`;
  const shares = summed(orders.map(({ share }) => share));
  if (shares !== total) return `its orders’ shares add up to ${shares} paise, its total is ${total}`;
  const billed = orders.map(({ orderId }) => known.get(orderId) as Billable);
  const expected = RULES[rule](totalOf(billed.flatMap(({ items }) => items)), rest, terms);
  return differenceBetween(
    { amounts, orders: orders.map(({ acceptedBy: _, ...order }) => order), lines, categories },
    { amounts: expected, ...sharedOut(billed, expected.total, saysSecondNames(bill)) },
    SOURCES,
  );
};
