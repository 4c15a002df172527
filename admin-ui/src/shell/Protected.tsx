import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { session } from '../data/session.js';
import { FullPage } from './FullPage.js';
import { UserChanged, UserContext } from './user.js';
import { useStanding } from './useStanding.js';

/** Back to the login with nothing left of the old one. */
const SignedOut = ({ expired }: { expired: boolean }) => {
  useEffect(() => (expired ? session.expire() : session.clear()), [expired]);
  return <Navigate to="/login" replace />;
};

/** Lets in who is signed in and holds a plan, where one is needed; sends everybody else where they can change that. */
export const Protected = ({ children, withPlan = true }: { children: ReactNode; withPlan?: boolean }) => {
  const { standing, userChanged } = useStanding();
  switch (standing.as) {
    case 'loading':
      return <FullPage />;
    case 'away':
      return <FullPage text="The server cannot be reached. Trying again…" />;
    case 'signed-out':
      return <SignedOut expired={false} />;
    case 'expired':
      return <SignedOut expired />;
    case 'without-plan':
      if (!withPlan) return children;
      return <Navigate to="/plans" state={{ hasUsedFreeTrial: standing.hasUsedFreeTrial }} replace />;
    case 'welcome':
      return (
        <UserContext key={standing.user.id} value={standing.user}>
          <UserChanged value={userChanged}>{children}</UserChanged>
        </UserContext>
      );
  }
};
