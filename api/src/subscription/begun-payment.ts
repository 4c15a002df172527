import { toRupees } from '@sae/domain/kernel';
import type { BegunPaymentView, Payment } from '@sae/domain/subscription';
import type { Admitted } from '../access/authenticator.js';
import type { PaymentProvider } from './providers/payment-provider.js';

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
