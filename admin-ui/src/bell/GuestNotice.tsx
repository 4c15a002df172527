import BellIcon from '@mui/icons-material/NotificationsActive';
import BellOffIcon from '@mui/icons-material/NotificationsOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link } from 'react-router';
import { placeOf } from '../orders/pointed-order.js';
import { useAccept } from '../orders/actions/useAccept.js';
import { NOTICE_HEIGHT, useHeightAs } from '../ui/useHeightAs.js';
import { useGuestCalls } from './GuestCalls.js';
import { newestOf, waitingText } from './waiting.js';

/** Beside the page and never over it: a card of the sidebar, and on a phone a row on top of the navigation bar. */
const noticeStyle: SxProps<Theme> = (theme) => ({
  '&[data-waits]': {
    display: 'grid',
    gap: 1.25,
    p: 1.5,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '& .Mui-focusVisible': { outlineColor: theme.palette.primary.contrastText },
    [theme.breakpoints.up('md')]: { my: 1, borderRadius: '12px' },
    [theme.breakpoints.down('md')]: { mx: -1, px: 2 },
  },
  '& .words': { display: 'flex', gap: 1.25, fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& .hint': {
    ...{ my: -1, p: 0, pl: '34px', color: 'inherit', lineHeight: 1.35, textDecoration: 'underline' },
    ...{ justifyContent: 'flex-start', textAlign: 'left', whiteSpace: 'normal' },
  },
  '& .actions': {
    ...{ display: 'grid', gap: 1 },
    [theme.breakpoints.down('md')]: { gridAutoFlow: 'column' },
    // No taller than it must be: what the sidebar leads to stands above it.
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '1fr auto',
      '& .MuiButton-root': { minWidth: 0, px: 1 },
      '& .MuiButton-contained': { gridColumn: '1 / -1' },
    },
  },
  '& .MuiButton-contained': {
    bgcolor: 'primary.contrastText',
    color: 'primary.main',
    '&:hover': { bgcolor: 'background.paper', color: 'text.primary' },
  },
  '& .MuiButton-outlined': { bgcolor: 'transparent', color: 'inherit', borderColor: 'currentColor' },
});

/** One notice for all guests' orders that wait, on every page until somebody takes them. */
export const GuestNotice = () => {
  const { waiting, putAside, isOn, isHeld } = useGuestCalls();
  const accept = useAccept();
  const place = useHeightAs(NOTICE_HEIGHT);
  const [first, ...others] = waiting;

  const acceptFirst = async () => {
    if (first) await accept(first);
    // The button went with the order: the keyboard goes on in the page.
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  };

  return (
    <Box ref={place} sx={noticeStyle} data-waits={first ? 'yes' : undefined}>
      <Box className="words">
        {first && (isOn ? <BellIcon /> : <BellOffIcon />)}
        <Box role="status">{waitingText(waiting)}</Box>
      </Box>
      {first && isHeld && (
        // Any press wakes the bell; this one does nothing else.
        <Button className="hint" size="small">
          Click to turn the sound on
        </Button>
      )}
      {first && (
        <Box className="actions">
          {others.length === 0 && (
            <Button variant="contained" onClick={() => void acceptFirst()}>
              Accept
            </Button>
          )}
          <Button variant="outlined" component={Link} to={placeOf(newestOf(waiting))}>
            Open Orders
          </Button>
          <Button variant="outlined" aria-description="Not seen or heard for a minute" onClick={putAside}>
            Later
          </Button>
        </Box>
      )}
    </Box>
  );
};
