import { No, type Claim, type Pages, type PaperBill, type Sitting } from './pages.js';
import { billsOf, owedBy } from './sittings.js';
import { turnPage } from './year.js';

const about = (claim: Claim, bill: PaperBill): void => {
  claim.billNo = bill.no;
  claim.orderId = bill.orders[0]?.id ?? null;
  claim.isBilled = true;
};

export const claimsBilled = ({ claims, sittings }: Pages, bill: PaperBill, replaces: string | null): void => {
  const sitting = sittings[bill.place];
  for (const claim of claims) {
    const isTheirs = claim.place === bill.place && sitting?.id === claim.sitting && sitting.bills.includes(bill.no);
    if (isTheirs || (replaces !== null && claim.billNo === replaces)) about(claim, bill);
  }
};

/** It is about no bill, unless that one is issued again. */
export const claimsUnbilled = ({ claims }: Pages, bill: PaperBill): void => {
  for (const claim of claims) if (claim.billNo === bill.no) claim.isBilled = false;
};

/** As every guest gives it. */
export const REFERENCE = 'SAE42';

const MILLION = 1_000_000;
export const numbered = (counts: Record<number, number>, year: number): number => {
  const n = counts[year] ?? 1;
  counts[year] = n + 1;
  return year * MILLION + n;
};
const yearOf = ({ id }: Claim): number => Math.floor(id / MILLION);

/** `seen` is who sat there when the guest looked: others may sit there by now. */
export const claimPayment = (pages: Pages, place: number, seen: Sitting | null, amount: number): Claim => {
  turnPage(pages);
  const sitting = pages.sittings[place]?.id === seen?.id ? pages.sittings[place] : undefined;
  const theirs = sitting ?? seen;
  const { due } = theirs ? owedBy(pages, theirs) : { due: 0 };
  if (due <= 0 || !theirs) throw new No('payment/nothing-due');
  if (amount > due) throw new No('payment/more-than-due');
  const waiting = pages.claims.filter((claim) => claim.place === place && yearOf(claim) === pages.year);
  if (waiting.length >= 3) throw new No('payment/claims-waiting');
  const claim: Claim = {
    ...{ id: numbered(pages.nextClaim, pages.year), place, sitting: theirs.id, amount, at: pages.now },
    ...{ reference: REFERENCE, billNo: null, orderId: null, isBilled: false },
  };
  const bill = sitting && billsOf(pages, sitting).findLast(({ isPaid }) => !isPaid);
  if (bill) about(claim, bill);
  pages.claims.push(claim);
  if (sitting) sitting.claim = { id: claim.id, amount, at: pages.now, isDismissed: false };
  return claim;
};

export const dismissClaim = (pages: Pages, id: number): void => {
  const claim = pages.claims.find((one) => one.id === id);
  if (!claim) throw new No('claim/not-found');
  pages.claims = pages.claims.filter((one) => one !== claim);
  const sitting = pages.sittings[claim.place];
  if (sitting?.claim?.id === id) sitting.claim.isDismissed = true;
};

/** Once a bill is paid, what its guests said to have paid is answered. */
export const settle = (pages: Pages, bill: PaperBill): void => {
  const sitting = pages.sittings[bill.place];
  const theirs = sitting?.bills.includes(bill.no) ? sitting : null;
  const isSettled = ({ place, billNo, sitting: of }: Claim) =>
    place === bill.place && (billNo === bill.no || of === theirs?.id);
  pages.claims = pages.claims.filter((claim) => !isSettled(claim));
  if (theirs) theirs.claim = null;
};

/** A payment of a part answers the one claim it was for. */
export const answer = (pages: Pages, bill: PaperBill, id: number | null): void => {
  if (id === null) return;
  pages.claims = pages.claims.filter((claim) => claim.id !== id);
  const sitting = pages.sittings[bill.place];
  if (sitting?.bills.includes(bill.no) && sitting.claim?.id === id) sitting.claim = null;
};
