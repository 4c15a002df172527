import { JsonWebTokenError, TokenExpiredError } from '@nestjs/jwt';
import { Refusal } from '@sae/domain/kernel';

/** Why a token opens nothing: told to whoever watches the log, and to nobody who shows one. */
export type TokenFault =
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
export const faultOf = (error: unknown): TokenFault => {
  if (error instanceof TokenExpiredError) return 'expired';
  const words = error instanceof JsonWebTokenError ? error.message : '';
  return WORDS.find(([word]) => word.test(words))?.[1] ?? 'malformed';
};
