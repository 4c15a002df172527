import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/auth.guard.js';
import { HealthCheck } from './health.js';

@Controller('health')
export class HealthController {
  constructor(private readonly check: HealthCheck) {}

  @Public()
  @Get()
  async health(@Res() reply: FastifyReply): Promise<void> {
    const health = await this.check.all();
    void reply.code(health.status === 'ok' ? 200 : 503).send(health);
  }
}
