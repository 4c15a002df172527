import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { BillView } from '@sae/domain/billing';
import { Refusal } from '@sae/domain/kernel';
import { OrderReader } from '@sae/projections/models/ordering';

/** The bill of a past order as it was issued. */
export class Reprint extends Query<BillView> {
  constructor(
    readonly restaurantId: number,
    readonly orderId: number,
  ) {
    super();
  }
}

@QueryHandler(Reprint)
export class ReprintHandler implements IQueryHandler<Reprint> {
  constructor(private readonly orders: OrderReader) {}

  async execute({ restaurantId, orderId }: Reprint): Promise<BillView> {
    const bill = await this.orders.bill(restaurantId, orderId);
    if (bill) return bill;
    if (await this.orders.one(restaurantId, orderId))
      throw new Refusal('conflict', 'order/not-billed', 'This order has no bill yet');
    throw new Refusal('not-found', 'order/not-found', 'Order not found');
  }
}
