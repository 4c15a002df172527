import { formatRupees } from '@sae/domain/kernel';
import { PAID_PLAN_TYPES, planOf, type ChosenPlan, type PaidPlanType, type Plan } from '@sae/domain/subscription';

/** What `POST /plans` answers of a paid plan. */
export type PlanTerms = ChosenPlan & { readonly planType: PaidPlanType };

/** Why a choice cannot be sent; undefined when it can. */
export const refusalOf = (chosen: Plan | undefined, hasUsedFreeTrial: boolean): string | undefined => {
  if (!chosen) return 'Please select a plan';
  return chosen.type === 'free_trial' && hasUsedFreeTrial ? 'You have already used your free trial' : undefined;
};

const whole = (price: number) => formatRupees(price).replace(/\.00$/, '');

export const priceText = ({ price }: Plan): string => (price === 0 ? 'Free' : whole(price));

/** The terms in a navigation's state; undefined when it holds none. */
export const termsIn = (state: unknown): PlanTerms | undefined => {
  const { planType, amount, durationDays } = (state ?? {}) as Partial<PlanTerms>;
  const known = PAID_PLAN_TYPES.find((type) => type === planType);
  return known && typeof amount === 'number' && typeof durationDays === 'number'
    ? { planType: known, amount, durationDays }
    : undefined;
};

export const termsText = ({ planType, amount, durationDays }: PlanTerms): string =>
  `${planOf(planType).name}: ${whole(amount)} for ${durationDays} days.`;
