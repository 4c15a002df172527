import { Refusal } from '@sae/domain/kernel';
import type { FastifyRequest } from 'fastify';

const NAME = /^[\w-]{1,50}$/;

const refusal = (message: string) => new Refusal('invalid', 'request/invalid', message);

/**
 * A query has names, each once: `year[$gt]=1` would be passed over in silence, and whoever says a name twice means
 * another thing than we take.
 */
export const misnamedIn = ({ url, query }: Pick<FastifyRequest, 'url' | 'query'>): Refusal | undefined => {
  if (!url.startsWith('/api/')) return undefined;
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
    if (!NAME.test(name)) return refusal(`Unknown parameter: ${name.slice(0, 50)}`);
    if (Array.isArray(value)) return refusal(`${name} can be given only once`);
  }
  return undefined;
};
