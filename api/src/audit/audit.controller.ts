import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RestaurantId } from '../http/asker.js';
import { FromTheLog } from '../http/auth.guard.js';
import { Id } from '../http/ids.js';
import { sendPage } from '../http/lists.js';
import { timeIn } from '../http/when.js';
import { Settings } from '../settings.js';
import { AuditEntries } from './audit-entries.js';
import { auditPage } from './audit-page.js';
import { ListsAt } from './lists-at.js';
import { OrderHistory } from './order-history.js';

@Controller()
export class AuditController {
  constructor(
    private readonly queries: QueryBus,
    private readonly settings: Settings,
  ) {}

  @Get('orders/at')
  @FromTheLog()
  at(@RestaurantId() restaurantId: number, @Query('time') time: unknown) {
    return this.queries.execute(new ListsAt(restaurantId, timeIn(time, 'time')));
  }

  @Get('orders/:id/history')
  @FromTheLog()
  history(@RestaurantId() restaurantId: number, @Param('id', Id) orderId: number) {
    return this.queries.execute(new OrderHistory(restaurantId, orderId));
  }

  @Get('audit')
  async entries(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const page = auditPage(request.query, this.settings.config.timeZone);
    sendPage('audit', await this.queries.execute(new AuditEntries(restaurantId, page)), page, reply);
  }
}
