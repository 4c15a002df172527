import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Refusal } from '@sae/domain/kernel';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../http/client.js';
import { bytesIn, RestaurantBudget } from '../http/restaurant-budget.js';
import { GuestLimits } from './guest-limits.js';
import { Seats, type Guest } from './seats.js';

declare module 'fastify' {
  interface FastifyRequest {
    guest: Guest | null;
  }
}

/** The token in the address says who asks; whoever tries tokens is stopped. */
@Injectable()
export class Seated implements CanActivate {
  constructor(
    private readonly seats: Seats,
    private readonly limits: GuestLimits,
    private readonly budget: RestaurantBudget,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { token: string } }>>();
    const client = clientOf(request.ip);
    try {
      request.guest = { ...(await this.seats.behind(request.params.token)), client };
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'not-found') await this.limits.countAstray(client);
      throw error;
    }
    const { restaurantId } = request.guest;
    await this.budget.spend(`guests:${restaurantId}`, bytesIn(request.headers['content-length']));
    return true;
  }
}

/** The guest who asks. */
export const AsGuest = createParamDecorator((_: unknown, context: ExecutionContext): Guest => {
  const { guest, url } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!guest) throw new Error(`${url} asks which guest is there, but looks at no token`);
  return guest;
});
