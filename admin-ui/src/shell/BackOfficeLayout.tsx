import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { GuestCallsProvider } from '../bell/GuestCalls.js';
import { useConnection } from '../data/live.js';
import { KitchenProvider } from '../kitchen/KitchenProvider.js';
import { StationSign } from '../kitchen/StationSign.js';
import { MenuNews } from '../menu/MenuNews.js';
import { ExportDesk } from '../ordering/ExportDesk.js';
import { OrderNews } from '../ordering/OrderNews.js';
import { themes } from '../theme/AppTheme.js';
import { LastKnown } from '../ui/LastKnown.js';
import { TOAST_WIDTH, TOASTS_CLASS } from '../ui/toasts.js';
import { NOTICE_HEIGHT, BOTTOM_BAR_HEIGHT, SHEET_BAR_HEIGHT, TOAST_ROOM } from '../ui/useHeightAs.js';
import { PageBoundary } from './PageBoundary.js';
import { Sidebar, SIDEBAR_WIDTH } from './Sidebar.js';

const TEXTS = { offline: 'You are offline', reconnecting: 'Reconnecting…', connecting: '', connected: '' } as const;

/** Says when what stands on the screen may be old. */
const ConnectionNotice = () => {
  const text = TEXTS[useConnection()];
  return (
    <Box role="status" sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
      {text && (
        <Box
          sx={{
            bgcolor: 'warning.main',
            color: 'warning.contrastText',
            textAlign: 'center',
            fontWeight: 600,
            py: 0.75,
          }}
        >
          {text}
        </Box>
      )}
    </Box>
  );
};

/** How tall one is, of three lines, in px. */
const A_TOAST = 88;

const styles = (theme: Theme) => ({
  // Beside the page: in the sidebar above its last buttons, and on a phone above what stands at its bottom.
  [`.${TOASTS_CLASS}.${TOASTS_CLASS}`]: {
    [theme.breakpoints.up('md')]: {
      ...{ flexWrap: 'wrap', alignContent: 'flex-start', maxHeight: `max(var(${TOAST_ROOM}, 0px), ${A_TOAST}px)` },
      // Beside the sidebar where that has no room for one; what is more than it has room for goes on there too.
      left: `clamp(12px, (${A_TOAST}px - var(${TOAST_ROOM}, 0px)) * 100, ${SIDEBAR_WIDTH + 12}px)`,
      [TOAST_WIDTH]: `${SIDEBAR_WIDTH - 24}px`,
      bottom: `calc(112px + var(${NOTICE_HEIGHT}, 0px))`,
    },
    [theme.breakpoints.down('md')]: {
      bottom: `max(64px + env(safe-area-inset-bottom) + var(${NOTICE_HEIGHT}, 0px) + var(${BOTTOM_BAR_HEIGHT}, 0px), var(${SHEET_BAR_HEIGHT}, 0px) + 8px)`,
    },
  },
  // What the keyboard comes to is not behind the notice.
  [theme.breakpoints.down('md')]: { html: { scrollPaddingBottom: `calc(96px + var(${NOTICE_HEIGHT}, 0px))` } },
  // Paper is white in the dark too.
  '@media print': {
    '#main, #main *': {
      color: `${themes.light.palette.text.primary} !important`,
      borderColor: '#c5cede !important',
    },
    '#main .MuiPaper-root, #main .MuiTableCell-head': { background: '#ffffff !important' },
    '#main svg text': { fill: 'currentColor !important' },
    '#main .recharts-cartesian-grid line': { stroke: '#c5cede !important' },
    '#main .recharts-sector': { stroke: '#ffffff !important' },
  },
});

/** The first stop of the Tab key; seen only then. */
const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  borderRadius: 10,
  fontWeight: 600,
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
}));

/** Moves the reader's focus to a new page, as a page load would, unless the page has brought it somewhere itself. */
const useFocusOnArrival = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    const isThere = main.current?.contains(document.activeElement);
    if (!first.current && !isThere) main.current?.focus({ preventScroll: true });
    first.current = false;
  }, [pathname]);
  return main;
};

export const BackOfficeLayout = ({ children }: { children: ReactNode }) => {
  const main = useFocusOnArrival();
  const { pathname } = useLocation();
  return (
    <ExportDesk>
      <OrderNews />
      <MenuNews />
      <KitchenProvider>
        <GuestCallsProvider>
          <SkipLink href="#main" onClick={() => main.current?.focus()}>
            Skip to content
          </SkipLink>
          <Sidebar />
          <GlobalStyles styles={styles} />
          <Box
            sx={{
              ml: { md: `${SIDEBAR_WIDTH}px` },
              pb: { xs: `calc(128px + env(safe-area-inset-bottom) + var(${NOTICE_HEIGHT}, 0px))`, md: 0 },
              '@media print': { m: 0, pb: 0 },
            }}
          >
            <ConnectionNotice />
            <StationSign sx={{ display: { md: 'none' }, displayPrint: 'none' }} />
            <Box
              component="main"
              id="main"
              ref={main}
              tabIndex={-1}
              sx={{ maxWidth: 1360, mx: 'auto', px: { xs: 2, sm: 3, lg: 4 }, py: { xs: 2.5, md: 4 } }}
            >
              <PageBoundary key={pathname}>
                <LastKnown>{children}</LastKnown>
              </PageBoundary>
            </Box>
          </Box>
        </GuestCallsProvider>
      </KitchenProvider>
    </ExportDesk>
  );
};
