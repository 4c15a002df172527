import type { PaymentClaimView } from '@sae/domain/guests';
import { formatRupees } from '@sae/domain/kernel';
import { tableName } from '@sae/domain/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../data/api-error.js';
import { useLive } from '../data/live.js';
import { useQuestion, useVerb } from '../ui/provider.js';
import { useFailureToast } from '../ui/toasts.js';

/** Never that something was paid: that is for staff to say. */
export const claimText = ({ tableNo, amount }: Pick<PaymentClaimView, 'tableNo' | 'amount'>): string =>
  `${tableName(tableNo)} claims to have paid ${formatRupees(amount)}`;

/** Among the orders' questions, which are all asked again after a cut. */
const queryKey = ['orders', 'claims'] as const;

const NO_CLAIMS: readonly PaymentClaimView[] = [];

/** What guests say they have paid, until staff have marked the bill paid or said that nothing came. */
export const useClaims = (): readonly PaymentClaimView[] => {
  const queries = useQueryClient();
  const { data, error } = useQuestion('paymentClaims', undefined, { queryKey });
  useFailureToast(error, 'Failed to fetch payment claims');
  const askAgain = () => void queries.invalidateQueries({ queryKey });
  useLive('paymentClaimed', askAgain);
  useLive('claimsChanged', askAgain);
  return data ?? NO_CLAIMS;
};

/** What was claimed is paid: a payment by UPI, which answers the claim. */
export const useReceived = () =>
  useVerb('takeTender', { success: 'UPI payment taken', failure: serverMessageOr('Failed to take the payment') });

export const useDismissal = (claim: PaymentClaimView) =>
  useVerb('dismissClaim', {
    confirm: {
      title: 'Dismiss this claim?',
      text: `${claimText(claim)}. The guest is told that nothing came.`,
      action: 'Dismiss',
      danger: true,
    },
    success: 'Claim dismissed',
    failure: 'Failed to dismiss claim',
  });
