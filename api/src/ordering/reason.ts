import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ReasonRequest } from '@sae/domain/ordering';
import type { FastifyRequest } from 'fastify';
import { validated } from '../http/validation.js';

/** Why an order is taken back or deleted: in the body, or in the query where a body is unusual. */
export const Reason = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const { body, query } = context.switchToHttp().getRequest<FastifyRequest>();
  const { reason = (query as { reason?: unknown }).reason } = validated(ReasonRequest, body);
  return validated(ReasonRequest, { reason }).reason || null;
});
