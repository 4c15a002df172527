import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { personActor, Refusal, tableActor, type Actor } from '@sae/domain/kernel';
import type { Approvals, Myself } from '@sae/domain/people';
import type { RequestContext } from '@sae/platform/log';
import type { AccessDoc } from '@sae/projections/models/access';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../http/clients.js';
import { reviewOf } from './review.js';
import type { Claims } from './tokens.js';

/** Somebody whose token is good, and what is known about their restaurant. */
export interface Admitted {
  readonly restaurantId: number;
  readonly access: AccessDoc;
  readonly claims: Claims;
  readonly person: Myself;
  /** What of it their owner wishes to be approved. */
  readonly approvals: Approvals;
  /** A manager who has just approved what is asked. */
  readonly approvedBy?: Actor;
  /** A code that came with what is asked; whoever wants one compares it. */
  readonly secondFactor?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    admitted: Admitted | null;
  }
}

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();

export const admittedTo = (request: FastifyRequest): Admitted => {
  if (!request.admitted) throw new Error(`${request.url} asks who is there, but is open to everybody`);
  return request.admitted;
};

const KEY = /^[\x20-\x7e]{1,100}$/;

/** @throws Refusal */
const idempotencyKey = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && KEY.test(key))) return key;
  throw new Refusal('invalid', 'request/invalid-key', 'The Idempotency-Key must have 1 to 100 printable characters');
};

/** Whatever is said under these names leaves no trace in the log, not even a fast hash of it. */
const SECRETS = new Set(['password', 'confirmPassword', 'currentPassword', 'pin', 'secondFactor', 'secret', 'code']);
const withoutSecrets = (name: string, value: unknown) => (SECRETS.has(name) ? undefined : value);

/** @throws Refusal of a body nested deeper than can be written down again (it can be read at any depth). */
const textOf = (body: unknown): string => {
  try {
    return JSON.stringify(body ?? null, withoutSecrets);
  } catch {
    throw new Refusal('invalid', 'request/malformed', 'The request could not be understood');
  }
};

const fingerprint = ({ method, url, body, upload }: FastifyRequest): string =>
  createHash('sha256')
    .update(`${method} ${url}\n${textOf(body)}${upload ? `\n${upload.digest}` : ''}`)
    .digest('base64url');

const actorOf = ({ admitted, guest }: FastifyRequest): Actor => {
  if (admitted) return personActor(admitted.person.id);
  return guest ? tableActor(guest.table.id) : 'anonymous';
};

const reviewing = ({ admitted, guest }: FastifyRequest): Pick<RequestContext, 'approvedBy' | 'review'> => {
  if (!admitted) return { review: reviewOf(guest ? 'guest' : 'visitor') };
  const { person, approvals, approvedBy } = admitted;
  return approvedBy ? { approvedBy, review: reviewOf(person.role) } : { review: reviewOf(person.role, approvals) };
};

const requestContextOf = (request: FastifyRequest): RequestContext => {
  const key = idempotencyKey(request);
  return {
    actor: actorOf(request),
    ...reviewing(request),
    requestId: request.id,
    ...(key ? { key, fingerprint: fingerprint(request) } : {}),
    ...(request.span ? { traceparent: request.span.traceparent } : {}),
  };
};

/** Whose token it is. */
export const RestaurantId = createParamDecorator(
  (_: unknown, context: ExecutionContext) => admittedTo(requestOf(context)).restaurantId,
);

/** Who asks, under which Idempotency-Key. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext) => requestContextOf(requestOf(context)));

/** Who they are, as the read models know them. */
export const Who = createParamDecorator((_: unknown, context: ExecutionContext) => admittedTo(requestOf(context)));

/** Somebody without a login: from which client, and with which cookie. */
export interface Visitor {
  readonly by: RequestContext;
  readonly client: string;
  readonly cookie: string | undefined;
  readonly userAgent: string | undefined;
}

/** Who asks without a login. */
export const ByVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Visitor => {
  const request = requestOf(context);
  const { cookie, 'user-agent': userAgent } = request.headers;
  return { by: requestContextOf(request), client: clientOf(request.ip), cookie, userAgent };
});
