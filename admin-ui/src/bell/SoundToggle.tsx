import BellIcon from '@mui/icons-material/NotificationsOutlined';
import BellOffIcon from '@mui/icons-material/NotificationsOffOutlined';
import Box from '@mui/material/Box';
import { NavItem } from '../ui/NavItem.js';
import { useGuestCalls } from './guest-calls.js';

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
