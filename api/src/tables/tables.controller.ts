import { Body, Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { GenerateAllRequest, GenerateQrRequest } from '@sae/domain/tables/generate-qr.dto';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Right } from '../access/auth.guard.js';
import { Answers, SendsList } from '../answers/answers.js';
import { By, RestaurantId, Who, type Admitted } from '../access/request-context.js';
import { BodyEmpty } from '../http/validation.js';
import { Id } from '../http/params.js';
import { sendList } from '../http/lists.js';
import { deleteTable, generateAll, generateQr } from './tables.commands.js';
import { oneTable, tableList, tableNumbers } from './tables.queries.js';

const NEEDS = {
  refuses: { 409: 'The tables have theirs, there are too many, or the restaurant has no UPI ID yet' },
} as const;

@Controller('tables')
@Right('SeeTables')
export class TablesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @SendsList('TableView', 'The tables with their QR codes')
  @Get()
  async list(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendList('tables', await this.queries.execute(tableList(restaurantId)), request, reply);
  }

  @SendsList('TableNumberView', 'The tables that have a QR code, without it')
  @Get('numbers')
  async numbers(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendList('tableNumbers', await this.queries.execute(tableNumbers(restaurantId)), request, reply);
  }

  @Answers('TableView', 'One table with its QR code')
  @Get(':id')
  one(@RestaurantId() restaurantId: number, @Param('id', Id) tableId: number) {
    return this.queries.execute(oneTable(restaurantId, tableId));
  }

  @Answers('TableView', 'Gives a table its QR code', NEEDS)
  @Right('AddTable')
  @Post()
  add(@Who() asking: Admitted, @Body() { tableNo }: GenerateQrRequest, @By() by: RequestContext) {
    return this.commands.execute(generateQr(asking, tableNo, by));
  }

  @Answers('TableView', 'Gives a table its QR code, as `POST /tables` does', NEEDS)
  @Right('AddTable')
  @Post('generate-qr')
  generateQr(@Who() asking: Admitted, @Body() request: GenerateQrRequest, @By() by: RequestContext) {
    return this.add(asking, request, by);
  }

  @Answers('TablesAdded', 'Gives each table from 1 on that has none its QR code, all of them or none', NEEDS)
  @Right('AddTables')
  @Post('generate-all')
  generateAll(@Who() asking: Admitted, @Body() { upTo }: GenerateAllRequest, @By() by: RequestContext) {
    return this.commands.execute(generateAll(asking, upTo, by));
  }

  @Answers('Deleted', 'Deletes a table; its code leads nowhere any more')
  @BodyEmpty()
  @Right('DeleteTable')
  @Delete(':id')
  delete(@RestaurantId() restaurantId: number, @Param('id', Id) tableId: number, @By() by: RequestContext) {
    return this.commands.execute(deleteTable(restaurantId, tableId, by));
  }
}
