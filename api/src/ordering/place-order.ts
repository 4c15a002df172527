import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderView, PlaceOrderRequest } from '@sae/domain/ordering';
import type { RequestContext } from '@sae/platform/log';
import { OrderDesk } from './order-desk.js';

/** Taken by staff for a table. */
export class PlaceOrder extends Command<OrderView> {
  constructor(
    readonly restaurantId: number,
    readonly request: PlaceOrderRequest,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  constructor(private readonly desk: OrderDesk) {}

  execute({ restaurantId, request, by }: PlaceOrder): Promise<OrderView> {
    return this.desk.take(restaurantId, request, by);
  }
}
