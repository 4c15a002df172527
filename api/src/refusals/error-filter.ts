import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Logger } from '@sae/platform/logging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGGER } from '../kernel/connections.js';
import { errorBody, retryAfter, type ErrorBody } from '../kernel/error-table.js';
import { WatchedRefusals } from './watched-refusals.js';

/** Every refusal and every error becomes the same body here, Fastify's own among them. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly log: Logger,
    private readonly watched: WatchedRefusals,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const body = errorBody(error, request.id);
    this.note(error, body, request);
    this.watched.note(error, request);
    if (reply.sent) return;
    const seconds = retryAfter(error, body.statusCode);
    if (seconds !== undefined) void reply.header('retry-after', String(seconds));
    void reply.code(body.statusCode).type('application/json; charset=utf-8').send(body);
  }

  /** Whose part is down has said so already; what nobody foresaw is told in full. */
  private note(error: unknown, { statusCode, code, requestId }: ErrorBody, { method, url }: FastifyRequest): void {
    const what = { requestId, url, code };
    if (statusCode === 503) this.log.debug(what, `${method} must wait`);
    else if (statusCode >= 500) this.log.error({ ...what, err: error }, `${method} failed`);
  }
}
