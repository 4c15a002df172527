import { Inject, Injectable } from '@nestjs/common';
import {
  accountBook,
  browserName,
  SESSION_IDLE_MS,
  type Account,
  type OpenSession,
  type SessionView,
} from '@sae/domain/access';
import { hasPlan } from '@sae/domain/subscription';
import { withoutKey } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import { Clock } from '../kernel/clock.js';
import { REDIS } from '../kernel/connections.js';
import { Decisions } from '../kernel/decisions.js';
import type { Visitor } from './request-context.js';
import { TOKEN_LIFE_SECONDS, Tokens } from './tokens.js';

/** Written down no more often than that, so that hardly a request costs a call. */
const EVERY_MS = 5 * 60_000;
const REMEMBERED = 10_000;

const keyOf = (sessionId: string) => `seen:${sessionId}`;

/**
 * When sessions were last used, in Redis for as long as their tokens live. What is not there was never written or is
 * lost, and so is no proof that nobody used it: a flush of Redis logs nobody out.
 */
@Injectable()
export class LastSeen {
  /** When this node last wrote each down. */
  private readonly written = new Map<string, number>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes down that a session is used; false when nobody had used it for too long, and it has ended. Hardly ever a
   * promise: every request asks.
   */
  use(sessionId: string): true | Promise<boolean> {
    const now = this.clock.nowMs();
    return now - (this.written.get(sessionId) ?? -Infinity) < EVERY_MS || this.write(sessionId, now);
  }

  private async write(sessionId: string, now: number): Promise<boolean> {
    const before = await this.redis.get(keyOf(sessionId));
    if (before !== null && now - Number(before) >= SESSION_IDLE_MS) return false;
    await this.redis.set(keyOf(sessionId), now, { expiration: { type: 'EX', value: TOKEN_LIFE_SECONDS } });
    this.remember(sessionId, now);
    return true;
  }

  /** Since 1970, of each; when it was started where nothing else is known. */
  async of(sessions: readonly OpenSession[]): Promise<number[]> {
    if (sessions.length === 0) return [];
    const seen = await this.redis.mGet(sessions.map(({ sessionId }) => keyOf(sessionId)));
    return sessions.map(({ startedAt }, n) => Math.max(Number(seen[n] ?? 0), Date.parse(startedAt)));
  }

  private remember(sessionId: string, now: number): void {
    this.written.delete(sessionId);
    const oldest = this.written.size >= REMEMBERED ? this.written.keys().next().value : undefined;
    if (oldest !== undefined) this.written.delete(oldest);
    this.written.set(sessionId, now);
  }
}

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
  async open(account: Account, { by, userAgent }: Visitor): Promise<SessionView> {
    const { restaurantId: id, hasUsedFreeTrial, credentials } = account;
    const { token, sessionId, until } = this.tokens.issue(account);
    const session = { sessionId, until, credentials, browser: browserName(userAgent) };
    // Without the Idempotency-Key: a repeated request gets a token of its own.
    await this.decisions.make(accountBook, String(id), { type: 'StartSession', ...session }, withoutKey(by));
    await this.lastSeen.use(sessionId);
    return {
      ...(hasPlan(account, this.clock.now()) ? {} : { requiresPlan: true, hasUsedFreeTrial }),
      token,
      user: { id, hasUsedFreeTrial },
    };
  }
}
