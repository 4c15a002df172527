import { IsIn, Matches } from 'class-validator';
import { PAID_PLAN_TYPES, type PaidPlanType, PLAN_TYPES, type PlanType } from './plans.js';

export class BeginPaymentRequest {
  @IsIn(PAID_PLAN_TYPES, { message: 'Please select a plan' })
  planType!: PaidPlanType;
}

const UNPROVEN = { message: 'The payment could not be confirmed' };

/** What Razorpay's Checkout hands to the page, in its own words. */
export class ConfirmPaymentRequest {
  @Matches(/^order_\w{1,40}$/, UNPROVEN)
  razorpay_order_id!: string;

  @Matches(/^pay_\w{1,40}$/, UNPROVEN)
  razorpay_payment_id!: string;

  @Matches(/^[0-9a-f]{64}$/, UNPROVEN)
  razorpay_signature!: string;
}

const SANDBOX_OUTCOMES = ['pay', 'fail', 'abandon'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

/** What is pressed on the sandbox's page. */
export class SandboxPaymentRequest {
  @IsIn(SANDBOX_OUTCOMES, { message: 'Please choose Pay, Fail or Abandon' })
  outcome!: SandboxOutcome;
}

export class ChoosePlanRequest {
  @IsIn(PLAN_TYPES, { message: 'Please select a plan' })
  planType!: PlanType;
}
