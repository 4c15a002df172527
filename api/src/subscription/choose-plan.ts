import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountBook } from '@sae/domain/access';
import { planOf, type PlanType, type ChosenPlan } from '@sae/domain/subscription';
import type { RequestContext } from '@sae/platform/log';
import { Decisions } from '../kernel/decisions.js';

/** The free trial is active at once; a paid plan only tells what it costs, and waits for the payment. */
export class ChoosePlan extends Command<ChosenPlan> {
  constructor(
    readonly restaurantId: number,
    readonly planType: PlanType,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ChoosePlan)
export class ChoosePlanHandler implements ICommandHandler<ChoosePlan> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ restaurantId, planType, by }: ChoosePlan): Promise<ChosenPlan> {
    if (planType === 'free_trial')
      await this.decisions.make(accountBook, String(restaurantId), { type: 'StartFreeTrial' }, by);
    const { price: amount, duration: durationDays } = planOf(planType);
    return { planType, amount, durationDays };
  }
}
