import type { Answer } from '../answers/answers.js';
import { refusalsOf, WHY, type Endpoint } from './refusals.js';

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
