import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { toPaise, toRupees } from '@sae/domain/kernel';
import { accountBook } from '@sae/domain/access';
import { paymentIn, planOf, type BegunPaymentView, type PaidPlanType, type Payment } from '@sae/domain/subscription';
import type { RequestContext } from '@sae/platform/log';
import type { Admitted } from '../access/authenticator.js';
import { Ids } from '../kernel/clock.js';
import { Limits, tooMany, type Budget } from '../http/limits.js';
import { Decisions } from '../kernel/decisions.js';
import { findEvent } from '../kernel/events.js';
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

/** Nothing is erased, and each payment is an order at the provider: so what may be begun is bounded. */
const PAYMENTS: Budget = {
  name: 'payments',
  points: 20,
  seconds: 60 * 60,
  refuse: tooMany('payment/too-many', 'Too many payments were begun. Please try again in an hour.'),
};

@CommandHandler(BeginPayment)
export class BeginPaymentHandler implements ICommandHandler<BeginPayment> {
  constructor(
    private readonly decisions: Decisions,
    private readonly provider: PaymentProvider,
    private readonly limits: Limits,
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
    await this.limits.consume(PAYMENTS, restaurantId);
    const paymentId = this.ids.paymentId();
    const amount = toPaise(planOf(planType).price);
    const providerOrderId = await this.provider.open({ restaurantId, paymentId, amount });
    const said = { paymentId, provider: this.provider.name, providerOrderId, planType };
    return this.decisions.make(accountBook, book, { type: 'BeginPayment', ...said }, by);
  }
}

/** A payment as the page that pays it needs to know it. */
export const begunPayment = (payment: Payment, { access }: Admitted, provider: PaymentProvider): BegunPaymentView => {
  const { ownerName: name, email, phoneNumber: contact } = access.user;
  return {
    paymentId: payment.paymentId,
    provider: payment.provider,
    planType: payment.planType,
    amount: toRupees(payment.amount),
    durationDays: payment.durationDays,
    checkout: provider.checkout(payment, { name, email, contact }),
  };
};
