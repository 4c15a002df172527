import type { Payment } from '@sae/domain/subscription';
import type { PaymentConfig } from '@sae/platform/config';
import type { Logger } from '@sae/platform/logging';
import { type Evidence, type NewOrder, notHere, type Outcome, PaymentProvider } from './payment-provider.js';

/** No money moves: who pays says themselves what becomes of it. */
class Sandbox extends PaymentProvider {
  readonly name = 'sandbox';

  open = ({ paymentId }: NewOrder) => Promise.resolve(`sandbox_${paymentId}`);

  checkout = () => null;

  async outcome({ provider, providerOrderId, amount }: Payment, evidence: Evidence): Promise<Outcome> {
    if (evidence.from === 'return') return { is: 'open' };
    if (provider !== this.name || evidence.from !== 'sandbox') throw notHere();
    // One name for order and payment: pressed twice it is the same payment.
    const providerPaymentId = providerOrderId;
    switch (evidence.outcome) {
      case 'pay':
        return { is: 'paid', paid: { providerOrderId, providerPaymentId, amount, currency: 'INR' } };
      case 'fail':
        return { is: 'failed', providerPaymentId };
      case 'abandon':
        return { is: 'abandoned' };
    }
  }

  heard = () => Promise.reject(notHere());
}

/** Whoever takes the money here. Razorpay's package is loaded only where it does. */
export const paymentProvider = async (config: PaymentConfig, log: Logger): Promise<PaymentProvider> => {
  if (config.provider === 'sandbox') return new Sandbox();
  const { RazorpayProvider } = await import('./razorpay.js');
  return new RazorpayProvider(config, log);
};
