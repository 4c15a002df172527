import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { settledWith } from '@sae/domain/guests';
import { paidOrderView, type OrderView } from '@sae/domain/ordering';
import type { RequestContext } from '@sae/platform/log';
import { GuestsReader } from '@sae/projections/models/guests';
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
    private readonly guests: GuestsReader,
    private readonly models: TrueModels,
  ) {}

  async execute({ restaurantId, orderId, by }: MarkPaid): Promise<OrderView> {
    // The read models may not know yet that it is billed.
    await this.models.require();
    const { order, billNo, year, bill } = await this.bills.seen(restaurantId, orderId);
    const settled = await this.settled(restaurantId, order.tableNo, billNo);
    const command = { type: 'MarkPaid', orderId, bill, ...settled } as const;
    const { events } = await this.books.makeIn(restaurantId, year, command, by);
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
