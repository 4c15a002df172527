import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  guestOrderView,
  refuseOtherTable,
  refuseTooLarge,
  takesOrders,
  type GuestOrderView,
  type PlaceGuestOrderRequest,
} from '@sae/domain/guests';
import { Refusal } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import type { RequestContext } from '@sae/platform/log';
import { Clock } from '../kernel/clock.js';
import { OrderBooks } from '../ordering/order-books.js';
import { OrderDesk } from '../ordering/order-desk.js';
import { GuestLimits } from './guest-limits.js';
import type { Guest } from './seats.js';

/** What a table orders by itself, as long as the restaurant takes orders from tables. */
export class PlaceGuestOrder extends Command<GuestOrderView> {
  constructor(
    readonly guest: Guest,
    readonly request: PlaceGuestOrderRequest,
    readonly by: RequestContext,
  ) {
    super();
  }
}

const notTaken = () =>
  new Refusal('conflict', 'order/not-taken', 'This restaurant is not taking orders from tables right now');

@CommandHandler(PlaceGuestOrder)
export class PlaceGuestOrderHandler implements ICommandHandler<PlaceGuestOrder> {
  constructor(
    private readonly books: OrderBooks,
    private readonly desk: OrderDesk,
    private readonly limits: GuestLimits,
    private readonly clock: Clock,
  ) {}

  async execute({ guest, request, by }: PlaceGuestOrder): Promise<GuestOrderView> {
    return guestOrderView(await this.order(guest, request, by));
  }

  private async order(guest: Guest, request: PlaceGuestOrderRequest, by: RequestContext): Promise<OrderView> {
    const { restaurantId, access, table } = guest;
    refuseOtherTable(request, table.tableNo);
    refuseTooLarge(request);
    // What was placed stays placed, and is answered again, whatever has changed since.
    const made = await this.books.made(restaurantId, by);
    if (made) return this.desk.taken(restaurantId, made);
    await this.limits.count('order', guest);
    if (!takesOrders(access, this.clock.now())) throw notTaken();
    return this.desk.take(restaurantId, { ...request, tableNo: table.tableNo }, by);
  }
}
