import { RouteConfig } from '@nestjs/platform-fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly bodyAsSent?: boolean;
  }
}

/** The body is text as it was sent: for senders who sign every byte of it. */
export const BodyAsSent = () => RouteConfig({ bodyAsSent: true });
