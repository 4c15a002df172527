import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JsonWebTokenError, JwtService, TokenExpiredError } from '@nestjs/jwt';
import type { Key, KeyRing } from '@sae/platform/config';
import { Refusal } from '@sae/domain/kernel';
import type { Account } from '@sae/domain/access';
import { Clock } from '../kernel/clock.js';
import { Configuration } from '../kernel/configuration.js';

/** Why a token opens nothing: told to whoever watches the log, and to nobody who shows one. */
type TokenFault =
  | 'missing'
  | 'malformed'
  | 'signature'
  | 'expired'
  | 'audience'
  | 'issuer'
  | 'session-ended'
  | 'session-idle'
  | 'superseded';

export class TokenRefused extends Refusal {
  constructor(
    readonly reason: TokenFault,
    readonly restaurantId?: number,
  ) {
    super('unauthenticated', 'token/invalid', 'Authentication required. Please log in again.');
  }
}

/** jsonwebtoken tells these apart by their words alone. */
const WORDS: readonly (readonly [RegExp, TokenFault])[] = [
  [/signature|algorithm/, 'signature'],
  [/audience/, 'audience'],
  [/issuer/, 'issuer'],
];

/** What jsonwebtoken finds wrong with it. */
const faultOf = (error: unknown): TokenFault => {
  if (error instanceof TokenExpiredError) return 'expired';
  const words = error instanceof JsonWebTokenError ? error.message : '';
  return WORDS.find(([word]) => word.test(words))?.[1] ?? 'malformed';
};

/** What a token says: whose it is, since when, until when, and after which password change. */
export interface Claims {
  readonly restaurantId: number;
  readonly credentials: number;
  readonly sessionId: string;
  readonly issuedAt: number;
  /** Seconds since 1970, as JWT counts. */
  readonly expiresAt: number;
  /** Of somebody who logged in by PIN: who, and at which till; without it, it is the owner's. */
  readonly at?: { readonly personId: number; readonly tillId: number };
}

/** A device on which people log in by PIN. */
export interface KnownTill {
  readonly restaurantId: number;
  readonly tillId: number;
}

/** A browser that was logged in to an account before. */
export interface KnownBrowser {
  readonly restaurantId: number;
  readonly id: string;
}

const ALGORITHM = 'HS256';
const ISSUER = 'sae';
/** A person's is none of the owner's: a program that knows no people takes it for nothing. */
const AUDIENCE = { token: 'sae-api', person: 'sae-person', browser: 'sae-browser', till: 'sae-till' } as const;
export const TOKEN_LIFE_SECONDS = 7 * 24 * 60 * 60;
/** Longer than anybody works without a pause. */
const PERSON_LIFE_SECONDS = 16 * 60 * 60;
const REMEMBERED = 10_000;

/** One of them, where there are several. */
type Audience = string | [string, ...string[]];

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** Signs and reads tokens. Signatures found good are remembered, for every request brings one. */
@Injectable()
export class Tokens {
  private readonly jwt: JwtService;
  private readonly keys: KeyRing;
  private readonly known = new Map<string, Claims>();

  constructor(
    { keys }: Configuration,
    private readonly clock: Clock,
  ) {
    this.keys = keys.tokens;
    const [{ secret, version }] = this.keys;
    this.jwt = new JwtService({
      secret,
      signOptions: { algorithm: ALGORITHM, issuer: ISSUER, keyid: version },
      verifyOptions: { algorithms: [ALGORITHM], issuer: ISSUER },
    });
  }

  /** A session's token, and what tells of it. */
  issue({ restaurantId, credentials }: Pick<Account, 'restaurantId' | 'credentials'>) {
    const [now, sessionId] = [this.now(), randomUUID()];
    const options = {
      subject: String(restaurantId),
      audience: AUDIENCE.token,
      jwtid: sessionId,
      expiresIn: TOKEN_LIFE_SECONDS,
    };
    const token = this.jwt.sign({ c: credentials, iat: now }, options);
    return { token, sessionId, until: new Date((now + TOKEN_LIFE_SECONDS) * 1000).toISOString() };
  }

  /** Likewise of somebody at a till. */
  issueAt({ restaurantId, credentials }: Pick<Account, 'restaurantId' | 'credentials'>, at: Required<Claims>['at']) {
    const [now, sessionId] = [this.now(), randomUUID()];
    const options = {
      subject: String(restaurantId),
      audience: AUDIENCE.person,
      jwtid: sessionId,
      expiresIn: PERSON_LIFE_SECONDS,
    };
    const token = this.jwt.sign({ c: credentials, p: at.personId, t: at.tillId, iat: now }, options);
    return { token, sessionId, until: new Date((now + PERSON_LIFE_SECONDS) * 1000).toISOString() };
  }

  /** The claims of a token that is ours and has not expired. */
  read(token: string): Claims | null {
    const claims = this.known.get(token) ?? this.verify(token);
    return claims && claims.expiresAt > this.now() ? claims : null;
  }

  /** Why `read` takes it for nothing. */
  faultOf(token: string): TokenFault {
    try {
      this.opened(token, [AUDIENCE.token, AUDIENCE.person]);
      return 'malformed';
    } catch (error) {
      return faultOf(error);
    }
  }

  signBrowser({ restaurantId, id }: KnownBrowser, expiresIn: number): string {
    const options = { subject: String(restaurantId), audience: AUDIENCE.browser, jwtid: id, expiresIn };
    return this.jwt.sign({ iat: this.now() }, options);
  }

  /** Null for anything but a browser's cookie of ours. */
  readBrowser(value: string): KnownBrowser | null {
    const said = this.signed(value, AUDIENCE.browser);
    const restaurantId = Number(said?.sub);
    return said && isWhole(restaurantId) && typeof said.jti === 'string' ? { restaurantId, id: said.jti } : null;
  }

  /** What a till keeps; it ends when the till is removed. */
  signTill({ restaurantId, tillId }: KnownTill): string {
    const options = { subject: String(restaurantId), audience: AUDIENCE.till, jwtid: String(tillId) };
    return this.jwt.sign({ iat: this.now() }, options);
  }

  /** Null for anything but a till's token of ours. */
  readTill(value: string): KnownTill | null {
    const said = this.signed(value, AUDIENCE.till);
    const [restaurantId, tillId] = [Number(said?.sub), Number(said?.jti)];
    return said && isWhole(restaurantId) && isWhole(tillId) ? { restaurantId, tillId } : null;
  }

  private now(): number {
    return Math.floor(this.clock.nowMs() / 1000);
  }

  /** @throws what jsonwebtoken finds wrong with it. */
  private opened(token: string, audience: Audience): Record<string, unknown> {
    const { secret } = this.keyOf(token);
    return this.jwt.verify<Record<string, unknown>>(token, { secret, audience, clockTimestamp: this.now() });
  }

  /** The one it names; the oldest where it names none, as those of before 22 November 2026. */
  private keyOf(token: string): Key {
    const kid = this.jwt.decode<{ header: { kid?: string } } | null>(token, { complete: true })?.header.kid;
    const oldest = this.keys.at(-1) ?? this.keys[0];
    // Under a key that is not ours its signature is found wrong, whichever is tried.
    return kid === undefined ? oldest : (this.keys.find(({ version }) => version === kid) ?? oldest);
  }

  private signed(token: string, audience: Audience): Record<string, unknown> | null {
    try {
      return this.opened(token, audience);
    } catch {
      // Whatever is wrong with it, it opens nothing.
      return null;
    }
  }

  private verify(token: string): Claims | null {
    const said = this.signed(token, [AUDIENCE.token, AUDIENCE.person]);
    if (!said) return null;
    const [restaurantId, credentials, issuedAt, expiresAt] = [Number(said.sub), said.c, said.iat, said.exp];
    if (!isWhole(restaurantId) || !isWhole(credentials) || !isWhole(issuedAt) || !isWhole(expiresAt)) return null;
    const sessionId = said.jti;
    if (typeof sessionId !== 'string') return null;
    const claims: Claims = { restaurantId, credentials, sessionId, issuedAt, expiresAt };
    if (said.aud === AUDIENCE.person) {
      const { p: personId, t: tillId } = said;
      if (!isWhole(personId) || !isWhole(tillId)) return null;
      return this.remembered(token, { ...claims, at: { personId, tillId } });
    }
    return this.remembered(token, claims);
  }

  private remembered(token: string, claims: Claims): Claims {
    const oldest = this.known.size >= REMEMBERED ? this.known.keys().next().value : undefined;
    if (oldest !== undefined) this.known.delete(oldest);
    this.known.set(token, claims);
    return claims;
  }
}
