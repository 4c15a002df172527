import type { UserView } from '@sae/domain/access';
import { hasPlan } from '@sae/domain/subscription';
import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { api } from '../data/api.js';
import { session } from '../data/session.js';
import { identity, whoIsIn } from './user.js';

/** What a login may do: everything in its restaurant, so long as that holds a plan. */
export const permissionsOf = (user: UserView) => ({ backOffice: hasPlan(user, new Date().toISOString()) });

/** The login as react-admin asks about it. */
export const authProviderOver = (queries: QueryClient) =>
  ({
    // Logging in is done before react-admin is loaded, by access/LoginPage, and leads to more places than this can name.
    login: () => Promise.reject(new Error('One logs in at /login')),
    logout: () => {
      // Without an answer the login is forgotten here all the same, and its token ends by itself.
      if (session.isStored()) api.post('/users/logout', { body: {}, isAside: true }).catch(() => undefined);
      session.clear();
      return Promise.resolve('/login');
    },
    checkAuth: () => (session.isStored() ? Promise.resolve() : Promise.reject({ message: false })),
    // `http` knows which login was refused, and ends that one only. Were this refused too, react-admin would answer the
    // call that failed with an empty success, and a screen would tell that what was wished is done.
    checkError: () => Promise.resolve(),
    getIdentity: whoIsIn,
    getPermissions: async () => permissionsOf(await queries.ensureQueryData(identity)),
  }) satisfies AuthProvider;
