import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  menuBook,
  menuItemView,
  type MenuItemRequest,
  type MenuItemView,
  type MenuItemContent,
} from '@sae/domain/menu';
import type { RequestContext } from '@sae/platform/log';
import { toPaise } from '@sae/domain/kernel';
import { Decisions } from '../kernel/decisions.js';
import { findEvent } from '../kernel/events.js';

export class AddMenuItem extends Command<MenuItemView> {
  constructor(
    readonly restaurantId: number,
    readonly request: MenuItemRequest,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(AddMenuItem)
export class AddMenuItemHandler implements ICommandHandler<AddMenuItem> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ restaurantId, request, by }: AddMenuItem): Promise<MenuItemView> {
    const command = { type: 'AddMenuItem', item: contentOf(request) } as const;
    const { events } = await this.decisions.make(menuBook, String(restaurantId), command, by);
    const { itemId, ...item } = findEvent(events, 'MenuItemAdded').data;
    return menuItemView(itemId, item, true);
  }
}

/** The item a request describes. */
export const contentOf = (request: MenuItemRequest): MenuItemContent => ({
  category: request.category,
  name: request.name,
  description: request.description || null,
  isVeg: request.isVeg,
  price: toPaise(request.price),
  halfPrice: request.hasHalf && typeof request.halfPrice === 'number' ? toPaise(request.halfPrice) : null,
});
