import { IsIn } from 'class-validator';
import { PLAN_TYPES, type PlanType } from './plans.js';

export class ChoosePlanRequest {
  @IsIn(PLAN_TYPES, { message: 'Please select a plan' })
  planType!: PlanType;
}
