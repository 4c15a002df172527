import { withStanding, type OrderBook, type OrderBookEvent, type WholeBill } from '@sae/domain/ordering';

/**
 * The book as a decision saw it that cancelled a bill while what was paid for it ended with it: no payment stood on it then.
 * Those programs issued bills by the first rule and by no other (docs/decisions/0044-what-was-paid-is-kept.md), so that
 * nothing said of what was paid for a bill of today is found as ever.
 */
export const asDecidedThen = (
  book: OrderBook,
  facts: readonly OrderBookEvent[],
  whole: WholeBill | null,
): OrderBook => {
  const [first] = facts;
  if (first?.type !== 'BillCancelled' || first.data.paid !== undefined) return book;
  const bills = facts.flatMap((fact) => (fact.type === 'BillIssued' ? [fact.data] : []));
  if (![whole?.bill, ...bills].every((bill) => bill?.rule === 1)) return book;
  const ended = withStanding(book, first.data, ({ billNo, revision, total }) => ({ billNo, revision, total }));
  return { ...book, past: ended };
};
