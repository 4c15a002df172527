import { Body, Controller, Get, HttpCode, Param, Post, Res, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AcceptInvitationRequest, ResendInvitationRequest } from '@sae/domain/access/credentials.dto';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersAll } from '../answers/answers.js';
import { ClientLimit } from '../http/clients.js';
import { Id } from '../http/params.js';
import { BodyEmpty } from '../http/validation.js';
import { FromTheLog, Public, Right, WithoutPlan } from './auth.guard.js';
import { Browsers } from './browsers.js';
import { ByVisitor, Who, type Admitted, type Visitor } from './request-context.js';
import { acceptInvitation, goOver, resendInvitation, workplacesOf } from './workplaces.commands.js';

/** Getting in where one is invited to work (docs/decisions/0120-people-by-email.md). */
@Controller('users/invitations')
@Public()
@UseGuards(ClientLimit)
export class InvitationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly browsers: Browsers,
  ) {}

  @Answers('SessionView', 'Chooses a password by the code that was mailed, and signs in where one is invited', {
    refuses: { 403: 'They are suspended', 404: 'The restaurant took the invitation back, or it is too old' },
  })
  @HttpCode(200)
  @Post('accept')
  async accept(
    @Body() request: AcceptInvitationRequest,
    @ByVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.browsers.entered(await this.commands.execute(acceptInvitation(request, visitor)), visitor, reply);
  }

  @Answers('Resent', 'Mails another code for an invitation; the answer is the same for every address')
  @HttpCode(200)
  @Post('resend')
  resend(@Body() request: ResendInvitationRequest, @ByVisitor() visitor: Visitor) {
    return this.commands.execute(resendInvitation(request, visitor));
  }
}

/** The restaurants of who logged in by email, and going over from one to another. */
@Controller('users/restaurants')
@WithoutPlan()
@Right('SeeOneself')
export class WorkplacesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly browsers: Browsers,
  ) {}

  @AnswersAll('WorkplaceView', 'The restaurants one gets into by one’s password, one’s own first; none by a PIN')
  @FromTheLog()
  @Get()
  all(@Who() asking: Admitted) {
    return this.queries.execute(workplacesOf(asking));
  }

  @Answers('SessionView', 'Goes over to another restaurant; where one is invited, it accepts', {
    refuses: { 403: 'They are suspended', 404: 'They do not work there, or the invitation is gone' },
  })
  @BodyEmpty()
  @HttpCode(200)
  @Post(':id/session')
  async goOver(
    @Who() asking: Admitted,
    @Param('id', Id) restaurantId: number,
    @ByVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.browsers.entered(await this.commands.execute(goOver(asking, restaurantId, visitor)), visitor, reply);
  }
}
