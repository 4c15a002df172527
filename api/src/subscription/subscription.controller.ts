import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChoosePlanRequest } from '@sae/domain/subscription';
import type { RequestContext } from '@sae/platform/log';
import { Answers } from '../answers/answers.js';
import { By, RestaurantId } from '../access/request-context.js';
import { WithoutPlan } from '../access/auth.guard.js';
import { ChoosePlan } from './choose-plan.js';

@Controller('plans')
export class SubscriptionController {
  constructor(private readonly commands: CommandBus) {}

  @Answers('ChosenPlan', 'Chooses a plan: the free trial runs at once, a paid one says what it costs', {
    refuses: { 409: 'The free trial was used already' },
  })
  @WithoutPlan()
  @HttpCode(200)
  @Post()
  choose(@RestaurantId() restaurantId: number, @Body() { planType }: ChoosePlanRequest, @By() by: RequestContext) {
    return this.commands.execute(new ChoosePlan(restaurantId, planType, by));
  }
}
