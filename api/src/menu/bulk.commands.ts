import type { DishesChanged, MenuOrder } from '@sae/domain/menu';
import { menuBook } from '@sae/domain/menu';
import {
  dishPricesIn,
  type ArrangeMenuRequest,
  type SetPricesRequest,
  type SwitchDishesRequest,
} from '@sae/domain/menu/menu-item.dto';
import type { RequestContext } from '@sae/platform/log';
import { command } from '../kernel/bus.js';
import { Decisions } from '../kernel/decisions.js';

/** What these dishes cost from now on. */
export const setPrices = command(
  [Decisions],
  (decisions) =>
    async (restaurantId: number, request: SetPricesRequest, by: RequestContext): Promise<DishesChanged> => {
      const set = { type: 'SetDishPrices', prices: dishPricesIn(request) } as const;
      const [fact] = (await decisions.make(menuBook, String(restaurantId), set, by)).events;
      return { changed: fact?.type === 'DishPricesSet' ? fact.data.prices.length : 0 };
    },
);

/** Enabled or disabled, many at once. */
export const switchDishes = command(
  [Decisions],
  (decisions) =>
    async (
      restaurantId: number,
      { ids: itemIds, isEnabled }: SwitchDishesRequest,
      by: RequestContext,
    ): Promise<DishesChanged> => {
      const change = { type: 'SwitchDishes', itemIds, isEnabled } as const;
      const [fact] = (await decisions.make(menuBook, String(restaurantId), change, by)).events;
      return { changed: fact?.type === 'DishesSwitched' ? fact.data.itemIds.length : 0 };
    },
);

/** In which order the menu is read. */
export const arrangeMenu = command(
  [Decisions],
  (decisions) =>
    async (restaurantId: number, { ids: itemIds }: ArrangeMenuRequest, by: RequestContext): Promise<MenuOrder> => {
      const { events, state } = await decisions.make(
        menuBook,
        String(restaurantId),
        { type: 'ArrangeMenu', itemIds },
        by,
      );
      const [fact] = events;
      return { ids: fact?.type === 'MenuArranged' ? fact.data.itemIds : state.order };
    },
);
