import type { OrderView } from '@sae/domain/ordering';
import { createContext, useContext } from 'react';
import type { Ringing } from './useRinging.js';

export interface GuestCalls extends Ringing {
  /** Guests' orders nobody has taken yet. */
  readonly waiting: readonly OrderView[];
}

export const GuestCallsContext = createContext<GuestCalls | null>(null);

export const useGuestCalls = (): GuestCalls => {
  const calls = useContext(GuestCallsContext);
  if (!calls) throw new Error('Guests are heard inside the back office only');
  return calls;
};
