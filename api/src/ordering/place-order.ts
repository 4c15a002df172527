import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  openOrderView,
  priceItems,
  type OrderItem,
  type OrderView,
  type PlaceOrderRequest,
} from '@sae/domain/ordering';
import type { Asker } from '@sae/platform/log';
import { MenuReader } from '@sae/projections/menu';
import { the } from '../the.js';
import { OrderBooks, type OrdersDecided } from './order-books.js';

/** Taken for a table, at the menu's prices. */
export class PlaceOrder extends Command<OrderView> {
  constructor(
    readonly restaurantId: number,
    readonly request: PlaceOrderRequest,
    readonly by: Asker,
  ) {
    super();
  }
}

@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  constructor(
    private readonly menu: MenuReader,
    private readonly books: OrderBooks,
  ) {}

  async execute({ restaurantId, request, by }: PlaceOrder): Promise<OrderView> {
    const { events, year } = await this.place(restaurantId, request, by);
    const { data, at: placedAt, revision } = the(events, 'OrderPlaced');
    return openOrderView({ ...data, placedAt, status: 'live' }, { restaurantId, financialYear: year, revision });
  }

  private async place(restaurantId: number, request: PlaceOrderRequest, by: Asker): Promise<OrdersDecided> {
    const wanted = new Set(request.items.map(({ id }) => id));
    const menu = await this.menu.items(restaurantId, [...wanted]);
    let items: readonly OrderItem[];
    try {
      items = priceItems(request, menu);
    } catch (error) {
      // Refused at today's menu; but it may be repeated, and have been placed at the menu of its time.
      const made = await this.books.made(restaurantId, by);
      if (made) return made;
      throw error;
    }
    return this.books.make(restaurantId, { type: 'PlaceOrder', tableNo: request.tableNo, items }, by);
  }
}
