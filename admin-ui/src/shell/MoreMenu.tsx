import LogoutIcon from '@mui/icons-material/Logout';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { SoundToggle } from '../bell/GuestCalls.js';
import { NavItem } from '../ui/NavItem.js';
import { useLogOut } from '../auth/useLogOut.js';
import { DESTINATIONS, isAt, NavLink } from './nav.js';

const SELDOM = DESTINATIONS.filter(({ isSeldom }) => isSeldom);

/** On a phone: what is not needed all day, in a sheet within the thumb's reach. */
export const MoreMenu = () => {
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <NavItem
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-current={SELDOM.some((place) => isAt(place, pathname)) ? 'true' : undefined}
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' } }}
      >
        <MoreIcon />
        More
      </NavItem>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={close}
        sx={{ display: { md: 'none' } }}
        slotProps={{
          paper: { 'aria-label': 'More', sx: { borderRadius: '16px 16px 0 0', pb: 'env(safe-area-inset-bottom)' } },
        }}
      >
        <Box sx={{ p: 1.5 }}>
          {SELDOM.map((place) => (
            <NavLink key={place.to} place={place} onClick={close} />
          ))}
          <Divider sx={{ my: 1 }} />
          <SoundToggle />
          <NavItem onClick={logOut}>
            <LogoutIcon />
            Log Out
          </NavItem>
        </Box>
      </Drawer>
    </>
  );
};
