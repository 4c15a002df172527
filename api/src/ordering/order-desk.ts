import { Injectable } from '@nestjs/common';
import { openOrderView, placedOrder, priceItems, type OrderView, type PlaceOrderRequest } from '@sae/domain/ordering';
import type { OrderItem } from '@sae/domain/billing';
import type { RequestContext } from '@sae/platform/log';
import { MenuReader } from '@sae/projections/models/menu';
import { findEvent } from '../kernel/decisions.js';
import { OrderBooks, type OrdersDecided } from './order-books.js';

/** What an order says. */
export type OrderContent = Pick<PlaceOrderRequest, 'tableNo' | 'items' | 'total'>;

/** Where orders are taken at the menu's prices, whoever brings them. */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly menu: MenuReader,
    private readonly books: OrderBooks,
  ) {}

  /** @throws Refusal */
  async take(restaurantId: number, wanted: OrderContent, by: RequestContext): Promise<OrderView> {
    return this.taken(restaurantId, await this.place(restaurantId, wanted, by));
  }

  /** The order as it was answered when it was taken. */
  taken(restaurantId: number, { events, year }: OrdersDecided): OrderView {
    const placed = findEvent(events, 'OrderPlaced');
    const place = { restaurantId, financialYear: year, revision: placed.revision };
    return openOrderView(placedOrder(placed.data, placed), place);
  }

  private async place(
    restaurantId: number,
    { tableNo, ...wanted }: OrderContent,
    by: RequestContext,
  ): Promise<OrdersDecided> {
    const ids = new Set(wanted.items.map(({ id }) => id));
    const menu = await this.menu.items(restaurantId, [...ids]);
    let items: readonly OrderItem[];
    try {
      items = priceItems(wanted, menu);
    } catch (error) {
      // Refused at today's menu; but it may be repeated, and have been placed at the menu of its time.
      const made = await this.books.made(restaurantId, by);
      if (made) return made;
      throw error;
    }
    return this.books.make(restaurantId, { type: 'PlaceOrder', tableNo, items, budget: this.books.budget }, by);
  }
}
