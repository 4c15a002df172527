import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Refusal } from '@sae/domain/kernel';
import type { BegunPaymentView } from '@sae/domain/subscription';
import type { RequestContext } from '@sae/platform/log';
import type { Admitted } from '../access/authenticator.js';
import { begunPayment } from './begun-payment.js';
import { PaymentProvider } from './payment-provider.js';
import { Settlements } from './settlements.js';

/**
 * A payment that was begun and can be gone on with. The provider is asked first: where the browser was closed and no
 * webhook came, it may be paid for already, and is settled.
 */
export class OpenPayment extends Query<BegunPaymentView> {
  constructor(
    readonly asking: Admitted,
    readonly paymentId: string,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@QueryHandler(OpenPayment)
export class OpenPaymentHandler implements IQueryHandler<OpenPayment> {
  constructor(
    private readonly settlements: Settlements,
    private readonly provider: PaymentProvider,
  ) {}

  async execute({ asking, paymentId, by }: OpenPayment): Promise<BegunPaymentView> {
    const { restaurantId } = asking;
    const payment = await this.settlements.settle({ restaurantId, paymentId }, { from: 'return' }, by);
    // One begun at another provider than today's can only be begun anew.
    if (payment.status !== 'open' || payment.provider !== this.provider.name)
      throw new Refusal('conflict', 'payment/not-open', 'This payment is not open any more');
    return begunPayment(payment, asking, this.provider);
  }
}
