import type { AuthProvider } from 'react-admin';
import { session } from '../data/session.js';

/** What react-admin asks of a login. Who may come in is decided by `Protected`, what a 401 means by `http`. */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('The login is a page of its own')),
  logout: () => {
    session.clear();
    return Promise.resolve('/login');
  },
  checkAuth: () => (session.isStored() ? Promise.resolve() : Promise.reject({ redirectTo: '/login' })),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(undefined),
};
