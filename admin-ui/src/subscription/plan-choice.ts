import { formatRupees } from '@sae/domain/kernel';
import type { Plan } from '@sae/domain/subscription';

/** What `POST /plans` answers. */
export interface PlanTerms {
  readonly planType: string;
  readonly amount: number;
  readonly durationDays: number;
}

/** Why a choice cannot be sent; undefined when it can. */
export const refusalOf = (chosen: Plan | undefined, hasUsedFreeTrial: boolean): string | undefined => {
  if (!chosen) return 'Please select a plan';
  return chosen.type === 'free_trial' && hasUsedFreeTrial ? 'You have already used your free trial' : undefined;
};

const whole = (price: number) => formatRupees(price).replace(/\.00$/, '');

export const priceText = ({ price }: Plan): string => (price === 0 ? 'Free' : whole(price));

export const notYetText = ({ amount, durationDays }: PlanTerms): string =>
  `Online payment is not available yet. This plan (${whole(amount)} for ${durationDays} days) has not been activated and nothing was charged.`;
