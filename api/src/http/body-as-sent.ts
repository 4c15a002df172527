import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

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
