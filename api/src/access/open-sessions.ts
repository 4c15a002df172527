import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { UNKNOWN_BROWSER, type OpenSessionView } from '@sae/domain/access';
import { accountBook, inTime, SESSION_IDLE_MS, type OpenSession } from '@sae/domain/restaurant';
import { Clock } from '../clock.js';
import { Decisions } from '../decisions.js';
import { LastSeen } from './last-seen.js';
import type { Claims } from './tokens.js';

/** Where the account is logged in. */
export class OpenSessions extends Query<OpenSessionView[]> {
  constructor(readonly claims: Claims) {
    super();
  }
}

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();

/** As it would have been told, had it been opened later. */
const untold = ({ sessionId, issuedAt, expiresAt }: Claims): OpenSession => ({
  sessionId,
  browser: UNKNOWN_BROWSER,
  startedAt: isoTime(issuedAt),
  until: isoTime(expiresAt),
});

@QueryHandler(OpenSessions)
export class OpenSessionsHandler implements IQueryHandler<OpenSessions> {
  constructor(
    private readonly decisions: Decisions,
    private readonly lastSeen: LastSeen,
    private readonly clock: Clock,
  ) {}

  async execute({ claims }: OpenSessions): Promise<OpenSessionView[]> {
    const { sessions } = await this.decisions.state(accountBook, String(claims.restaurantId));
    const isTold = sessions.some(({ sessionId }) => sessionId === claims.sessionId);
    const open = inTime(isTold ? sessions : [untold(claims), ...sessions], this.clock.now());
    const seen = await this.lastSeen.of(open);
    const now = this.clock.nowMs();
    return open
      .map(({ sessionId: id, browser, startedAt }, n) => {
        const lastSeenAt = new Date(seen[n] ?? 0).toISOString();
        return { id, browser, startedAt, lastSeenAt, isCurrent: id === claims.sessionId };
      })
      .filter(({ lastSeenAt }) => now - Date.parse(lastSeenAt) < SESSION_IDLE_MS)
      .reverse();
  }
}
