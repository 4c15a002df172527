import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CloseDayRequest, GiveBackRequest, MoveCashRequest, OpenDayRequest } from '@sae/domain/ordering/day.dto';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Right } from '../access/auth.guard.js';
import { Answers, SendsList } from '../answers/answers.js';
import { By, RestaurantId } from '../access/request-context.js';
import { sendPage } from '../http/lists.js';
import { Id, pageQuery } from '../http/params.js';
import { closeDay, giveBack, moveCash, openDay } from './day.commands.js';
import { closedDay, closedDays, currentDay } from './day.queries.js';

@Controller('days')
@Right('SeeDay')
export class DayController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @SendsList('ClosedDayView', 'The days that were closed, the newest first')
  @Get()
  async list(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { page } = pageQuery(request.query);
    sendPage('days', await this.queries.execute(closedDays(restaurantId, page)), page, reply);
  }

  @Answers('CurrentDay', 'The running day as it stands now, from the order book itself')
  @Get('current')
  current(@RestaurantId() restaurantId: number) {
    return this.queries.execute(currentDay(restaurantId));
  }

  @Answers('DayView', 'The sheet of a closed day, which never changes')
  @Get(':id')
  one(@RestaurantId() restaurantId: number, @Param('id', Id) dayNo: number) {
    return this.queries.execute(closedDay(restaurantId, dayNo));
  }

  @Answers('CurrentDay', 'Opens the first day with the cash in the drawer; each next one begins when one is closed', {
    refuses: { 409: 'A day is open already' },
  })
  @Right('OpenDay')
  @Post('open')
  open(@RestaurantId() restaurantId: number, @Body() request: OpenDayRequest, @By() by: RequestContext) {
    return this.commands.execute(openDay(restaurantId, request, by));
  }

  @Answers('CurrentDay', 'Cash is put into the drawer or taken out of it, with a reason', {
    refuses: { 409: 'No day is open' },
  })
  @Right('MoveCash')
  @Post('cash')
  cash(@RestaurantId() restaurantId: number, @Body() request: MoveCashRequest, @By() by: RequestContext) {
    return this.commands.execute(moveCash(restaurantId, request, by));
  }

  @Answers('CurrentDay', 'A guest was given back what was owed, and how: a payment of the day', {
    refuses: { 409: 'It is given back already, or is not owed any more' },
  })
  @Right('GiveBack')
  @Post('given-back/:id')
  giveBack(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) backId: number,
    @Body() request: GiveBackRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(giveBack(restaurantId, backId, request, by));
  }

  @Answers('DayView', 'Closes the day with what was counted; what comes later belongs to the next', {
    refuses: { 409: 'It is closed already, or money came or went since it was looked at' },
  })
  @Right('CloseDay')
  @Post('close')
  close(@RestaurantId() restaurantId: number, @Body() request: CloseDayRequest, @By() by: RequestContext) {
    return this.commands.execute(closeDay(restaurantId, request, by));
  }
}
