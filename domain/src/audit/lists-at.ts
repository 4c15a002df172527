import type { Circumstances, IsoTime, Recorded } from '../kernel/index.js';
import type { OpenOrder, OrderBookEvent } from '../ordering/order-book.events.js';
import { placedOrder } from '../ordering/placed-order.js';
import {
  openOrderView,
  paidOrderView,
  pastOrderView,
  revisionText,
  unpaidOrderView,
  type OrderView,
  type Place,
} from '../ordering/views.js';
import type { ListsAt } from './views.js';

type Book = Pick<Place, 'restaurantId' | 'financialYear'>;

const newestBillFirst = (one: OrderView, other: OrderView): number =>
  Date.parse(other.receiptDetails?.completedAt ?? '') - Date.parse(one.receiptDetails?.completedAt ?? '') ||
  other.id - one.id;

/**
 * The lists as the facts told so far leave them. It holds what is open and what was billed since `pastFrom`, however
 * long the book is.
 */
export class ListsSoFar {
  private readonly open = new Map<number, OrderView>();
  private readonly past = new Map<number, OrderView>();

  constructor(private readonly pastFrom: IsoTime) {}

  /** The orders of a bill that it no longer holds, having been billed before: they must be known before it is told. */
  unknownIn(event: Recorded<OrderBookEvent>): readonly number[] {
    if (event.type !== 'BillIssued' || event.at < this.pastFrom) return [];
    return event.data.orders.map(({ orderId }) => orderId).filter((id) => !this.open.has(id) && !this.past.has(id));
  }

  /** An order as it was placed, whatever happened to it since. */
  know(order: OpenOrder, place: Place): void {
    this.past.set(order.orderId, openOrderView(order, place));
  }

  tell(event: Recorded<OrderBookEvent>, book: Book): void {
    const place = { ...book, revision: event.revision };
    switch (event.type) {
      case 'OrdersCarriedOver':
        for (const order of event.data.orders) this.put(openOrderView(order, place));
        return;
      case 'OrderPlaced':
        return this.put(openOrderView(placedOrder(event.data, event), place));
      case 'OrderAccepted': {
        const placed = this.open.get(event.data.orderId);
        if (placed) this.put({ ...placed, status: 'recurring', revision: revisionText(place) });
        return;
      }
      case 'OrderReopened':
        return this.put(openOrderView(event.data.order, place));
      case 'OrderDeleted':
        return this.remove(event.data.orderId);
      case 'BillIssued':
        return this.bill(event, place);
      case 'BillPaid':
        return event.data.orderIds.forEach((id) => this.become(id, (order) => paidOrderView(order, place)));
      case 'PaymentUndone':
        return event.data.orderIds.forEach((id) => this.become(id, (order) => unpaidOrderView(order, place)));
      // Each of its orders is billed again, reopened or deleted by the facts that follow.
      case 'BillCancelled':
      case 'PaymentClaimed':
      case 'PaymentClaimDismissed':
      case 'BookOpened':
      case 'BookClosed':
        return;
    }
  }

  at(time: IsoTime): ListsAt {
    const open = [...this.open.values()].sort((one, other) => one.id - other.id);
    return {
      time,
      live: open.filter(({ status }) => status === 'live'),
      recurring: open.filter(({ status }) => status === 'recurring'),
      past: [...this.past.values()].sort(newestBillFirst),
    };
  }

  private bill(
    { data: bill, at }: Extract<OrderBookEvent, { type: 'BillIssued' }> & Circumstances,
    place: Place,
  ): void {
    for (const { orderId } of bill.orders) {
      const shown = this.open.get(orderId) ?? this.past.get(orderId);
      this.remove(orderId);
      if (shown && at >= this.pastFrom) this.past.set(orderId, pastOrderView(shown, bill, at, place));
    }
  }

  private become(id: number, change: (order: OrderView) => OrderView): void {
    const order = this.past.get(id);
    if (order) this.past.set(id, change(order));
  }

  private put(order: OrderView): void {
    this.past.delete(order.id);
    this.open.set(order.id, order);
  }

  private remove(id: number): void {
    this.open.delete(id);
    this.past.delete(id);
  }
}
