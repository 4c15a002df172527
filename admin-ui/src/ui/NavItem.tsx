import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** A row of the sidebar, which on a phone is a button of the bar at the bottom. */
export const NavItem = styled(ButtonBase)(({ theme }) => ({
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
    'nav > &': {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 2,
      minHeight: 56,
      padding: 4,
      fontSize: '0.75rem',
      '&[aria-current]': { backgroundColor: 'transparent' },
    },
  },
})) as typeof ButtonBase;
