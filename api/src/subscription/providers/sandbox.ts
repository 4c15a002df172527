import type { Payment } from '@sae/domain/subscription';
import { notHere, PaymentProvider, type Evidence, type NewOrder, type Outcome } from './payment-provider.js';

/** No money moves: who pays says themselves what becomes of it. */
export class Sandbox extends PaymentProvider {
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
