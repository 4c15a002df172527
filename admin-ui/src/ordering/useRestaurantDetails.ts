import { useQuery } from '@tanstack/react-query';
import { restaurantDetails, type RestaurantDetails } from '@sae/domain/billing';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/verbs.js';

const UNKNOWN = restaurantDetails({ name: '', address: null, phoneNumber: null, gstNumber: null, fssaiNumber: null });

/** What stands at the head of a bill; until it is known, and where it cannot be asked, the product's defaults. */
export const useRestaurantDetails = (): RestaurantDetails => {
  const provider = useDataProvider<AppDataProvider>();
  const { data } = useQuery({ queryKey: ['orders', 'restaurant'], queryFn: () => provider.restaurantDetails() });
  return { ...UNKNOWN, ...data };
};
