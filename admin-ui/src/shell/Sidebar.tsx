import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { GuestNotice } from '../bell/GuestNotice.js';
import { SoundToggle } from '../bell/GuestCalls.js';
import { Brand } from '../ui/Brand.js';
import { NavItem } from '../ui/NavItem.js';
import { useLogOut } from '../auth/useLogOut.js';
import { useUser } from '../auth/user.js';
import { MoreMenu } from './MoreMenu.js';
import { DESTINATIONS, NavLink } from './nav.js';

export const SIDEBAR_WIDTH = 224;

/** At the side of a wide screen; at the bottom of a phone, under the thumb. */
export const Sidebar = () => {
  const logOut = useLogOut();
  const user = useUser();
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
      </Box>
      <Box sx={{ order: { md: 1 } }}>
        <GuestNotice />
      </Box>
      <Box
        component="nav"
        aria-label="Main"
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: { md: 'auto' },
          display: 'flex',
          flexDirection: { md: 'column' },
          gap: 0.5,
        }}
      >
        {DESTINATIONS.map((place) => (
          <NavLink key={place.to} place={place} />
        ))}
        <MoreMenu />
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' }, order: 2 }}>
        <SoundToggle />
        <NavItem onClick={logOut}>
          <LogoutIcon />
          Log Out
        </NavItem>
      </Box>
    </Box>
  );
};
