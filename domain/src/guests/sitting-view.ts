import { toPaise, toRupees, type IsoTime, type Paise } from '../kernel/index.js';
import { hasReviewed, type LastReview } from '../reviews/last-review.js';
import { isOpen, isOver, type Sitting } from './sitting.js';
import type { SittingView } from './views.js';

const sum = (parts: readonly { readonly total: number }[]): Paise =>
  parts.reduce((paise, { total }) => paise + toPaise(total), 0);

/** What a table owes: bills not paid, and orders not billed yet. */
export const dueOf = ({ orders, bills }: Pick<Sitting, 'orders' | 'bills'>): { due: Paise; unbilled: Paise } => {
  const unbilled = sum(orders.filter(isOpen));
  return { due: unbilled + sum(bills.filter(({ isPaid }) => !isPaid)), unbilled };
};

/** Who sit there at that moment; null when nobody is known to. */
export const sittingAt = (sitting: Sitting | null, now: IsoTime): Sitting | null =>
  sitting && !isOver(sitting, now) ? sitting : null;

const NOBODY = { id: 0, orders: [], bills: [], due: 0, unbilled: 0, claim: null, isSettled: false } as const;

/** What the guests of a table see. Once all is paid nothing of it is shown, for the next may sit down any moment. */
export const sittingView = (known: Sitting | null, reviewed: LastReview | null, now: IsoTime): SittingView => {
  const sitting = sittingAt(known, now);
  const hasTold = hasReviewed(sitting?.id ?? 0, reviewed, now);
  if (!sitting) return { ...NOBODY, hasReviewed: hasTold };
  const { id, orders, bills, claim } = sitting;
  const isSettled = bills.length > 0 && bills.every(({ isPaid }) => isPaid) && !orders.some(isOpen);
  if (isSettled) return { ...NOBODY, id, isSettled, hasReviewed: hasTold };
  const { due, unbilled } = dueOf(sitting);
  return {
    ...{ id, orders, bills: bills.map(({ orderId: _, ...bill }) => bill) },
    ...{ due: toRupees(due), unbilled: toRupees(unbilled) },
    claim: claim && { amount: claim.amount, claimedAt: claim.claimedAt, isDismissed: claim.isDismissed },
    ...{ isSettled, hasReviewed: hasTold },
  };
};
