import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ClaimPaymentRequest, GuestClaimView } from '@sae/domain/guests';
import { toPaise, toRupees } from '@sae/domain/kernel';
import type { RequestContext } from '@sae/platform/log';
import { OrderBooks, type OrdersDecided } from '../ordering/order-books.js';
import { findEvent } from '../kernel/events.js';
import { Dues, type Guest } from './seats.js';
import { GuestLimits } from './guest-limits.js';

/** A guest says to have paid. Whether it is so, staff say. */
export class ClaimPayment extends Command<GuestClaimView> {
  constructor(
    readonly guest: Guest,
    readonly request: ClaimPaymentRequest,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ClaimPayment)
export class ClaimPaymentHandler implements ICommandHandler<ClaimPayment> {
  constructor(
    private readonly books: OrderBooks,
    private readonly dues: Dues,
    private readonly limits: GuestLimits,
  ) {}

  async execute(command: ClaimPayment): Promise<GuestClaimView> {
    const { guest, by } = command;
    const made = (await this.books.made(guest.restaurantId, by)) ?? (await this.claim(command));
    const { data, at: claimedAt } = findEvent(made.events, 'PaymentClaimed');
    return { amount: toRupees(data.amount), claimedAt, isDismissed: false };
  }

  private async claim({ guest, request, by }: ClaimPayment): Promise<OrdersDecided> {
    await this.limits.count('claim', guest);
    const { sitting, dues } = await this.dues.at(guest);
    const { reference } = request;
    const said = {
      tableNo: guest.table.tableNo,
      sitting: sitting?.id ?? 0,
      amount: toPaise(request.amount),
      reference,
    };
    return this.books.make(guest.restaurantId, { type: 'ClaimPayment', ...said, dues }, by);
  }
}
