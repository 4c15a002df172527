import type { SxProps, Theme } from '@mui/material/styles';
import { NOTICE_HEIGHT } from '../ui/notice-style.js';

/** How much of a phone's screen the order being taken takes. */
export const ORDER_BAR_HEIGHT = '--order-bar-height';

/** Above the phone's navigation bar, and the notice that may stand on it. */
const ABOVE_NAVIGATION = `calc(57px + env(safe-area-inset-bottom) + var(${NOTICE_HEIGHT}, 0px))`;

/** Beside the menu and always in sight; on a phone a bar at the thumb that opens upwards. */
export const sheetStyle: SxProps<Theme> = (theme) => ({
  position: 'sticky',
  zIndex: 3,
  bgcolor: 'background.paper',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: '16px',
  display: 'flex',
  flexDirection: 'column',
  '& .total': { display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1.5 },
  [theme.breakpoints.up('md')]: {
    top: 16,
    maxHeight: 'calc(100dvh - 32px)',
    '& .selected': { px: 3, pt: 2.5, overflowY: 'auto' },
    '& .total': { px: 3, py: 2, borderTop: `1px solid ${theme.palette.divider}` },
    '& .opener': { display: 'none' },
  },
  [theme.breakpoints.down('md')]: {
    bottom: ABOVE_NAVIGATION,
    mx: { xs: -2, sm: -3 },
    borderRadius: '16px 16px 0 0',
    borderWidth: '1px 0 0',
    boxShadow: '0 -6px 24px rgb(0 0 0 / 0.12)',
    '& .selected': { display: 'none', px: 2, pt: 2, maxHeight: '50dvh', overflowY: 'auto' },
    '&[data-open="true"] .selected': { display: 'block' },
    '& .opener': { minWidth: 44, px: 0 },
  },
});
