import { useMemo, type ReactNode } from 'react';
import { claimText } from '../claims/claim-text.js';
import { useLive } from '../data/live.js';
import { useOrderLists } from '../orders/order-cache.js';
import { useToasts } from '../ui/toasts.js';
import { GuestCallsContext } from './guest-calls.js';
import { useRinging } from './useRinging.js';
import { waitingIn } from './waiting.js';

/** Hears guests, whichever page is open: their orders until somebody takes them, and what they claim to have paid. */
export const GuestCallsProvider = ({ children }: { children: ReactNode }) => {
  const lists = useOrderLists();
  const waiting = useMemo(() => waitingIn(lists), [lists]);
  const ringing = useRinging(waiting);
  const toasts = useToasts();
  useLive('paymentClaimed', (claim) => toasts.info(claimText(claim)));
  return <GuestCallsContext value={{ waiting, ...ringing }}>{children}</GuestCallsContext>;
};
