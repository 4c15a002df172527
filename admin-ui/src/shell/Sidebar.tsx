import LockIcon from '@mui/icons-material/LockOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import RestaurantsIcon from '@mui/icons-material/SwapHorizOutlined';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { may } from '@sae/domain/people';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLogOut } from '../auth/useLogOut.js';
import { roleOf, useUser } from '../auth/user.js';
import { SoundToggle } from '../bell/GuestCalls.js';
import { GuestNotice } from '../bell/GuestNotice.js';
import { session } from '../data/session.js';
import { till } from '../data/till.js';
import { useWorkplaces } from '../people/useWorkplaces.js';
import { StationSign } from '../kitchen/StationSign.js';
import { Brand } from '../ui/Brand.js';
import { NavItem } from '../ui/NavItem.js';
import { TOAST_ROOM, useHeightAs } from '../ui/useHeightAs.js';
import { isAt, NavLink } from './nav.js';
import { DESTINATIONS } from './pages.js';

/** What one may come to, in the sidebar's order. */
const useDestinations = () => {
  const user = useUser();
  return user ? DESTINATIONS.filter(({ act }) => may(roleOf(user), act)) : DESTINATIONS;
};

/** On a till: names and a PIN stand before the screens, until somebody is in again. */
const LockItem = () => {
  const isTill = till.useChoice() !== null;
  if (!isTill) return null;
  return (
    <NavItem onClick={session.lock}>
      <LockIcon />
      Lock
    </NavItem>
  );
};

const InvitedIcon = () => (
  <Badge variant="dot" color="error">
    <RestaurantsIcon titleAccess="An invitation is open:" />
  </Badge>
);

/** For who works at several restaurants, or is invited to another. */
const RestaurantsItem = ({ onClick }: { onClick?: () => void }) => {
  const workplaces = useWorkplaces().data ?? [];
  if (workplaces.length < 2) return null;
  const Icon = workplaces.some(({ isInvited }) => isInvited) ? InvitedIcon : RestaurantsIcon;
  return <NavLink place={{ to: '/restaurants', act: 'SeeOneself', label: 'Restaurants', Icon }} onClick={onClick} />;
};

/** What stands last. */
const LastItems = ({ onGo }: { onGo?: () => void }) => (
  <>
    <SoundToggle />
    <RestaurantsItem onClick={onGo} />
    <LockItem />
    <NavItem onClick={useLogOut()}>
      <LogoutIcon />
      Log Out
    </NavItem>
  </>
);

/** On a phone: what is not needed all day, in a sheet within the thumb's reach. */
const MoreMenu = () => {
  const { pathname } = useLocation();
  const seldom = useDestinations().filter(({ isSeldom }) => isSeldom);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <NavItem
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-current={seldom.some((place) => isAt(place, pathname)) ? 'true' : undefined}
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
          {seldom.map((place) => (
            <NavLink key={place.to} place={place} onClick={close} />
          ))}
          <Divider sx={{ my: 1 }} />
          <LastItems onGo={close} />
        </Box>
      </Drawer>
    </>
  );
};

export const SIDEBAR_WIDTH = 224;

/** At the side of a wide screen; at the bottom of a phone, under the thumb. */
export const Sidebar = () => {
  const user = useUser();
  const destinations = useDestinations();
  return (
    <Box
      component="header"
      sx={(theme) => ({
        position: 'fixed',
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        display: 'flex',
        flexDirection: 'column',
        displayPrint: 'none',
        [theme.breakpoints.up('md')]: {
          inset: '0 auto 0 0',
          width: SIDEBAR_WIDTH,
          p: 1.5,
          borderRight: `1px solid ${theme.palette.divider}`,
        },
        [theme.breakpoints.down('md')]: {
          inset: 'auto 0 0 0',
          px: 1,
          pb: 'env(safe-area-inset-bottom)',
          borderTop: `1px solid ${theme.palette.divider}`,
        },
      })}
    >
      <Box sx={{ display: { xs: 'none', md: 'block' }, px: 1.5, pt: 1, pb: 3 }}>
        <Brand />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {user?.restaurantName}
        </Typography>
        {user?.myself?.tillId && (
          <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {user.myself.name}
          </Typography>
        )}
      </Box>
      <Box sx={{ order: { md: 1 } }}>
        <GuestNotice />
      </Box>
      <Box
        component="nav"
        aria-label="Main"
        sx={{
          flex: { xs: 1, md: '0 1 auto' },
          minHeight: 0,
          overflowY: { md: 'auto' },
          display: 'flex',
          flexDirection: { md: 'column' },
          gap: 0.5,
        }}
      >
        {destinations.map((place) => (
          <NavLink key={place.to} place={place} />
        ))}
        <MoreMenu />
      </Box>
      <Box ref={useHeightAs(TOAST_ROOM)} sx={{ flex: 1, display: { xs: 'none', md: 'block' } }} />
      <Box sx={{ display: { xs: 'none', md: 'block' }, order: 2 }}>
        <StationSign />
        <LastItems />
      </Box>
    </Box>
  );
};
