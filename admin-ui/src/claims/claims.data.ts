import type { PaymentClaimView } from '@sae/domain/guests';
import type { Deleted } from '@sae/domain/kernel';
import { api } from '../data/api.js';
import type { Intent } from '../data/verbs.js';

export const claimVerbs = {
  paymentClaims: () => api.get<readonly PaymentClaimView[]>('/orders/payment-claims'),
  dismissClaim: ({ id }: { id: number }, { key }: Intent) =>
    api.delete<Deleted>('/orders/payment-claims/{id}', { path: { id }, key }),
};
