import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/verbs.js';
import { useFailureToast } from '../ui/toasts.js';
import { useRestaurantId } from '../auth/user.js';

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
