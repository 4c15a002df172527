import { Body, Controller, Get, Post, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PlaceGuestOrderRequest } from '@sae/domain/guests';
import type { Asker } from '@sae/platform/log';
import { Answers, AnswersAll } from '../docs/answers.js';
import { By } from '../http/asker.js';
import { Public } from '../http/auth.guard.js';
import { GuestLimit } from '../http/guest-limit.guard.js';
import { GuestMenu } from './guest-menu.js';
import { GuestTable } from './guest-table.js';
import { OrderSize } from './order-size.guard.js';
import { PlaceGuestOrder } from './place-guest-order.js';
import { AsGuest, Seated } from './seated.guard.js';
import type { Guest } from './seats.js';

/** What guests may ask and do, who have nothing but the code on their table. */
@Public()
@UseGuards(GuestLimit, Seated)
@Controller('guests/:token')
export class GuestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers('GuestTableView', 'Where a guest sits who scanned a code')
  @Get()
  table(@AsGuest() guest: Guest) {
    return this.queries.execute(new GuestTable(guest));
  }

  @AnswersAll('GuestMenuItemView', 'What guests can order')
  @Get('menu')
  menu(@AsGuest() { restaurantId }: Guest) {
    return this.queries.execute(new GuestMenu(restaurantId));
  }

  @Answers('GuestOrderView', 'A table’s own order, at the menu’s prices', {
    refuses: { 409: 'No orders are taken from tables, an item is disabled, or prices or total are not the menu’s' },
  })
  @UseGuards(OrderSize)
  @Post('orders')
  order(@AsGuest() guest: Guest, @Body() request: PlaceGuestOrderRequest, @By() by: Asker) {
    return this.commands.execute(new PlaceGuestOrder(guest, request, by));
  }
}
