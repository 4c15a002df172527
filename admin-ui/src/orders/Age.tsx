import Box from '@mui/material/Box';
import type { CSSObject } from '@mui/material/styles';
import type { IsoTime } from '@sae/domain/kernel';
import { unwritten } from '@sae/domain/restaurant';
import { useUser } from '../auth/user.js';
import { serverClock } from '../data/server-clock.js';
import { useClock } from '../ui/useClock.js';
import { type Ageing, ageing, ageText, minutesSince } from './age.js';

const LOOKS: Record<Ageing, CSSObject> = {
  fresh: { color: 'text.secondary' },
  amber: { color: 'warning.main', borderColor: 'currentColor' },
  red: { color: 'error.contrastText', bgcolor: 'error.main', borderColor: 'error.main' },
};

/** How long an open order has been open, by the server's clock; amber and red from the restaurant's own limits on. */
export const Age = ({ since }: { since: IsoTime }) => {
  const minutes = minutesSince(since, useClock(serverClock.now));
  const look = ageing(minutes, useUser() ?? unwritten);
  return (
    <Box
      component="span"
      data-age={look}
      sx={{
        ...{ display: 'inline-block', px: 0.75, border: 1, borderColor: 'divider', borderRadius: '6px' },
        ...{ fontSize: '0.8125rem', fontWeight: 600, lineHeight: 1.5, whiteSpace: 'nowrap' },
        ...LOOKS[look],
      }}
    >
      {ageText(minutes)}
    </Box>
  );
};
