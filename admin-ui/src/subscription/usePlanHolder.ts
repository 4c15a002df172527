import type { UserView } from '@sae/domain/access';
import { useQuery } from '@tanstack/react-query';
import { api } from '../data/api.js';
import { session } from '../data/session.js';

/** Whose plan is chosen, where nobody need be logged in; without a login, or while it is not known, nobody's. */
export const usePlanHolder = (): UserView | undefined => {
  const id = session.userId();
  const asked = useQuery({
    queryKey: ['user', id],
    queryFn: () => api.get<UserView>('/users/{id}', { path: { id: Number(id) }, isAside: true }),
    enabled: session.isStored() && id !== null,
    retry: false,
  });
  return asked.data;
};
