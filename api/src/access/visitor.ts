import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../http/client.js';
import { requestContextOf } from './request-context.js';

/** Somebody without a login: from which client, and with which cookie. */
export interface Visitor {
  readonly by: RequestContext;
  readonly client: string;
  readonly cookie: string | undefined;
  readonly userAgent: string | undefined;
}

/** Who asks without a login. */
export const ByVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Visitor => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { cookie, 'user-agent': userAgent } = request.headers;
  return { by: requestContextOf(request), client: clientOf(request.ip), cookie, userAgent };
});
