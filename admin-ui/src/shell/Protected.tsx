import type { UserView } from '@sae/domain/access';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { wanting } from '../access/wanted.js';
import { session } from '../data/session.js';
import { FullPage } from './FullPage.js';
import { UserChanged, UserContext } from './user.js';
import { useStanding, type Stood } from './useStanding.js';

/** Back to the login with nothing left of the old one. */
const SignedOut = ({ expired }: { expired: boolean }) => {
  const { pathname } = useLocation();
  useEffect(() => (expired ? session.expire() : session.clear()), [expired]);
  return <Navigate to="/login" state={wanting(pathname)} replace />;
};

const SignedIn = ({
  user,
  userChanged,
  children,
}: { user: UserView; children: ReactNode } & Pick<Stood, 'userChanged'>) => (
  <UserContext key={user.id} value={user}>
    <UserChanged value={userChanged}>{children}</UserChanged>
  </UserContext>
);

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
      if (withPlan)
        return <Navigate to="/plans" state={{ hasUsedFreeTrial: standing.user.hasUsedFreeTrial }} replace />;
      return <SignedIn {...{ user: standing.user, userChanged, children }} />;
    case 'welcome':
      return <SignedIn {...{ user: standing.user, userChanged, children }} />;
  }
};
