import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Sends } from '../answers/answers.js';
import { Public } from '../access/auth.guard.js';
import { HealthCheck } from './health.js';

@Controller('health')
export class HealthController {
  constructor(private readonly check: HealthCheck) {}

  @Sends('Health', 'How each part is: 200 when all are well, else 503', { alsoWith: [503] })
  @Public()
  @Get()
  async health(@Res() reply: FastifyReply): Promise<void> {
    const health = await this.check.all();
    void reply.code(health.status === 'ok' ? 200 : 503).send(health);
  }
}
