import { useUser } from '../shell/user.js';

/** Whose orders these are: a login belongs to one restaurant and has its id. */
export const useRestaurantId = (): number => useUser()?.id ?? 0;
