import { randomUUID } from 'node:crypto';
import { Refusal } from '@sae/domain/kernel';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** What a client calls its export; with a name it can ask how far it is, cancel it, or ask for the file again. */
export const exportId = (named: unknown): string => {
  if (typeof named === 'string' && UUID.test(named)) return named.toLowerCase();
  throw new Refusal('invalid', 'export/invalid-id', 'exportId must be a UUID');
};

export const exportIdOrNew = (named: unknown): string => (named === undefined ? randomUUID() : exportId(named));

/** The restaurant is in it, so that no name leads to another's export. */
export const exportJobId = (restaurantId: number, id: string): string => `export-${restaurantId}-${id}`;
