import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Refusal, tableActor, type Actor } from '@sae/domain/kernel';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyRequest } from 'fastify';
import type { Admitted } from './authenticator.js';

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
const SECRETS = new Set(['password', 'confirmPassword', 'currentPassword']);
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
  if (admitted) return `restaurant:${admitted.restaurantId}`;
  return guest ? tableActor(guest.table.id) : 'anonymous';
};

export const requestContextOf = (request: FastifyRequest): RequestContext => {
  const key = idempotencyKey(request);
  return {
    actor: actorOf(request),
    requestId: request.id,
    ...(key ? { key, fingerprint: fingerprint(request) } : {}),
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
