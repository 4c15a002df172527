import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CompleteTableRequest } from '@sae/domain/billing';
import type { Asker } from '@sae/platform/log';
import type { Admitted } from '../access/admission.js';
import { By, RestaurantId, Who } from '../http/asker.js';
import { Id } from '../http/ids.js';
import { CompleteTable } from './complete-table.js';
import { Reprint } from './reprint.js';

@Controller('orders')
export class BillingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('complete')
  complete(@Who() { restaurantId, access }: Admitted, @Body() request: CompleteTableRequest, @By() by: Asker) {
    return this.commands.execute(new CompleteTable(restaurantId, access.seller, request, by));
  }

  @Get('reprint/:id')
  reprint(@RestaurantId() restaurantId: number, @Param('id', Id) orderId: number) {
    return this.queries.execute(new Reprint(restaurantId, orderId));
  }
}
