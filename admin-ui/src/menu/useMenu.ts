import { MAX_MENU_ITEMS, type MenuItemView } from '@sae/domain/menu';
import { useGetList } from 'react-admin';

/** All of it, in the order it was written. */
export const WHOLE_MENU = { perPage: MAX_MENU_ITEMS, sort: { field: 'id', order: 'ASC' } } as const;

/** The whole menu, whatever is looked for in it; one question with the list that is not narrowed. */
export const useMenu = () => {
  const { perPage, sort } = WHOLE_MENU;
  return useGetList<MenuItemView>('menu', { pagination: { page: 1, perPage }, sort, filter: {} });
};
