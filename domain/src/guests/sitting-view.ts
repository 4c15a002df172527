import { toPaise, toRupees, type IsoTime, type Paise } from '../kernel/index.js';
import { COUNTER, isCallNumber } from '../billing/place.js';
import type { Due } from '../ordering/claims.js';
import { hasReviewed, type LastReview } from '../reviews/reviews.js';
import { isOpen, isOver, type Sitting, type SittingBill } from './sitting-state.js';
import type { GuestBillView, SittingView } from './views.js';

const sum = (dues: readonly Due[]): Paise => dues.reduce((paise, { total }) => paise + total, 0);

type Owing = Pick<Sitting, 'orders' | 'bills' | 'credit'>;

const unbilledOf = ({ orders }: Owing): Due[] =>
  orders.filter(isOpen).map(({ id: orderId, total }) => ({ orderId, total: toPaise(total) }));

const unpaidOf = ({ bills }: Owing): Due[] =>
  bills
    .filter(({ isPaid }) => !isPaid)
    .map(({ orderId, total, paid = 0 }) => ({ orderId, total: toPaise(total), paid: toPaise(paid) }));

/** What a table owes, piece by piece: orders not billed yet, and bills not paid. */
export const duesOf = (sitting: Owing): Due[] => [...unbilledOf(sitting), ...unpaidOf(sitting)];

/** What was paid already of what is open: for orders brought back, and on bills before those that stand. */
const paidOf = ({ bills, credit = 0 }: Owing): Paise =>
  bills.reduce((paise, { isPaid, paid = 0 }) => (isPaid ? paise : paise + toPaise(paid)), credit);

export const dueOf = (sitting: Owing): { due: Paise; unbilled: Paise } => ({
  due: Math.max(0, sum(duesOf(sitting)) - paidOf(sitting)),
  unbilled: Math.max(0, sum(unbilledOf(sitting)) - (sitting.credit ?? 0)),
});

/** Who sit there at that moment; null when nobody is known to. */
export const sittingAt = (sitting: Sitting | null, now: IsoTime): Sitting | null =>
  sitting && !isOver(sitting, now) ? sitting : null;

/** What was paid of a bill is of no interest once all is. */
const billShown = ({ orderId: _, paid, ...bill }: SittingBill): GuestBillView =>
  paid === undefined || bill.isPaid ? bill : { ...bill, paid };

const NOBODY = { id: 0, orders: [], bills: [], due: 0, unbilled: 0, claim: null, isSettled: false } as const;

/** What the guests of a table see. Once all is paid nothing of it is shown, for the next may sit down any moment. */
export const sittingView = (known: Sitting | null, reviewed: LastReview | null, now: IsoTime): SittingView => {
  const sitting = sittingAt(known, now);
  const hasTold = hasReviewed(sitting?.id ?? 0, reviewed, now);
  if (!sitting) return { ...NOBODY, hasReviewed: hasTold };
  const { id, orders, bills, claim, movedTo } = sitting;
  const isSettled = bills.length > 0 && bills.every(({ isPaid }) => isPaid) && !orders.some(isOpen);
  if (isSettled) return { ...NOBODY, id, isSettled, hasReviewed: hasTold };
  const { due, unbilled } = dueOf(sitting);
  return {
    ...{ id, orders, bills: bills.map(billShown) },
    ...{ due: toRupees(due), unbilled: toRupees(unbilled) },
    claim: claim && { amount: claim.amount, claimedAt: claim.claimedAt, isDismissed: claim.isDismissed },
    ...{ isSettled, hasReviewed: hasTold },
    // What goes out is handed out at the Counter.
    ...(movedTo === undefined ? {} : { movedTo: isCallNumber(movedTo) ? COUNTER : movedTo }),
  };
};
