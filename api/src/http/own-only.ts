import { Refusal } from '@sae/domain/kernel';
import { isPlain } from './body-shape.js';

const NAMES = ['restaurantId', 'userId'];

const refusedFor = { restaurantId: 'Invalid restaurant ID. Please try again.', userId: 'Invalid user ID' };

/**
 * Whose data it is stands in the token; a request that names somebody else is refused rather than misunderstood.
 * In a body whatever is no number is left to its DTO, which has the right words.
 */
export const refuseOthers = (restaurantId: number, query: unknown, body: unknown): void => {
  const other = () => new Refusal('forbidden', 'restaurant/not-yours', 'You may only use your own restaurant');
  for (const name of NAMES) {
    const said = isPlain(body) ? body[name] : undefined;
    if (typeof said === 'number' && said > 0 && said !== restaurantId) throw other();
    const asked = isPlain(query) ? query[name] : undefined;
    if (asked === undefined || asked === String(restaurantId)) continue;
    if (typeof asked === 'string' && /^[1-9]\d*$/.test(asked)) throw other();
    throw new Refusal('invalid', 'request/invalid', refusedFor[name as keyof typeof refusedFor]);
  }
};
