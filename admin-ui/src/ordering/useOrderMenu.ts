import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/dataProvider.js';
import { useFailureToast } from '../shell/useFailureToast.js';
import { useRestaurantId } from '../shell/user.js';

export const MENU_FAILURE = 'Failed to load menu';
export const menuKey = ['orders', 'menu'] as const;

/** The menu one orders from, asked again whenever the page is looked at. */
export const useOrderMenu = () => {
  const provider = useDataProvider<AppDataProvider>();
  const restaurantId = useRestaurantId();
  const asked = useQuery({
    queryKey: menuKey,
    queryFn: () => provider.orderMenu({ restaurantId }),
  });
  useFailureToast(asked.error, MENU_FAILURE);
  return asked;
};
