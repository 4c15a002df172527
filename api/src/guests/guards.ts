import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAX_GUEST_LINES, orderTooLarge } from '@sae/domain/guests';
import { clientOf } from '../http/clients.js';
import { bytesIn, RestaurantBudget } from '../http/restaurant-budget.js';
import { Seats, type Guest } from './seats.js';

declare module 'fastify' {
  interface FastifyRequest {
    guest: Guest | null;
  }
}

/** The token in the address says who asks. */
@Injectable()
export class Seated implements CanActivate {
  constructor(
    private readonly seats: Seats,
    private readonly budget: RestaurantBudget,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { token: string } }>>();
    const client = clientOf(request.ip);
    request.guest = { ...(await this.seats.shownBy(client, request.params.token)), client };
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

/** An order far too large is refused before its five hundred lines are looked at one by one. */
@Injectable()
export class OrderSize implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<FastifyRequest<{ Body: { items?: unknown } | null }>>();
    const items = body?.items;
    if (Array.isArray(items) && items.length > MAX_GUEST_LINES) throw orderTooLarge();
    return true;
  }
}
