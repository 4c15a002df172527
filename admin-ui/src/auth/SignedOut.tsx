import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { wanting } from '../access/arrival.js';
import { session } from '../data/session.js';

/** Back to the login with nothing left of the old one; whoever had one is told that it has ended. */
export const SignedOut = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (session.userId() !== null) session.expire();
    session.clear();
  }, []);
  return <Navigate to="/login" state={wanting(pathname)} replace />;
};
