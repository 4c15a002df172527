import { MAX_OPTION_GROUPS, type OptionGroupView } from '@sae/domain/menu';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { type Dish, hasOptions, withOptions } from '../ordering/dish-options.js';
import { useMenu } from './useMenu.js';

/** All of them, in the order they were written. */
export const ALL_GROUPS = { perPage: MAX_OPTION_GROUPS, sort: { field: 'id', order: 'ASC' } } as const;

const { perPage, sort } = ALL_GROUPS;

/** What may be chosen of dishes. */
export const useOptionGroups = (enabled = true) =>
  useGetList<OptionGroupView>('option-groups', { pagination: { page: 1, perPage }, sort, filter: {} }, { enabled });

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
