import { access } from './access/projection.js';
import { earnings } from './analytics/projection.js';
import { audit } from './audit/projection.js';
import type { Projection } from './kernel/index.js';
import { menu } from './menu/projection.js';
import { orders } from './ordering/projection.js';
import { reviews } from './reviews/projection.js';
import { tables } from './tables/projection.js';

/**
 * Every read model there is, with days as the clocks in `zone` have them. Each fact is told to them in this order:
 * `audit` asks how `orders` stood before it.
 */
export const projectionsIn = (zone: string): readonly Projection[] => [
  access,
  menu,
  audit,
  orders,
  earnings(zone),
  reviews,
  tables,
];
