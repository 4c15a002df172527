import { access } from './access/projection.js';
import { earnings } from './analytics/projection.js';
import { audit, auditOfAccounts } from './audit/projection.js';
import { claims } from './guests/claims.projection.js';
import { reviewed } from './guests/reviewed.projection.js';
import { sittings } from './guests/sittings.projection.js';
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
export const SHAPE = 'Vfj7IG2IvrtG';

/** The read models, and what they are made like. */
export interface ReadModelSet {
  readonly projections: readonly Projection[];
  readonly shape: string;
}

/**
 * Every read model there is, with days as the clocks in `zone` have them. Each fact is told to them in this order:
 * `audit` and `sittings` ask how `orders` stood before it, `plans` how `access` did; `claims` asks how `sittings` do
 * after it.
 */
export const modelsIn = (zone: string): ReadModelSet => ({
  projections: [
    ...[plans, access, menu, audit, auditOfAccounts, sittings, claims, orders],
    ...[earnings(zone), reviews, reviewed, tables],
  ],
  shape: `${SHAPE} ${zone}`,
});
