import type { PaidBy, TenderKind } from '../billing/paid.js';
import type { Takings } from '../billing/takings.js';
import type { Actor, DomainEvent, IsoTime, Numbered, Paise } from '../kernel/index.js';

/** Who did something, and when. */
interface Done {
  readonly at: IsoTime;
  readonly actor: Actor;
}

/** Cash that was put into the drawer, or taken out of it when it is less than nothing. */
export interface CashMove extends Done {
  readonly amount: Paise;
  readonly reason: string;
}

/** What asks for a reason. */
export interface DayException extends Done {
  readonly kind: 'bill-cancelled' | 'order-deleted' | 'line-cancelled' | 'discount';
  /** The bill, the order, or of which order what. */
  readonly billNo?: string;
  readonly orderId?: number;
  readonly line?: string;
  readonly amount: Paise;
  /** Null where nobody gave one. */
  readonly reason: string | null;
}

/** Owed to a guest who had paid it for an order that was deleted, or above a bill that costs less than the one before. */
export interface ToGiveBack {
  readonly backId: number;
  /** Null of an order that was deleted. */
  readonly billNo: string | null;
  readonly tableNo: number | null;
  readonly orderIds: readonly number[];
  readonly amount: Paise;
  /** How it came, as far as somebody said. */
  readonly paidBy?: PaidBy;
  readonly at: IsoTime;
}

/** Given back on a day. */
export interface GivenBack extends Done, Omit<ToGiveBack, 'paidBy' | 'at'> {
  readonly kind: TenderKind;
}

export interface Counted {
  readonly count: number;
  readonly total: Paise;
}

/** And from which number to which. */
interface Numbers extends Counted {
  readonly from: string | null;
  readonly to: string | null;
}

/** All of them counted, and the first ones told: a fact has a limit. */
export interface Listed<T> extends Counted {
  readonly listed: readonly T[];
}

/** What one of the staff did on a day. */
export interface DayPerson {
  readonly actor: Actor;
  /** Those they issued. */
  readonly bills: Counted;
  /** What they let off on them. */
  readonly discounts: Counted;
  /** Bills, orders and lines they cancelled. */
  readonly cancelled: Counted;
  readonly tips: Paise;
  /** What they took in cash, less what they gave back. */
  readonly cash: Paise;
}

/** What a till's day has come to so far. */
interface DaySoFar {
  /** From 1. */
  readonly dayNo: number;
  readonly openedAt: IsoTime;
  readonly openingCash: Paise;
  readonly moves: readonly CashMove[];
  readonly takings: Takings;
  /** Those that were issued on it. */
  readonly bills: Numbers;
  /** Of this day or one before. */
  readonly cancelled: Counted;
  readonly exceptions: Listed<DayException>;
  /** Nothing, where none was issued. */
  readonly creditNotes?: Numbers;
  /** Nothing, where nothing was. */
  readonly givenBack?: Listed<GivenBack>;
  /** Who did what; of a sheet only where somebody beside the owner was there. Not told before 27 November 2026. */
  readonly people?: readonly DayPerson[];
}

/** The day that runs, as the next year's book takes it over. */
export interface RunningDay extends DaySoFar {
  /** What is counted already of that which came for bills of the year before, since its book was closed. */
  readonly late: Takings;
}

/** As a book keeps it. */
export interface Day extends RunningDay {
  /** Of each bill of this day that stands, an order on it. */
  readonly billed: Numbered<number>;
}

/** Bills that are not paid. */
export type Unpaid = Listed<{ readonly billNo: string; readonly left: Paise }>;

/** A till's day as it is printed. */
export interface DaySheet extends DaySoFar {
  readonly expected: Readonly<Record<TenderKind, Paise>>;
  /** Of the day's bills in its book. */
  readonly unpaid: Unpaid;
  /** Of those in the books of the years before, where the day has run on over 31 March and some are unpaid. */
  readonly unpaidBefore?: Unpaid;
  /** Of whatever day; nothing, where nobody is owed anything. */
  readonly toGiveBack?: Listed<ToGiveBack>;
  /** What is open, and at which places; how many there are, where they are more than are named. */
  readonly open: Counted & { readonly tables: readonly number[]; readonly places?: number };
}

export type ByKind = Readonly<Record<TenderKind, Paise>>;

/** The first day begins; nothing before it is counted. `late` is what had come by then for bills of the year before. */
export type DayOpened = DomainEvent<'DayOpened', { dayNo: number; openingCash: Paise; late?: Takings }>;
export type CashMoved = DomainEvent<'CashMoved', { dayNo: number; amount: Paise; reason: string }>;
/**
 * The whole sheet. `left` stays in the drawer, and with it the next day begins. `late` is what had come by then for bills
 * of the year before, `lateBefore` what came on the day itself for bills of years before that one.
 */
export type DayClosed = DomainEvent<
  'DayClosed',
  DaySheet & { counted: ByKind; difference: ByKind; left: Paise; late?: Takings; lateBefore?: Takings }
>;

/** What happens to a till's day: orders and bills stay as they are. */
export const DAY_EVENTS = ['DayOpened', 'CashMoved', 'DayClosed'] as const;
