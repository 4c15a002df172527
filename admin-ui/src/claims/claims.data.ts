import { api } from '../data/api.js';
import type { Intent } from '../data/verb.js';

export const claimVerbs = {
  paymentClaims: () => api.get('/orders/payment-claims'),
  dismissClaim: ({ id }: { id: number }, { key }: Intent) =>
    api.delete('/orders/payment-claims/{id}', { path: { id }, key }),
};
