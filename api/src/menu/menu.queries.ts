import { Refusal, wallClock } from '@sae/domain/kernel';
import { MenuReader } from '@sae/projections/models/menu';
import { PopularReader } from '@sae/projections/models/popular';
import { PortionsReader } from '@sae/projections/models/portions';
import { query } from '../kernel/bus.js';
import { Clock } from '../kernel/clock.js';
import { Configuration } from '../kernel/configuration.js';

/** The whole menu, as JSON text. */
export const menuItems = query([MenuReader], (menu) => menu.list.bind(menu));

/** In which order it is read. */
export const menuOrder = query([MenuReader], (menu) => menu.order.bind(menu));

/** What of it is served in its hours alone. */
export const menuHours = query([MenuReader], (menu) => menu.hours.bind(menu));

/** How many portions are left of the dishes that are counted. */
export const portionsLeft = query([PortionsReader], (portions) => portions.left.bind(portions));

const MOST_POPULAR = 24;

/** What is ordered most at this hour of the day, as JSON text. */
export const popularItems = query([PopularReader, Clock, Configuration], (popular, clock, { values }) => {
  const shown = wallClock(values.timeZone);
  return (restaurantId: number) => {
    const hour = shown(clock.now()).getUTCHours();
    return popular.items(restaurantId, { hour, limit: MOST_POPULAR });
  };
});

export const menuItem = query([MenuReader], (menu) => async (restaurantId: number, itemId: number) => {
  const item = (await menu.items(restaurantId, [itemId])).get(itemId);
  if (!item) throw new Refusal('not-found', 'menu-item/not-found', 'Menu item not found');
  return item;
});

/** What may be chosen of dishes, as JSON text. */
export const optionGroups = query([MenuReader], (menu) => menu.optionGroups.bind(menu));

export const optionGroup = query([MenuReader], (menu) => async (restaurantId: number, groupId: number) => {
  const group = (await menu.groups(restaurantId, [groupId])).get(groupId);
  if (!group) throw new Refusal('not-found', 'option-group/not-found', 'Option group not found');
  return group;
});
