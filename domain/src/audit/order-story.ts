import type { IssuedBill } from '../billing/issued-bill.js';
import { customerIn } from '../billing/order-item.js';
import { billView } from '../billing/views.js';
import { toRupees, type IsoTime, type Recorded } from '../kernel/index.js';
import type { OrderBookEvent } from '../ordering/order-book.events.js';
import { itemView } from '../ordering/views.js';
import { audited, type Audited, type AuditKind, type OrderState } from './audited.js';
import type { AuditedDay, AuditedTender, ChangedLines, HistoryEntry, SplitParts } from './views.js';

type Details = Pick<
  HistoryEntry,
  | 'order'
  | 'movedFrom'
  | 'movedTo'
  | 'splitInto'
  | 'splitFrom'
  | 'lines'
  | 'noteBefore'
  | 'bill'
  | 'share'
  | 'noteNo'
  | 'replaces'
  | 'discountPercent'
  | 'paid'
  | 'tender'
>;

/** All that the books tell of one order, gathered fact by fact; what is told of others is passed over. */
export class OrderStory {
  readonly entries: HistoryEntry[] = [];
  private state: OrderState | null = null;
  private isOwed = false;
  private issued: { readonly bill: IssuedBill; readonly at: IsoTime } | null = null;

  constructor(readonly orderId: number) {}

  get isOpen(): boolean {
    return this.state === 'live' || this.state === 'recurring';
  }

  /** May the next year's book tell of it? A past order stays in its own, but for what is owed for it. */
  get isOver(): boolean {
    return !this.isOpen && !this.isOwed;
  }

  tell(event: Recorded<OrderBookEvent>, financialYear: number): void {
    const told = audited(event).find(({ orderIds }) => orderIds.includes(this.orderId));
    if (!told) return;
    const { at, actor, approvedBy, revision } = event;
    const who = approvedBy ? { actor, approvedBy } : { actor };
    const { kind, to = this.state, reason = null, bill } = told;
    if (to === null) throw new Error(`Order ${this.orderId}: ${kind} stands before the order in the book`);
    if (bill) this.issued = { bill, at };
    const details = told.billNo === undefined ? this.ofOrder(told) : this.ofBill(told);
    this.entries.push({ at, ...who, kind, from: this.state, to, reason, ...details, financialYear, revision });
    this.state = to;
    // Whatever is told of it afterwards ends that.
    this.isOwed = told.backId !== undefined;
  }

  private ofOrder({ order, movedFrom, movedTo, ...told }: Audited): Details {
    const content = order && {
      ...{ tableNo: order.tableNo, items: order.items.map(itemView), total: toRupees(order.total) },
      ...customerIn([order]),
    };
    const moved = movedFrom !== undefined && { movedFrom, movedTo };
    return {
      ...(content && { order: content }),
      ...moved,
      ...splitParts(told),
      ...changedLines(told),
      ...moneyTold(told),
    };
  }

  private ofBill({ bill, replaces, discountPercent, noteNo, ...told }: Audited): Details {
    const shown = this.issued && { bill: billView(this.issued.bill, this.issued.at) };
    if (!bill) return { ...shown, ...(noteNo === undefined ? {} : { noteNo }), ...moneyTold(told) };
    const share = bill.orders.find(({ orderId }) => orderId === this.orderId)?.share ?? 0;
    return {
      ...{ ...shown, share: toRupees(share) },
      ...(replaces ? { replaces } : {}),
      ...(discountPercent === undefined ? {} : { discountPercent }),
    };
  }
}

/** What was changed of an order's lines, as its history and the audit show it. */
export const changedLines = ({ lines, noteBefore }: Pick<Audited, 'lines' | 'noteBefore'>): ChangedLines => ({
  ...(lines ? { lines: lines.map(itemView) } : {}),
  ...(noteBefore === undefined ? {} : { noteBefore }),
});

/** Where the other half of an order went, or where it came from. */
export const splitParts = ({ splitInto, splitFrom }: Pick<Audited, 'splitInto' | 'splitFrom'>): SplitParts => ({
  ...(splitInto === undefined ? {} : { splitInto }),
  ...(splitFrom === undefined ? {} : { splitFrom }),
});

/** What these facts are about is money itself. */
const PAYMENTS: readonly AuditKind[] = ['payment-taken', 'payment-undone', 'money-given-back'];

/** What was paid, or had been before, and how. */
const moneyTold = ({ kind, about, paid, tender }: Audited): Pick<HistoryEntry, 'paid' | 'tender'> => {
  const amount = PAYMENTS.includes(kind) ? about?.total : paid;
  return { ...(amount ? { paid: toRupees(amount) } : {}), ...tenderShown(tender) };
};

export const dayShown = (day: Audited['day']): { readonly day?: AuditedDay } => {
  if (!day) return {};
  const { dayNo, expected, counted } = day;
  return {
    day: {
      dayNo,
      ...(expected === undefined ? {} : { expected: toRupees(expected) }),
      ...(counted === undefined ? {} : { counted: toRupees(counted) }),
    },
  };
};

export const tenderShown = (tender: Audited['tender']): { readonly tender?: AuditedTender } => {
  if (!tender) return {};
  const { kind, tip, given } = tender;
  return { tender: { kind, tip: toRupees(tip), given: given === null ? null : toRupees(given) } };
};
