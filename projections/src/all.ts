import { access } from './access/projection.js';
import { earnings } from './analytics/projection.js';
import type { Projection } from './kernel/index.js';
import { menu } from './menu/projection.js';
import { orders } from './ordering/projection.js';
import { reviews } from './reviews/projection.js';
import { tables } from './tables/projection.js';

/** Every read model there is, with days as the clocks in `zone` have them. */
export const projectionsIn = (zone: string): readonly Projection[] => [
  access,
  menu,
  orders,
  earnings(zone),
  reviews,
  tables,
];
