import { useNavigate } from 'react-router';
import { api } from '../data/api.js';
import { session } from '../data/session.js';
import { useToasts } from './toasts.js';

export const useLogOut = (): (() => void) => {
  const navigate = useNavigate();
  const toasts = useToasts();
  return () => {
    // Without an answer the login is forgotten here all the same, and its token ends by itself.
    api.post('/users/logout', { body: {}, isAside: true }).catch(() => undefined);
    session.clear();
    toasts.success('Logged out successfully');
    void navigate('/login');
  };
};
