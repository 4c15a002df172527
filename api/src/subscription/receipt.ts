import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Refusal } from '@sae/domain/kernel';
import type { ReceiptView } from '@sae/domain/subscription';
import { PlansReader } from '@sae/projections/models/subscription';

/** What a restaurant has in its hands for its money. */
export class Receipt extends Query<ReceiptView> {
  constructor(
    readonly restaurantId: number,
    readonly paymentId: string,
  ) {
    super();
  }
}

@QueryHandler(Receipt)
export class ReceiptHandler implements IQueryHandler<Receipt> {
  constructor(private readonly plans: PlansReader) {}

  async execute({ restaurantId, paymentId }: Receipt): Promise<ReceiptView> {
    const receipt = await this.plans.receipt(restaurantId, paymentId);
    if (!receipt) throw new Refusal('not-found', 'receipt/not-found', 'Receipt not found');
    return receipt;
  }
}
