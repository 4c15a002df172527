import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  BeginPaymentRequest,
  ChoosePlanRequest,
  ConfirmPaymentRequest,
  SandboxPaymentRequest,
} from '@sae/domain/subscription/pay.dto';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply } from 'fastify';
import { Answers, SendsList } from '../answers/answers.js';
import { By, RestaurantId, Who, type Admitted } from '../access/request-context.js';
import { Public, WithoutPlan, Right } from '../access/auth.guard.js';
import { StrangerLimit } from '../http/clients.js';
import { BodyAsSent, SentBody } from '../http/validation.js';
import { pageQuery } from '../http/params.js';
import { sendPage } from '../http/lists.js';
import { beginPayment, choosePlan, hearProvider, settlePayment } from './subscription.commands.js';
import { openPayment, planHistory, receipt } from './subscription.queries.js';

@Controller('plans')
export class SubscriptionController {
  constructor(private readonly commands: CommandBus) {}

  @Answers('ChosenPlan', 'Chooses a plan: the free trial runs at once, a paid one says what it costs', {
    refuses: { 409: 'The free trial was used already' },
  })
  @WithoutPlan()
  @HttpCode(200)
  @Right('StartFreeTrial')
  @Post()
  choose(@RestaurantId() restaurantId: number, @Body() { planType }: ChoosePlanRequest, @By() by: RequestContext) {
    return this.commands.execute(choosePlan(restaurantId, planType, by));
  }
}

@WithoutPlan()
@Controller('payments')
export class PaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers('BegunPaymentView', 'Begins to pay for a plan; what it costs is said by us', {
    refuses: { 429: 'Too many payments were begun in an hour', 503: 'The payment provider does not answer' },
  })
  @Right('BeginPayment')
  @Post()
  begin(@Who() who: Admitted, @Body() { planType }: BeginPaymentRequest, @By() by: RequestContext) {
    return this.commands.execute(beginPayment(who, planType, by));
  }

  @SendsList('PlanHistoryEntry', 'Payments and the free trial, the newest first')
  @Right('SeePayments')
  @Get()
  async history(@RestaurantId() restaurantId: number, @Query() query: unknown, @Res() reply: FastifyReply) {
    const { page } = pageQuery(query);
    sendPage('payments', await this.queries.execute(planHistory(restaurantId, page)), page, reply);
  }

  @Answers('Received', 'What Razorpay tells by itself, with its X-Razorpay-Signature over the body as it was sent', {
    refuses: { 400: 'The signature is wrong', 404: 'Payments are a sandbox', 503: 'Razorpay may come again' },
  })
  @Public()
  @UseGuards(StrangerLimit)
  @BodyAsSent()
  @HttpCode(200)
  @Post('webhook')
  hear(
    @SentBody() body: string,
    @Headers('x-razorpay-signature') signature: unknown,
    @By() { requestId }: RequestContext,
  ) {
    return this.commands.execute(hearProvider(body, String(signature ?? ''), requestId));
  }

  @Answers('BegunPaymentView', 'A payment that was begun and can be gone on with', {
    refuses: { 409: 'It is not open any more' },
  })
  @Right('SeePayments')
  @Get(':id')
  open(@Who() who: Admitted, @Param('id') paymentId: string, @By() by: RequestContext) {
    return this.queries.execute(openPayment(who, paymentId, by));
  }

  @Answers('PlanHistoryEntry', 'Razorpay’s Checkout was paid: its signature is tried, and Razorpay asked', {
    refuses: { 400: 'It proves nothing', 409: 'It is money for something else', 503: 'Razorpay does not answer' },
  })
  @HttpCode(200)
  @Right('ConfirmPayment')
  @Post(':id/confirm')
  confirm(
    @Param('id') paymentId: string,
    @RestaurantId() restaurantId: number,
    @Body() { razorpay_order_id, razorpay_payment_id, razorpay_signature }: ConfirmPaymentRequest,
    @By() by: RequestContext,
  ) {
    const ids = { orderId: razorpay_order_id, providerPaymentId: razorpay_payment_id };
    const evidence = { from: 'checkout', ...ids, signature: razorpay_signature } as const;
    return this.commands.execute(settlePayment({ restaurantId, paymentId }, evidence, by));
  }

  @Answers('PlanHistoryEntry', 'In the sandbox: what becomes of the payment')
  @HttpCode(200)
  @Right('ConfirmPayment')
  @Post(':id/sandbox')
  decide(
    @Param('id') paymentId: string,
    @RestaurantId() restaurantId: number,
    @Body() { outcome }: SandboxPaymentRequest,
    @By() by: RequestContext,
  ) {
    const evidence = { from: 'sandbox', outcome } as const;
    return this.commands.execute(settlePayment({ restaurantId, paymentId }, evidence, by));
  }

  @Answers('ReceiptView', 'The receipt of a payment, as it was issued')
  @Right('SeePayments')
  @Get(':id/receipt')
  receipt(@Param('id') paymentId: string, @RestaurantId() restaurantId: number) {
    return this.queries.execute(receipt(restaurantId, paymentId));
  }
}
