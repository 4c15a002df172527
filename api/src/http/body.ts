import { Injectable, UseGuards, type CanActivate, type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RouteConfig } from '@nestjs/platform-fastify';
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

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly bodyAsSent?: boolean;
  }
}

/** The body is text as it was sent: for senders who sign every byte of it. */
export const BodyAsSent = () => RouteConfig({ bodyAsSent: true });

/** That text; empty when nothing was sent. */
export const SentBody = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  return typeof body === 'string' ? body : '';
});
