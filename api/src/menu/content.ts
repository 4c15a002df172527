import { toPaise } from '@sae/domain/kernel';
import type { MenuItemContent, MenuItemRequest } from '@sae/domain/menu';

/** The item a request describes. */
export const contentOf = (request: MenuItemRequest): MenuItemContent => ({
  category: request.category,
  name: request.name,
  description: request.description || null,
  isVeg: request.isVeg,
  price: toPaise(request.price),
  halfPrice: request.hasHalf && typeof request.halfPrice === 'number' ? toPaise(request.halfPrice) : null,
});
