import { Body, Controller, Get, Post, Query, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ClaimPaymentRequest } from '@sae/domain/guests/claim-payment.dto';
import { PlaceGuestOrderRequest } from '@sae/domain/guests/place-guest-order.dto';
import { GiveReviewRequest } from '@sae/domain/reviews/give-review.dto';
import type { RequestContext } from '@sae/platform/log';
import { Answers, AnswersAll } from '../answers/answers.js';
import { By } from '../access/request-context.js';
import { AsksModelsItself, Public } from '../access/auth.guard.js';
import { GuestLimit } from '../http/clients.js';
import { claimPayment, placeGuestOrder, shareOpinion } from './guests.commands.js';
import { guestPayment, guestTable, menuOfGuests, movedTable, optionsOfGuests, sittingNow } from './guests.queries.js';
import { AsGuest, OrderSize, Seated, type Guest } from './seats.js';

/** What guests may ask and do, who have nothing but the code on their table. */
@Public()
@AsksModelsItself()
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
    return this.queries.execute(guestTable(guest));
  }

  @AnswersAll('GuestMenuItemView', 'What guests can order')
  @Get('menu')
  menu(@AsGuest() { restaurantId }: Guest) {
    return this.queries.execute(menuOfGuests(restaurantId));
  }

  @AnswersAll('OptionGroupView', 'What guests can choose of dishes')
  @Get('option-groups')
  options(@AsGuest() { restaurantId }: Guest) {
    return this.queries.execute(optionsOfGuests(restaurantId));
  }

  @Answers('SittingView', 'The orders and bills of who sits at the table now')
  @Get('sitting')
  sitting(@AsGuest() guest: Guest) {
    return this.queries.execute(sittingNow(guest));
  }

  @Answers('MovedTableView', 'Where the staff moved the orders of who sat here, and the code there', {
    asks: { pass: 'Of the sitting, as a phone was given it that saw it there' },
    refuses: { 404: 'It was not moved, its orders are not there any more, or the table has no code' },
  })
  @Get('moved')
  moved(@AsGuest() guest: Guest, @Query('pass') pass: unknown) {
    return this.queries.execute(movedTable(guest, pass));
  }

  @Answers('GuestOrderView', 'A table’s own order, at the menu’s prices', {
    refuses: { 409: 'No orders are taken from tables, an item is disabled, or prices or total are not the menu’s' },
  })
  @UseGuards(OrderSize)
  @Post('orders')
  order(@AsGuest() guest: Guest, @Body() request: PlaceGuestOrderRequest, @By() by: RequestContext) {
    return this.commands.execute(placeGuestOrder(guest, request, by));
  }

  @Answers('GuestPaymentView', 'How what is open on the table can be paid by UPI, under a fresh reference', {
    refuses: { 409: 'Nothing is open on the table, or the restaurant has no UPI ID' },
  })
  @Get('payment')
  payment(@AsGuest() guest: Guest) {
    return this.queries.execute(guestPayment(guest));
  }

  @Answers('GuestClaimView', 'A guest says to have paid; whether it is so, staff say', {
    refuses: { 409: 'So much is not open on the table, or staff have not answered the claims before' },
  })
  @Post('payment-claims')
  claim(@AsGuest() guest: Guest, @Body() request: ClaimPaymentRequest, @By() by: RequestContext) {
    return this.commands.execute(claimPayment(guest, request, by));
  }

  @Answers('ReviewView', 'A table’s opinion, once for each sitting', {
    refuses: { 409: 'The table has shared its opinion' },
  })
  @Post('reviews')
  review(@AsGuest() guest: Guest, @Body() request: GiveReviewRequest, @By() by: RequestContext) {
    return this.commands.execute(shareOpinion(guest, request, by));
  }
}
