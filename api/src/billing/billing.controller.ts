import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ReasonRequest } from '@sae/domain/ordering/change-order.dto';
import { CompletePartRequest } from '@sae/domain/ordering/complete-part.dto';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Right } from '../access/auth.guard.js';
import { Answers, SendsList } from '../answers/answers.js';
import { By, RestaurantId, Who, type Admitted } from '../access/request-context.js';
import { BodyEmpty } from '../http/validation.js';
import { Id } from '../http/params.js';
import { sendList } from '../http/lists.js';
import { Reason } from '../ordering/requests.js';
import { completeTable, dismissClaim, markPaid, undoPayment } from './billing.commands.js';
import { paymentClaims, reprint } from './billing.queries.js';

@Controller('orders')
export class BillingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers(
    'CompletedTable',
    'One bill of all recurring orders of a table, or of chosen ones, or of chosen items; what is billed becomes past',
    {
      refuses: {
        404: 'A chosen order is unknown, or another restaurant’s',
        409: 'The table has no recurring orders, or what was chosen of them has changed meanwhile',
      },
    },
  )
  @Right('CompleteTable')
  @Post('complete')
  complete(@Who() { restaurantId, access }: Admitted, @Body() request: CompletePartRequest, @By() by: RequestContext) {
    return this.commands.execute(completeTable(restaurantId, access, request, by));
  }

  @Answers('BillView', 'The bill of a past order, as it was issued', { refuses: { 409: 'The order has no bill yet' } })
  @Right('SeeBill')
  @Get('reprint/:id')
  reprint(@RestaurantId() restaurantId: number, @Param('id', Id) orderId: number) {
    return this.queries.execute(reprint(restaurantId, orderId));
  }

  @Answers('OrderView', 'Marks the bill of a past order paid, and settles the claims about it', {
    refuses: { 409: 'The order has no bill yet, or has changed meanwhile' },
  })
  @BodyEmpty()
  @Right('MarkPaid')
  @Put(':id/paid')
  markPaid(@RestaurantId() restaurantId: number, @Param('id', Id) orderId: number, @By() by: RequestContext) {
    return this.commands.execute(markPaid(restaurantId, orderId, by));
  }

  @Answers('OrderView', 'The bill of a past order was marked paid by mistake; why is kept', {
    takes: ReasonRequest,
    asks: { reason: 'Instead of a body' },
    refuses: { 409: 'The bill is not marked paid, or has changed meanwhile' },
  })
  @Right('UndoPayment')
  @Delete(':id/paid')
  undoPayment(
    @RestaurantId() restaurantId: number,
    @Param('id', Id) orderId: number,
    @Reason() reason: string | null,
    @By() by: RequestContext,
  ) {
    return this.commands.execute(undoPayment(restaurantId, orderId, reason, by));
  }

  @SendsList('PaymentClaimView', 'What guests said to have paid and nobody has answered yet, oldest first')
  @Right('SeeClaims')
  @Get('payment-claims')
  async claims(@RestaurantId() restaurantId: number, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendList('claims', await this.queries.execute(paymentClaims(restaurantId)), request, reply);
  }

  @Answers('Deleted', 'Dismisses a claim: nothing came')
  @BodyEmpty()
  @Right('DismissClaim')
  @Delete('payment-claims/:id')
  dismiss(@RestaurantId() restaurantId: number, @Param('id', Id) claimId: number, @By() by: RequestContext) {
    return this.commands.execute(dismissClaim(restaurantId, claimId, by));
  }
}
