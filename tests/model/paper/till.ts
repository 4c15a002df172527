import { dayAt, No, sum, totalOf, type Exception, type Pages, type PaperBill, type TillDay } from './pages.js';
import { emptyPot, inPot, MONEY, TENDERED, type Money, type Pot, type Tendered } from './pot.js';
import { bySaid, rupees } from './shown.js';
import { turnPage } from './year.js';

/** The one login of the house is its owner's. */
export const STAFF = 'person:1';

/**
 * Money that came counts on the day it comes; what goes is taken off on the day it goes. Of a bill older than of the year
 * before the till's day it stands in no day of the till.
 */
export const came = (pages: Pages, kind: Money, amount: number, tip = 0, ofYear = pages.year): void => {
  const day = dayAt(pages.now);
  const known = pages.came.find((one) => one.day === day);
  const today = known ?? { day, money: emptyPot(), tip: 0 };
  if (!known) pages.came.push(today);
  today.money[kind] += amount;
  today.tip += tip;
  if (!pages.day || pages.day.year > ofYear + 1) return;
  pages.day.money[kind] += amount;
  pages.day.tips[kind] += tip;
};

export const went = (pages: Pages, pot: Pot, ofYear = pages.year): void => {
  for (const kind of MONEY) if (pot[kind] !== 0) came(pages, kind, -pot[kind], 0, ofYear);
};

export const exception = (pages: Pages, told: Omit<Exception, 'at' | 'actor'>): void => {
  pages.day?.exceptions.push({ ...told, at: pages.now, actor: STAFF });
};

export const tillBilled = (pages: Pages, bill: PaperBill): void => {
  const { no: billNo, sums, reason } = bill;
  if (!pages.day) return;
  bill.dayNo = pages.day.no;
  const { from, count, total } = pages.day.bills;
  pages.day.bills = { from: from ?? billNo, to: billNo, count: count + 1, total: total + sums.total };
  if (reason !== undefined) exception(pages, { kind: 'discount', billNo, amount: sums.discount, reason });
};

export const tillCancelled = (pages: Pages, { no: billNo, sums }: PaperBill, reason: string | null): void => {
  if (!pages.day) return;
  const { count, total } = pages.day.cancelled;
  pages.day.cancelled = { count: count + 1, total: total + sums.total };
  exception(pages, { kind: 'bill-cancelled', billNo, amount: sums.total, reason });
};

export const tillTookBack = ({ day }: Pages, { creditNote, sums }: PaperBill): void => {
  if (!day) return;
  const { from, count, total } = day.creditNotes;
  day.creditNotes = { from: from ?? creditNote, to: creditNote, count: count + 1, total: total + sums.total };
};

const each = (of: (kind: Tendered) => number) => TENDERED.map((kind) => ({ kind, amount: of(kind) }));

const expectedOf = ({ openingCash, moves, money, tips }: TillDay, kind: Tendered): number =>
  money[kind] + (kind === 'cash' ? openingCash + sum(moves.map(({ amount }) => amount)) : tips[kind]);

/** The money of a day in a word, as who counts it has seen it. */
export const figuresOf = (day: TillDay): string =>
  [day.no, ...TENDERED.map((kind) => expectedOf(day, kind)), ...MONEY.map((kind) => day.money[kind])].join('.');

/** The sheet of the day as it would be printed now; `counted` once it is. */
export const sheetOf = (pages: Pages, day: TillDay, counted: Record<Tendered, number> | null) => {
  const left = ({ sums, paid }: PaperBill) => sums.total - inPot(paid);
  const unpaid = pages.bills.filter((bill) => bill.dayNo === day.no && !bill.isCancelled && left(bill) > 0);
  const open = pages.slips.filter(({ status }) => status === 'live' || status === 'recurring');
  const places = [...new Set(open.map(({ place }) => place))].sort((one, other) => one - other);
  const inRupees = <T extends { amount: number }>(rows: readonly T[]) =>
    rows.map((row) => ({ ...row, amount: rupees(row.amount) }));
  const counting = (kind: Tendered, expected: number) =>
    counted
      ? { counted: rupees(counted[kind]), difference: rupees(counted[kind] - expected) }
      : { counted: null, difference: null };
  return {
    ...{ id: day.no, openedAt: day.openedAt, openingCash: rupees(day.openingCash), moves: inRupees(day.moves) },
    takings: MONEY.flatMap((kind) => (day.money[kind] === 0 ? [] : [{ kind, total: rupees(day.money[kind]) }])),
    ...{ taken: rupees(inPot(day.money)), tips: rupees(inPot(day.tips)) },
    kinds: each((kind) => expectedOf(day, kind)).map(({ kind, amount }) => ({
      ...{ kind, expected: rupees(amount) },
      ...counting(kind, amount),
    })),
    bills: { ...day.bills, total: rupees(day.bills.total) },
    cancelled: { ...day.cancelled, total: rupees(day.cancelled.total) },
    creditNotes: { ...day.creditNotes, total: rupees(day.creditNotes.total) },
    unpaid: {
      ...{ count: unpaid.length, total: rupees(sum(unpaid.map(left))) },
      listed: unpaid
        .map((bill) => ({ billNo: bill.no, left: rupees(left(bill)) }))
        .sort((one, other) => (one.billNo < other.billNo ? -1 : 1)),
    },
    open: {
      ...{ count: open.length, total: rupees(sum(open.map(({ lines }) => totalOf(lines)))) },
      ...{ places: places.length, tables: places },
    },
    exceptions: {
      count: day.exceptions.length,
      total: rupees(sum(day.exceptions.map(({ amount }) => amount))),
      listed: inRupees(day.exceptions),
    },
    toGiveBack: {
      ...{ count: pages.owed.length, total: rupees(sum(pages.owed.map(({ pot }) => inPot(pot)))) },
      listed: pages.owed.map(({ id, billNo, place, orderIds, pot, at }) => ({
        ...{ backId: id, billNo, tableNo: place, orderIds, amount: rupees(inPot(pot)), ...bySaid(pot), at },
      })),
    },
    givenBack: {
      ...{ count: day.given.length, total: rupees(sum(day.given.map(({ amount }) => amount))) },
      listed: day.given.map(({ id, place, amount, ...given }) => ({
        ...{ backId: id, tableNo: place, amount: rupees(amount), ...given },
      })),
    },
  };
};

const NONE_GIVEN: TillDay['bills'] = { from: null, to: null, count: 0, total: 0 };

const beginDay = (pages: Pages, no: number, openingCash: number): void => {
  pages.day = {
    ...{ no, year: pages.year, openedAt: pages.now, openingCash, moves: [], money: emptyPot(), tips: emptyPot() },
    ...{ bills: NONE_GIVEN, creditNotes: NONE_GIVEN },
    ...{ cancelled: { count: 0, total: 0 }, exceptions: [], given: [] },
  };
};

export const openDay = (pages: Pages, openingCash: number): void => {
  turnPage(pages);
  if (pages.day) throw new No('day/open-already');
  beginDay(pages, 1, openingCash);
};

export const moveCash = (pages: Pages, amount: number, reason: string): void => {
  turnPage(pages);
  if (!pages.day) throw new No('day/not-open');
  pages.day.moves.push({ amount, reason, at: pages.now, actor: STAFF });
};

/** `seen` says which day, and whether it was looked at since money last came or went. */
export const closeDay = (
  pages: Pages,
  counted: Record<Tendered, number>,
  left: number,
  seen: { readonly dayNo: number; readonly isOld: boolean },
): object => {
  turnPage(pages);
  const { day } = pages;
  if (!day) throw new No('day/not-open');
  if (seen.dayNo !== day.no) throw new No('day/closed-already');
  if (seen.isOld) throw new No('day/changed');
  if (left > counted.cash) throw new No('day/more-left');
  const difference = sum(TENDERED.map((kind) => counted[kind] - expectedOf(day, kind)));
  const sheet = {
    ...sheetOf(pages, day, counted),
    closed: { at: pages.now, actor: STAFF, difference: rupees(difference), left: rupees(left) },
  };
  const row = { id: day.no, openedAt: day.openedAt, closedAt: pages.now, taken: sheet.taken };
  pages.closedDays.push({ no: day.no, sheet, row: { ...row, difference: rupees(difference) } });
  beginDay(pages, day.no + 1, left);
  return sheet;
};
