import { isOfFiled } from './filing.js';
import { ticketFor } from './kitchen.js';
import {
  giveBackPortions,
  isOfThisYear,
  isOpen,
  missing,
  openAt,
  openSlip,
  slipOf,
  takeOff,
  type LineSaid,
} from './orders.js';
import { No, sum, totalOf, type Line, type Pages, type PaperBill, type Slip } from './pages.js';
import { emptyPot, inPot, pour, takeUpTo, type Pot } from './pot.js';
import { shared, sumsOfPart, type PaperTerms } from './sums.js';
import { sittingBilled, sittingRests, sittingTorn, sittingUnbilled } from './sittings.js';
import { claimsBilled, claimsUnbilled } from './claims.js';
import { notGiven, owe } from './owed.js';
import { exception, tillBilled, tillCancelled, tillTookBack } from './till.js';
import { turnPage } from './year.js';

export interface Asked {
  readonly terms: PaperTerms;
  readonly message: string;
  readonly reason: string | null;
  readonly buyer?: PaperBill['buyer'];
}

export interface PartLine {
  readonly orderId: number;
  readonly said: LineSaid;
  readonly quantity: number;
}

export const billOf = ({ bills }: Pages, { billNo }: Slip): PaperBill | undefined =>
  bills.find(({ no }) => no === billNo);

const numberAs = ({ year }: Pages, n: number): string =>
  `${year}-${String(year + 1).slice(-2)}/${String(n).padStart(6, '0')}`;

type Written = Pick<PaperBill, 'place' | 'terms' | 'message' | 'seller' | 'rest' | 'reason' | 'buyer' | 'secondNames'>;

const write = (pages: Pages, slips: readonly Slip[], money: Pot, written: Written, replaces: string | null) => {
  const { rest, terms } = written;
  const totals = slips.map(({ lines }) => totalOf(lines));
  const sums = sumsOfPart(sum(totals), rest ?? 0, terms);
  const shares = shared(sums.total, totals);
  const paid = takeUpTo(money, sums.total);
  const bill: PaperBill = {
    no: numberAs(pages, pages.nextBill),
    ...{ year: pages.year, ...written, sums, at: pages.now, paid, over: { ...money } },
    ...{ owedAs: null, given: null, printed: { paid: { ...paid }, over: { ...money }, owedAs: null, given: null } },
    orders: slips.map(({ id, lines }, n) => ({
      ...{ id, total: totals[n] ?? 0, share: shares[n] ?? 0, lines: lines.map((line) => ({ ...line })) },
    })),
    whose: slips.find(({ whose }) => whose)?.whose ?? null,
    isPaid: inPot(paid) >= sums.total,
    ...{ tenders: [], isCancelled: false, cancelledAt: null, cancelledFor: null, creditNote: null, dayNo: null },
  };
  pages.nextBill += 1;
  pages.bills.push(bill);
  for (const slip of slips) {
    slip.status = 'past';
    slip.billNo = bill.no;
    slip.place = bill.place;
    slip.pot = emptyPot();
  }
  const orderIds = slips.map(({ id }) => id);
  bill.owedAs = owe(pages, { billNo: bill.no, place: bill.place, orderIds, pot: bill.over });
  bill.printed.owedAs = bill.owedAs;
  tillBilled(pages, bill);
  sittingBilled(pages, bill);
  claimsBilled(pages, bill, replaces);
  return bill;
};

const runningAt = (pages: Pages, id: number, place: number): Slip => {
  const slip = openSlip(pages, id);
  if (slip.place !== place) throw new No('order/elsewhere');
  if (slip.status !== 'recurring') throw new No('order/not-accepted');
  return slip;
};

interface Parted {
  readonly slip: Slip;
  readonly billed: Line[];
  readonly stays: Line[];
}

const chosen = (pages: Pages, place: number, part: BillPart | null): Parted[] => {
  const copied = ({ lines }: Slip) => lines.map((line) => ({ ...line }));
  const all = openAt(pages, place)
    .filter(({ status }) => status === 'recurring')
    .map((slip): Parted => ({ slip, billed: [], stays: copied(slip) }));
  if (!part) return all.map(({ slip }) => ({ slip, billed: copied(slip), stays: [] }));
  const partOf = (id: number): Parted => {
    const slip = runningAt(pages, id, place);
    return all.find((one) => one.slip === slip) as Parted;
  };
  if ('orderIds' in part)
    for (const id of part.orderIds) {
      const { billed, stays } = partOf(id);
      billed.push(...stays.splice(0));
    }
  else
    for (const { orderId, said, quantity } of part.lines) {
      const { billed, stays } = partOf(orderId);
      billed.push(...takeOff(stays, said, quantity));
    }
  return all;
};

export type BillPart = { readonly orderIds: readonly number[] } | { readonly lines: readonly PartLine[] };

/** A slip of its own for what is billed of an order; the money for it is shared when the bill's shares are known. */
const tornOff = (pages: Pages, { slip, billed, stays }: Parted): Slip => {
  const torn: Slip = { ...slip, id: pages.nextOrder, lines: billed, pot: emptyPot() };
  pages.nextOrder += 1;
  pages.slips.push(torn);
  slip.lines = stays;
  sittingTorn(pages, slip, torn);
  return torn;
};

export const completeTable = (pages: Pages, place: number, asked: Asked, part: BillPart | null) => {
  turnPage(pages);
  const parts = chosen(pages, place, part);
  const whole = parts.filter(({ stays }) => stays.length === 0).map(({ slip }) => slip);
  const cut = parts.filter(({ billed, stays }) => billed.length > 0 && stays.length > 0);
  if (whole.length + cut.length === 0) throw new No('table/nothing-to-bill');
  const torn = cut.map((one) => ({ from: one.slip, slip: tornOff(pages, one) }));
  const slips = [...whole, ...torn.map(({ slip }) => slip)];
  const staying = parts.filter(({ stays }) => stays.length > 0).map(({ slip }) => slip);
  const rest = staying.length > 0 ? sum(staying.map(({ lines }) => totalOf(lines))) : null;
  const totals = slips.map(({ lines }) => totalOf(lines));
  const shares = shared(sumsOfPart(sum(totals), rest ?? 0, asked.terms).total, totals);
  torn.forEach(({ from, slip }, n) => {
    slip.pot = takeUpTo(from.pot, shares[whole.length + n] ?? 0);
  });
  const money = emptyPot();
  for (const { pot } of slips) pour({ ...pot }, money);
  const { terms, message, buyer } = asked;
  const beside = {
    ...(terms.discount > pages.discountLimit ? { reason: asked.reason } : {}),
    ...(buyer ? { buyer } : {}),
    secondNames: pages.billSecondNames,
  };
  const bill = write(pages, slips, money, { place, terms, message, seller: pages.seller, rest, ...beside }, null);
  return { bill, slips, stay: torn.map(({ from }) => from), torn };
};

/** Money came for it, or the tax office knows of it: who has it in hand is handed another paper. */
const takeBack = (pages: Pages, bill: PaperBill): void => {
  bill.creditNote = `CN${numberAs(pages, pages.nextCreditNote)}`;
  pages.nextCreditNote += 1;
  tillTookBack(pages, bill);
};

/** An order leaves its bill, which is cancelled; the others are billed again, and what was paid stays with them first. */
const takeFromBill = (pages: Pages, slip: Slip, bill: PaperBill, why: string | null): Pot => {
  bill.isCancelled = true;
  bill.cancelledAt = pages.now;
  bill.cancelledFor = why;
  tillCancelled(pages, bill, why);
  sittingUnbilled(pages, bill);
  claimsUnbilled(pages, bill);
  const others = bill.orders.flatMap(({ id }) => (id === slip.id ? [] : (slipOf(pages, id) ?? [])));
  const money = { ...bill.paid };
  pour(notGiven(pages, bill), money);
  if (inPot(money) > 0 || isOfFiled(pages, bill)) takeBack(pages, bill);
  if (others.length === 0) return money;
  const { place, terms, message, seller, rest, buyer, secondNames } = bill;
  const beside = {
    ...(bill.reason === undefined ? {} : { reason: bill.reason }),
    ...(buyer ? { buyer } : {}),
    secondNames,
  };
  const total = sumsOfPart(sum(others.map(({ lines }) => totalOf(lines))), rest ?? 0, terms).total;
  const kept = takeUpTo(money, total);
  write(pages, others, kept, { place, terms, message, seller, rest, ...beside }, bill.no);
  return money;
};

const said = ({ whose }: Slip): string => JSON.stringify([whose?.name, whose?.phone, whose?.address]);
/** Of nobody in particular nobody knows whether it is theirs. */
const isSame = (one: Slip, other: Slip): boolean => other.whose !== null && said(one) === said(other);

/** A past order comes back where it was billed. */
export const bringBack = (pages: Pages, id: number, why: string | null): Slip | null => {
  turnPage(pages);
  const slip = slipOf(pages, id);
  if (!slip || slip.status !== 'past' || !isOfThisYear(pages, slip)) return null;
  const bill = billOf(pages, slip) as PaperBill;
  if (isOfFiled(pages, bill)) throw new No('bill/month-filed');
  const isTaken = bill.place >= 10_000 && openAt(pages, bill.place).some((other) => !isSame(other, slip));
  if (isTaken) throw new No('call-number/taken');
  slip.pot = takeFromBill(pages, slip, bill, why);
  slip.status = 'recurring';
  slip.billNo = null;
  slip.place = bill.place;
  return slip;
};

export const deleteOrder = (pages: Pages, id: number, why: string | null): Slip => {
  turnPage(pages);
  const slip = slipOf(pages, id);
  if (!slip || slip.status === 'deleted') throw missing(pages, id);
  if (isOpen(slip)) {
    giveBackPortions(pages, slip.lines);
    ticketFor(pages, slip, 'CANCEL', slip.lines);
    exception(pages, { kind: 'order-deleted', orderId: id, amount: totalOf(slip.lines), reason: why });
  } else {
    if (!isOfThisYear(pages, slip)) throw missing(pages, id);
    slip.pot = takeFromBill(pages, slip, billOf(pages, slip) as PaperBill, why);
  }
  owe(pages, { billNo: null, place: null, orderIds: [id], pot: slip.pot });
  slip.pot = emptyPot();
  slip.status = 'deleted';
  slip.billNo = null;
  sittingRests(pages, slip);
  return slip;
};
