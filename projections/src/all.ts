import { access } from './models/access.js';
import { earnings } from './models/earnings.js';
import { audit, auditOfAccounts } from './models/audit.js';
import { claims } from './models/claims.js';
import { reviewed } from './models/guests.js';
import { sittings } from './models/sittings.js';
import type { Projection } from './kernel/index.js';
import { menu } from './models/menu.js';
import { orders } from './models/ordering.js';
import { reviews } from './models/reviews.js';
import { plans } from './models/subscription.js';
import { tables } from './models/tables.js';

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
