import { Injectable } from '@nestjs/common';
import { Refusal } from '@sae/domain/kernel';
import { hasPlan } from '@sae/domain/subscription';
import { AccessReader } from '@sae/projections/models/access';
import { Clock } from '../kernel/clock.js';
import { TrueModels } from '../http/true-models.js';
import type { Admitted } from './request-context.js';
import { LastSeen } from './sessions.js';
import { TokenRefused, Tokens, type Claims } from './tokens.js';

/** Who gets in: the same rules for requests and for sockets. */
@Injectable()
export class Authenticator {
  constructor(
    private readonly tokens: Tokens,
    private readonly reader: AccessReader,
    private readonly lastSeen: LastSeen,
    private readonly models: TrueModels,
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
    const admitted = await this.models.found(() => this.look(claims));
    if (!admitted) throw new TokenRefused('superseded', claims.restaurantId);
    return admitted;
  }

  /** As they are known, with a plan. @throws Refusal */
  async withPlan(admitted: Admitted): Promise<Admitted> {
    if (this.hasPlan(admitted)) return admitted;
    // It may have been paid for a moment ago.
    await this.models.require();
    const again = await this.again(admitted.claims);
    if (this.hasPlan(again)) return again;
    throw new Refusal('plan-required', 'plan/required', 'Please choose a plan to continue');
  }

  /** Null where the models lack what the token was given for. @throws Refusal */
  private async look(claims: Claims): Promise<Admitted | null> {
    const { restaurantId, credentials, sessionId, expiresAt } = claims;
    if (expiresAt <= this.clock.nowMs() / 1000) throw new TokenRefused('expired', restaurantId);
    const used = this.lastSeen.use(sessionId);
    const asked = this.reader.of(restaurantId);
    const [access, isUsed] = used === true ? [await asked, true] : await Promise.all([asked, used]);
    if (!isUsed) throw new TokenRefused('session-idle', restaurantId);
    if (access?.endedSessions.some((ended) => ended.sessionId === sessionId))
      throw new TokenRefused('session-ended', restaurantId);
    if (!access?.isVerified || access.credentials < credentials) return null;
    if (access.credentials === credentials || access.keptSessionId === sessionId)
      return { restaurantId, access, claims };
    throw new TokenRefused('superseded', restaurantId);
  }

  private hasPlan({ access }: Admitted): boolean {
    return hasPlan(access.user, this.clock.now());
  }
}
