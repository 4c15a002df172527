import { type Paid, paidUpTo, type TenderKind, unsaidOf } from '../billing/paid.js';
import { isNothing, MONEY_KINDS, NO_TAKINGS, takenTogether, type Takings } from '../billing/takings.js';
import { type Circumstances, entryOf, numbered, type Paise, withEntry, withoutEntry } from '../kernel/index.js';
import type { Day, DayException, RunningDay } from './day.events.js';
import { peopleAfter, peopleTold } from './day-people.js';
import type { OrderBook } from './order-book-state.js';
import type { OrderBookEvent } from './order-book.events.js';
import { lineText } from './views.js';

const givenBack = (paid: Paid): Takings => ({
  by: Object.fromEntries(
    MONEY_KINDS.flatMap((kind) => {
      const amount = kind === 'unsaid' ? unsaidOf(paid) : (paid.paidBy?.[kind] ?? 0);
      return amount === 0 ? [] : [[kind, -amount]];
    }),
  ),
  tips: {},
});

const ofTender = (kind: TenderKind, amount: Paise, tip: Paise): Takings => ({
  by: { [kind]: amount },
  tips: tip === 0 ? {} : { [kind]: tip },
});

/**
 * What a fact brings into the till or takes out of it; `toPay` is what was left to pay of its bill. Money counts on the
 * day it comes and is taken off on the day it goes: a day that is over never changes.
 */
export const takingsOf = ({ type, data }: OrderBookEvent, toPay: Paise): Takings => {
  if (type === 'TenderTaken') return ofTender(data.kind, data.amount, data.tip);
  if (type === 'TenderUndone') return ofTender(data.kind, -data.amount, -data.tip);
  if (type === 'BillPaid') return toPay > 0 ? { by: { unsaid: toPay }, tips: {} } : NO_TAKINGS;
  if (type === 'PaymentUndone') return givenBack({ ...data, paid: data.amount });
  if (type === 'MoneyGivenBack') return ofTender(data.kind, -data.amount, 0);
  // What is owed stays in the till until it is given back.
  if ('backId' in data) return NO_TAKINGS;
  if (type === 'BillIssued') return givenBack(paidUpTo(data, data.amounts.total).left);
  return type === 'OrderDeleted' ? givenBack(data) : NO_TAKINGS;
};

/** Of each list so many are told; all are counted. */
export const MOST_TOLD = 200;

export const NO_NUMBERS: Day['bills'] = { from: null, to: null, count: 0, total: 0 };

/** A day that nothing has happened on. */
const newDay = (begins: Pick<Day, 'dayNo' | 'openedAt' | 'openingCash' | 'late'>): Day => ({
  ...begins,
  moves: [],
  takings: NO_TAKINGS,
  bills: NO_NUMBERS,
  cancelled: { count: 0, total: 0 },
  exceptions: { count: 0, total: 0, listed: [] },
  billed: numbered(),
});

/** Its bills stand in the book of the year before. */
export const takenOver = (day: RunningDay): Day => ({ ...day, billed: numbered() });

/** As the next year's book takes it over: what comes late for the bills of this one is counted from its closing on. */
export const untilTurn = ({ billed: _, people, ...day }: Day): RunningDay => ({
  ...day,
  ...peopleTold(people),
  late: NO_TAKINGS,
});

const withException = (day: Day, exception: DayException): Day => {
  const { count, total, listed } = day.exceptions;
  return {
    ...day,
    exceptions: {
      count: count + 1,
      total: total + exception.amount,
      listed: listed.length < MOST_TOLD ? [...listed, exception] : listed,
    },
  };
};

type Ask<T extends OrderBookEvent['type']> = Extract<OrderBookEvent, { type: T }>['data'];

const numberGiven = ({ from, count, total }: Day['bills'], no: string, amount: Paise): Day['bills'] => ({
  ...{ from: from ?? no, to: no, count: count + 1, total: total + amount },
});

const billIssued = (day: Day, bill: Ask<'BillIssued'>, done: Pick<Circumstances, 'at' | 'actor'>): Day => {
  const { billNo, orders, amounts, discountReason: reason } = bill;
  const orderId = orders[0]?.orderId ?? 0;
  const issued: Day = {
    ...day,
    bills: numberGiven(day.bills, billNo, amounts.total),
    billed: withEntry(day.billed, orderId, orderId),
  };
  if (reason === undefined) return issued;
  return withException(issued, { kind: 'discount', billNo, amount: amounts.discount, reason, ...done });
};

const billCancelled = (
  day: Day,
  { billNo, orderIds, reason }: Ask<'BillCancelled'>,
  amount: Paise,
  done: Pick<Circumstances, 'at' | 'actor'>,
): Day => {
  const { count, total } = day.cancelled;
  const cancelled: Day = {
    ...day,
    cancelled: { count: count + 1, total: total + amount },
    billed: withoutEntry(day.billed, orderIds[0] ?? 0),
  };
  return withException(cancelled, { kind: 'bill-cancelled', billNo, amount, reason, ...done });
};

const moneyGivenBack = (
  day: Day,
  { kind, ...back }: Ask<'MoneyGivenBack'>,
  done: Pick<Circumstances, 'at' | 'actor'>,
): Day => {
  const { count, total, listed } = day.givenBack ?? { count: 0, total: 0, listed: [] };
  const given = listed.length < MOST_TOLD ? [...listed, { ...back, kind, ...done }] : listed;
  return { ...day, givenBack: { count: count + 1, total: total + back.amount, listed: given } };
};

/** A day after what was sold, cancelled or deleted; an order that leaves a bill is told by its bill. */
const sold = (day: Day, { past, open }: OrderBook, event: OrderBookEvent & Circumstances): Day => {
  const { type, data, at, actor } = event;
  const done = { at, actor };
  if (type === 'BillIssued') return billIssued(day, data, done);
  if (type === 'MoneyGivenBack') return moneyGivenBack(day, data, done);
  if (type === 'BillCancelled') return billCancelled(day, data, entryOf(past, data.orderIds[0] ?? 0)?.total ?? 0, done);
  if (type === 'CreditNoteIssued')
    return { ...day, creditNotes: numberGiven(day.creditNotes ?? NO_NUMBERS, data.noteNo, data.total) };
  if (type === 'OrderDeleted') {
    const { orderId, reason } = data;
    const order = entryOf(open, orderId);
    return order ? withException(day, { kind: 'order-deleted', orderId, amount: order.total, reason, ...done }) : day;
  }
  if (type !== 'LineCancelled') return day;
  const { order, cancelled, reason } = data;
  const what = { orderId: order.orderId, line: lineText(cancelled), amount: cancelled.price * cancelled.quantity };
  return withException(day, { kind: 'line-cancelled', ...what, reason, ...done });
};

/** What was left to pay of a bill, as the book had it. */
const toPayBefore = ({ past }: OrderBook, event: OrderBookEvent): Paise => {
  const ref = event.type === 'BillPaid' ? entryOf(past, event.data.orderIds[0] ?? 0) : undefined;
  return ref ? ref.total - (ref.paid ?? 0) : 0;
};

/** The day and the late takings after a fact that found the book so. */
export const dayAfter = (
  before: OrderBook,
  event: OrderBookEvent & Circumstances,
): Partial<Pick<OrderBook, 'day' | 'late'>> => {
  const { day, late, phase } = before;
  const taken = () => takingsOf(event, toPayBefore(before, event));
  if (phase === 'closed') {
    const more = taken();
    return isNothing(more) ? {} : { late: takenTogether(late, more) };
  }
  if (!day) return {};
  const more = taken();
  const after = sold(day, before, event);
  if (after === day && isNothing(more)) return {};
  const bill = event.type === 'BillIssued' ? event.data : null;
  const people = peopleAfter(day.people ?? [], {
    ...{ actor: event.actor, before: day, after, more },
    ...{ discount: bill?.amounts.discount ?? 0, isDiscount: bill?.discountReason !== undefined },
  });
  return { day: { ...after, people, takings: takenTogether(after.takings, more) } };
};

const opening = (at: string, { dayNo, openingCash, late = NO_TAKINGS }: Ask<'DayOpened'>): Day =>
  newDay({ dayNo, openedAt: at, openingCash, late });

/** What the day's own facts make of it. */
export const DAY_TABLE = {
  DayOpened: (book: OrderBook, opened: Ask<'DayOpened'>, { at }: Circumstances): OrderBook => ({
    ...book,
    day: opening(at, opened),
  }),
  CashMoved: (book: OrderBook, { amount, reason }: Ask<'CashMoved'>, { at, actor }: Circumstances): OrderBook =>
    book.day ? { ...book, day: { ...book.day, moves: [...book.day.moves, { amount, reason, at, actor }] } } : book,
  DayClosed: (book: OrderBook, { dayNo, left, ...closed }: Ask<'DayClosed'>, { at }: Circumstances): OrderBook => ({
    ...book,
    day: opening(at, { ...closed, dayNo: dayNo + 1, openingCash: left }),
  }),
};
