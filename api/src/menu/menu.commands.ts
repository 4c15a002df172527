import { Refusal } from '@sae/domain/kernel';
import { menuBook, menuItemView, type MenuEvent, type MenuItemContent } from '@sae/domain/menu';
import { menuItemContent, type ChangeMenuItemRequest, type MenuItemRequest } from '@sae/domain/menu/menu-item.dto';
import type { LoggedEvent, RequestContext } from '@sae/platform/log';
import { command } from '../kernel/bus.js';
import { Decisions, findEvent, isRepeat, PastEvents } from '../kernel/decisions.js';

export const addMenuItem = command(
  [Decisions],
  (decisions) => async (restaurantId: number, request: MenuItemRequest, by: RequestContext) => {
    const add = { type: 'AddMenuItem', item: menuItemContent(request) } as const;
    const { events } = await decisions.make(menuBook, String(restaurantId), add, by);
    const { itemId, ...item } = findEvent(events, 'MenuItemAdded').data;
    return menuItemView(itemId, item, true);
  },
);

export const changeMenuItem = command(
  [Decisions],
  (decisions) => async (restaurantId: number, itemId: number, request: ChangeMenuItemRequest, by: RequestContext) => {
    if ((request.id ?? itemId) !== itemId)
      throw new Refusal('invalid', 'request/invalid', 'The menu item ID is not the one in the address');
    const item = menuItemContent(request);
    const isEnabled = request.isEnabled ?? undefined;
    const change = { type: 'ChangeMenuItem', itemId, item, isEnabled } as const;
    const { state } = await decisions.make(menuBook, String(restaurantId), change, by);
    // The content as asked for, for a repeated request too, whatever became of the item meanwhile.
    return menuItemView(itemId, item, isEnabled ?? state.items[itemId]?.isEnabled ?? true);
  },
);

const contentIn =
  (itemId: number) =>
  (logged: LoggedEvent): MenuItemContent | undefined => {
    const event = logged as LoggedEvent<MenuEvent>;
    const isIt = (event.type === 'MenuItemAdded' || event.type === 'MenuItemChanged') && event.data.itemId === itemId;
    return isIt ? event.data : undefined;
  };

/** Enabled → disabled and back. */
export const toggleMenuItem = command(
  [Decisions, PastEvents],
  (decisions, pastEvents) => async (restaurantId: number, itemId: number, by: RequestContext) => {
    const toggle = { type: 'ToggleMenuItem', itemId } as const;
    const { state, events } = await decisions.make(menuBook, String(restaurantId), toggle, by);
    const [toggled] = events;
    if (!toggled) throw new Error('A toggle always changes something');
    const known = isRepeat(toggled, by) ? undefined : state.items[itemId];
    const item = known ?? (await pastEvents.before(toggled, contentIn(itemId)));
    return menuItemView(itemId, item, toggled.type === 'MenuItemEnabled');
  },
);

export const deleteMenuItem = command(
  [Decisions],
  (decisions) => async (restaurantId: number, itemId: number, by: RequestContext) => {
    await decisions.make(menuBook, String(restaurantId), { type: 'DeleteMenuItem', itemId }, by);
    return { id: itemId };
  },
);

/** Puts an item back that was deleted a moment ago. */
export const restoreMenuItem = command(
  [Decisions],
  (decisions) => async (restaurantId: number, itemId: number, by: RequestContext) => {
    const restore = { type: 'RestoreMenuItem', itemId } as const;
    const { state, events } = await decisions.make(menuBook, String(restaurantId), restore, by);
    const [restored] = events;
    const item = restored?.type === 'MenuItemRestored' ? restored.data : state.items[itemId];
    if (!item) throw new Error('What is restored, or was there all the time, is on the menu');
    return menuItemView(itemId, item, item.isEnabled);
  },
);
