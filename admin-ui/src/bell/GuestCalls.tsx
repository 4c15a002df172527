import BellOffIcon from '@mui/icons-material/NotificationsOffOutlined';
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Box from '@mui/material/Box';
import type { OrderView } from '@sae/domain/ordering';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { claimText } from '../claims/useClaims.js';
import { useLive } from '../data/live.js';
import { useOrderLists } from '../orders/order-cache.js';
import { NavItem } from '../ui/NavItem.js';
import { useToasts } from '../ui/toasts.js';
import { type Ringing, useRinging } from './useRinging.js';
import { newestOf, waitingIn } from './waiting.js';

interface GuestCalls extends Ringing {
  /** Guests' orders nobody has taken yet; none while they are put aside. */
  readonly waiting: readonly OrderView[];
  readonly putAside: () => void;
}

const ASIDE_MS = 60_000;
const NONE: readonly OrderView[] = [];

/** Put aside on this screen, they are neither seen nor heard for a minute, or until another comes. */
const useAside = (waiting: readonly OrderView[]) => {
  const [aside, setAside] = useState<{ readonly newest: number } | null>(null);
  useEffect(() => {
    if (!aside) return;
    const again = setTimeout(() => setAside(null), ASIDE_MS);
    return () => clearTimeout(again);
  }, [aside]);
  const isAside = aside !== null && newestOf(waiting) <= aside.newest;
  return { waiting: isAside ? NONE : waiting, putAside: () => setAside({ newest: newestOf(waiting) }) };
};

const GuestCallsContext = createContext<GuestCalls | null>(null);

export const useGuestCalls = (): GuestCalls => {
  const calls = useContext(GuestCallsContext);
  if (!calls) throw new Error('Guests are heard inside the back office only');
  return calls;
};

/** Hears guests, whichever page is open: their orders until somebody takes them, and what they claim to have paid. */
export const GuestCallsProvider = ({ children }: { children: ReactNode }) => {
  const lists = useOrderLists();
  const { waiting, putAside } = useAside(useMemo(() => waitingIn(lists), [lists]));
  const ringing = useRinging(waiting);
  const toasts = useToasts();
  useLive('paymentClaimed', (claim) => toasts.info(claimText(claim)));
  return <GuestCallsContext value={{ waiting, putAside, ...ringing }}>{children}</GuestCallsContext>;
};

/** Switches the bell for guests' orders on and off, for this browser. */
export const SoundToggle = () => {
  const { isOn, toggle } = useGuestCalls();
  return (
    <NavItem aria-pressed={isOn} aria-label="Sound for guest orders" onClick={toggle}>
      {isOn ? <BellIcon /> : <BellOffIcon />}
      Sound
      <Box component="span" aria-hidden sx={{ ml: 'auto', fontSize: '0.8125rem' }}>
        {isOn ? 'On' : 'Off'}
      </Box>
    </NavItem>
  );
};
