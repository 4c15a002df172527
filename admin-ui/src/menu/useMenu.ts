import { MAX_MENU_ITEMS, type MenuItemView } from '@sae/domain/menu';
import { useGetList } from 'react-admin';
import { useFailureToast } from '../shell/useFailureToast.js';

/** The whole menu, in the order it was written. */
export const useMenu = () => {
  const asked = useGetList<MenuItemView>('menu', {
    pagination: { page: 1, perPage: MAX_MENU_ITEMS },
    sort: { field: 'id', order: 'ASC' },
  });
  useFailureToast(asked.error, 'Failed to fetch menu');
  return asked;
};
