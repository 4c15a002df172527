import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ReasonRequest } from '@sae/domain/ordering/change-order.dto';
import { TakeTenderRequest } from '@sae/domain/ordering/tender.dto';
import type { RequestContext } from '@sae/platform/log';
import { Right } from '../access/auth.guard.js';
import { Answers } from '../answers/answers.js';
import { By, RestaurantId, Who, type Admitted } from '../access/request-context.js';
import { Id } from '../http/params.js';
import { Reason } from '../ordering/requests.js';
import { billPayment, upiCode } from './billing.queries.js';
import { takeTender, undoTender } from './tenders.commands.js';

@Controller('orders/:id')
export class TendersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers('BillPaymentView', 'What was paid of the bill of a past order, how, and what is left', {
    refuses: { 409: 'The order has no bill yet' },
  })
  @Right('SeeBill')
  @Get('payment')
  payment(@RestaurantId() restaurantId: number, @Param('id', Id) orderId: number) {
    return this.queries.execute(billPayment(restaurantId, orderId));
  }

  @Answers('GuestPaymentView', 'The UPI code for an amount of the bill of a past order', {
    asks: { amount: 'In rupees; all that is left to pay, when it is left out' },
    refuses: { 409: 'Nothing is left to pay, or the restaurant has no UPI ID' },
  })
  @Right('SeeBill')
  @Get('upi-code')
  upiCode(
    @Who() { restaurantId, access }: Admitted,
    @Param('id', Id) orderId: number,
    @Query('amount') amount: unknown,
  ) {
    const { upiId, restaurantName: payee } = access.user;
    return this.queries.execute(upiCode(restaurantId, orderId, { upiId, payee }, amount));
  }

  @Answers('BillPaymentView', 'Takes a payment of the bill of a past order; several make up the whole', {
    refuses: { 409: 'It is more than is left to pay, or the bill has changed meanwhile' },
  })
  @Right('TakeTender')
  @Post('tenders')
  take(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) orderId: number,
    @Body() request: TakeTenderRequest,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(takeTender(restaurantId, orderId, request, by));
  }

  @Answers('BillPaymentView', 'A payment was taken by mistake; why is kept', {
    takes: ReasonRequest,
    asks: { reason: 'Instead of a body' },
    refuses: { 409: 'It does not stand on the bill any more' },
  })
  @Right('UndoTender')
  @Delete('tenders/:tenderId')
  undo(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) orderId: number,
    @Param('tenderId', Id) tenderId: number,
    @Reason() reason: string | null,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(undoTender(restaurantId, { orderId, tenderId }, reason, by));
  }
}
