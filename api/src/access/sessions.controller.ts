import { Controller, Delete, Get, Param, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, SendsList } from '../answers/answers.js';
import { sendRows } from '../http/lists.js';
import { By, Who, type Admitted } from './request-context.js';
import { FromTheLog, WithoutPlan } from './auth.guard.js';
import { endOtherSessions, endSession } from './sessions.commands.js';
import { openSessions } from './access.queries.js';

/** Where the account is logged in (docs/decisions/0040-sessions-end-in-the-log.md). */
@Controller('users/sessions')
@WithoutPlan()
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @SendsList('OpenSessionView', 'Where the account is logged in, the newest first')
  @FromTheLog()
  @Get()
  async all(@Who() { claims }: Admitted, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendRows('sessions', await this.queries.execute(openSessions(claims)), request, reply);
  }

  @Answers('LoggedOut', 'Ends every session of the account but the one that asks')
  @Delete()
  endOthers(@Who() { claims }: Admitted, @By() by: RequestContext) {
    return this.commands.execute(endOtherSessions(claims, by));
  }

  @Answers('LoggedOut', 'Ends a session of the account, wherever it is')
  @Delete(':id')
  end(@Who() { restaurantId }: Admitted, @Param('id') id: string, @By() by: RequestContext) {
    return this.commands.execute(endSession(restaurantId, id, by));
  }
}
