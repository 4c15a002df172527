import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  AddLinesRequest,
  CancelLineRequest,
  ChangeNoteRequest,
  lineContent,
  MoveOrderRequest,
  MoveTableRequest,
  ReasonRequest,
} from '@sae/domain/ordering/change-order.dto';
import { PlaceOrderRequest } from '@sae/domain/ordering/place-order.dto';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Right } from '../access/auth.guard.js';
import { Answers, AnswersAll, SendsList } from '../answers/answers.js';
import { By, RestaurantId, Who, type Admitted } from '../access/request-context.js';
import { Straight } from '../access/straight-reads.js';
import { Id } from '../http/params.js';
import { sendList, sendPage } from '../http/lists.js';
import { Configuration } from '../kernel/configuration.js';
import { addLines, changeLine, deleteOrder, makeRecurring, moveOrders, placeOrder } from './ordering.commands.js';
import { liveOrders, pastOrders, recurringOrders, ticketsOfOrder } from './ordering.queries.js';
import { pastPage, Reason } from './requests.js';

@Controller('orders')
export class OrderingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly configuration: Configuration,
  ) {}

  @Answers('PlacedOrder', 'Takes an order for a table, or to go out with a call number, at the menu’s prices', {
    refuses: {
      409: 'An item is disabled, prices or total are not the menu’s any more, or nothing is open at the call number',
    },
  })
  @Right('PlaceOrder')
  @Post('admin')
  place(@Who() { restaurantId, access }: Admitted, @Body() request: PlaceOrderRequest, @By() by: RequestContext) {
    return this.commands.execute(placeOrder(restaurantId, access.user, request, by));
  }

  @SendsList('OrderView', 'Live orders, oldest first')
  @Right('SeeOpenOrders')
  @Straight()
  @Get('live')
  async live(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendList('orders', await this.queries.execute(liveOrders(restaurantId)), request, reply);
  }

  @SendsList('OrderView', 'Recurring orders, oldest first')
  @Right('SeeOpenOrders')
  @Straight()
  @Get('recurring')
  async recurring(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendList('orders', await this.queries.execute(recurringOrders(restaurantId)), request, reply);
  }

  @SendsList('OrderView', 'Past orders, the newest bill first; its filter knows `date`, or `from` and `to`')
  @Right('SeePastOrders')
  @Get('past')
  async past(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const page = pastPage(request.query, this.configuration.values.timeZone);
    sendPage('orders', await this.queries.execute(pastOrders(restaurantId, page)), page, reply);
  }

  @AnswersAll('TicketView', 'The kitchen tickets of an order, oldest first; those of a deleted one too')
  @Right('SeeTickets')
  @Get(':id/tickets')
  tickets(@RestaurantId() restaurantId: number, @Param('id', Id) orderId: number) {
    return this.queries.execute(ticketsOfOrder(restaurantId, orderId));
  }

  @Answers('ChangedOrder', 'Accepts a live order, or brings a past one back and cancels its bill', {
    takes: ReasonRequest,
    refuses: { 409: 'It is recurring already, its year is closed, or it has changed meanwhile' },
  })
  @Right('ReopenOrder')
  @Put(':id/recurring')
  makeRecurring(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) orderId: number,
    @Reason() reason: string | null,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(makeRecurring(restaurantId, orderId, reason, by));
  }

  @Answers('MovedOrders', 'Moves an open order to another table', {
    refuses: { 409: 'It is billed, at that table already, or nothing is open at that call number' },
  })
  @Right('MoveOrder')
  @Put(':id/table')
  move(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) orderId: number,
    @Body() { tableNo }: MoveOrderRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(moveOrders(restaurantId, { type: 'MoveOrder', orderId, tableNo }, by));
  }

  @Answers('MovedOrders', 'Moves all that is open at a table to another; what is open there already stays', {
    refuses: { 409: 'Nothing is open there' },
  })
  @Right('MoveTable')
  @Post('move-table')
  moveTable(
    @RestaurantId() restaurantId: number,
    @Body() { from, tableNo }: MoveTableRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(moveOrders(restaurantId, { type: 'MoveTable', from, tableNo }, by));
  }

  @Answers('ChangedOrder', 'Adds items to an open order, at the menu’s prices of this moment', {
    refuses: { 409: 'It is billed, an item is disabled, or prices or total are not the menu’s any more' },
  })
  @Right('AddLines')
  @Post(':id/lines')
  addLines(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) orderId: number,
    @Body() request: AddLinesRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(addLines(restaurantId, orderId, request, by));
  }

  @Answers('ChangedOrder', 'Cancels a line of an open order, or so many of it; a line is known by what it says', {
    refuses: { 409: 'It is billed, there are not so many of it any more, or nothing would be left' },
  })
  @Right('CancelLine')
  @Post(':id/cancel-line')
  cancelLine(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) orderId: number,
    @Body() { quantity, reason, ...line }: CancelLineRequest,
    @By() by: RequestContext,
  ) {
    const change = { type: 'CancelLine', orderId, line: lineContent(line), quantity, reason } as const;
    return this.commands.execute(changeLine(restaurantId, change, by));
  }

  @Answers('ChangedOrder', 'Changes the note of a line of an open order; empty, it says nothing any more', {
    refuses: { 409: 'It is billed, the line is not there any more, or its note says that already' },
  })
  @Right('ChangeNote')
  @Put(':id/note')
  changeNote(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) orderId: number,
    @Body() { note, ...line }: ChangeNoteRequest,
    @By() by: RequestContext,
  ) {
    const change = { type: 'ChangeNote', orderId, line: lineContent(line), note } as const;
    return this.commands.execute(changeLine(restaurantId, change, by));
  }

  @Answers('DeletedOrder', 'Deletes an order and cancels its bill; both stay in the log', {
    takes: ReasonRequest,
    asks: { reason: 'Instead of a body' },
    refuses: { 409: 'Its year is closed, or it has changed meanwhile' },
  })
  @Right('DeleteOrder')
  @Delete(':id')
  delete(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) orderId: number,
    @Reason() reason: string | null,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(deleteOrder(restaurantId, orderId, reason, by));
  }
}
