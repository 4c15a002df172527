import type { UserView } from '@sae/domain/access';
import { useQuery } from '@tanstack/react-query';
import { request } from '../data/http.js';
import { session } from '../data/session.js';

/** Whose plan is chosen, where nobody need be logged in; without a login, or while it is not known, nobody's. */
export const usePlanHolder = (): UserView | undefined => {
  const id = session.userId();
  const asked = useQuery({
    queryKey: ['user', id],
    queryFn: async () => (await request<UserView>(`/users/${id}`, { isAside: true })).json,
    enabled: session.isStored() && id !== null,
    retry: false,
  });
  return asked.data;
};
