import { useLogout } from 'react-admin';
import { useToasts } from '../ui/toasts.js';

export const useLogOut = (): (() => void) => {
  const logOut = useLogout();
  const toasts = useToasts();
  return () => {
    void logOut({}, '/login', false);
    toasts.success('Logged out successfully');
  };
};
