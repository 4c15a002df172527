import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { wanting } from '../access/wanted.js';
import { session } from '../data/session.js';
import { permissionsOf } from './auth-provider.js';
import { FullPage } from './FullPage.js';
import { identity } from './user.js';

const AWAY = 'The server cannot be reached. Trying again…';

/** Back to the login with nothing left of the old one; whoever had one is told that it has ended. */
const SignedOut = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (session.userId() !== null) session.expire();
    session.clear();
  }, []);
  return <Navigate to="/login" state={wanting(pathname)} replace />;
};

/** Who is signed in; asked again whenever a call finds cause to doubt it. */
const useIdentity = () => {
  const queries = useQueryClient();
  useEffect(() => session.onDoubted(() => void queries.invalidateQueries(identity)), [queries]);
  return useQuery(identity);
};

/** Lets in who is signed in and holds a plan, where one is needed; sends everybody else where they can change that. */
export const SignedIn = ({ children, withPlan = true }: { children: ReactNode; withPlan?: boolean }) => {
  const { data: user, isError, failureReason } = useIdentity();
  if (isError) return <SignedOut />;
  if (!user) return <FullPage text={failureReason ? AWAY : undefined} />;
  if (withPlan && !permissionsOf(user).backOffice)
    return <Navigate to="/plans" state={{ hasUsedFreeTrial: user.hasUsedFreeTrial }} replace />;
  return children;
};
