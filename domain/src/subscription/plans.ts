import { addMs, type IsoTime, type Rupees } from '../kernel/index.js';

export type PlanType = 'free_trial' | '1_month' | '6_months' | '1_year';
export type PaidPlanType = Exclude<PlanType, 'free_trial'>;

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

export const PAID_PLAN_TYPES = PLAN_TYPES.filter((type): type is PaidPlanType => type !== 'free_trial');

export const planOf = (type: PlanType): Plan => PLANS.find((plan) => plan.type === type) as Plan;

/** Does the restaurant hold a plan at that moment? */
export const hasPlan = (
  { planType, planEndDate }: { planType: PlanType | null; planEndDate: string | null },
  now: string,
): boolean => planType !== null && planEndDate !== null && Date.parse(planEndDate) > Date.parse(now);

const DAY_MS = 24 * 60 * 60_000;

/** From when to when so many more days run: on top of a plan that runs, or from now on. */
export const periodOf = (
  days: number,
  planEndDate: IsoTime | null,
  now: IsoTime,
): { startsAt: IsoTime; endsAt: IsoTime } => {
  const startsAt = planEndDate !== null && planEndDate > now ? planEndDate : now;
  return { startsAt, endsAt: addMs(startsAt, days * DAY_MS) };
};
