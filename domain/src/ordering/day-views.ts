import { TENDER_KINDS, type TenderKind } from '../billing/paid.js';
import { paidParts, type PaidPart } from '../billing/views.js';
import { MONEY_KINDS, sumOfKinds, type MoneyKind } from '../billing/takings.js';
import { toRupees, type Actor, type IsoTime, type Paise, type Rupees } from '../kernel/index.js';
import { NO_NUMBERS } from './day.js';
import { figuresOf, unpaidTogether } from './day-sheet.js';
import type {
  CashMove,
  DayClosed,
  DayException,
  DayPerson,
  DaySheet,
  GivenBack,
  Listed,
  ToGiveBack,
} from './day.events.js';

type InRupees<T extends { readonly amount: Paise }> = Omit<T, 'amount'> & { readonly amount: Rupees };

/** One kind of money: what should be there, and what is. */
export interface DayKindView {
  readonly kind: TenderKind;
  readonly expected: Rupees;
  /** Of a closed day; null before. */
  readonly counted: Rupees | null;
  readonly difference: Rupees | null;
}

interface CountedView {
  readonly count: number;
  readonly total: Rupees;
}

interface NumbersView extends CountedView {
  readonly from: string | null;
  readonly to: string | null;
}

/** What one of the staff did on a day. */
export interface DayPersonView {
  readonly actor: Actor;
  readonly bills: CountedView;
  readonly discounts: CountedView;
  readonly cancelled: CountedView;
  readonly tips: Rupees;
  readonly cash: Rupees;
}

/** Owed to a guest; `by` is how it came, as far as somebody said. */
export interface ToGiveBackView extends Omit<InRupees<ToGiveBack>, 'paidBy'> {
  readonly by?: readonly PaidPart[];
}

const NONE: Listed<never> = { count: 0, total: 0, listed: [] };

/** A till's day, running or closed, as it is shown and printed. */
export interface DayView {
  /** From 1. */
  readonly id: number;
  readonly openedAt: IsoTime;
  readonly openingCash: Rupees;
  readonly moves: readonly InRupees<CashMove>[];
  /** What came in, less what was undone or given back; the kinds of which something did. */
  readonly takings: readonly { readonly kind: MoneyKind; readonly total: Rupees }[];
  readonly taken: Rupees;
  readonly tips: Rupees;
  readonly kinds: readonly DayKindView[];
  readonly bills: NumbersView;
  readonly cancelled: CountedView;
  readonly creditNotes: NumbersView;
  /** Of the day's bills, in whichever year's book they stand. */
  readonly unpaid: CountedView & { readonly listed: readonly { readonly billNo: string; readonly left: Rupees }[] };
  /** What is open, at how many places, and the first of them. */
  readonly open: CountedView & { readonly places: number; readonly tables: readonly number[] };
  /** The first of what asks for a reason, and of all how many and how much. */
  readonly exceptions: CountedView & { readonly listed: readonly InRupees<DayException>[] };
  /** Owed to guests, of this day or one before: the longest first. */
  readonly toGiveBack: CountedView & { readonly listed: readonly ToGiveBackView[] };
  readonly givenBack: CountedView & { readonly listed: readonly InRupees<GivenBack>[] };
  /** Who did what, where somebody beside the owner was there. */
  readonly people?: readonly DayPersonView[];
  /** Closing it says which figures were seen. */
  readonly figures: string;
  /** Null of the running day. */
  readonly closed: {
    readonly at: IsoTime;
    readonly actor: Actor;
    readonly difference: Rupees;
    /** What stayed in the drawer. */
    readonly left: Rupees;
  } | null;
}

/** A row of `GET /days`. */
export interface ClosedDayView {
  readonly id: number;
  readonly openedAt: IsoTime;
  readonly closedAt: IsoTime;
  readonly taken: Rupees;
  readonly difference: Rupees;
}

/** What `GET /days/current` answers: null before the first day was opened. */
export interface CurrentDay {
  readonly day: DayView | null;
}

const inRupees = <T extends { readonly amount: Paise }>(rows: readonly T[]): InRupees<T>[] =>
  rows.map((row) => ({ ...row, amount: toRupees(row.amount) }));

const countedView = <T extends { readonly total: Paise }>(counted: T) => ({
  ...counted,
  total: toRupees(counted.total),
});

const toGiveBackView = ({ amount, paidBy, ...owed }: ToGiveBack): ToGiveBackView => ({
  ...owed,
  amount: toRupees(amount),
  ...(paidBy ? { by: paidParts(paidBy) } : {}),
});

const personView = ({ actor, bills, discounts, cancelled, tips, cash }: DayPerson): DayPersonView => ({
  ...{ actor, bills: countedView(bills), discounts: countedView(discounts), cancelled: countedView(cancelled) },
  ...{ tips: toRupees(tips), cash: toRupees(cash) },
});

const dayView = (sheet: DaySheet, closed?: DayClosed['data']): Omit<DayView, 'closed'> => {
  const { dayNo, openedAt, openingCash, moves, takings, expected, bills, cancelled, open, exceptions } = sheet;
  const { toGiveBack = NONE, givenBack = NONE, creditNotes = NO_NUMBERS } = sheet;
  const unpaid = unpaidTogether([sheet.unpaid, ...(sheet.unpaidBefore ? [sheet.unpaidBefore] : [])]);
  return {
    ...{ id: dayNo, openedAt, openingCash: toRupees(openingCash), moves: inRupees(moves) },
    takings: MONEY_KINDS.flatMap((kind) => (takings.by[kind] ? [{ kind, total: toRupees(takings.by[kind]) }] : [])),
    ...{ taken: toRupees(sumOfKinds(takings.by)), tips: toRupees(sumOfKinds(takings.tips)) },
    kinds: TENDER_KINDS.map((kind) => ({
      kind,
      expected: toRupees(expected[kind]),
      counted: closed ? toRupees(closed.counted[kind]) : null,
      difference: closed ? toRupees(closed.difference[kind]) : null,
    })),
    ...{ bills: countedView(bills), cancelled: countedView(cancelled), creditNotes: countedView(creditNotes) },
    open: { ...countedView(open), places: open.places ?? open.tables.length },
    unpaid: {
      ...countedView(unpaid),
      listed: unpaid.listed.map(({ billNo, left }) => ({ billNo, left: toRupees(left) })),
    },
    exceptions: { ...countedView(exceptions), listed: inRupees(exceptions.listed) },
    toGiveBack: { ...countedView(toGiveBack), listed: toGiveBack.listed.map(toGiveBackView) },
    givenBack: { ...countedView(givenBack), listed: inRupees(givenBack.listed) },
    ...(sheet.people ? { people: sheet.people.map(personView) } : {}),
    figures: figuresOf(sheet),
  };
};

export const runningDayView = (sheet: DaySheet): DayView => ({ ...dayView(sheet), closed: null });

export const closedDayView = (data: DayClosed['data'], at: IsoTime, actor: Actor): DayView => ({
  ...dayView(data, data),
  closed: { at, actor, difference: toRupees(sumOfKinds(data.difference)), left: toRupees(data.left) },
});

export const closedDayRow = ({ id, openedAt, taken, closed }: DayView): ClosedDayView => ({
  ...{ id, openedAt, taken },
  ...{ closedAt: closed?.at ?? openedAt, difference: closed?.difference ?? 0 },
});
