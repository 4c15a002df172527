import { GUARDS_METADATA } from '@nestjs/common/constants.js';
import { needsOf } from '../access/auth.guard.js';
import type { Answer, OperationDocs } from '../answers/answers.js';
import { ClientLimit, GuestLimit, SignUpLimit, StrangerLimit } from '../http/clients.js';

const WHY: Readonly<Record<number, string>> = {
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

/** Of those that are counted in Redis another answer may be that it is away. */
const LIMITS = new Map<unknown, readonly number[]>([
  [ClientLimit, [429, 503]],
  [SignUpLimit, [429, 503]],
  [GuestLimit, [429, 503]],
  [StrangerLimit, [429]],
]);

const guardsOf = (thing: object): readonly unknown[] =>
  (Reflect.getMetadata(GUARDS_METADATA, thing) as unknown[] | undefined) ?? [];

/** The statuses an endpoint may refuse with, and why: what follows from how it is made, and what it says itself. */
const refusalsOf = ({ controller, handler, told, isCommand, holes }: Endpoint): Readonly<Record<number, string>> => {
  const needs = needsOf(handler, controller);
  const limits = [...guardsOf(handler), ...guardsOf(controller)].flatMap((guard) => LIMITS.get(guard) ?? []);
  const statuses = [
    400,
    ...(needs === 'nothing' ? [] : [401, 403, 429, 503]),
    ...(needs === 'plan' ? [402] : []),
    ...(isCommand ? [400, 413, 415, 422, 503] : []),
    ...(holes.length > 0 ? [404] : []),
    ...limits,
  ];
  return { ...Object.fromEntries(statuses.map((status) => [status, WHY[status] ?? ''])), ...told.refuses };
};

const view = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const CONTENT_RANGE = {
  'Content-Range': {
    description: 'The rows sent, and how many there are: `orders 0-19/431`, or `orders */0`',
    schema: { type: 'string' },
  },
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds after which it is worth asking again', schema: { type: 'string' } },
};

const MAY_PASS = ['429', '503'];

const refusal = (status: string, description: string) => ({
  description,
  ...(MAY_PASS.includes(status) ? { headers: RETRY_AFTER } : {}),
  ...json(view('ErrorBody')),
});

/** The refusals that need no words of their own. */
export const REFUSALS = Object.fromEntries(
  Object.entries(WHY).map(([status, why]) => [`Refused${status}`, refusal(status, why)]),
);

const success = (answer: Answer): object => {
  if ('view' in answer) return { description: 'Done', ...json(view(answer.view)) };
  if ('all' in answer) return { description: 'All of them', ...json({ type: 'array', items: view(answer.all) }) };
  if ('list' in answer)
    return { description: 'The list', headers: CONTENT_RANGE, ...json({ type: 'array', items: view(answer.list) }) };
  return { description: 'The file', content: { [answer.file]: { schema: { type: 'string', format: 'binary' } } } };
};

/** Its success, and each of its refusals in the one error body. */
export const responsesOf = (endpoint: Endpoint, status: number): Readonly<Record<string, object>> => {
  const { answer, alsoWith = [] } = endpoint.told;
  const refused = Object.entries(refusalsOf(endpoint)).map(([code, why]) => [
    code,
    why === WHY[Number(code)] ? { $ref: `#/components/responses/Refused${code}` } : refusal(code, why),
  ]);
  return {
    ...(Object.fromEntries([status, ...alsoWith].map((code) => [code, success(answer)])) as Record<string, object>),
    ...(Object.fromEntries(refused) as Record<string, object>),
  };
};
