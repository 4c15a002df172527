import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/dataProvider.js';
import { useToasts } from '../shell/toasts.js';
import { useRestaurantId } from './useRestaurantId.js';

export const MENU_FAILURE = 'Failed to load menu';
export const menuKey = ['orders', 'menu'] as const;

/** The menu one orders from, asked again whenever the page is looked at. */
export const useOrderMenu = () => {
  const provider = useDataProvider<AppDataProvider>();
  const toasts = useToasts();
  const restaurantId = useRestaurantId();
  const asked = useQuery({
    queryKey: menuKey,
    queryFn: () => provider.orderMenu({ restaurantId }),
  });
  useEffect(() => {
    if (asked.isError) toasts.error(MENU_FAILURE);
  }, [asked.isError, toasts]);
  return asked;
};
