import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../settings.js';
import { Counters } from './counters.js';
import { tooManyRequests } from './error-table.js';

/** A whole restaurant's guests share the address of its Wi-Fi (docs/decisions/0023-limits-for-guests.md). */
const PER_MINUTE = 3_000;

/** What guests may ask they may ask often, but not without end. */
@Injectable()
export class GuestLimit implements CanActivate {
  constructor(
    private readonly counters: Counters,
    private readonly settings: Settings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.settings.config.limitsRequests) return true;
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const { count, secondsLeft } = await this.counters.hit(`guests:${ip}`, 60_000);
    if (count <= PER_MINUTE) return true;
    throw tooManyRequests(secondsLeft);
  }
}
