import { entryOf, Refusal } from '@sae/domain/kernel';
import {
  itemOf,
  menuBook,
  menuItemView,
  nextMorning,
  photoIn,
  type Menu,
  type MenuEvent,
  type MenuHoursList,
  type MenuItem,
  type MenuItemView,
  type Photo,
} from '@sae/domain/menu';
import type { MenuHoursRequest } from '@sae/domain/menu/menu-hours.dto';
import {
  menuItemContent,
  type ChangeMenuItemRequest,
  type MenuItemRequest,
  type SoldOutRequest,
} from '@sae/domain/menu/menu-item.dto';
import { portionsView } from '@sae/domain/ordering';
import type { PortionsRequest } from '@sae/domain/ordering/portions.dto';
import { noPicture } from '@sae/domain/pictures';
import type { CommandResult, RequestContext } from '@sae/platform/log';
import type { Upload } from '../http/form-parts.js';
import { Limits, tooMany, type Budget } from '../http/limits.js';
import { command } from '../kernel/bus.js';
import { Clock } from '../kernel/clock.js';
import { Configuration } from '../kernel/configuration.js';
import { Decisions, findEvent, isRepeat, PastEvents } from '../kernel/decisions.js';
import { OrderBooks } from '../ordering/order-books.js';
import { keepPicture } from '../restaurant/keep-picture.js';
import { PictureEncoder } from '../restaurant/picture-encoder.js';

export const addMenuItem = command(
  [Decisions],
  (decisions) => async (restaurantId: number, request: MenuItemRequest, by: RequestContext) => {
    const groupIds = request.optionGroupIds ?? undefined;
    const add = { type: 'AddMenuItem', item: menuItemContent(request), groupIds } as const;
    const { events } = await decisions.make(menuBook, String(restaurantId), add, by);
    const { itemId, ...item } = findEvent(events, 'MenuItemAdded').data;
    return menuItemView(itemId, item, true, groupIds);
  },
);

export const changeMenuItem = command(
  [Decisions],
  (decisions) => async (restaurantId: number, itemId: number, request: ChangeMenuItemRequest, by: RequestContext) => {
    if ((request.id ?? itemId) !== itemId)
      throw new Refusal('invalid', 'request/invalid', 'The menu item ID is not the one in the address');
    const item = menuItemContent(request);
    const isEnabled = request.isEnabled ?? undefined;
    const groupIds = request.optionGroupIds ?? undefined;
    const change = { type: 'ChangeMenuItem', itemId, item, isEnabled, groupIds } as const;
    const { state } = await decisions.make(menuBook, String(restaurantId), change, by);
    const now = entryOf(state.items, itemId);
    // The content as asked for, for a repeated request too, whatever became of the item meanwhile.
    const written = { ...item, ...photoIn(now ?? {}) };
    return menuItemView(itemId, written, isEnabled ?? now?.isEnabled ?? true, groupIds ?? now?.groupIds, now?.soldOut);
  },
);

/** A dish as a decision left it. A repeated request is answered as it was the first time, whatever became of it meanwhile. */
const dishAfter = async (
  pastEvents: PastEvents,
  { state, events: [event] }: CommandResult<Menu, MenuEvent>,
  itemId: number,
  by: RequestContext,
): Promise<MenuItem> => itemOf(event && isRepeat(event, by) ? await pastEvents.state(menuBook, event) : state, itemId);

/** Enabled → disabled and back. */
export const toggleMenuItem = command(
  [Decisions, PastEvents],
  (decisions, pastEvents) => async (restaurantId: number, itemId: number, by: RequestContext) => {
    const toggle = { type: 'ToggleMenuItem', itemId } as const;
    const made = await decisions.make(menuBook, String(restaurantId), toggle, by);
    const [toggled] = made.events;
    if (!toggled) throw new Error('A toggle always changes something');
    const item = await dishAfter(pastEvents, made, itemId, by);
    return menuItemView(itemId, item, toggled.type === 'MenuItemEnabled', item.groupIds, item.soldOut);
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
    const item = restored?.type === 'MenuItemRestored' ? restored.data : itemOf(state, itemId);
    return menuItemView(itemId, item, item.isEnabled, item.groupIds, item.soldOut);
  },
);

/** None is sold from now on: until the restaurant's next morning, or until somebody puts it back on sale. */
export const sellOutDish = command(
  [Decisions, PastEvents, Clock, Configuration],
  (decisions, pastEvents, clock, { values: { timeZone } }) =>
    async (restaurantId: number, itemId: number, { until }: SoldOutRequest, by: RequestContext) => {
      const soldOut = { until: until === 'tomorrow' ? nextMorning(clock.now(), timeZone) : null };
      const made = await decisions.make(
        menuBook,
        String(restaurantId),
        { type: 'SellOutDish', itemId, ...soldOut },
        by,
      );
      const [told] = made.events;
      const item = await dishAfter(pastEvents, made, itemId, by);
      return menuItemView(
        itemId,
        item,
        item.isEnabled,
        item.groupIds,
        told?.type === 'DishSoldOut' ? told.data : item.soldOut,
      );
    },
);

export const putDishBackOnSale = command(
  [Decisions, PastEvents],
  (decisions, pastEvents) => async (restaurantId: number, itemId: number, by: RequestContext) => {
    const back = { type: 'PutDishBackOnSale', itemId } as const;
    const item = await dishAfter(
      pastEvents,
      await decisions.make(menuBook, String(restaurantId), back, by),
      itemId,
      by,
    );
    return menuItemView(itemId, item, item.isEnabled, item.groupIds);
  },
);

/** So that a menu's dishes can be photographed in one sitting; nothing is erased, so it is bounded. */
const PHOTOS: Budget = {
  name: 'photos',
  points: 100,
  seconds: 60 * 60,
  refuse: tooMany('photo/too-many', 'Too many photos. Please try again in an hour.'),
};

/** How a dish looks: its pictures are kept first, so that what is pointed to is there. */
export const photographMenuItem = command(
  [Decisions, PictureEncoder, Limits],
  (decisions, encoder, limits) =>
    async (restaurantId: number, itemId: number, upload: Upload | null, by: RequestContext) => {
      itemOf(await decisions.state(menuBook, String(restaurantId)), itemId);
      if (!upload) throw noPicture();
      await limits.consume(PHOTOS, restaurantId);
      const photo: string[] = [];
      for (const picture of await encoder.photo(upload.bytes))
        photo.push(await keepPicture(decisions, restaurantId, picture, by));
      return photographed(decisions, restaurantId, { itemId, photo }, by);
    },
);

export const removePhoto = command(
  [Decisions],
  (decisions) => (restaurantId: number, itemId: number, by: RequestContext) =>
    photographed(decisions, restaurantId, { itemId, photo: null }, by),
);

const photographed = async (
  decisions: Decisions,
  restaurantId: number,
  wanted: { readonly itemId: number; readonly photo: Photo | null },
  by: RequestContext,
): Promise<MenuItemView> => {
  const { itemId } = wanted;
  const photograph = { type: 'PhotographMenuItem', ...wanted } as const;
  const { state, events } = await decisions.make(menuBook, String(restaurantId), photograph, by);
  const told = events.find(({ type }) => type === 'MenuItemChanged');
  // A repeated request is answered as it was the first time, whatever became of the item meanwhile.
  const item = told?.type === 'MenuItemChanged' ? told.data : itemOf(state, itemId);
  const now = entryOf(state.items, itemId);
  return menuItemView(itemId, item, now?.isEnabled ?? true, now?.groupIds, now?.soldOut);
};

/** So many portions are left. They stand in the book of the orders that take them, so that none is sold twice. */
export const countPortions = command(
  [Decisions, OrderBooks],
  (decisions, books) =>
    async (restaurantId: number, itemId: number, { left }: PortionsRequest, by: RequestContext) => {
      const count = async () => {
        const { name } = itemOf(await decisions.state(menuBook, String(restaurantId)), itemId);
        const halves = left === null ? null : left * 2;
        return books.make(restaurantId, { type: 'CountPortions', itemId, name, left: halves }, by);
      };
      // What was counted stays counted, and is answered again, whatever became of the dish.
      const { events } = (await books.made(restaurantId, by)) ?? (await count());
      const [told] = events;
      return told?.type === 'PortionsCounted' ? portionsView(itemId, told.data.left) : { id: itemId, left };
    },
);

/** All the hours the menu keeps from now on. */
export const setMenuHours = command(
  [Decisions],
  (decisions) =>
    async (restaurantId: number, { hours: wanted }: MenuHoursRequest, by: RequestContext): Promise<MenuHoursList> => {
      const set = { type: 'SetMenuHours', hours: wanted } as const;
      const { events, state } = await decisions.make(menuBook, String(restaurantId), set, by);
      const [fact] = events;
      return { hours: fact?.type === 'MenuHoursSet' ? fact.data.hours : state.hours };
    },
);
