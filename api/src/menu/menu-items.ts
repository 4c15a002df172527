import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Refusal } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import { MenuReader } from '@sae/projections/models/menu';

/** The whole menu, as JSON text. */
export class MenuItems extends Query<string> {
  constructor(readonly restaurantId: number) {
    super();
  }
}

export class MenuItem extends Query<MenuItemView> {
  constructor(
    readonly restaurantId: number,
    readonly itemId: number,
  ) {
    super();
  }
}

@QueryHandler(MenuItems)
export class MenuItemsHandler implements IQueryHandler<MenuItems> {
  constructor(private readonly menu: MenuReader) {}

  execute({ restaurantId }: MenuItems): Promise<string> {
    return this.menu.list(restaurantId);
  }
}

@QueryHandler(MenuItem)
export class MenuItemHandler implements IQueryHandler<MenuItem> {
  constructor(private readonly menu: MenuReader) {}

  async execute({ restaurantId, itemId }: MenuItem): Promise<MenuItemView> {
    const item = (await this.menu.items(restaurantId, [itemId])).get(itemId);
    if (!item) throw new Refusal('not-found', 'menu-item/not-found', 'Menu item not found');
    return item;
  }
}
