import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { OrderReader, type PastOrders as Page } from '@sae/projections/models/ordering';

/** Live orders, oldest first, as JSON text. */
export class LiveOrders extends Query<string> {
  constructor(readonly restaurantId: number) {
    super();
  }
}

/** Recurring orders, oldest first, as JSON text. */
export class RecurringOrders extends Query<string> {
  constructor(readonly restaurantId: number) {
    super();
  }
}

/** Past orders, the newest bill first, page by page. */
export class PastOrders extends Query<{ json: string; total: number }> {
  constructor(
    readonly restaurantId: number,
    readonly page: Page,
  ) {
    super();
  }
}

@QueryHandler(LiveOrders)
export class LiveOrdersHandler implements IQueryHandler<LiveOrders> {
  constructor(private readonly orders: OrderReader) {}

  execute({ restaurantId }: LiveOrders): Promise<string> {
    return this.orders.live(restaurantId);
  }
}

@QueryHandler(RecurringOrders)
export class RecurringOrdersHandler implements IQueryHandler<RecurringOrders> {
  constructor(private readonly orders: OrderReader) {}

  execute({ restaurantId }: RecurringOrders): Promise<string> {
    return this.orders.recurring(restaurantId);
  }
}

@QueryHandler(PastOrders)
export class PastOrdersHandler implements IQueryHandler<PastOrders> {
  constructor(private readonly orders: OrderReader) {}

  execute({ restaurantId, page }: PastOrders): Promise<{ json: string; total: number }> {
    return this.orders.past(restaurantId, page);
  }
}
