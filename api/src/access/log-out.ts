import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountBook, type LoggedOut } from '@sae/domain/access';
import type { RequestContext } from '@sae/platform/log';
import { Decisions } from '../kernel/decisions.js';
import type { Claims } from './tokens.js';

/** Ends the session that asks, or all of the account: their tokens and sockets, on every node. */
export class LogOut extends Command<LoggedOut> {
  constructor(
    readonly claims: Claims,
    readonly isEverywhere: boolean,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ claims, isEverywhere, by }: LogOut): Promise<LoggedOut> {
    const { restaurantId, sessionId, expiresAt } = claims;
    const until = new Date(expiresAt * 1000).toISOString();
    const one = { type: 'EndSession', sessionId, until } as const;
    const end = isEverywhere ? ({ type: 'EndAllSessions' } as const) : one;
    await this.decisions.make(accountBook, String(restaurantId), end, by);
    return { message: isEverywhere ? 'Logged out everywhere' : 'Logged out successfully' };
  }
}
