import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountBook, type LoggedOut } from '@sae/domain/access';
import type { RequestContext } from '@sae/platform/log';
import { Decisions } from '../kernel/decisions.js';
import type { Claims } from './tokens.js';

/** Ends one of the account's sessions, wherever it is. */
export class EndSession extends Command<LoggedOut> {
  constructor(
    readonly restaurantId: number,
    readonly sessionId: string,
    readonly by: RequestContext,
  ) {
    super();
  }
}

/** Ends all of the account's sessions but the one that asks. */
export class EndOtherSessions extends Command<LoggedOut> {
  constructor(
    readonly claims: Claims,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ restaurantId, sessionId, by }: EndSession): Promise<LoggedOut> {
    await this.decisions.make(accountBook, String(restaurantId), { type: 'EndSession', sessionId }, by);
    return { message: 'That login has ended' };
  }
}

@CommandHandler(EndOtherSessions)
export class EndOtherSessionsHandler implements ICommandHandler<EndOtherSessions> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ claims: { restaurantId, sessionId }, by }: EndOtherSessions): Promise<LoggedOut> {
    const end = { type: 'EndOtherSessions', keptSessionId: sessionId } as const;
    await this.decisions.make(accountBook, String(restaurantId), end, by);
    return { message: 'All other logins have ended' };
  }
}
