import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { MenuHoursRequest } from '@sae/domain/menu/menu-hours.dto';
import type { RequestContext } from '@sae/platform/log';
import { By, RestaurantId } from '../access/request-context.js';
import { Right } from '../access/auth.guard.js';
import { Answers } from '../answers/answers.js';
import { setMenuHours } from './menu.commands.js';
import { menuHours } from './menu.queries.js';

@Controller('menu/hours')
export class MenuHoursController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers('MenuHoursList', 'What of the menu guests can have in its hours alone; all else they always can')
  @Right('SeeMenu')
  @Get()
  list(@RestaurantId() restaurantId: number) {
    return this.queries.execute(menuHours(restaurantId));
  }

  @Answers('MenuHoursList', 'Sets all the hours the menu keeps, by the restaurant’s clocks')
  @Right('SetMenuHours')
  @Put()
  set(@RestaurantId() restaurantId: number, @Body() request: MenuHoursRequest, @By() by: RequestContext) {
    return this.commands.execute(setMenuHours(restaurantId, request, by));
  }
}
