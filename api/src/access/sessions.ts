import { Injectable } from '@nestjs/common';
import { browserName, type SessionView, accountBook, type Account } from '@sae/domain/access';
import { hasPlan } from '@sae/domain/subscription';
import { Clock } from '../kernel/clock.js';
import { Decisions } from '../kernel/decisions.js';
import { LastSeen } from './last-seen.js';
import { Tokens } from './tokens.js';
import type { Visitor } from './visitor.js';

/** Opens sessions: each is a fact, so that its owner can see and end it. */
@Injectable()
export class Sessions {
  constructor(
    private readonly tokens: Tokens,
    private readonly decisions: Decisions,
    private readonly lastSeen: LastSeen,
    private readonly clock: Clock,
  ) {}

  /** What somebody who has shown who they are is answered. @throws Refusal when the password changed meanwhile. */
  async open(account: Account, { by: { actor, requestId }, userAgent }: Visitor): Promise<SessionView> {
    const { restaurantId: id, hasUsedFreeTrial, credentials } = account;
    const { token, sessionId, until } = this.tokens.issue(account);
    const session = { sessionId, until, credentials, browser: browserName(userAgent) };
    // Without the Idempotency-Key: a repeated request gets a token of its own.
    await this.decisions.make(accountBook, String(id), { type: 'StartSession', ...session }, { actor, requestId });
    await this.lastSeen.use(sessionId);
    return {
      ...(hasPlan(account, this.clock.now()) ? {} : { requiresPlan: true, hasUsedFreeTrial }),
      token,
      user: { id, hasUsedFreeTrial },
    };
  }
}
