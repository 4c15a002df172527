import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ReasonRequest } from '@sae/domain/ordering/change-order.dto';
import type { FastifyRequest } from 'fastify';
import { dayBounds } from '@sae/domain/kernel';
import type { Page } from '@sae/projections/reading';
import { validated } from '../http/validation.js';
import { dayIn, pageQuery, timeIn } from '../http/params.js';

/** Why an order is taken back or deleted: in the body, or in the query where a body is unusual. */
export const Reason = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const { body, query } = context.switchToHttp().getRequest<FastifyRequest>();
  const { reason = (query as { reason?: unknown }).reason } = validated(ReasonRequest, body);
  return validated(ReasonRequest, { reason }).reason || null;
});

/**
 * Which past orders are asked for: the newest thousand, or a `range` of them; of a `date` as the restaurant's calendar
 * has it, or `from` and `to` a time. They come newest first whatever `sort` says.
 */
export const pastPage = (query: unknown, zone: string): Page => {
  const { filter, page } = pageQuery(query, ['from', 'to', 'date']);
  const { from, to, date } = filter;
  if (date !== undefined) return { ...dayBounds(dayIn(date, 'date'), zone), ...page };
  return {
    ...(from === undefined ? {} : { from: timeIn(from, 'from') }),
    ...(to === undefined ? {} : { to: timeIn(to, 'to') }),
    ...page,
  };
};
