import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, AnswersAll, SendsList } from '../answers/answers.js';
import { RestaurantId } from '../access/request-context.js';
import { FromTheLog } from '../access/auth.guard.js';
import { Id, idsIn, timeIn } from '../http/params.js';
import { sendPage, sendRows } from '../http/lists.js';
import { Configuration } from '../kernel/configuration.js';
import { auditEntries, knownEntries, listsAt, oneEntry, orderHistory, parkedEvents } from './audit.queries.js';
import { auditPage } from './audit-page.js';

@Controller()
export class AuditController {
  constructor(
    private readonly queries: QueryBus,
    private readonly configuration: Configuration,
  ) {}

  @Answers('ListsAt', 'The lists as they stood at a moment, from the log alone', {
    asks: { 'time!': 'A moment that has passed, such as 2026-11-21T06:30:00Z' },
  })
  @Get('orders/at')
  @FromTheLog()
  at(@RestaurantId() restaurantId: number, @Query('time') time: unknown) {
    return this.queries.execute(listsAt(restaurantId, timeIn(time, 'time')));
  }

  @Answers('OrderHistory', 'All that ever happened to an order, deleted or not, from the log alone')
  @Get('orders/:id/history')
  @FromTheLog()
  history(@RestaurantId() restaurantId: number, @Param('id', Id) orderId: number) {
    return this.queries.execute(orderHistory(restaurantId, orderId));
  }

  @AnswersAll('ParkedEvent', 'The entries of the restaurant’s books that cannot be shown until a fault is mended')
  @Get('audit/parked')
  parked(@RestaurantId() restaurantId: number) {
    return this.queries.execute(parkedEvents(restaurantId));
  }

  @SendsList(
    'AuditEntry',
    'What happened to orders, bills and payment details, the newest first; its filter knows `day`, `tableNo`, `orderId`, `billNo` and `kind`',
  )
  @Get('audit')
  async entries(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const ids = idsIn(request.query);
    if (ids) return sendRows('audit', await this.queries.execute(knownEntries(restaurantId, ids)), request, reply);
    const page = auditPage(request.query, this.configuration.values.timeZone);
    sendPage('audit', await this.queries.execute(auditEntries(restaurantId, page)), page, reply);
  }

  @Answers('AuditEntry', 'One thing that happened')
  @Get('audit/:id')
  entry(@RestaurantId() restaurantId: number, @Param('id', Id) entryId: number) {
    return this.queries.execute(oneEntry(restaurantId, entryId));
  }
}
