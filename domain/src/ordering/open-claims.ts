import { Refusal } from '../kernel/index.js';
import type { OrderBook } from './order-book-state.js';

export const answeredAlready = () => new Refusal('not-found', 'claim/not-found', 'This claim is answered already');

/** The claims that are settled with a bill: those known to be about it, and what its sitting claims meanwhile. */
export const settledClaims = (
  { claims }: OrderBook,
  tableNo: number,
  { claimIds, sitting }: { readonly claimIds: readonly number[]; readonly sitting: number | null },
): number[] => {
  const ofSitting = claims.filter((claim) => claim.tableNo === tableNo && claim.sitting === sitting);
  return [...new Set([...claimIds, ...ofSitting.map(({ claimId }) => claimId)])];
};

/** Those that nobody has answered, in this year's book or in another. */
export const waitingClaims = ({ claims }: OrderBook, answered: ReadonlySet<number>): OrderBook['claims'] =>
  claims.filter(({ claimId }) => !answered.has(claimId));

export const withoutClaims = (book: OrderBook, claimIds: readonly number[]): OrderBook => ({
  ...book,
  claims: book.claims.filter(({ claimId }) => !claimIds.includes(claimId)),
});
