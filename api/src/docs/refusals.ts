import { GUARDS_METADATA } from '@nestjs/common/constants.js';
import { needsOf } from '../access/auth.guard.js';
import { ClientLimit, GuestLimit } from '../http/clients.js';
import type { OperationDocs } from '../answers/answers.js';

export const WHY: Readonly<Record<number, string>> = {
  400: 'The request is wrong: `message` is the sentence for the user, `errors` holds every one',
  401: 'No token, or one that has ended',
  402: 'No plan, or a lapsed one',
  403: 'It speaks of another restaurant',
  404: 'Unknown, or another restaurant’s',
  409: 'The state of things does not allow it',
  413: 'The body is too large',
  415: 'The body is not JSON',
  422: 'The Idempotency-Key was used for another request',
  429: 'Too many requests: `Retry-After` says when to ask again',
  503: 'A part is down, or the read models are behind: nothing is known to have been done, ask again after `Retry-After`',
};

export interface Endpoint {
  readonly controller: object;
  readonly handler: object;
  readonly told: OperationDocs;
  readonly isCommand: boolean;
  /** The parameters in its path. */
  readonly holes: readonly string[];
}

const LIMITS: ReadonlySet<unknown> = new Set([ClientLimit, GuestLimit]);

const guardsOf = (thing: object): readonly unknown[] =>
  (Reflect.getMetadata(GUARDS_METADATA, thing) as unknown[] | undefined) ?? [];

/** The statuses an endpoint may refuse with, and why: what follows from how it is made, and what it says itself. */
export const refusalsOf = ({
  controller,
  handler,
  told,
  isCommand,
  holes,
}: Endpoint): Readonly<Record<number, string>> => {
  const needs = needsOf(handler, controller);
  const isLimited = [...guardsOf(handler), ...guardsOf(controller)].some((guard) => LIMITS.has(guard));
  const statuses = [
    ...(needs === 'nothing' ? [] : [400, 401, 403, 429, 503]),
    ...(needs === 'plan' ? [402] : []),
    ...(isCommand ? [400, 413, 415, 422, 503] : []),
    ...(holes.length > 0 ? [404] : []),
    ...(isLimited ? [429, 503] : []),
  ];
  return { ...Object.fromEntries(statuses.map((status) => [status, WHY[status] ?? ''])), ...told.refuses };
};
