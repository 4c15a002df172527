import { may, type Act, type Role, type StaffView } from '@sae/domain/people';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../data/api.js';
import { ApiError, isAway } from '../data/api-error.js';
import { session } from '../data/session.js';

const ASK_AGAIN_MS = 2_000;

export const whoIsIn = ({ signal }: { signal?: AbortSignal } = {}): Promise<StaffView> => {
  const id = session.userId();
  if (!session.isStored() || id === null) return Promise.reject(new ApiError(401, 'unauthenticated', ''));
  return api.get<StaffView>('/users/{id}', { path: { id }, signal });
};

/**
 * Who is signed in, under the name react-admin keeps it by. A server that restarts is no reason to log the staff out: it
 * is asked until it answers.
 */
export const identity = queryOptions({
  queryKey: ['auth', 'getIdentity'],
  queryFn: whoIsIn,
  networkMode: 'always',
  retry: (_, error) => isAway(error),
  retryDelay: ASK_AGAIN_MS,
  staleTime: Infinity,
});

/** Who is signed in, once that is known. */
export const useUser = (): StaffView | null => useQuery({ ...identity, enabled: false }).data ?? null;

/** Whose orders these are: a login belongs to one restaurant and has its id. */
export const useRestaurantId = (): number => useUser()?.id ?? 0;

/** What somebody is here; a server that knows no people knows the owner alone. */
export const roleOf = ({ myself }: Partial<Pick<StaffView, 'myself'>>): Role => myself?.role ?? 'owner';

/** By the one table of rights: what one may not do is not drawn. */
export const useRights = (): ((act: Act) => boolean) => {
  const user = useUser();
  return (act) => user === null || may(roleOf(user), act);
};

export const useMay = (act: Act): boolean => useRights()(act);
