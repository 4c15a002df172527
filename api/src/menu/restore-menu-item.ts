import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { menuBook, menuItemView, type MenuItemView } from '@sae/domain/menu';
import type { RequestContext } from '@sae/platform/log';
import { Decisions } from '../kernel/decisions.js';

/** Puts an item back that was deleted a moment ago. */
export class RestoreMenuItem extends Command<MenuItemView> {
  constructor(
    readonly restaurantId: number,
    readonly itemId: number,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(RestoreMenuItem)
export class RestoreMenuItemHandler implements ICommandHandler<RestoreMenuItem> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ restaurantId, itemId, by }: RestoreMenuItem): Promise<MenuItemView> {
    const command = { type: 'RestoreMenuItem', itemId } as const;
    const { state, events } = await this.decisions.make(menuBook, String(restaurantId), command, by);
    const [restored] = events;
    const item = restored?.type === 'MenuItemRestored' ? restored.data : state.items[itemId];
    if (!item) throw new Error('What is restored, or was there all the time, is on the menu');
    return menuItemView(itemId, item, item.isEnabled);
  }
}
