import { Injectable } from '@nestjs/common';
import { Refusal } from '@sae/domain/kernel';
import { hasPlan } from '@sae/domain/subscription';
import { AccessReader, type AccessDoc } from '@sae/projections/access';
import { Clock } from '../clock.js';
import { behind } from '../http/true-models.js';
import { LastSeen } from './last-seen.js';
import { Tokens, type Claims } from './tokens.js';

/** Somebody whose token is good, and what is known about their restaurant. */
export interface Admitted {
  readonly restaurantId: number;
  readonly access: AccessDoc;
  readonly claims: Claims;
}

const signIn = () => new Refusal('unauthenticated', 'token/invalid', 'Authentication required. Please log in again.');

/** A token may be ahead of the read models for as long as they may be late. */
const LATE_SECONDS = 60;

/** Who gets in: the same rules for requests and for sockets. */
@Injectable()
export class Admission {
  constructor(
    private readonly tokens: Tokens,
    private readonly reader: AccessReader,
    private readonly lastSeen: LastSeen,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal */
  async admit(token: string | undefined): Promise<Admitted> {
    const claims = token ? this.tokens.read(token) : null;
    if (!claims) throw signIn();
    return this.again(claims);
  }

  /** Are they still welcome? @throws Refusal */
  async again(claims: Claims): Promise<Admitted> {
    const { restaurantId, credentials, sessionId, issuedAt, expiresAt } = claims;
    const now = this.clock.nowMs() / 1000;
    if (expiresAt <= now) throw signIn();
    const [access, isUsed] = await Promise.all([this.reader.of(restaurantId), this.lastSeen.use(sessionId)]);
    if (!isUsed) throw signIn();
    if (access?.endedSessions.some((ended) => ended.sessionId === sessionId)) throw signIn();
    const isGood = access?.credentials === credentials || access?.keptSessionId === sessionId;
    if (access?.isVerified && isGood) return { restaurantId, access, claims };
    const isNewer = !access?.isVerified || access.credentials < credentials;
    if (isNewer && now - issuedAt < LATE_SECONDS) throw behind();
    throw signIn();
  }

  /** @throws Refusal */
  requirePlan({ access }: Admitted): void {
    if (!hasPlan(access.user, this.clock.now()))
      throw new Refusal('plan-required', 'plan/required', 'Please choose a plan to continue');
  }
}
