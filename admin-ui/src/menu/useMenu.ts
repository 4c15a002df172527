import { inOrder, MAX_MENU_ITEMS, type MenuItemView } from '@sae/domain/menu';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { useQuestion } from '../ui/provider.js';
import { useSoldOutNow } from './sold-out.js';

/** All of it. The server sorts by no such field: dishes come as they were written, and are arranged here. */
export const WHOLE_MENU = { perPage: MAX_MENU_ITEMS, sort: { field: 'order', order: 'ASC' } } as const;

/** Dishes as the owner arranged them, once that is known; without an answer they stand as they were written. */
export const useArranged = (dishes: readonly MenuItemView[] | undefined) => {
  const { data, isPending } = useQuestion('menuOrder', {}, { queryKey: ['menu', 'order'] });
  return useMemo(
    () => (dishes && !isPending ? inOrder(dishes, data?.ids ?? []) : undefined),
    [dishes, data, isPending],
  );
};

/** The whole menu, whatever is looked for in it; one question with the list that is not narrowed. */
export const useMenu = () => {
  const { perPage, sort } = WHOLE_MENU;
  const asked = useGetList<MenuItemView>('menu', { pagination: { page: 1, perPage }, sort, filter: {} });
  const data = useSoldOutNow(useArranged(asked.data));
  return { ...asked, data, isPending: asked.isPending || (asked.data !== undefined && !data) };
};
