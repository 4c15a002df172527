import { Controller, Delete, Get, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { RequestContext } from '@sae/platform/log';
import { Answers, AnswersAll } from '../docs/answers.js';
import { By, Who } from '../http/request-context.js';
import { FromTheLog, WithoutPlan } from '../http/auth.guard.js';
import type { Admitted } from './authenticator.js';
import { EndOtherSessions, EndSession } from './end-sessions.js';
import { openSessions } from './access.queries.js';

/** Where the account is logged in (docs/decisions/0040-sessions-end-in-the-log.md). */
@Controller('users/sessions')
@WithoutPlan()
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @AnswersAll('OpenSessionView', 'Where the account is logged in, the newest first')
  @FromTheLog()
  @Get()
  all(@Who() { claims }: Admitted) {
    return this.queries.execute(openSessions(claims));
  }

  @Answers('LoggedOut', 'Ends every session of the account but the one that asks')
  @Delete()
  endOthers(@Who() { claims }: Admitted, @By() by: RequestContext) {
    return this.commands.execute(new EndOtherSessions(claims, by));
  }

  @Answers('LoggedOut', 'Ends a session of the account, wherever it is')
  @Delete(':id')
  end(@Who() { restaurantId }: Admitted, @Param('id') id: string, @By() by: RequestContext) {
    return this.commands.execute(new EndSession(restaurantId, id, by));
  }
}
