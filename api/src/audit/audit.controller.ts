import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AUDIT_KINDS, isAuditKind } from '@sae/domain/audit';
import { dayBounds } from '@sae/domain/kernel';
import type { AuditEntries } from '@sae/projections/models/audit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FromTheLog, Right } from '../access/auth.guard.js';
import { RestaurantId } from '../access/request-context.js';
import { Answers, AnswersAll, Sends, SendsList } from '../answers/answers.js';
import { objectJson, sendJson } from '../http/json-pieces.js';
import { sendPage, sendRows } from '../http/lists.js';
import { dayIn, Id, idsIn, pageQuery, refuseList, timeIn } from '../http/params.js';
import { Configuration } from '../kernel/configuration.js';
import {
  auditEntries,
  dishHistory,
  knownEntries,
  listsAt,
  menuAt,
  oneEntry,
  orderHistory,
  parkedEvents,
} from './audit.queries.js';

type Narrowing = (value: unknown, zone: string) => Omit<AuditEntries, 'offset' | 'limit'>;

const wholeFrom =
  (least: number, field: string) =>
  (value: unknown): number =>
    Number.isSafeInteger(value) && (value as number) >= least
      ? (value as number)
      : refuseList(`${field} must be a whole number from ${least}`);

const BILL_NO = /^(?:CN)?\d{4}-\d{2}\/\d{6,9}$/;

const FILTERS: Readonly<Record<string, Narrowing>> = {
  day: (value, zone) => dayBounds(dayIn(value, 'day'), zone),
  tableNo: (value) => ({ tableNo: wholeFrom(0, 'tableNo')(value) }),
  // The owner's are those of a house where nobody was added: all.
  personId: (value) => ({ personId: wholeFrom(2, 'personId')(value) }),
  orderId: (value) => ({ orderId: wholeFrom(1, 'orderId')(value) }),
  billNo: (value) =>
    typeof value === 'string' && BILL_NO.test(value)
      ? { billNo: value }
      : refuseList(
          'billNo must be a bill’s number such as 2026-27/000042, or a credit note’s such as CN2026-27/000042',
        ),
  kind: (value) =>
    isAuditKind(value) ? { kind: value } : refuseList(`kind must be one of ${Object.keys(AUDIT_KINDS).join(', ')}`),
};

/** Which entries are asked for: the newest thousand, or a `range` of them. They come newest first whatever `sort` says. */
const auditPage = (query: unknown, zone: string): AuditEntries => {
  const { filter, page } = pageQuery(query, Object.keys(FILTERS));
  const narrowed = Object.entries(filter).map(([field, value]) => FILTERS[field]?.(value, zone));
  const asked = Object.assign({}, ...narrowed, page) as AuditEntries;
  const { tableNo, personId, orderId, billNo } = asked;
  // Of an order or a bill there are few enough to look through; of neither a list is kept for each alone.
  if (tableNo !== undefined && personId !== undefined && orderId === undefined && billNo === undefined)
    return refuseList('tableNo and personId cannot be asked for together');
  return asked;
};

@Controller()
@Right('SeeAudit')
export class AuditController {
  constructor(
    private readonly queries: QueryBus,
    private readonly configuration: Configuration,
  ) {}

  @Sends('ListsAt', 'The lists as they stood at a moment, from the log alone', {
    asks: { 'time!': 'A moment that has passed, such as 2026-11-21T06:30:00Z' },
  })
  @Right('SeeHistory')
  @Get('orders/at')
  @FromTheLog()
  async at(@RestaurantId() restaurantId: number, @Query('time') asked: unknown, @Res() reply: FastifyReply) {
    const { time, ...lists } = await this.queries.execute(listsAt(restaurantId, timeIn(asked, 'time')));
    sendJson(reply, objectJson({ time }, lists));
  }

  @Sends('OrderHistory', 'All that ever happened to an order, deleted or not, from the log alone')
  @Right('SeeHistory')
  @Get('orders/:id/history')
  @FromTheLog()
  async history(@RestaurantId() restaurantId: number, @Param('id', Id) id: number, @Res() reply: FastifyReply) {
    const { orderId, entries } = await this.queries.execute(orderHistory(restaurantId, id));
    sendJson(reply, objectJson({ orderId }, { entries }));
  }

  @Sends('MenuAt', 'The menu as it stood at a moment, from the log alone', {
    asks: { 'time!': 'A moment that has passed, such as 2026-11-21T06:30:00Z' },
  })
  @Get('menu/at')
  @FromTheLog()
  async menuAt(@RestaurantId() restaurantId: number, @Query('time') asked: unknown, @Res() reply: FastifyReply) {
    const { time, ...lists } = await this.queries.execute(menuAt(restaurantId, timeIn(asked, 'time')));
    sendJson(reply, objectJson({ time }, lists));
  }

  @Sends('DishHistory', 'All that ever happened to a dish, deleted or not, from the log alone')
  @Right('SeeAudit')
  @Get('menu/:id/history')
  @FromTheLog()
  async dishHistory(@RestaurantId() restaurantId: number, @Param('id', Id) dishId: number, @Res() reply: FastifyReply) {
    const { id, entries } = await this.queries.execute(dishHistory(restaurantId, dishId));
    sendJson(reply, objectJson({ id }, { entries }));
  }

  @AnswersAll('ParkedEvent', 'The entries of the restaurant’s books that cannot be shown until a fault is mended')
  @Get('audit/parked')
  parked(@RestaurantId() restaurantId: number) {
    return this.queries.execute(parkedEvents(restaurantId));
  }

  @SendsList(
    'AuditEntry',
    'What happened to orders, bills and payment details, the newest first; its filter knows `day`, `tableNo`, `orderId`, `billNo` (or its credit note’s number) and `kind`',
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
