import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '@sae/domain/kernel';
import { menuBook, menuItemView, type ChangeMenuItemRequest, type MenuItemView } from '@sae/domain/menu';
import type { RequestContext } from '@sae/platform/log';
import { Decisions } from '../kernel/decisions.js';
import { contentOf } from './add-menu-item.js';

export class ChangeMenuItem extends Command<MenuItemView> {
  constructor(
    readonly restaurantId: number,
    readonly itemId: number,
    readonly request: ChangeMenuItemRequest,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeMenuItem)
export class ChangeMenuItemHandler implements ICommandHandler<ChangeMenuItem> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ restaurantId, itemId, request, by }: ChangeMenuItem): Promise<MenuItemView> {
    if ((request.id ?? itemId) !== itemId)
      throw new Refusal('invalid', 'request/invalid', 'The menu item ID is not the one in the address');
    const item = contentOf(request);
    const isEnabled = request.isEnabled ?? undefined;
    const command = { type: 'ChangeMenuItem', itemId, item, isEnabled } as const;
    const { state } = await this.decisions.make(menuBook, String(restaurantId), command, by);
    // The content as asked for, for a repeated request too, whatever became of the item meanwhile.
    return menuItemView(itemId, item, isEnabled ?? state.items[itemId]?.isEnabled ?? true);
  }
}
