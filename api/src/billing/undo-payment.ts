import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { unpaidOrderView, type OrderView } from '@sae/domain/ordering';
import type { RequestContext } from '@sae/platform/log';
import { Bills } from '../ordering/bills.js';
import { OrderBooks } from '../ordering/order-books.js';
import { findEvent } from '../kernel/events.js';

/** The bill of a past order was marked paid by mistake. It may stand in the book of a closed year. */
export class UndoPayment extends Command<OrderView> {
  constructor(
    readonly restaurantId: number,
    readonly orderId: number,
    readonly reason: string | null,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(UndoPayment)
export class UndoPaymentHandler implements ICommandHandler<UndoPayment> {
  constructor(
    private readonly books: OrderBooks,
    private readonly bills: Bills,
  ) {}

  async execute({ restaurantId, orderId, reason, by }: UndoPayment): Promise<OrderView> {
    const { order, year, bill } = await this.bills.seen(restaurantId, orderId);
    const command = { type: 'UndoPayment', orderId, bill, reason } as const;
    const { events } = await this.books.makeIn(restaurantId, year, command, by);
    const { revision } = findEvent(events, 'PaymentUndone');
    return unpaidOrderView(order, { restaurantId, financialYear: year, revision });
  }
}
