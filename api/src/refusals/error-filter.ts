import { Catch, Inject, Injectable, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { Refusal } from '@sae/domain/kernel';
import type { Logger } from '@sae/platform/logging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Addresses } from '../access/addresses.js';
import { TokenRefused } from '../access/tokens.js';
import { clientOf } from '../http/clients.js';
import { LOGGER } from '../kernel/connections.js';
import { errorBody, RefusalForNow, retryAfter, type ErrorBody } from '../kernel/error-table.js';
import { SecurityEvents, type SecurityEvent } from '../security/security-events.js';

/** Which refusals are watched, and what they are called. */
const EVENTS: Readonly<Record<string, SecurityEvent>> = {
  'log-in/wrong': 'security.login_failed',
  'log-in/too-many': 'security.login_locked',
  'otp/wrong': 'security.code_failed',
  'otp/expired': 'security.code_failed',
  'otp/tried-out': 'security.code_locked',
  'otp/too-many': 'security.mails_locked',
  'account/wrong-password': 'security.password_failed',
  'pin/wrong': 'security.pin_failed',
  'approval/refused': 'security.pin_failed',
  'own-pin/wrong': 'security.pin_failed',
  'second-factor/wrong': 'security.second_factor_failed',
  'second-factor/waits': 'security.second_factor_locked',
  'pin/waits': 'security.pin_locked',
  'right/missing': 'security.right_refused',
  'client/too-many': 'security.client_locked',
  'token/invalid': 'security.token_refused',
  'restaurant/not-yours': 'security.access_refused',
  'webhook/unsigned': 'security.webhook_refused',
};

/** Longer than any address. */
const MOST = 1_000;

/** The one place where refused requests become security events. */
@Injectable()
export class WatchedRefusals {
  constructor(
    private readonly events: SecurityEvents,
    private readonly addresses: Addresses,
  ) {}

  note(error: unknown, request: FastifyRequest): void {
    const event = error instanceof Refusal ? EVENTS[error.code] : undefined;
    // Who has no token shows none that could be refused.
    if (event === undefined || (error instanceof TokenRefused && error.reason === 'missing')) return;
    this.events.note(event, clientOf(request.ip), () => this.facts(error as Refusal, request));
  }

  /** No secret and no address in clear: an account by its number, an address by the name of its book. */
  private facts(error: Refusal, { id, routeOptions, admitted, till, body }: FastifyRequest): object {
    const { email } = (body ?? {}) as { email?: unknown };
    const restaurantId = error instanceof TokenRefused ? error.restaurantId : (admitted ?? till)?.restaurantId;
    return {
      code: error.code,
      route: routeOptions.url,
      requestId: id,
      ...(error instanceof TokenRefused ? { reason: error.reason } : {}),
      ...(error instanceof RefusalForNow ? { retryAfterSeconds: error.retryAfterSeconds } : {}),
      ...(restaurantId === undefined ? {} : { restaurantId }),
      ...(typeof email === 'string' && email.length <= MOST ? { address: this.addresses.bookOf(email) } : {}),
    };
  }
}

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
    request.refusal = body.code;
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
