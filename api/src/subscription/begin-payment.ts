import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { toPaise } from '@sae/domain/kernel';
import { accountBook } from '@sae/domain/access';
import { paymentIn, planOf, type BegunPaymentView, type PaidPlanType } from '@sae/domain/subscription';
import type { RequestContext } from '@sae/platform/log';
import type { Admitted } from '../access/authenticator.js';
import { Ids } from '../kernel/clock.js';
import { Decisions } from '../kernel/decisions.js';
import { findEvent } from '../kernel/find-event.js';
import { begunPayment } from './begun-payment.js';
import { PaymentAllowance } from './payment-allowance.js';
import { PaymentProvider } from './providers/payment-provider.js';

/** Opens an order at the provider, then notes it: an order nobody was told of costs nothing. */
export class BeginPayment extends Command<BegunPaymentView> {
  constructor(
    readonly asking: Admitted,
    readonly planType: PaidPlanType,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(BeginPayment)
export class BeginPaymentHandler implements ICommandHandler<BeginPayment> {
  constructor(
    private readonly decisions: Decisions,
    private readonly provider: PaymentProvider,
    private readonly allowance: PaymentAllowance,
    private readonly ids: Ids,
  ) {}

  async execute(command: BeginPayment): Promise<BegunPaymentView> {
    const { asking, by } = command;
    const book = String(asking.restaurantId);
    const made = (await this.decisions.made(accountBook, book, by)) ?? (await this.begin(book, command));
    // Asked again under the same key it is the payment of then.
    const { data } = findEvent(made.events, 'PaymentBegun');
    return begunPayment(paymentIn(made.state.payments, data.paymentId), asking, this.provider);
  }

  private async begin(book: string, { asking: { restaurantId }, planType, by }: BeginPayment) {
    await this.allowance.use(restaurantId);
    const paymentId = this.ids.paymentId();
    const amount = toPaise(planOf(planType).price);
    const providerOrderId = await this.provider.open({ restaurantId, paymentId, amount });
    const said = { paymentId, provider: this.provider.name, providerOrderId, planType };
    return this.decisions.make(accountBook, book, { type: 'BeginPayment', ...said }, by);
  }
}
