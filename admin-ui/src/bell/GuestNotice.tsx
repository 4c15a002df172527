import BellIcon from '@mui/icons-material/NotificationsActive';
import BellOffIcon from '@mui/icons-material/NotificationsOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { placeOf } from '../orders/pointed-order.js';
import { useAccept } from '../orders/useAccept.js';
import { noticeStyle, NOTICE_HEIGHT } from '../ui/notice-style.js';
import { useHeightAs } from '../ui/useHeightAs.js';
import { useGuestCalls } from './guest-calls.js';
import { newestOf } from './ringing.js';
import { waitingText } from './waiting.js';

/** One notice for all guests' orders that wait, on every page until somebody takes them. */
export const GuestNotice = () => {
  const { waiting, isOn, isHeld } = useGuestCalls();
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
        </Box>
      )}
    </Box>
  );
};
