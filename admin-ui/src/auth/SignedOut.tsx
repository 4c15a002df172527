import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { wanting } from '../access/arrival.js';
import { session } from '../data/session.js';
import { useToasts } from '../ui/toasts.js';

/** Back to the login with nothing left of the old one; whoever had one is told that it has ended. */
export const SignedOut = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (session.userId() !== null) session.expire();
    session.clear();
  }, []);
  return <Navigate to="/login" state={wanting(pathname)} replace />;
};

/** Whatever call finds out that the login has ended, the person is told and brought to the login, once. */
export const ExpiryWatch = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toasts = useToasts();
  useEffect(
    () =>
      session.onExpired(() => {
        toasts.error('Session expired. Please log in again.');
        void navigate('/login', { replace: true, state: wanting(pathname) });
      }),
    [navigate, pathname, toasts],
  );
  return null;
};
