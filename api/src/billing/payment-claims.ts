import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { claimView } from '@sae/domain/guests';
import { GuestsReader } from '@sae/projections/models/guests';

/** The claims that nobody has answered, oldest first, as JSON text. */
export class PaymentClaims extends Query<string> {
  constructor(readonly restaurantId: number) {
    super();
  }
}

@QueryHandler(PaymentClaims)
export class PaymentClaimsHandler implements IQueryHandler<PaymentClaims> {
  constructor(private readonly guests: GuestsReader) {}

  async execute({ restaurantId }: PaymentClaims): Promise<string> {
    return JSON.stringify((await this.guests.claims(restaurantId)).map(claimView));
  }
}
