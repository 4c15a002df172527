import { billOf } from '../paper/bills.js';
import { markPaid, takeTender, undoPayment, undoTender } from '../paper/payments.js';
import { slipOf } from '../paper/orders.js';
import type { Pages, PaperBill, Slip } from '../paper/pages.js';
import { inPot, TENDERED, type Tendered } from '../paper/pot.js';
import { orderShown, paymentShown } from '../paper/views.js';
import { kind, nameOf, numberOf, rupeeText, type Dice } from './kind.js';
import { drawnOrder } from './drawing.js';

/** Of what is left to pay: all, so many hundredths, or a paisa too much. */
type Part = number | 'too much';

interface Paying {
  readonly order: string;
  readonly kind: Tendered;
  readonly part: Part;
  readonly tip: number;
  /** Beyond amount and tip; null where nobody says what was handed over. */
  readonly beyond: number | null;
  /** Whether who takes it has looked, and at what: at what is left by now, or at something else. */
  readonly looked: 'no' | 'now' | 'before';
  readonly claim: string | null;
}

const isPast = ({ status }: Slip): boolean => status === 'past';
const isToPay = (pages: Pages) => (slip: Slip) => isPast(slip) && billOf(pages, slip)?.isPaid === false;
const isPaid = (pages: Pages) => (slip: Slip) => isPast(slip) && inPot(billOf(pages, slip)?.paid ?? NOTHING) > 0;
const NOTHING = { cash: 0, upi: 0, card: 0, other: 0, unsaid: 0 };

const billBehind = (pages: Pages, order: string): PaperBill | undefined => {
  const slip = slipOf(pages, numberOf(pages, order));
  return slip && billOf(pages, slip);
};

const paymentOf = (pages: Pages, { order, kind: of, part, tip, beyond, looked, claim }: Paying) => {
  const bill = billBehind(pages, order);
  const left = bill ? bill.sums.total - inPot(bill.paid) : 0;
  const amount = part === 'too much' ? left + 1 : Math.max(1, Math.floor((left * part) / 100));
  const seen = {
    billNo: looked === 'no' || !bill ? null : bill.no,
    toPay: looked === 'no' ? null : looked === 'now' ? left : left + 100,
  };
  const given = beyond === null ? null : Math.max(1, amount + tip + beyond);
  return { kind: of, amount, tip, given, seen, claimId: claim === null ? null : numberOf(pages, claim) };
};

const PARTS: readonly [Part, ...Part[]] = [100, 100, 50, 33, 1, 'too much'];
const claimNames = ({ names }: Pages): string[] => Object.keys(names).filter((name) => name.startsWith('claim '));

export const tender = kind<Paying>({
  draw: (dice, pages) => {
    const slip = drawnOrder(dice, pages, isToPay(pages));
    if (!slip) return null;
    return {
      ...{ order: nameOf(pages, slip.id), kind: dice.among(TENDERED) ?? 'cash', part: dice.among(PARTS) },
      tip: dice.oncePer(3) ? 1 + dice.below(5_000) : 0,
      beyond: dice.oncePer(3) ? dice.below(500) - (dice.oncePer(5) ? 200 : 0) : null,
      looked: dice.oncePer(8) ? 'before' : dice.oncePer(2) ? 'now' : 'no',
      claim: dice.oncePer(3) ? (dice.among(claimNames(pages)) ?? null) : null,
    };
  },
  ask: (paying, pages) => {
    const { kind: of, amount, tip, given, seen, claimId } = paymentOf(pages, paying);
    return {
      ...{ method: 'POST', path: `/orders/${numberOf(pages, paying.order)}/tenders` },
      body: {
        ...{ kind: of, amount: amount / 100, tip: tip / 100, ...(given === null ? {} : { given: given / 100 }) },
        ...(seen.toPay === null ? {} : { toPay: seen.toPay / 100 }),
        ...(seen.billNo === null ? {} : { billNo: seen.billNo }),
        ...(claimId === null ? {} : { claimId }),
      },
    };
  },
  paper: (paying, pages, before) =>
    paymentShown(takeTender(pages, numberOf(pages, paying.order), paymentOf(before, paying))),
  tell: ({ order, kind: of, part, tip, claim }) =>
    `Of the bill of ${order} ${part === 'too much' ? 'a paisa too much' : `${part} % of what is left`} is paid by ${of}` +
    `${tip > 0 ? ` with a tip of ${rupeeText(tip)}` : ''}${claim === null ? '' : `, as ${claim} said`}`,
});

const REASONS = ['a slip', 'a slip', 'a slip', null] as const;
const reasonAsked = (reason: string | null) => (reason ? { body: { reason } } : {});

export const takeBack = kind<{ order: string; nth: number; reason: string | null }>({
  draw: (dice, pages) => {
    const slip = drawnOrder(dice, pages, (one) => isPast(one) && (billOf(pages, one)?.tenders.length ?? 0) > 0);
    const count = slip ? (billOf(pages, slip)?.tenders.length ?? 0) : 0;
    return slip ? { order: nameOf(pages, slip.id), nth: dice.below(count + 1), reason: dice.among(REASONS) } : null;
  },
  ask: ({ order, nth, reason }, pages) => ({
    ...{ method: 'DELETE', ...reasonAsked(reason) },
    path: `/orders/${numberOf(pages, order)}/tenders/${billBehind(pages, order)?.tenders[nth]?.id ?? 1}`,
  }),
  paper: ({ order, nth, reason }, pages, before) => {
    const id = billBehind(before, order)?.tenders[nth]?.id ?? 1;
    return paymentShown(undoTender(pages, numberOf(pages, order), id, reason));
  },
  tell: ({ order, nth }) => `Payment ${nth + 1} of the bill of ${order} is undone`,
});

const shown = (pages: Pages, order: string, change: (id: number) => PaperBill) => {
  const id = numberOf(pages, order);
  change(id);
  return orderShown(pages, slipOf(pages, id) as Slip);
};

export const markAsPaid = kind<{ order: string }>({
  draw: (dice: Dice, pages) => {
    const slip = drawnOrder(dice, pages, isToPay(pages));
    return slip ? { order: nameOf(pages, slip.id) } : null;
  },
  ask: ({ order }, pages) => ({ method: 'PUT', path: `/orders/${numberOf(pages, order)}/paid` }),
  paper: ({ order }, pages) => shown(pages, order, (id) => markPaid(pages, id)),
  tell: ({ order }) => `The bill of ${order} is marked paid`,
});

export const unmark = kind<{ order: string; reason: string | null }>({
  draw: (dice, pages) => {
    const slip = drawnOrder(dice, pages, isPaid(pages));
    return slip ? { order: nameOf(pages, slip.id), reason: dice.among(REASONS) } : null;
  },
  ask: ({ order, reason }, pages) => ({
    ...{ method: 'DELETE', path: `/orders/${numberOf(pages, order)}/paid`, ...reasonAsked(reason) },
  }),
  paper: ({ order, reason }, pages) => shown(pages, order, (id) => undoPayment(pages, id, reason)),
  tell: ({ order }) => `All payments of the bill of ${order} are undone`,
});
