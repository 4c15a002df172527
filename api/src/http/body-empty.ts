import { Injectable, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { validated } from './validation.js';

class Nothing {}

@Injectable()
class EmptyBody implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    validated(Nothing, context.switchToHttp().getRequest<FastifyRequest>().body);
    return true;
  }
}

/** Takes no body, or `{}`: what else is said there would be misunderstood in silence. After the token is looked at. */
export const BodyEmpty = () => UseGuards(EmptyBody);
