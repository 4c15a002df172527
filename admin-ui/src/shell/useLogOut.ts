import { useNavigate } from 'react-router';
import { session } from '../data/session.js';
import { useToasts } from './toasts.js';

export const useLogOut = (): (() => void) => {
  const navigate = useNavigate();
  const toasts = useToasts();
  return () => {
    session.clear();
    toasts.success('Logged out successfully');
    void navigate('/login');
  };
};
