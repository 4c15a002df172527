import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { OrderStory, type OrderHistory as History } from '@sae/domain/audit';
import { Refusal } from '@sae/domain/kernel';
import { LoggedBooks } from './logged-books.js';

/** All that ever happened to an order, from the log alone (docs/decisions/0017-history-from-the-log.md). */
export class OrderHistory extends Query<History> {
  constructor(
    readonly restaurantId: number,
    readonly orderId: number,
  ) {
    super();
  }
}

@QueryHandler(OrderHistory)
export class OrderHistoryHandler implements IQueryHandler<OrderHistory> {
  constructor(private readonly books: LoggedBooks) {}

  async execute({ restaurantId, orderId }: OrderHistory): Promise<History> {
    const placed = await this.books.placed(restaurantId, orderId);
    if (!placed) throw new Refusal('not-found', 'order/not-found', 'Order not found');
    const story = new OrderStory(orderId);
    let { year, revision } = placed;
    for (let isThere = true; isThere; year += 1, revision = 0) {
      isThere = false;
      for await (const page of this.books.pages(restaurantId, year, revision)) {
        isThere = true;
        for (const event of page) story.tell(event, year);
      }
      if (!story.isOpen) break;
    }
    return { orderId, entries: story.entries };
  }
}
