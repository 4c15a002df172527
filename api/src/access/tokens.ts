import { createSecretKey, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JsonWebTokenError, JwtService, TokenExpiredError } from '@nestjs/jwt';
import type { Key } from '@sae/platform/config';
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
  /** Of one of the people; without it, it is the owner's. */
  readonly person?: PersonClaims;
}

/** Somebody who logged in by PIN at a till, or by the e-mail and password of an account of their own. */
export type PersonClaims =
  | { readonly personId: number; readonly tillId: number; readonly account?: undefined }
  | { readonly personId: number; readonly tillId: null; readonly account: KnownAccount };

/** Whose password somebody showed, and which of its passwords. */
export interface KnownAccount {
  readonly id: number;
  readonly credentials: number;
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
const AT_TILL_LIFE_SECONDS = 16 * 60 * 60;
const REMEMBERED = 10_000;

/** For whose people it is. */
type Issuing = Pick<Account, 'restaurantId' | 'credentials'>;

interface Signing {
  readonly restaurant: Issuing;
  readonly audience: string;
  readonly said: object;
  readonly seconds: number;
}

/** One of them, where there are several. */
type Audience = string | [string, ...string[]];

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const personIn = ({ p: personId, t: tillId, a: id, ac: credentials }: Record<string, unknown>): PersonClaims | null => {
  if (!isWhole(personId)) return null;
  if (isWhole(tillId)) return { personId, tillId };
  return isWhole(id) && isWhole(credentials) ? { personId, tillId: null, account: { id, credentials } } : null;
};

/** Of one key, which is made once: jsonwebtoken tries a text as a key file each time, which costs fifty signatures. */
const serviceWith = ({ secret, version }: Key) =>
  new JwtService({
    secret: createSecretKey(Buffer.from(secret)),
    signOptions: { algorithm: ALGORITHM, issuer: ISSUER, keyid: version },
    verifyOptions: { algorithms: [ALGORITHM], issuer: ISSUER },
  });

/** Signs and reads tokens. Signatures found good are remembered, for every request brings one. */
@Injectable()
export class Tokens {
  private readonly newest: JwtService;
  private readonly oldest: JwtService;
  private readonly byVersion: ReadonlyMap<string, JwtService>;
  private readonly known = new Map<string, Claims>();

  constructor(
    { keys: { tokens: keys } }: Configuration,
    private readonly clock: Clock,
  ) {
    const services = keys.map(serviceWith);
    this.newest = services[0]!;
    this.oldest = services.at(-1)!;
    this.byVersion = new Map(keys.map(({ version }, n) => [version, services[n]!]));
  }

  /** An owner's session: its token, and what tells of it. */
  issue(restaurant: Issuing) {
    return this.signed({ restaurant, audience: AUDIENCE.token, said: {}, seconds: TOKEN_LIFE_SECONDS });
  }

  /** Likewise of one of the people. */
  issueTo(restaurant: Issuing, { personId: p, tillId, account }: PersonClaims) {
    const said = account ? { p, a: account.id, ac: account.credentials } : { p, t: tillId };
    const seconds = account ? TOKEN_LIFE_SECONDS : AT_TILL_LIFE_SECONDS;
    return this.signed({ restaurant, audience: AUDIENCE.person, said, seconds });
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
    return this.newest.sign({ iat: this.now() }, options);
  }

  /** Null for anything but a browser's cookie of ours. */
  readBrowser(value: string): KnownBrowser | null {
    const said = this.opens(value, AUDIENCE.browser);
    const restaurantId = Number(said?.sub);
    return said && isWhole(restaurantId) && typeof said.jti === 'string' ? { restaurantId, id: said.jti } : null;
  }

  /** What a till keeps; it ends when the till is removed. */
  signTill({ restaurantId, tillId }: KnownTill): string {
    const options = { subject: String(restaurantId), audience: AUDIENCE.till, jwtid: String(tillId) };
    return this.newest.sign({ iat: this.now() }, options);
  }

  /** Null for anything but a till's token of ours. */
  readTill(value: string): KnownTill | null {
    const said = this.opens(value, AUDIENCE.till);
    const [restaurantId, tillId] = [Number(said?.sub), Number(said?.jti)];
    return said && isWhole(restaurantId) && isWhole(tillId) ? { restaurantId, tillId } : null;
  }

  private signed({ restaurant, audience, said, seconds: expiresIn }: Signing) {
    const [now, sessionId] = [this.now(), randomUUID()];
    const options = { subject: String(restaurant.restaurantId), audience, jwtid: sessionId, expiresIn };
    const token = this.newest.sign({ c: restaurant.credentials, ...said, iat: now }, options);
    return { token, sessionId, until: new Date((now + expiresIn) * 1000).toISOString() };
  }

  private now(): number {
    return Math.floor(this.clock.nowMs() / 1000);
  }

  /** @throws what jsonwebtoken finds wrong with it. */
  private opened(token: string, audience: Audience): Record<string, unknown> {
    return this.serviceOf(token).verify<Record<string, unknown>>(token, { audience, clockTimestamp: this.now() });
  }

  /** Of the key it names; of the oldest where it names none, as those of before 22 November 2026. */
  private serviceOf(token: string): JwtService {
    const kid = this.newest.decode<{ header: { kid?: string } } | null>(token, { complete: true })?.header.kid;
    // Under a key that is not ours its signature is found wrong, whichever is tried.
    return this.byVersion.get(kid ?? '') ?? this.oldest;
  }

  private opens(token: string, audience: Audience): Record<string, unknown> | null {
    try {
      return this.opened(token, audience);
    } catch {
      // Whatever is wrong with it, it opens nothing.
      return null;
    }
  }

  private verify(token: string): Claims | null {
    const said = this.opens(token, [AUDIENCE.token, AUDIENCE.person]);
    if (!said) return null;
    const [restaurantId, credentials, issuedAt, expiresAt] = [Number(said.sub), said.c, said.iat, said.exp];
    if (!isWhole(restaurantId) || !isWhole(credentials) || !isWhole(issuedAt) || !isWhole(expiresAt)) return null;
    const sessionId = said.jti;
    if (typeof sessionId !== 'string') return null;
    const claims: Claims = { restaurantId, credentials, sessionId, issuedAt, expiresAt };
    if (said.aud !== AUDIENCE.person) return this.remembered(token, claims);
    const person = personIn(said);
    return person && this.remembered(token, { ...claims, person });
  }

  private remembered(token: string, claims: Claims): Claims {
    const oldest = this.known.size >= REMEMBERED ? this.known.keys().next().value : undefined;
    if (oldest !== undefined) this.known.delete(oldest);
    this.known.set(token, claims);
    return claims;
  }
}
