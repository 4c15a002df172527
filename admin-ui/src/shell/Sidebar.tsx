import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router';
import { Brand } from './Brand.js';
import { DESTINATIONS, isAt } from './nav.js';
import { useLogOut } from './useLogOut.js';
import { useUser } from './user.js';

export const SIDEBAR_WIDTH = 224;

const Item = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  gap: 12,
  width: '100%',
  minHeight: 48,
  padding: '0 14px',
  borderRadius: 12,
  justifyContent: 'flex-start',
  font: 'inherit',
  fontWeight: 600,
  color: theme.palette.text.secondary,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&[aria-current]': { backgroundColor: theme.palette.action.selected, color: theme.palette.primary.main },
  [theme.breakpoints.down('md')]: {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 2,
    minHeight: 56,
    padding: 4,
    fontSize: '0.75rem',
    '&[aria-current]': { backgroundColor: 'transparent' },
  },
})) as typeof ButtonBase;

/** At the side of a wide screen; at the bottom of a phone, under the thumb. */
export const Sidebar = () => {
  const { pathname } = useLocation();
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
        [theme.breakpoints.up('md')]: {
          inset: '0 auto 0 0',
          width: SIDEBAR_WIDTH,
          flexDirection: 'column',
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
      <Box
        component="nav"
        aria-label="Main"
        sx={{ flex: { xs: 3, md: 1 }, display: 'flex', flexDirection: { md: 'column' }, gap: 0.5 }}
      >
        {DESTINATIONS.map((place) => (
          <Item key={place.to} component={Link} to={place.to} aria-current={isAt(place, pathname) ? 'page' : undefined}>
            <place.Icon />
            {place.label}
          </Item>
        ))}
      </Box>
      <Box sx={{ flex: { xs: 1, md: 'none' } }}>
        <Item onClick={logOut}>
          <LogoutIcon />
          Log Out
        </Item>
      </Box>
    </Box>
  );
};
