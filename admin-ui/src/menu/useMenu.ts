import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/dataProvider.js';
import { useFailureToast } from '../shell/useFailureToast.js';
import { useUser } from '../shell/user.js';

/** The whole menu, in the order it was written; asked for whole, the server sends it as it keeps it. */
export const useMenu = () => {
  const provider = useDataProvider<AppDataProvider>();
  const restaurantId = useUser()?.id ?? 0;
  const asked = useQuery({ queryKey: ['menu', 'whole'], queryFn: () => provider.wholeMenu({ restaurantId }) });
  useFailureToast(asked.error, 'Failed to fetch menu');
  return asked;
};
