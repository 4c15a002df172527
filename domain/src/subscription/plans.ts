import type { Rupees } from '../kernel/index.js';

export type PlanType = 'free_trial' | '1_month' | '6_months' | '1_year';

export interface Plan {
  readonly type: PlanType;
  readonly name: string;
  readonly price: Rupees;
  /** Days. */
  readonly duration: number;
}

export const PLANS: readonly Plan[] = [
  { type: 'free_trial', name: '10 Days Free Trial', price: 0, duration: 10 },
  { type: '1_month', name: '1 Month Plan', price: 599, duration: 30 },
  { type: '6_months', name: '6 Months Plan', price: 2999, duration: 180 },
  { type: '1_year', name: '1 Year Plan', price: 4499, duration: 365 },
];

export const PLAN_TYPES: readonly PlanType[] = PLANS.map(({ type }) => type);

export const planOf = (type: PlanType): Plan => PLANS.find((plan) => plan.type === type) as Plan;

/** Does the restaurant hold a plan at that moment? */
export const hasPlan = (
  { planType, planEndDate }: { planType: PlanType | null; planEndDate: string | null },
  now: string,
): boolean => planType !== null && planEndDate !== null && Date.parse(planEndDate) > Date.parse(now);
