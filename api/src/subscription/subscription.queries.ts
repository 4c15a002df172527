import { Refusal } from '@sae/domain/kernel';
import type { RequestContext } from '@sae/platform/log';
import { PlansReader } from '@sae/projections/models/subscription';
import type { Admitted } from '../access/request-context.js';
import { query } from '../kernel/bus.js';
import { PaymentProvider } from './providers/payment-provider.js';
import { begunPayment, Settlements } from './settlements.js';

/** Payments and the free trial, newest first, page by page. */
export const planHistory = query([PlansReader], (plans) => plans.page.bind(plans));

/** What a restaurant has in its hands for its money. */
export const receipt = query([PlansReader], (plans) => async (restaurantId: number, paymentId: string) => {
  const issued = await plans.receipt(restaurantId, paymentId);
  if (!issued) throw new Refusal('not-found', 'receipt/not-found', 'Receipt not found');
  return issued;
});

/**
 * A payment that was begun and can be gone on with. The provider is asked first: where the browser was closed and no
 * webhook came, it may be paid for already, and is settled.
 */
export const openPayment = query(
  [Settlements, PaymentProvider],
  (settlements, provider) => async (asking: Admitted, paymentId: string, by: RequestContext) => {
    const { restaurantId } = asking;
    const payment = await settlements.settle({ restaurantId, paymentId }, { from: 'return' }, by);
    // One begun at another provider than today's can only be begun anew.
    if (payment.status !== 'open' || payment.provider !== provider.name)
      throw new Refusal('conflict', 'payment/not-open', 'This payment is not open any more');
    return begunPayment(payment, asking, provider);
  },
);
