import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { wanting } from '../access/arrival.js';
import { session } from '../data/session.js';
import { useToasts } from '../ui/toasts.js';

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
