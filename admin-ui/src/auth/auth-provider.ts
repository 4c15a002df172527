import type { LogInRequest } from '@sae/domain/access/credentials.dto';
import { may, type StaffView } from '@sae/domain/people';
import { hasPlan } from '@sae/domain/subscription';
import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { logIn } from '../access/access.data.js';
import { api } from '../data/api.js';
import { ApiError } from '../data/api-error.js';
import { newKey } from '../data/intention.js';
import { session } from '../data/session.js';
import { actOf } from './resource-acts.js';
import { identity, roleOf, whoIsIn } from './user.js';

/** What a login may do: what its role may, so long as its restaurant holds a plan. */
export const permissionsOf = (user: StaffView) => ({
  backOffice: hasPlan(user, new Date().toISOString()),
  role: roleOf(user),
});

/** The login as react-admin asks about it. */
export const authProviderOver = (queries: QueryClient) =>
  ({
    login: async (values: LogInRequest) => {
      const arrival = await logIn(values, { key: newKey() });
      if ('error' in arrival) throw new Error(arrival.error);
      if (!('to' in arrival)) return { redirectTo: '/login' };
      return { redirectTo: arrival.to };
    },
    logout: () => {
      // It has ended already, and whoever was told of that leads to the next.
      if (!session.isStored()) return Promise.resolve<false>(false);
      // Without an answer the login is forgotten here all the same, and its token ends by itself.
      api.post('/users/logout', { body: {}, isAside: true }).catch(() => undefined);
      session.clear();
      return Promise.resolve('/login');
    },
    checkAuth: () => (session.isStored() ? Promise.resolve() : Promise.reject({ message: false })),
    // `http` has ended the login that a call was refused for; a new one that stands meanwhile goes on.
    checkError: (error: unknown) =>
      error instanceof ApiError && error.status === 401 && !session.isStored()
        ? Promise.reject({ message: false })
        : Promise.resolve(),
    getIdentity: whoIsIn,
    canAccess: async ({ resource, action }: { resource: string; action: string }) => {
      const act = actOf(resource, action);
      return act === null || may(roleOf(await queries.ensureQueryData(identity)), act);
    },
    getPermissions: async () => permissionsOf(await queries.ensureQueryData(identity)),
  }) satisfies AuthProvider;
