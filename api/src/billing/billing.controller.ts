import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CompleteTableRequest } from '@sae/domain/billing';
import type { Asker } from '@sae/platform/log';
import { Answers } from '../docs/answers.js';
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

  @Answers('CompletedTable', 'One bill of all recurring orders of a table, which become past', {
    refuses: { 409: 'The table has no recurring orders' },
  })
  @Post('complete')
  complete(@Who() { restaurantId, access }: Admitted, @Body() request: CompleteTableRequest, @By() by: Asker) {
    return this.commands.execute(new CompleteTable(restaurantId, access.seller, request, by));
  }

  @Answers('BillView', 'The bill of a past order, as it was issued', { refuses: { 409: 'The order has no bill yet' } })
  @Get('reprint/:id')
  reprint(@RestaurantId() restaurantId: number, @Param('id', Id) orderId: number) {
    return this.queries.execute(new Reprint(restaurantId, orderId));
  }
}
