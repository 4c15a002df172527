import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { menuBook, menuItemView, type MenuEvent, type MenuItemContent, type MenuItemView } from '@sae/domain/menu';
import type { RequestContext, LoggedEvent } from '@sae/platform/log';
import { Decisions } from '../kernel/decisions.js';
import { isRepeat, PastEvents } from '../kernel/events.js';

/** Enabled → disabled and back. */
export class ToggleMenuItem extends Command<MenuItemView> {
  constructor(
    readonly restaurantId: number,
    readonly itemId: number,
    readonly by: RequestContext,
  ) {
    super();
  }
}

const contentIn =
  (itemId: number) =>
  (logged: LoggedEvent): MenuItemContent | undefined => {
    const event = logged as LoggedEvent<MenuEvent>;
    const isIt = (event.type === 'MenuItemAdded' || event.type === 'MenuItemChanged') && event.data.itemId === itemId;
    return isIt ? event.data : undefined;
  };

@CommandHandler(ToggleMenuItem)
export class ToggleMenuItemHandler implements ICommandHandler<ToggleMenuItem> {
  constructor(
    private readonly decisions: Decisions,
    private readonly pastEvents: PastEvents,
  ) {}

  async execute({ restaurantId, itemId, by }: ToggleMenuItem): Promise<MenuItemView> {
    const command = { type: 'ToggleMenuItem', itemId } as const;
    const { state, events } = await this.decisions.make(menuBook, String(restaurantId), command, by);
    const [toggled] = events;
    if (!toggled) throw new Error('A toggle always changes something');
    const known = isRepeat(toggled, by) ? undefined : state.items[itemId];
    const item = known ?? (await this.pastEvents.before(toggled, contentIn(itemId)));
    return menuItemView(itemId, item, toggled.type === 'MenuItemEnabled');
  }
}
