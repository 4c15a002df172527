import { ValidateIf } from 'class-validator';
import { InHalves } from '../validation/index.js';
import { MAX_PORTIONS } from './counted-dish.js';

/** The body of `PUT /menu/{id}/portions`. */
export class PortionsRequest {
  /** Null where they are counted no longer. */
  @ValidateIf((_, left: unknown) => left !== null)
  @InHalves(MAX_PORTIONS, `Portions left must be a number from 0 to ${MAX_PORTIONS}, a half at the finest`)
  left!: number | null;
}
