import { Injectable } from '@nestjs/common';
import { inTime } from '@sae/domain/access';
import { Refusal } from '@sae/domain/kernel';
import { hasPlan } from '@sae/domain/subscription';
import { ALL_APPROVALS, OWNER_ID } from '@sae/domain/people';
import { AccessReader, type AccessDoc } from '@sae/projections/models/access';
import { PeopleReader } from '@sae/projections/models/people';
import { Clock } from '../kernel/clock.js';
import { TrueModels } from '../http/true-models.js';
import type { Admitted } from './request-context.js';
import { LastSeen } from './sessions.js';
import { TokenRefused, Tokens, type Claims, type KnownAccount, type PersonClaims } from './tokens.js';

/** Nothing an owner does wants an approval. */
const owner = (claims: Claims, access: AccessDoc): Admitted => {
  const { restaurantId, person: said } = claims;
  const person = { id: OWNER_ID, name: access.user.ownerName, role: 'owner', tillId: said?.tillId ?? null } as const;
  return { restaurantId, access, claims, person, approvals: ALL_APPROVALS };
};

/** Who gets in: the same rules for requests and for sockets. */
@Injectable()
export class Authenticator {
  constructor(
    private readonly tokens: Tokens,
    private readonly reader: AccessReader,
    private readonly people: PeopleReader,
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
    if (access.credentials !== credentials && access.keptSessionId !== sessionId)
      throw new TokenRefused('superseded', restaurantId);
    return claims.person ? this.lookAt(claims, access, claims.person) : owner(claims, access);
  }

  /** One of the people is there while their session is; null where the models lack it, or it has ended. */
  private async lookAt(claims: Claims, access: AccessDoc, said: PersonClaims): Promise<Admitted | null> {
    const { restaurantId, sessionId } = claims;
    const { personId, tillId, account } = said;
    const [{ sessions, persons, approvals }, isPassword] = await Promise.all([
      this.people.of(restaurantId),
      account ? this.isPassword(account) : true,
    ]);
    const isOpen = inTime(sessions, this.clock.now()).some((session) => session.sessionId === sessionId);
    if (!isOpen || !isPassword) return null;
    if (personId === OWNER_ID) return owner(claims, access);
    const found = persons[personId];
    if (!found) return null;
    const { name, role } = found;
    return { restaurantId, access, claims, person: { id: personId, name, role, tillId }, approvals };
  }

  /** Is the password of their account still the one they showed? */
  private async isPassword({ id, credentials }: KnownAccount): Promise<boolean> {
    return (await this.reader.of(id))?.credentials === credentials;
  }

  private hasPlan({ access }: Admitted): boolean {
    return hasPlan(access.user, this.clock.now());
  }
}
