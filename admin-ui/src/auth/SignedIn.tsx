import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { session } from '../data/session.js';
import { FullPage } from '../ui/FullPage.js';
import { permissionsOf } from './auth-provider.js';
import { SignedOut } from './SignedOut.js';
import { identity } from './user.js';

const AWAY = 'The server cannot be reached. Trying again…';

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
