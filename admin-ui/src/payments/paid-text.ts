import { actorName } from '@sae/domain/audit';
import type { NameOf } from '../ui/useNames.js';
import { TENDER_NAMES, type TenderKind } from '@sae/domain/billing';
import { formatRupees, paiseOf, toPaise, toRupees } from '@sae/domain/kernel';
import {
  sharedText,
  type GivenBackView,
  type OrderPayment,
  type OrderView,
  type TenderView,
} from '@sae/domain/ordering';
import { timeText } from '../data/zone.js';

/** `₹500`, `₹120.50`: what stands beside others in a narrow place. */
const short = (rupees: number): string => formatRupees(rupees).replace(/\.00$/, '');

/** `Cash`, or `Cash ₹500 + UPI ₹120`; nothing where nobody said. */
const howText = ({ paid, by = [], tip = 0 }: OrderPayment): string => {
  const rest = toPaise(paid) - paiseOf(by.map(({ amount }) => amount));
  const [only] = by;
  const parts =
    by.length === 1 && only && rest === 0
      ? [TENDER_NAMES[only.kind]]
      : [
          ...by.map(({ kind, amount }) => `${TENDER_NAMES[kind]} ${short(amount)}`),
          ...(rest > 0 && by.length > 0 ? [`${short(toRupees(rest))} not said how`] : []),
        ];
  return [parts.join(' + '), ...(tip > 0 ? [`tip ${short(tip)}`] : [])].filter(Boolean).join(', ');
};

/** What was paid too much. */
const backText = ({ toGiveBack, givenBack }: OrderPayment): string => {
  if (toGiveBack > 0) return `, give back ${formatRupees(toGiveBack)}`;
  return givenBack ? `, ${formatRupees(givenBack.amount)} given back` : '';
};

/** How it stands with the money for a bill. */
const billText = ({ isPaid, payment }: NonNullable<OrderView['receiptDetails']>): string => {
  if (!payment) return isPaid ? 'Paid' : 'Unpaid';
  if (!isPaid) return `${formatRupees(payment.paid)} paid, ${formatRupees(payment.toPay)} to pay`;
  const how = howText(payment);
  return `${how ? `Paid · ${how}` : 'Paid'}${backText(payment)}`;
};

/** How it stands with the money for an order, and with which others it shares that; null where there is nothing to say. */
export const paidText = ({ receiptDetails, paid }: OrderView): string | null => {
  if (!receiptDetails) return paid ? `${formatRupees(paid)} paid already` : null;
  const others = sharedText(receiptDetails);
  return `${billText(receiptDetails)}${others && ` · one bill with ${others}`}`;
};

/** `Cash ₹500.00, tip ₹20.00, change ₹30.00`. */
export const tenderText = ({ kind, amount, tip, change }: TenderView): string =>
  [
    `${TENDER_NAMES[kind]} ${formatRupees(amount)}`,
    ...(tip > 0 ? [`tip ${formatRupees(tip)}`] : []),
    ...(change > 0 ? [`change ${formatRupees(change)}`] : []),
  ].join(', ');

const KIND_TEXTS: Readonly<Record<TenderKind, string>> = {
  cash: 'in cash',
  upi: 'by UPI',
  card: 'by card',
  other: 'otherwise',
};

/** `in cash`. */
export const kindText = (kind: TenderKind): string => KIND_TEXTS[kind];

/** `₹80.00 given back in cash, by Staff, 21 Nov 2026, 2:05 pm`. */
export const givenBackText = ({ amount, kind, actor, at }: GivenBackView, nameOf: NameOf = actorName): string =>
  `${formatRupees(amount)} given back ${kindText(kind)}, by ${nameOf(actor)}, ${timeText(at)}`;
