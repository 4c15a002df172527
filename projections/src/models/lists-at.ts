import type { ListsAt } from '@sae/domain/audit';
import type { IsoTime } from '@sae/domain/kernel';
import { openOrderView, type OpenOrder, type OrderBookEvent, type OrderView } from '@sae/domain/ordering';
import type { LoggedEvent } from '@sae/platform/log';
import { drop, ModelsInMemory, noted, put, unlist, type BookFact } from '../kernel/index.js';
import { orders } from './ordering.js';
import { liveKey, opened, orderKey, pastKey, recurringKey } from './shown-orders.js';

/**
 * The lists as the facts told so far leave them: the read model of orders, in memory. It holds what is open and what
 * was billed since `pastFrom`, however long the book is.
 */
export class ListsSoFar {
  private readonly models = new ModelsInMemory();

  constructor(
    private readonly restaurantId: number,
    private readonly pastFrom: IsoTime,
  ) {}

  /** The orders of a bill that it no longer holds, having been billed before: they must be known before it is told. */
  unknownIn(event: LoggedEvent<OrderBookEvent>): readonly number[] {
    if (event.type !== 'BillIssued' || event.at < this.pastFrom) return [];
    return event.data.orders.map(({ orderId }) => orderId).filter((orderId) => !this.holds(orderId));
  }

  /** An order as it was last told whole before the bill that is told next, which says the rest. */
  know(order: OpenOrder): void {
    const shown = openOrderView(order, { restaurantId: this.restaurantId, financialYear: 0, revision: 0 });
    this.models.apply([put(this.key(order.orderId), shown)]);
  }

  tell(event: LoggedEvent<OrderBookEvent>): void {
    const { lookup } = this.models;
    const fact = noted(event) as BookFact;
    // The book of the year before may be told of not at all.
    if (event.type === 'OrdersCarriedOver')
      for (const order of event.data.orders)
        if (!this.holds(order.orderId)) this.models.apply(opened(openOrderView(order, fact.fact)));
    if (event.type === 'BillIssued' && event.at < this.pastFrom)
      return event.data.orders.forEach(({ orderId }) => this.letGo(orderId));
    // Of a bill of days before nothing is shown.
    if (orders.reads(fact, lookup).some((key) => lookup(key) === null)) return;
    this.models.apply(orders.changes(fact, lookup));
  }

  /** Lets go of all but these orders; false when it does not hold one of them. */
  keepOnly(orderIds: readonly number[]): boolean {
    const { models, restaurantId } = this;
    const open = [liveKey, recurringKey].flatMap((listOf) => models.list(listOf(restaurantId)) as OrderView[]);
    for (const { id } of open) if (!orderIds.includes(id)) this.letGo(id);
    return orderIds.every((orderId) => open.some(({ id }) => id === orderId));
  }

  at(time: IsoTime): ListsAt {
    const { models, restaurantId } = this;
    const listed = (key: string) => models.list(key) as OrderView[];
    return {
      time,
      live: listed(liveKey(restaurantId)),
      recurring: listed(recurringKey(restaurantId)),
      past: models.ranked(pastKey(restaurantId)).map((orderId) => models.lookup(this.key(orderId)) as OrderView),
    };
  }

  private letGo(orderId: number): void {
    const { restaurantId } = this;
    this.models.apply([
      drop(this.key(orderId)),
      ...[liveKey, recurringKey].map((listOf) => unlist(listOf(restaurantId), orderId)),
    ]);
  }

  private holds(orderId: number): boolean {
    return this.models.lookup(this.key(orderId)) !== null;
  }

  private key(orderId: number): string {
    return orderKey(this.restaurantId, orderId);
  }
}
