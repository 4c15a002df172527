import type { SxProps, Theme } from '@mui/material/styles';

/** How much of a phone's screen the notice takes above the navigation bar. */
export const NOTICE_HEIGHT = '--guest-notice-height';

/** Beside the page and never over it: a card of the sidebar, and on a phone a row on top of the navigation bar. */
export const noticeStyle: SxProps<Theme> = (theme) => ({
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
  '& .actions': { display: 'grid', gap: 1, [theme.breakpoints.down('md')]: { gridAutoFlow: 'column' } },
  '& .MuiButton-contained': {
    bgcolor: 'primary.contrastText',
    color: 'primary.main',
    '&:hover': { bgcolor: 'background.paper', color: 'text.primary' },
  },
  '& .MuiButton-outlined': { bgcolor: 'transparent', color: 'inherit', borderColor: 'currentColor' },
});
