import { access } from './access/projection.js';
import { earnings } from './analytics/projection.js';
import { audit } from './audit/projection.js';
import type { Projection } from './kernel/index.js';
import { menu } from './menu/projection.js';
import { orders } from './ordering/projection.js';
import { reviews } from './reviews/projection.js';
import { plans } from './subscription/projection.js';
import { tables } from './tables/projection.js';

/**
 * Names what the tables make of the events. Models of another shape are built anew when the process starts, so that
 * nobody reads what an older version left; a spec says when it has to change, and to what.
 */
export const SHAPE = '7y65ArPaSb3e';

/** The read models, and what they are made like. */
export interface ReadModelSet {
  readonly projections: readonly Projection[];
  readonly shape: string;
}

/**
 * Every read model there is, with days as the clocks in `zone` have them. Each fact is told to them in this order:
 * `audit` asks how `orders` stood before it, `plans` how `access` did.
 */
export const modelsIn = (zone: string): ReadModelSet => ({
  projections: [plans, access, menu, audit, orders, earnings(zone), reviews, tables],
  shape: `${SHAPE} ${zone}`,
});
