import { Refusal } from '@sae/domain/kernel';
import { doesNotFit } from '@sae/domain/access';
import { planOf, type Payment, type RazorpayCheckout } from '@sae/domain/subscription';
import type { RazorpayConfig } from '@sae/platform/config';
import type { Logger } from '@sae/platform/logging';
import {
  notHere,
  PaymentProvider,
  type Customer,
  type Evidence,
  type ProviderNews,
  type NewOrder,
  type Outcome,
} from './payment-provider.js';
import { RazorpayClient, SaidNo, type Charge } from './razorpay-client.js';
import { isCheckoutSigned, isWebhookSigned, chargeIn } from './razorpay-webhook.js';

const unproven = (code = 'payment/unproven') => new Refusal('invalid', code, 'The payment could not be confirmed');

/** A restaurant's number as it stands in an order's notes. */
const restaurantIn = (note: unknown): number => (/^[1-9]\d{8}$/.test(String(note)) ? Number(note) : 0);

const outcomeOf = ({ providerOrderId }: Payment, { id, status, amount, currency }: Charge): Outcome => {
  switch (status) {
    case 'captured':
      return { is: 'paid', paid: { providerOrderId, providerPaymentId: id, amount, currency } };
    case 'failed':
    case 'refunded':
      return { is: 'failed', providerPaymentId: id };
    default:
      return { is: 'open' };
  }
};

/** Nothing that anybody says of a payment is believed: what counts is what Razorpay answers when it is asked. */
export class RazorpayProvider extends PaymentProvider {
  readonly name = 'razorpay';
  private readonly client: RazorpayClient;

  constructor(
    private readonly config: RazorpayConfig,
    log: Logger,
  ) {
    super();
    this.client = new RazorpayClient(config, log);
  }

  /** The order carries whose payment it is for, so that a webhook finds its way without the browser. */
  open({ restaurantId, paymentId, amount }: NewOrder): Promise<string> {
    return this.client.openOrder(amount, paymentId, { restaurantId, paymentId });
  }

  checkout({ provider, providerOrderId, amount, planType }: Payment, prefill: Customer): RazorpayCheckout | null {
    if (provider !== this.name) return null;
    const { checkoutUrl, keyId } = this.config;
    const shown = { name: 'SAE', description: planOf(planType).name, prefill };
    return { checkoutUrl, keyId, orderId: providerOrderId, currency: 'INR', amount, ...shown };
  }

  async outcome(payment: Payment, evidence: Evidence): Promise<Outcome> {
    if (payment.provider !== this.name && evidence.from === 'return') return { is: 'open' };
    if (payment.provider !== this.name || evidence.from === 'sandbox') throw notHere();
    switch (evidence.from) {
      case 'checkout':
        if (!isCheckoutSigned(evidence, this.config.keySecret)) throw unproven();
        if (evidence.orderId !== payment.providerOrderId) throw doesNotFit();
        return this.became(payment, await this.charge(evidence.providerPaymentId));
      case 'webhook':
        return this.became(payment, await this.charge(evidence.providerPaymentId));
      case 'return':
        return this.found(payment);
    }
  }

  async heard(body: string, signature: string): Promise<ProviderNews | null> {
    if (!isWebhookSigned(body, signature, this.config.webhookSecret)) throw unproven('webhook/unsigned');
    const providerPaymentId = chargeIn(body);
    if (providerPaymentId === null) return null;
    try {
      const { orderId } = await this.client.charge(providerPaymentId);
      if (orderId === null) return null;
      const { receipt, notes } = await this.client.order(orderId);
      const restaurantId = restaurantIn(notes.restaurantId);
      // What else is sold with this account is not ours to know.
      return restaurantId === 0
        ? null
        : { restaurantId, paymentId: receipt ?? '', evidence: { from: 'webhook', providerPaymentId } };
    } catch (error) {
      if (error instanceof SaidNo) return null;
      throw error;
    }
  }

  /** What has become of a payment of which nobody told; an order they do not know can be paid by nobody. */
  private async found(payment: Payment): Promise<Outcome> {
    try {
      const charges = await this.client.chargesOf(payment.providerOrderId);
      const one = (wanted: string) => charges.find(({ status }) => status === wanted);
      const good = one('captured') ?? one('authorized');
      return good ? await this.became(payment, good) : { is: 'open' };
    } catch (error) {
      if (error instanceof SaidNo) return { is: 'abandoned' };
      throw error;
    }
  }

  private async charge(id: string): Promise<Charge> {
    try {
      return await this.client.charge(id);
    } catch (error) {
      if (error instanceof SaidNo) throw unproven();
      throw error;
    }
  }

  private async became(payment: Payment, charge: Charge): Promise<Outcome> {
    if (charge.orderId !== payment.providerOrderId) throw doesNotFit();
    return outcomeOf(payment, charge.status === 'authorized' ? await this.captured(payment, charge) : charge);
  }

  private async captured(payment: Payment, charge: Charge): Promise<Charge> {
    // Money of another amount is not taken: what is only authorized goes back by itself.
    if (charge.amount !== payment.amount || charge.currency !== 'INR') throw doesNotFit();
    try {
      return await this.client.capture(charge);
    } catch (error) {
      if (!(error instanceof SaidNo)) throw error;
      // Somebody else captured it meanwhile, or it lapsed.
      return this.charge(charge.id);
    }
  }
}
