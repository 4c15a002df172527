import { withStanding, type OrderBook, type OrderBookEvent, type WholeBill } from '@sae/domain/ordering';

// What was decided of bills before the third rule, or by a program that knows no third one
// (docs/decisions/0073-a-parts-tax-is-its-own.md).

/** The bill that was cancelled as its decision saw it: issued again, a part's bill was one of a whole table. */
export const forgettingParts = (facts: readonly OrderBookEvent[], whole: WholeBill | null): WholeBill | null => {
  const wasForgotten = facts.some(({ type, data }) => type === 'BillIssued' && data.replaces !== null && data.rule < 3);
  if (!whole || !wasForgotten) return whole;
  const { rest: _, ...bill } = whole.bill;
  return { ...whole, bill };
};

/** The book as somebody saw it who marked a bill of nothing paid. */
export const withFreeBillsUnpaid = (book: OrderBook, facts: readonly OrderBookEvent[]): OrderBook => {
  const [first] = facts;
  if (first?.type !== 'BillPaid' || first.data.total > 0) return book;
  return { ...book, past: withStanding(book, first.data, ({ isPaid: _, ...ref }) => ref) };
};
