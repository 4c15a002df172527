import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { yearOfBill } from '@sae/domain/billing';
import { Refusal } from '@sae/domain/kernel';
import { unpaidOrderView, type OrderView } from '@sae/domain/ordering';
import type { RequestContext } from '@sae/platform/log';
import { OrderReader } from '@sae/projections/models/ordering';
import { Bills } from '../ordering/bills.js';
import { OrderBooks } from '../ordering/order-books.js';
import { findEvent } from '../kernel/find-event.js';

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
    private readonly orders: OrderReader,
  ) {}

  async execute({ restaurantId, orderId, reason, by }: UndoPayment): Promise<OrderView> {
    const order = await this.orders.one(restaurantId, orderId);
    if (!order) throw new Refusal('not-found', 'order/not-found', 'Order not found');
    const billNo = order.receiptDetails?.billNo;
    if (billNo === undefined) throw new Refusal('conflict', 'order/not-billed', 'This order has no bill yet');
    const year = yearOfBill(billNo);
    const bill = await this.bills.in(restaurantId, year, orderId);
    // Where another has taken its place meanwhile, staff have not seen that one.
    const seen = bill?.billNo === billNo ? bill : null;
    const { events } = await this.books.makeIn(
      restaurantId,
      year,
      { type: 'UndoPayment', orderId, bill: seen, reason },
      by,
    );
    const { revision } = findEvent(events, 'PaymentUndone');
    return unpaidOrderView(order, { restaurantId, financialYear: year, revision });
  }
}
