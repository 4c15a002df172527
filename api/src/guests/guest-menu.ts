import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { guestMenu, type GuestMenuItemView } from '@sae/domain/guests';
import type { MenuItemView } from '@sae/domain/menu';
import { MenuReader } from '@sae/projections/models/menu';
import { readRows } from '../rows.js';

/** What guests can order, by id. */
export class GuestMenu extends Query<readonly GuestMenuItemView[]> {
  constructor(readonly restaurantId: number) {
    super();
  }
}

@QueryHandler(GuestMenu)
export class GuestMenuHandler implements IQueryHandler<GuestMenu> {
  constructor(private readonly menu: MenuReader) {}

  async execute({ restaurantId }: GuestMenu): Promise<readonly GuestMenuItemView[]> {
    const items: MenuItemView[] = [];
    for await (const { row } of readRows(await this.menu.list(restaurantId)))
      items.push(row as unknown as MenuItemView);
    return guestMenu(items);
  }
}
