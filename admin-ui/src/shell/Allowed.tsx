import { may } from '@sae/domain/people';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { roleOf, useUser } from '../auth/user.js';
import { actAt, DESTINATIONS } from './pages.js';

/** Where somebody begins: who sees no figures, at the orders; who sees no orders, at what comes first in the sidebar. */
const FIRST = ['/dashboard', '/orders'];
const ARRIVALS = [...DESTINATIONS.filter(({ to }) => FIRST.includes(to)), ...DESTINATIONS];

/** Whoever may not be here is led to the first page that is theirs. */
export const Allowed = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const user = useUser();
  const act = actAt(pathname);
  if (!user || !act || may(roleOf(user), act)) return children;
  const first = ARRIVALS.find((place) => may(roleOf(user), place.act));
  return first ? <Navigate to={first.to} replace /> : null;
};
