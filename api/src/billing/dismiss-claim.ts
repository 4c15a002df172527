import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { yearOfClaim } from '@sae/domain/ordering';
import type { RequestContext } from '@sae/platform/log';
import { OrderBooks } from '../ordering/order-books.js';

/** Nothing came of what a guest said to have paid. */
export class DismissClaim extends Command<{ id: number }> {
  constructor(
    readonly restaurantId: number,
    readonly claimId: number,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(DismissClaim)
export class DismissClaimHandler implements ICommandHandler<DismissClaim> {
  constructor(private readonly books: OrderBooks) {}

  async execute({ restaurantId, claimId, by }: DismissClaim): Promise<{ id: number }> {
    await this.books.makeIn(restaurantId, yearOfClaim(claimId), { type: 'DismissClaim', claimId }, by);
    return { id: claimId };
  }
}
