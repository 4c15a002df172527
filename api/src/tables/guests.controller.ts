import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Answers } from '../docs/answers.js';
import { Public } from '../http/auth.guard.js';
import { ClientLimit } from '../http/client-limit.guard.js';
import { GuestTable } from './guest-table.js';

/** What guests may ask, who have nothing but the code on their table. */
@Public()
@UseGuards(ClientLimit)
@Controller('guests')
export class GuestsController {
  constructor(private readonly queries: QueryBus) {}

  @Answers('GuestTableView', 'Where a guest sits who scanned a code')
  @Get(':token')
  table(@Param('token') token: string) {
    return this.queries.execute(new GuestTable(token));
  }
}
