import type { MenuItemView } from '@sae/domain/menu';
import type { Redis } from '@sae/platform/redis';
import { readModels, type ReadModels } from '../reading/index.js';
import { menuItemKey, menuKey } from './keys.js';

export class MenuReader {
  private readonly models: ReadModels;

  constructor(redis: Redis) {
    this.models = readModels(redis, 'menu');
  }

  /** The whole menu by id, a ready JSON array. @throws Refusal while the read models are built. */
  list(restaurantId: number): Promise<string> {
    return this.models.list(menuKey(restaurantId));
  }

  /** Those of the items that there are. @throws Refusal while the read models are built. */
  async items(restaurantId: number, ids: readonly number[]): Promise<Map<number, MenuItemView>> {
    const keys = ids.map((id) => menuItemKey(restaurantId, id));
    const items = await this.models.documents<MenuItemView>(keys);
    return new Map(items.flatMap((item) => (item ? [[item.id, item] as const] : [])));
  }
}
