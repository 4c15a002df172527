import type { Circumstances, IsoTime, Recorded } from '../kernel/index.js';
import type { OrderBookEvent } from '../ordering/order-book.events.js';
import { placedOrder } from '../ordering/placed-order.js';
import {
  openOrderView,
  paidOrderView,
  pastOrderView,
  revisionText,
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
      case 'BillCancelled':
        return event.data.orderIds.forEach((id) => this.remove(id));
      case 'BillPaid':
        return event.data.orderIds.forEach((id) => this.pay(id, place));
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
    for (const order of bill.orders) {
      this.remove(order.orderId);
      if (at >= this.pastFrom) this.past.set(order.orderId, pastOrderView(order, bill, at, place));
    }
  }

  private pay(id: number, place: Place): void {
    const order = this.past.get(id);
    if (order) this.past.set(id, paidOrderView(order, place));
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
