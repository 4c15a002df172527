import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { BillPayment } from './BillPayment.js';

/** How the bill is paid that was printed just now: the keyboard goes there, and nothing else is in its way. */
export const JustBilled = (bill: { orderId: number; shares?: number; onDone: () => void }) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    // All of it, in a column of its own or below the settings.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Box ref={place} component="section" role="group" aria-label="Payment" tabIndex={-1} sx={{ outline: 'none' }}>
      <BillPayment {...bill} />
    </Box>
  );
};
