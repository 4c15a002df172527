import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Refusal } from '@sae/domain/kernel';
import type { FastifyRequest } from 'fastify';
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
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { token: string } }>>();
    try {
      request.guest = { ...(await this.seats.behind(request.params.token)), client: request.ip };
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'not-found') await this.limits.countAstray(request.ip);
      throw error;
    }
    return true;
  }
}

/** The guest who asks. */
export const AsGuest = createParamDecorator((_: unknown, context: ExecutionContext): Guest => {
  const { guest, url } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!guest) throw new Error(`${url} asks which guest is there, but looks at no token`);
  return guest;
});
