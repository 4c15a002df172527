import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/dataProvider.js';
import { useFailureToast } from '../shell/useFailureToast.js';
import { useUser } from '../shell/user.js';
import { categoriesOf } from './categories.js';

/** The categories of the menu as it is now. */
export const useCategories = (chosen: string): string[] => {
  const provider = useDataProvider<AppDataProvider>();
  const restaurantId = useUser()?.id ?? 0;
  const { data, error } = useQuery({
    queryKey: ['menu', 'whole'],
    queryFn: () => provider.wholeMenu({ restaurantId }),
  });
  useFailureToast(error, 'Failed to load categories');
  return categoriesOf(data ?? [], chosen);
};
