import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../settings.js';
import { Counters } from './counters.js';
import { tooManyRequests } from './error-table.js';

const PER_MINUTE = 60;

/** What is open to everybody is open to each client so many times a minute. */
@Injectable()
export class ClientLimit implements CanActivate {
  constructor(
    private readonly counters: Counters,
    private readonly settings: Settings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.settings.config.limitsRequests) return true;
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const { count, secondsLeft } = await this.counters.hit(`client:${ip}`, 60_000);
    if (count <= PER_MINUTE) return true;
    throw tooManyRequests(secondsLeft);
  }
}
