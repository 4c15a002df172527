import type { IssuedBill } from '../billing/issued-bill.js';
import { billView } from '../billing/views.js';
import { toRupees, type IsoTime, type Recorded } from '../kernel/index.js';
import type { OpenOrder, OrderBookEvent } from '../ordering/order-book.events.js';
import { itemView } from '../ordering/views.js';
import type { AuditKind } from './kinds.js';
import type { HistoryEntry, OrderState } from './views.js';

/** What a fact tells beside when, by whom and where it stands. */
type Told = Pick<HistoryEntry, 'order' | 'bill' | 'share' | 'replaces' | 'paid'> & {
  readonly kind: AuditKind;
  readonly to?: OrderState;
  readonly reason?: string | null;
};

const content = ({ tableNo, items, total }: Pick<OpenOrder, 'tableNo' | 'items' | 'total'>) => ({
  order: { tableNo, items: items.map(itemView), total: toRupees(total) },
});

const before = ({ paid }: { readonly paid?: number }) => (paid ? { paid: toRupees(paid) } : {});

/** All that the books tell of one order, gathered fact by fact; what is told of others is passed over. */
export class OrderStory {
  readonly entries: HistoryEntry[] = [];
  private state: OrderState | null = null;
  private issued: { readonly bill: IssuedBill; readonly at: IsoTime } | null = null;

  constructor(readonly orderId: number) {}

  /** May the next year's book tell of it? A past order stays in its own. */
  get isOpen(): boolean {
    return this.state === 'live' || this.state === 'recurring';
  }

  tell(event: Recorded<OrderBookEvent>, financialYear: number): void {
    const told = this.told(event);
    if (!told) return;
    const { at, actor, revision } = event;
    const { kind, to = this.state, reason = null, ...rest } = told;
    if (to === null) throw new Error(`Order ${this.orderId}: ${kind} stands before the order in the book`);
    this.entries.push({ at, actor, kind, from: this.state, to, reason, ...rest, financialYear, revision });
    this.state = to;
  }

  private told(event: Recorded<OrderBookEvent>): Told | null {
    switch (event.type) {
      case 'OrderPlaced':
        return this.isMine(event.data) ? { kind: 'order-placed', to: 'live', ...content(event.data) } : null;
      case 'OrderAccepted':
        return this.isMine(event.data) ? { kind: 'order-accepted', to: 'recurring' } : null;
      case 'OrderReopened': {
        const { order, reason } = event.data;
        return this.isMine(order)
          ? { kind: 'order-brought-back', to: 'recurring', reason, ...content(order), ...before(order) }
          : null;
      }
      case 'OrderDeleted':
        return this.isMine(event.data)
          ? { kind: 'order-deleted', to: 'deleted', reason: event.data.reason, ...before(event.data) }
          : null;
      case 'OrdersCarriedOver': {
        const order = event.data.orders.find(this.isMine);
        return order ? { kind: 'order-carried-over', to: order.status, ...content(order) } : null;
      }
      case 'BillIssued':
        return this.billed(event.data, event.at);
      case 'BillCancelled': {
        const { billNo, reason } = event.data;
        if (!this.issued || this.issued.bill.billNo !== billNo) return null;
        const bill = billView(this.issued.bill, this.issued.at);
        return { kind: 'bill-cancelled', reason, bill, ...before(event.data) };
      }
      case 'BillPaid': {
        if (!this.issued || !event.data.orderIds.includes(this.orderId)) return null;
        return { kind: 'bill-paid', bill: billView(this.issued.bill, this.issued.at) };
      }
      case 'PaymentUndone': {
        if (!this.issued || !event.data.orderIds.includes(this.orderId)) return null;
        const bill = billView(this.issued.bill, this.issued.at);
        return { kind: 'payment-undone', reason: event.data.reason, bill, ...before({ paid: event.data.amount }) };
      }
      case 'PaymentClaimed':
      case 'PaymentClaimDismissed':
      case 'BookOpened':
      case 'BookClosed':
        return null;
    }
  }

  private billed(bill: IssuedBill, at: IsoTime): Told | null {
    const mine = bill.orders.find(this.isMine);
    if (!mine) return null;
    this.issued = { bill, at };
    const replaces = bill.replaces === null ? {} : { replaces: bill.replaces };
    return { kind: 'bill-issued', to: 'past', bill: billView(bill, at), share: toRupees(mine.share), ...replaces };
  }

  private readonly isMine = ({ orderId }: { readonly orderId: number }): boolean => orderId === this.orderId;
}
