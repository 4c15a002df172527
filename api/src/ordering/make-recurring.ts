import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { at } from '@sae/domain/kernel';
import { openOrderView, type OrderView } from '@sae/domain/ordering';
import type { RequestContext } from '@sae/platform/log';
import { isRepeat, PastEvents } from '../kernel/events.js';
import { Bills, orderIn } from './bills.js';
import { OrderBooks } from './order-books.js';

/** Accept: live → recurring. Move to Recurring: past → recurring, which cancels its bill. */
export class MakeRecurring extends Command<OrderView> {
  constructor(
    readonly restaurantId: number,
    readonly orderId: number,
    readonly reason: string | null,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(MakeRecurring)
export class MakeRecurringHandler implements ICommandHandler<MakeRecurring> {
  constructor(
    private readonly books: OrderBooks,
    private readonly bills: Bills,
    private readonly pastEvents: PastEvents,
  ) {}

  async execute({ restaurantId, orderId, reason, by }: MakeRecurring): Promise<OrderView> {
    const whole = await this.bills.of(restaurantId, orderId);
    const { state, events, year } = await this.books.make(
      restaurantId,
      whole
        ? { type: 'ReopenOrder', orderId, whole, reason, budget: this.books.budget }
        : { type: 'AcceptOrder', orderId },
      by,
    );
    const event = events.at(-1);
    if (!event) throw new Error('An order is never made recurring in silence');
    // A repeated request may come when the order is long past or deleted; it gets the answer of the first.
    const open = isRepeat(event, by) ? undefined : at(state.open, orderId);
    const order = open ?? (await this.pastEvents.before(event, orderIn(orderId)));
    const place = { restaurantId, financialYear: year, revision: event.revision };
    return openOrderView({ ...order, status: 'recurring' }, place);
  }
}
