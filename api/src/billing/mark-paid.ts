import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { yearOfBill } from '@sae/domain/billing';
import { settledWith } from '@sae/domain/guests';
import { Refusal } from '@sae/domain/kernel';
import { paidOrderView, type OrderView } from '@sae/domain/ordering';
import type { RequestContext } from '@sae/platform/log';
import { GuestsReader } from '@sae/projections/models/guests';
import { OrderReader } from '@sae/projections/models/ordering';
import { TrueModels } from '../http/true-models.js';
import { Bills } from '../ordering/bills.js';
import { OrderBooks } from '../ordering/order-books.js';

/** The bill of a past order is paid. It may stand in the book of a closed year. */
export class MarkPaid extends Command<OrderView> {
  constructor(
    readonly restaurantId: number,
    readonly orderId: number,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(MarkPaid)
export class MarkPaidHandler implements ICommandHandler<MarkPaid> {
  constructor(
    private readonly books: OrderBooks,
    private readonly bills: Bills,
    private readonly orders: OrderReader,
    private readonly guests: GuestsReader,
    private readonly models: TrueModels,
  ) {}

  async execute({ restaurantId, orderId, by }: MarkPaid): Promise<OrderView> {
    // The read models may not know yet that it is billed.
    await this.models.require();
    const order = await this.orders.one(restaurantId, orderId);
    if (!order) throw new Refusal('not-found', 'order/not-found', 'Order not found');
    const billNo = order.receiptDetails?.billNo;
    if (billNo === undefined) throw new Refusal('conflict', 'order/not-billed', 'This order has no bill yet');
    const year = yearOfBill(billNo);
    const [bill, settled] = await Promise.all([
      this.bills.in(restaurantId, year, orderId),
      this.settled(restaurantId, order.tableNo, billNo),
    ]);
    // Where another has taken its place meanwhile, staff have not seen that one.
    const seen = bill?.billNo === billNo ? bill : null;
    const wish = { type: 'MarkPaid', orderId, bill: seen, ...settled } as const;
    const { events } = await this.books.makeIn(restaurantId, year, wish, by);
    const paid = events.at(-1);
    // Without an event somebody else marked it, and the read model was asked before.
    return paidOrderView(order, paid && { restaurantId, financialYear: year, revision: paid.revision });
  }

  private async settled(restaurantId: number, tableNo: number, billNo: string) {
    const [claims, sitting] = await Promise.all([
      this.guests.claims(restaurantId),
      this.guests.sitting(restaurantId, tableNo),
    ]);
    return settledWith({ billNo, tableNo }, claims, sitting);
  }
}
