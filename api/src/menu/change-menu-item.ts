import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { menuBook, menuItemView, type MenuItemRequest, type MenuItemView } from '@sae/domain/menu';
import type { Asker } from '@sae/platform/log';
import { Decisions } from '../decisions.js';
import { contentOf } from './content.js';

export class ChangeMenuItem extends Command<MenuItemView> {
  constructor(
    readonly restaurantId: number,
    readonly itemId: number,
    readonly request: MenuItemRequest,
    readonly by: Asker,
  ) {
    super();
  }
}

@CommandHandler(ChangeMenuItem)
export class ChangeMenuItemHandler implements ICommandHandler<ChangeMenuItem> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ restaurantId, itemId, request, by }: ChangeMenuItem): Promise<MenuItemView> {
    const item = contentOf(request);
    const command = { type: 'ChangeMenuItem', itemId, item } as const;
    const { state } = await this.decisions.make(menuBook, String(restaurantId), command, by);
    // The content as asked for, for a repeated request too, whatever became of the item meanwhile.
    return menuItemView(itemId, item, state.items[itemId]?.isEnabled ?? true);
  }
}
