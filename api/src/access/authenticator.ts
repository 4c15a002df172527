import { Injectable } from '@nestjs/common';
import { Refusal } from '@sae/domain/kernel';
import { hasPlan } from '@sae/domain/subscription';
import { AccessReader } from '@sae/projections/models/access';
import { Clock } from '../kernel/clock.js';
import { behind } from '../http/true-models.js';
import type { Admitted } from './request-context.js';
import { LastSeen } from './sessions.js';
import { TokenRefused, Tokens, type Claims } from './tokens.js';

/** A token may be ahead of the read models for as long as they may be late. */
const LATE_SECONDS = 60;

/** Who gets in: the same rules for requests and for sockets. */
@Injectable()
export class Authenticator {
  constructor(
    private readonly tokens: Tokens,
    private readonly reader: AccessReader,
    private readonly lastSeen: LastSeen,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal */
  async admit(token: string | undefined): Promise<Admitted> {
    if (token === undefined) throw new TokenRefused('missing');
    const claims = this.tokens.read(token);
    if (!claims) throw new TokenRefused(this.tokens.faultOf(token));
    return this.again(claims);
  }

  /** Are they still welcome? @throws Refusal */
  async again(claims: Claims): Promise<Admitted> {
    const { restaurantId, credentials, sessionId, issuedAt, expiresAt } = claims;
    const now = this.clock.nowMs() / 1000;
    if (expiresAt <= now) throw new TokenRefused('expired', restaurantId);
    const used = this.lastSeen.use(sessionId);
    const asked = this.reader.of(restaurantId);
    const [access, isUsed] = used === true ? [await asked, true] : await Promise.all([asked, used]);
    if (!isUsed) throw new TokenRefused('session-idle', restaurantId);
    if (access?.endedSessions.some((ended) => ended.sessionId === sessionId))
      throw new TokenRefused('session-ended', restaurantId);
    const isGood = access?.credentials === credentials || access?.keptSessionId === sessionId;
    if (access?.isVerified && isGood) return { restaurantId, access, claims };
    const isNewer = !access?.isVerified || access.credentials < credentials;
    if (isNewer && now - issuedAt < LATE_SECONDS) throw behind();
    throw new TokenRefused('superseded', restaurantId);
  }

  /** @throws Refusal */
  requirePlan({ access }: Admitted): void {
    if (!hasPlan(access.user, this.clock.now()))
      throw new Refusal('plan-required', 'plan/required', 'Please choose a plan to continue');
  }
}
