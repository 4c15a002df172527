import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AddStationRequest, PrintTicketRequest, StationRequest } from '@sae/domain/kitchen/station.dto';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Right } from '../access/auth.guard.js';
import { Answers, AnswersAll, SendsList } from '../answers/answers.js';
import { By, RestaurantId } from '../access/request-context.js';
import { Id } from '../http/params.js';
import { sendList } from '../http/lists.js';
import { BodyEmpty } from '../http/validation.js';
import { addStation, changeStation, printTicket, removeStation } from './kitchen.commands.js';
import { missedAtStation, stationList, ticketsAtStation } from './kitchen.queries.js';

@Controller('stations')
@Right('SeeTickets')
export class StationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @SendsList('StationView', 'The print stations: where kitchen tickets print')
  @Get()
  async list(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendList('stations', await this.queries.execute(stationList(restaurantId)), request, reply);
  }

  @AnswersAll('WaitingTicket', 'The kitchen tickets of the last half hour that a station has to print, oldest first')
  @Get(':id/tickets')
  tickets(@RestaurantId() restaurantId: number, @Param('id', Id) stationId: number) {
    return this.queries.execute(ticketsAtStation(restaurantId, stationId));
  }

  @AnswersAll(
    'MissedTickets',
    'The kitchen tickets of the last day that a station was to print and did not: too old by now',
  )
  @Get(':id/missed')
  missed(@RestaurantId() restaurantId: number, @Param('id', Id) stationId: number) {
    return this.queries.execute(missedAtStation(restaurantId, stationId));
  }

  @Answers('StationView', 'Kitchen tickets print there, or their lines of some categories', {
    refuses: { 409: 'There are too many' },
  })
  @Right('AddStation')
  @Post()
  add(@RestaurantId() restaurantId: number, @Body() request: AddStationRequest, @By() by: RequestContext) {
    return this.commands.execute(addStation(restaurantId, request, by));
  }

  @Answers('StationView', 'Another name, or other categories')
  @Right('ChangeStation')
  @Put(':id')
  change(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) stationId: number,
    @Body() request: StationRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(changeStation(restaurantId, stationId, request, by));
  }

  @Answers('Deleted', 'Nothing prints there any more')
  @BodyEmpty()
  @Right('RemoveStation')
  @Delete(':id')
  remove(@RestaurantId() restaurantId: number, @Param('id', Id) stationId: number, @By() by: RequestContext) {
    return this.commands.execute(removeStation(restaurantId, stationId, by));
  }
}

@Controller('tickets')
@Right('SeeTickets')
export class TicketsController {
  constructor(private readonly commands: CommandBus) {}

  @Answers(
    'TicketView',
    'Claims a kitchen ticket for a print station, or by hand; answers its lines that are to be printed',
    {
      refuses: {
        404: 'Unknown, or another restaurant’s; or the station is',
        409: 'Nothing of it is left to be printed there, or it is too old',
      },
    },
  )
  @Right('PrintTicket')
  @Post('print')
  print(@RestaurantId() restaurantId: number, @Body() request: PrintTicketRequest, @By() by: RequestContext) {
    return this.commands.execute(printTicket(restaurantId, request, by));
  }
}
