import { useNavigate } from 'react-router';
import { useToasts } from '../ui/toasts.js';
import type { Arrival } from './arrival.js';

export const useArrive = (): ((arrival: Arrival) => void) => {
  const navigate = useNavigate();
  const toasts = useToasts();
  return (arrival) => {
    if ('error' in arrival) return toasts.error(arrival.error);
    if ('info' in arrival) toasts.info(arrival.info);
    if ('success' in arrival && arrival.success) toasts.success(arrival.success);
    void navigate(arrival.to, { state: 'state' in arrival ? arrival.state : undefined });
  };
};
