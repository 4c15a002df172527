import { access } from './access/projection.js';
import type { Projection } from './kernel/index.js';
import { menu } from './menu/projection.js';
import { orders } from './ordering/projection.js';
import { reviews } from './reviews/projection.js';
import { tables } from './tables/projection.js';

/** Every read model there is. */
export const projections: readonly Projection[] = [access, menu, orders, reviews, tables];
