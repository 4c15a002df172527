import { billOf } from './bills.js';
import { answer, numbered, settle } from './claims.js';
import { notGiven } from './owed.js';
import { isOpen, slipOf } from './orders.js';
import { No, type Pages, type PaperBill } from './pages.js';
import { emptyPot, inPot, type Tendered } from './pot.js';
import { came, went } from './till.js';

/** The bill of a past order, of whatever year. */
const paidBill = (pages: Pages, orderId: number): PaperBill => {
  const slip = slipOf(pages, orderId);
  if (!slip || slip.status === 'deleted') throw new No('order/not-found');
  if (isOpen(slip)) throw new No('order/not-billed');
  return billOf(pages, slip) as PaperBill;
};

export interface Payment {
  readonly kind: Tendered;
  readonly amount: number;
  readonly tip: number;
  readonly given: number | null;
  /** What who takes it saw; null where they did not look. */
  readonly seen: { readonly billNo: string | null; readonly toPay: number | null };
  readonly claimId: number | null;
}

export const takeTender = (pages: Pages, orderId: number, payment: Payment): PaperBill => {
  const { kind, amount, tip, given, seen, claimId } = payment;
  const bill = paidBill(pages, orderId);
  const left = bill.sums.total - inPot(bill.paid);
  if (bill.isPaid) throw new No('payment/paid-already');
  if (seen.billNo !== null && seen.billNo !== bill.no) throw new No('payment/other-bill');
  if (seen.toPay !== null && seen.toPay !== left) throw new No('payment/changed');
  if (amount > left) throw new No('payment/more-than-due');
  if (tip > bill.sums.total) throw new No('payment/tip-too-large');
  if (given !== null && kind !== 'cash') throw new No('payment/given-not-cash');
  if (given !== null && given < amount + tip) throw new No('payment/given-too-little');
  const isOfItsYear = claimId !== null && Math.floor(claimId / 1_000_000) === bill.year;
  if (isOfItsYear && !pages.claims.some(({ id }) => id === claimId)) throw new No('claim/not-found');
  const id = numbered(pages.nextTender, bill.year);
  bill.tenders.push({ id, kind, amount, tip, given, at: pages.now });
  bill.paid[kind] += amount;
  bill.isPaid = amount === left;
  came(pages, kind, amount, tip, bill.year);
  answer(pages, bill, claimId);
  if (bill.isPaid) settle(pages, bill);
  return bill;
};

export const undoTender = (pages: Pages, orderId: number, tenderId: number, reason: string | null): PaperBill => {
  const bill = paidBill(pages, orderId);
  const tender = bill.tenders.find(({ id }) => id === tenderId);
  if (!tender) throw new No('payment/undone-already');
  if (!reason) throw new No('payment/no-reason');
  bill.tenders = bill.tenders.filter((one) => one !== tender);
  bill.paid[tender.kind] -= tender.amount;
  bill.isPaid = false;
  came(pages, tender.kind, -tender.amount, -tender.tip, bill.year);
  return bill;
};

/** How, nobody said. */
export const markPaid = (pages: Pages, orderId: number): PaperBill => {
  const bill = paidBill(pages, orderId);
  if (bill.isPaid) return bill;
  const left = bill.sums.total - inPot(bill.paid);
  bill.paid.unsaid += left;
  bill.isPaid = true;
  if (left > 0) came(pages, 'unsaid', left, 0, bill.year);
  settle(pages, bill);
  return bill;
};

/** Nothing counts as paid of it. */
export const undoPayment = (pages: Pages, orderId: number, reason: string | null): PaperBill => {
  const bill = paidBill(pages, orderId);
  if (inPot(bill.paid) === 0) throw new No('payment/not-paid');
  if (!reason) throw new No('payment/no-reason');
  for (const { kind, tip } of bill.tenders) came(pages, kind, 0, -tip, bill.year);
  went(pages, bill.paid, bill.year);
  // What the next year took over as owed, is.
  if (bill.year === pages.year) went(pages, notGiven(pages, bill));
  bill.paid = emptyPot();
  bill.over = emptyPot();
  bill.owedAs = null;
  bill.given = null;
  bill.tenders = [];
  bill.isPaid = false;
  return bill;
};
