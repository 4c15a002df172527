import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { openOrderView, priceItems, type OrderView, type PlaceOrderRequest } from '@sae/domain/ordering';
import type { Asker } from '@sae/platform/log';
import { MenuReader } from '@sae/projections/menu';
import { the } from '../the.js';
import { OrderBooks } from './order-books.js';

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
    const wanted = new Set(request.items.map(({ id }) => id));
    const items = priceItems(request, await this.menu.items(restaurantId, [...wanted]));
    const command = { type: 'PlaceOrder', tableNo: request.tableNo, items } as const;
    const { events, year } = await this.books.make(restaurantId, command, by);
    const { data, at: placedAt, revision } = the(events, 'OrderPlaced');
    return openOrderView({ ...data, placedAt, status: 'live' }, { restaurantId, financialYear: year, revision });
  }
}
