import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '@sae/domain/kernel';
import type { Redis } from '@sae/platform/redis';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../kernel/clock.js';
import { REDIS } from '../kernel/connections.js';
import { CurrentPasswords } from './current-passwords.js';
import { Pins } from './pins.js';
import type { Admitted } from './request-context.js';
import { reviewOf } from './review.js';

/** Who showed what they got in by so short ago is not asked again. */
const RECENT_MS = 5 * 60_000;

/** A password shows more than a PIN: what wants one is shown nothing by the other. */
export type Shown = 'either' | 'password';

const provedKey = (sessionId: string, shown: Shown) => `proved:${shown}:${sessionId}`;

const textIn = (header: string | string[] | undefined): string | undefined => {
  if (typeof header !== 'string' || header === '' || header.length > 1_000) return undefined;
  try {
    return decodeURIComponent(header);
  } catch {
    return undefined;
  }
};

/**
 * Before somebody's login elsewhere is ended, or somebody is given a role: whoever asks shows again what they got in by, so
 * that a screen that was left open does neither. Five minutes count from the login, or from when it was shown last.
 */
@Injectable()
export class StepUp {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly passwords: CurrentPasswords,
    private readonly pins: Pins,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal that says what is to be shown, or that it is wrong */
  async require(request: FastifyRequest, admitted: Admitted, wanted: Shown): Promise<void> {
    const { claims, person, restaurantId } = admitted;
    const { sessionId, issuedAt } = claims;
    const tillId = claims.person?.tillId ?? null;
    const now = this.clock.nowMs();
    const isRecent = (at: number) => now - at < RECENT_MS;
    const countsFromLogIn = tillId === null || wanted === 'either';
    if (countsFromLogIn && isRecent(issuedAt * 1000)) return;
    if (isRecent(Number(await this.redis.get(provedKey(sessionId, wanted))))) return;
    if (tillId !== null && wanted === 'either')
      await this.showPin(request, { restaurantId, personId: person.id, tillId });
    else await this.showPassword(request, claims.person?.account?.id ?? restaurantId);
    await this.redis.set(provedKey(sessionId, wanted), now, { expiration: { type: 'PX', value: RECENT_MS } });
  }

  private async showPassword({ headers }: FastifyRequest, accountId: number): Promise<void> {
    const password = textIn(headers['current-password']);
    if (password === undefined) throw new Refusal('forbidden', 'password/wanted', 'Please enter your password again');
    await this.passwords.match(accountId, password);
  }

  private async showPin(
    { headers, id: requestId }: FastifyRequest,
    at: { restaurantId: number; personId: number; tillId: number },
  ): Promise<void> {
    const pin = textIn(headers['own-pin']);
    if (pin === undefined) throw new Refusal('forbidden', 'own-pin/wanted', 'Please enter your PIN again');
    const by = { actor: 'anonymous', requestId, review: reviewOf('visitor') } as const;
    await this.pins.show({ ...at, pin }, by).catch((error: unknown) => {
      // Who asks stays logged in.
      if (error instanceof Refusal && error.code === 'pin/wrong')
        throw new Refusal('forbidden', 'own-pin/wrong', error.message);
      throw error;
    });
  }
}
