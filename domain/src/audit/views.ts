import type { Buyer } from '../billing/issued-bill.js';
import type { TenderKind } from '../billing/paid.js';
import type { BillView } from '../billing/views.js';
import type { Actor, IsoTime, Rupees } from '../kernel/index.js';
import type { OrderItemView, OrderView } from '../ordering/views.js';
import type { AuditedDish, AuditKind, OrderState } from './audited.js';
import type { FieldChange } from './changes.js';

/** What was changed of an order's lines. */
export interface ChangedLines {
  /** Those that were added, cancelled or taken, or say something else now. */
  readonly lines?: readonly OrderItemView[];
  /** What the line said before. */
  readonly noteBefore?: string | null;
}

/** Of an order that was split: the new order with what was taken of it, or the one it was taken of. */
export interface SplitParts {
  readonly splitInto?: number;
  readonly splitFrom?: number;
}

/** How a payment came. */
export interface AuditedTender {
  readonly kind: TenderKind;
  readonly tip: Rupees;
  /** The cash that was handed over; null where nobody said. */
  readonly given: Rupees | null;
}

/** Of a till's day: its number, and when it was closed what should have been there and what was. */
export interface AuditedDay {
  readonly dayNo: number;
  readonly expected?: Rupees;
  readonly counted?: Rupees;
}

/** One fact about an order, as it stands in the log. */
export interface HistoryEntry extends ChangedLines, SplitParts {
  readonly at: IsoTime;
  readonly actor: Actor;
  /** The manager who let them do it. */
  readonly approvedBy?: Actor;
  readonly kind: AuditKind;
  /** The order's list before it; null before there was an order. */
  readonly from: OrderState | null;
  readonly to: OrderState;
  readonly reason: string | null;
  /** Of a bill whose discount was above the owner's limit, for which `reason` says why; null, where nobody did. */
  readonly discountPercent?: number;
  /** The order as this fact tells it: placed, changed, split, brought back or carried over. */
  readonly order?: Pick<OrderView, 'tableNo' | 'items' | 'total' | 'customer'>;
  /** The tables it was moved from and to. */
  readonly movedFrom?: number;
  readonly movedTo?: number;
  /** The bill as it was issued, and the order's part of it. */
  readonly bill?: BillView;
  readonly share?: Rupees;
  /** The credit note for the bill. */
  readonly noteNo?: string;
  /** Of a bill that bills again what was left of a cancelled one: that one's number. */
  readonly replaces?: string;
  /** What had been paid of what is taken back; with an order that is brought back it stays, else it is to be given back. */
  readonly paid?: Rupees;
  /** Of a payment taken, taken back or given back: `paid` is its amount. */
  readonly tender?: AuditedTender;
  /** Where it stands in the restaurant's books. */
  readonly financialYear: number;
  readonly revision: number;
}

/** What `GET /orders/{id}/history` answers: all that ever happened to an order, oldest first. */
export interface OrderHistory {
  readonly orderId: number;
  readonly entries: readonly HistoryEntry[];
}

/** What `GET /orders/at` answers: the lists as they stood at a moment. */
export interface ListsAt {
  readonly time: IsoTime;
  readonly live: readonly OrderView[];
  readonly recurring: readonly OrderView[];
  /** Billed on that day up to then, the newest bill first. */
  readonly past: readonly OrderView[];
}

/** A row of `GET /audit`. */
export interface AuditEntry extends ChangedLines, SplitParts {
  readonly id: number;
  readonly at: IsoTime;
  readonly actor: Actor;
  /** The manager who let them do it. */
  readonly approvedBy?: Actor;
  readonly kind: AuditKind;
  readonly orderIds: readonly number[];
  /** Null of what concerns no table. */
  readonly tableNo: number | null;
  /** Of an order that was moved: the table it left. */
  readonly movedFrom?: number;
  readonly billNo: string | null;
  /** The credit note for the bill. */
  readonly noteNo?: string;
  /** Of the order, or of the bill; null of what is neither. */
  readonly total: Rupees | null;
  readonly reason: string | null;
  /** Of a bill whose discount was above the owner's limit, for which `reason` says why; null, where nobody did. */
  readonly discountPercent?: number;
  /** Of a bill issued: the business it is written for. */
  readonly buyer?: Buyer;
  /** What had been paid before: of a bill issued, on those in whose place it stands; else of what is taken back. */
  readonly paid?: Rupees;
  /** Of a payment taken, taken back or given back: `total` is its amount. */
  readonly tender?: AuditedTender;
  /** `total` is the opening cash, what went in or out, or the difference. */
  readonly day?: AuditedDay;
  /** Which (`2026-08`) was marked as filed, or is so no longer. */
  readonly month?: string;
  /** Of payment details, of what bills begin with and of a dish: which, from what and to what. */
  readonly changes?: readonly FieldChange[];
  /** Of an import: how many dishes it added and changed, or of how many that is undone. */
  readonly dishes?: { readonly added: number; readonly changed: number };
  /** What was changed, is sold out or on sale again, by the name it had then. */
  readonly dish?: AuditedDish;
  /** Who was added, changed or sent away, by the name they had then. */
  readonly person?: { readonly id: number; readonly name: string };
  /** The name of the till it is about. */
  readonly till?: string;
}

/** An event that a projection could not apply, and for which its book waits. */
export interface ParkedEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  /** When it happened: nothing that its book tells of since is shown. */
  readonly at: IsoTime;
  /** The order it tells of, where it tells of one. */
  readonly orderId?: number;
}
