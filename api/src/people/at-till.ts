import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { bearerIn } from '../access/auth.guard.js';
import { TokenRefused, Tokens, type KnownTill } from '../access/tokens.js';
import { bytesIn, RestaurantBudget } from '../http/restaurant-budget.js';

declare module 'fastify' {
  interface FastifyRequest {
    till: KnownTill | null;
  }
}

/** The token that a till keeps says which it is. */
@Injectable()
export class TillShown implements CanActivate {
  constructor(
    private readonly tokens: Tokens,
    private readonly budget: RestaurantBudget,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const shown = bearerIn(request.headers);
    const till = shown === undefined ? null : this.tokens.readTill(shown);
    if (!till) throw new TokenRefused(shown === undefined ? 'missing' : 'malformed');
    await this.budget.spend(`staff:${till.restaurantId}`, bytesIn(request.headers['content-length']));
    request.till = till;
    return true;
  }
}

/** The till that asks. */
export const AtTill = createParamDecorator((_: unknown, context: ExecutionContext): KnownTill => {
  const { till, url } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!till) throw new Error(`${url} asks which till is there, but looks at no token`);
  return till;
});
