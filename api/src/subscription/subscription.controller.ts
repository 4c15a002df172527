import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChoosePlanRequest } from '@sae/domain/subscription';
import type { Asker } from '@sae/platform/log';
import { By, RestaurantId } from '../http/asker.js';
import { WithoutPlan } from '../http/auth.guard.js';
import { ChoosePlan } from './choose-plan.js';

@Controller('plans')
export class SubscriptionController {
  constructor(private readonly commands: CommandBus) {}

  @WithoutPlan()
  @HttpCode(200)
  @Post()
  choose(@RestaurantId() restaurantId: number, @Body() { planType }: ChoosePlanRequest, @By() by: Asker) {
    return this.commands.execute(new ChoosePlan(restaurantId, planType, by));
  }
}
