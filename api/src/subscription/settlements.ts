import { Inject, Injectable } from '@nestjs/common';
import { Refusal, toRupees } from '@sae/domain/kernel';
import { accountBook, type AccountCommand } from '@sae/domain/access';
import { paymentIn, type BegunPaymentView, type Payment } from '@sae/domain/subscription';
import type { RequestContext } from '@sae/platform/log';
import type { Logger } from '@sae/platform/logging';
import type { Admitted } from '../access/request-context.js';
import { Decisions } from '../kernel/decisions.js';
import { LOGGER } from '../kernel/connections.js';
import { Configuration } from '../kernel/configuration.js';
import { PaymentProvider, type Evidence, type Outcome, type Whose } from './providers/payment-provider.js';

/** Brings what became of a payment into the log, whoever told of it first: the browser, or the provider itself. */
@Injectable()
export class Settlements {
  constructor(
    private readonly decisions: Decisions,
    private readonly provider: PaymentProvider,
    private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws Refusal of what does not prove what it says; people are told, for money may have been taken. */
  async settle({ restaurantId, paymentId }: Whose, evidence: Evidence, by: RequestContext): Promise<Payment> {
    try {
      const book = String(restaurantId);
      const { payments } = await this.decisions.state(accountBook, book);
      const payment = paymentIn(payments, paymentId);
      const command = this.commandOf(paymentId, await this.provider.outcome(payment, evidence));
      if (!command) return payment;
      const { state } = await this.decisions.make(accountBook, book, command, by);
      return paymentIn(state.payments, paymentId);
    } catch (error) {
      if (error instanceof Refusal && error.kind !== 'unavailable' && evidence.from !== 'return')
        this.log.warn(
          { restaurantId, paymentId, ...named(evidence), code: error.code, requestId: by.requestId },
          'Somebody says that a payment was made, and it is not so',
        );
      throw error;
    }
  }

  private commandOf(paymentId: string, outcome: Outcome): AccountCommand | null {
    switch (outcome.is) {
      case 'paid':
        return { type: 'ConfirmPayment', paymentId, paid: outcome.paid, zone: this.configuration.values.timeZone };
      case 'failed':
        return { type: 'FailPayment', paymentId, providerPaymentId: outcome.providerPaymentId };
      case 'abandoned':
        return { type: 'AbandonPayment', paymentId };
      case 'open':
        return null;
    }
  }
}

/** By what people find it at the provider; never its signature. */
const named = (evidence: Evidence) =>
  'providerPaymentId' in evidence ? { providerPaymentId: evidence.providerPaymentId } : {};

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
