import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RequestContext } from '@sae/platform/log';
import { Bills } from './bills.js';
import { OrderBooks } from './order-books.js';

/** From whatever list it is in; that of a past order cancels its bill. The log keeps it, with who and why. */
export class DeleteOrder extends Command<{ id: number }> {
  constructor(
    readonly restaurantId: number,
    readonly orderId: number,
    readonly reason: string | null,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(DeleteOrder)
export class DeleteOrderHandler implements ICommandHandler<DeleteOrder> {
  constructor(
    private readonly books: OrderBooks,
    private readonly bills: Bills,
  ) {}

  async execute({ restaurantId, orderId, reason, by }: DeleteOrder): Promise<{ id: number }> {
    const whole = await this.bills.of(restaurantId, orderId);
    await this.books.make(restaurantId, { type: 'DeleteOrder', orderId, whole, reason }, by);
    return { id: orderId };
  }
}
