import { paidUpTo, unsaidOf, type Paid, type TenderKind } from '../billing/paid.js';
import { MONEY_KINDS, NO_TAKINGS, type Takings } from '../billing/takings.js';
import type { Paise } from '../kernel/index.js';
import type { OrderBookEvent } from './order-book.events.js';

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
  if (type === 'BillIssued') return givenBack(paidUpTo(data, data.amounts.total).left);
  return type === 'OrderDeleted' ? givenBack(data) : NO_TAKINGS;
};
