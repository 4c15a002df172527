import { TENDER_KINDS, TENDER_NAMES, paidUpTo, unsaidOf, type Paid, type TenderKind } from '../billing/paid.js';
import type { Paise } from '../kernel/index.js';
import type { OrderBookEvent } from '../ordering/order-book.events.js';

/** How money came; `unsaid` where a bill was marked paid alone. */
export const MONEY_KINDS = [...TENDER_KINDS, 'unsaid'] as const;
export type MoneyKind = TenderKind | 'unsaid';
export const MONEY_NAMES: Readonly<Record<MoneyKind, string>> = { ...TENDER_NAMES, unsaid: 'Not said' };

/** Money by how it came, and tips apart; what went back is less than nothing. */
export interface Takings {
  readonly by: Readonly<Partial<Record<MoneyKind, Paise>>>;
  readonly tips: Paise;
}

const NOTHING: Takings = { by: {}, tips: 0 };

const ofPaid = (paid: Paid, sign: 1 | -1): Takings => ({
  by: Object.fromEntries(
    MONEY_KINDS.flatMap((kind) => {
      const amount = kind === 'unsaid' ? unsaidOf(paid) : (paid.paidBy?.[kind] ?? 0);
      return amount === 0 ? [] : [[kind, sign * amount]];
    }),
  ),
  tips: 0,
});

/**
 * What a fact brings into the till or takes out of it; `toPay` is what was left to pay of its bill. Money counts on the
 * day it comes and is taken off on the day it goes: a day that is over never changes.
 */
export const takingsOf = ({ type, data }: OrderBookEvent, toPay: Paise): Takings => {
  if (type === 'TenderTaken') return { by: { [data.kind]: data.amount }, tips: data.tip };
  if (type === 'TenderUndone') return { by: { [data.kind]: -data.amount }, tips: -data.tip };
  if (type === 'BillPaid') return toPay > 0 ? { by: { unsaid: toPay }, tips: 0 } : NOTHING;
  if (type === 'PaymentUndone') return ofPaid({ ...data, paid: data.amount }, -1);
  if (type === 'BillIssued') return ofPaid(paidUpTo(data, data.amounts.total).left, -1);
  return type === 'OrderDeleted' ? ofPaid(data, -1) : NOTHING;
};

export const isNothing = ({ by, tips }: Takings): boolean => tips === 0 && Object.keys(by).length === 0;

/** Together; of what comes to nothing nothing is said. */
export const takenTogether = (one: Takings, other: Takings): Takings => ({
  by: Object.fromEntries(
    MONEY_KINDS.flatMap((kind) => {
      const sum = (one.by[kind] ?? 0) + (other.by[kind] ?? 0);
      return sum === 0 ? [] : [[kind, sum]];
    }),
  ),
  tips: one.tips + other.tips,
});
