import { useMemo, type ReactNode } from 'react';
import { useOrderDesk, useOrderLists } from '../ordering/order-desk.js';
import { GuestCallsContext } from './guest-calls.js';
import { useRinging } from './useRinging.js';
import { waitingIn } from './waiting.js';

/** Hears guests' orders, whichever page is open, until somebody takes them. */
export const GuestCallsProvider = ({ children }: { children: ReactNode }) => {
  const lists = useOrderLists(useOrderDesk().board);
  const waiting = useMemo(() => waitingIn(lists), [lists]);
  const ringing = useRinging(waiting);
  return <GuestCallsContext value={{ waiting, ...ringing }}>{children}</GuestCallsContext>;
};
