import type { Submission } from '@sae/domain/restaurant';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Refusal } from '@sae/domain/kernel';
import { AccessReader } from '@sae/projections/models/access';

/** Asked by guests, who have no token: so the restaurant stands in the question. */
export class SubmitDisabled extends Query<Submission> {
  constructor(readonly restaurantId: unknown) {
    super();
  }
}

@QueryHandler(SubmitDisabled)
export class SubmitDisabledHandler implements IQueryHandler<SubmitDisabled> {
  constructor(private readonly reader: AccessReader) {}

  async execute({ restaurantId }: SubmitDisabled): Promise<Submission> {
    if (typeof restaurantId !== 'string' || !/^[1-9]\d{0,14}$/.test(restaurantId))
      throw new Refusal('invalid', 'request/invalid', 'Invalid restaurant ID. Please try again.');
    const access = await this.reader.of(Number(restaurantId));
    if (!access?.isVerified) throw new Refusal('not-found', 'restaurant/not-found', 'Restaurant not found');
    return { isSubmitDisabled: access.isSubmitDisabled };
  }
}
