import { toRupees, type IsoTime } from '../kernel/index.js';
import type { PaymentClaimed } from '../ordering/order-book.events.js';
import type { Sitting } from './sitting-state.js';
import type { PaymentClaimView } from './views.js';

/** A claim that staff have not answered, and whose it is. */
export interface Claim extends PaymentClaimView {
  readonly sitting: number;
  /** False while its bill is cancelled: then it has no bill, unless that one is issued again. */
  readonly isBilled: boolean;
}

const NO_BILL = { billNo: null, orderId: null, isBilled: false } as const;

const about = (claim: Claim, billNo: string, orderId: number): Claim => ({ ...claim, billNo, orderId, isBilled: true });

/** As it is made: about the newest bill of its sitting that is not paid, if there is one. */
export const claimOf = (
  { claimId: id, tableNo, amount, reference, sitting }: PaymentClaimed['data'],
  claimedAt: IsoTime,
  known: Sitting | null,
): Claim => {
  const bill = known?.id === sitting ? known.bills.findLast(({ isPaid }) => !isPaid) : undefined;
  const claim = { id, tableNo, amount: toRupees(amount), reference, claimedAt, sitting };
  return bill ? about({ ...claim, ...NO_BILL }, bill.billNo, bill.orderId) : { ...claim, ...NO_BILL };
};

export const claimView = ({ sitting: _, isBilled, billNo, orderId, ...claim }: Claim): PaymentClaimView => ({
  ...claim,
  billNo: isBilled ? billNo : null,
  orderId: isBilled ? orderId : null,
});

interface Issued {
  readonly billNo: string;
  readonly tableNo: number;
  readonly replaces: string | null;
  readonly orderId: number;
}

/** After a bill of its sitting was issued, or the one it was about again. */
export const billed = (
  claim: Claim,
  { billNo, tableNo, replaces, orderId }: Issued,
  sitting: Sitting | null,
): Claim => {
  const isOfSitting = claim.tableNo === tableNo && isOf(claim, sitting, billNo);
  const isAgain = replaces !== null && claim.billNo === replaces;
  return isOfSitting || isAgain ? about(claim, billNo, orderId) : claim;
};

export const unbilled = (claim: Claim, billNo: string): Claim =>
  claim.billNo === billNo ? { ...claim, isBilled: false } : claim;

const isOf = (claim: Claim, sitting: Sitting | null, billNo: string): boolean =>
  sitting !== null && claim.sitting === sitting.id && sitting.bills.some((bill) => bill.billNo === billNo);

/** What is settled when this bill is marked paid: the claims of its sitting, if they sit there still, or else its own. */
export const settledWith = (
  { billNo, tableNo }: { readonly billNo: string; readonly tableNo: number },
  claims: readonly Claim[],
  sitting: Sitting | null,
): { readonly claimIds: readonly number[]; readonly sitting: number | null } => {
  const own = sitting?.bills.some((bill) => bill.billNo === billNo) ? sitting.id : null;
  const settled = claims.filter(
    (claim) => claim.tableNo === tableNo && (claim.billNo === billNo || claim.sitting === own),
  );
  return { claimIds: settled.map(({ id }) => id), sitting: own };
};
