import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Account } from '@sae/domain/restaurant';
import { Clock } from '../clock.js';
import { Settings } from '../settings.js';

/** What a token says: whose it is, since when, until when, and after which password change. */
export interface Claims {
  readonly restaurantId: number;
  readonly credentials: number;
  readonly issuedAt: number;
  /** Seconds since 1970, as JWT counts. */
  readonly expiresAt: number;
}

const ALGORITHM = 'HS256';
const ISSUER = 'sae';
const LIFE_SECONDS = 7 * 24 * 60 * 60;
const REMEMBERED = 10_000;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** Signs and reads tokens. Signatures found good are remembered, for every request brings one. */
@Injectable()
export class Tokens {
  private readonly jwt: JwtService;
  private readonly known = new Map<string, Claims>();

  constructor(
    { config }: Settings,
    private readonly clock: Clock,
  ) {
    this.jwt = new JwtService({
      secret: config.jwtSecret,
      signOptions: { algorithm: ALGORITHM, issuer: ISSUER, expiresIn: LIFE_SECONDS },
      verifyOptions: { algorithms: [ALGORITHM], issuer: ISSUER },
    });
  }

  issue({ restaurantId, credentials }: Pick<Account, 'restaurantId' | 'credentials'>): string {
    return this.jwt.sign({ c: credentials, iat: this.now() }, { subject: String(restaurantId) });
  }

  /** The claims of a token that is ours and has not expired. */
  read(token: string): Claims | null {
    const claims = this.known.get(token) ?? this.verify(token);
    return claims && claims.expiresAt > this.now() ? claims : null;
  }

  private now(): number {
    return Math.floor(this.clock.nowMs() / 1000);
  }

  private verify(token: string): Claims | null {
    let said: Record<string, unknown>;
    try {
      said = this.jwt.verify<Record<string, unknown>>(token, { clockTimestamp: this.now() });
    } catch {
      // Whatever is wrong with it, it opens nothing.
      return null;
    }
    const [restaurantId, credentials, issuedAt, expiresAt] = [Number(said.sub), said.c, said.iat, said.exp];
    if (!isWhole(restaurantId) || !isWhole(credentials) || !isWhole(issuedAt) || !isWhole(expiresAt)) return null;
    const claims = { restaurantId, credentials, issuedAt, expiresAt };
    const oldest = this.known.size >= REMEMBERED ? this.known.keys().next().value : undefined;
    if (oldest !== undefined) this.known.delete(oldest);
    this.known.set(token, claims);
    return claims;
  }
}
