import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { MAX_GUEST_LINES, orderTooLarge } from '@sae/domain/guests';
import type { FastifyRequest } from 'fastify';

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
