import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Refusal } from '@sae/domain/kernel';
import { accountBook } from '@sae/domain/restaurant';
import { paymentIn, type BegunPaymentView } from '@sae/domain/subscription';
import type { Admitted } from '../access/admission.js';
import { Decisions } from '../decisions.js';
import { begunPayment } from './begun-payment.js';
import { PaymentProvider } from './payment-provider.js';

/** A payment that was begun and can be gone on with. */
export class OpenPayment extends Query<BegunPaymentView> {
  constructor(
    readonly asking: Admitted,
    readonly paymentId: string,
  ) {
    super();
  }
}

@QueryHandler(OpenPayment)
export class OpenPaymentHandler implements IQueryHandler<OpenPayment> {
  constructor(
    private readonly decisions: Decisions,
    private readonly provider: PaymentProvider,
  ) {}

  async execute({ asking, paymentId }: OpenPayment): Promise<BegunPaymentView> {
    const { payments } = await this.decisions.state(accountBook, String(asking.restaurantId));
    const payment = paymentIn(payments, paymentId);
    // One begun at another provider than today's can only be begun anew.
    if (payment.status !== 'open' || payment.provider !== this.provider.name)
      throw new Refusal('conflict', 'payment/not-open', 'This payment is not open any more');
    return begunPayment(payment, asking, this.provider);
  }
}
