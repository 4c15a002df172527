import { useMemo } from 'react';
import { useMenu } from '../menu/useMenu.js';
import { useOptionGroups } from '../menu/useOptionGroups.js';
import { type Dish, hasOptions, withOptions } from './dish-options.js';

/** The whole menu, each dish with what may be chosen of it, which is asked for where something may. */
export const useDishMenu = () => {
  const menu = useMenu();
  const isAsked = hasOptions(menu.data);
  const groups = useOptionGroups(isAsked);
  const isWaiting = isAsked && groups.isPending;
  const data = useMemo(
    () => (menu.data && !isWaiting ? (withOptions(menu.data, groups.data ?? []) as readonly Dish[]) : undefined),
    [menu.data, groups.data, isWaiting],
  );
  return { ...menu, data, error: menu.error ?? groups.error, isPending: menu.isPending || isWaiting };
};
