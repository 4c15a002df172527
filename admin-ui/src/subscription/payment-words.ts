import type { UserView } from '@sae/domain/access';
import { formatRupees, type IsoTime } from '@sae/domain/kernel';
import { hasPlan, planOf, type PaymentStatus, type PlanHistoryEntry } from '@sae/domain/subscription';
import type { CheckoutOutcome } from './razorpay-checkout.js';

/** Until when a plan runs; null when none does. */
export const runningUntil = (
  holder: Pick<UserView, 'planType' | 'planEndDate'> | null | undefined,
  now: IsoTime,
): IsoTime | null => (holder && hasPlan(holder, now) ? holder.planEndDate : null);

/** The plan and what it costs, for a sentence. */
export const boughtText = ({ planType, amount }: Pick<PlanHistoryEntry, 'planType' | 'amount'>): string =>
  `${planOf(planType).name}, ${formatRupees(amount)}`;

const STATUS: Partial<Record<PaymentStatus, string>> = {
  open: 'Not finished',
  failed: 'Failed',
  abandoned: 'Abandoned',
};

export const statusText = ({ status, amount }: Pick<PlanHistoryEntry, 'status' | 'amount'>): string =>
  STATUS[status] ?? (amount > 0 ? 'Paid' : 'Activated');

/** The payment that may still become a plan: an open one, unless a later one did. */
export const openPaymentIn = (payments: readonly PlanHistoryEntry[]): PlanHistoryEntry | undefined => {
  const last = payments.find(({ amount, status }) => amount > 0 && (status === 'open' || status === 'confirmed'));
  return last?.status === 'open' ? last : undefined;
};

/** Why Checkout did not end in a payment; what was charged is said only where it is known. */
export const troubleText = (outcome: Exclude<CheckoutOutcome, { is: 'paid' }>): string => {
  switch (outcome.is) {
    case 'closed':
      return 'The payment window was closed before anything was confirmed. If you have paid all the same, this page changes by itself; if not, you can try again.';
    case 'failed':
      return ['The payment did not go through.', outcome.reason.replace(/(\w)$/, '$1.'), 'You can try again.']
        .filter(Boolean)
        .join(' ');
    case 'blocked':
      return 'The payment window could not be opened. Nothing was charged. Please check your connection, and whether this browser blocks checkout.razorpay.com.';
  }
};
