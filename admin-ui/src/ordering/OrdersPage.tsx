import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type OrderView, tableName } from '@sae/domain/ordering';
import { ListContextProvider } from 'react-admin';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { TimelineHost } from '../audit/Timeline.js';
import { useRights } from '../auth/user.js';
import { PaymentClaims } from '../claims/PaymentClaims.js';
import { hasFailed } from '../data/api-error.js';
import { useOrderCache } from '../orders/order-cache.js';
import { runningTables } from '../orders/running-tables.js';
import { useOrderList } from '../orders/useOrderList.js';
import { KeptRoom } from '../ui/kept.js';
import { PageHeader } from '../ui/PageHeader.js';
import { useFailureToast } from '../ui/toasts.js';
import { LiveOrders } from './LiveOrders.js';
import { FETCH_FAILURE } from './notices.js';
import { focusOn, goTo, partId } from './parts.js';
import { PartsBar } from './PartsBar.js';
import { PAGE_SIZE, PastOrders } from './PastOrders.js';
import { ReceiptDesk } from './ReceiptDesk.js';
import { RecurringOrders } from './RecurringOrders.js';
import { SubmissionToggle } from './SubmissionToggle.js';
import { useAskedInAddress } from './useAskedInAddress.js';
import { useReceipt } from './useReceipt.js';

/** The call number that was given just now, to be read out over the counter. */
const CalledNow = () => {
  const { state } = useLocation() as { state: { called?: Pick<OrderView, 'tableNo' | 'customer'> } | null };
  const navigate = useNavigate();
  if (!state?.called) return null;
  return (
    <Card sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 2, sm: 3 }, py: 1, mb: 3 }}>
      <Box role="status" aria-label="Token" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
        <Box component="strong" sx={{ display: 'block', fontSize: '2.25rem', lineHeight: 1.2 }}>
          {tableName(state.called.tableNo)}
        </Box>{' '}
        {state.called.customer?.name}
      </Box>
      <IconButton aria-label="Close" onClick={() => void navigate('.', { replace: true })}>
        <CloseIcon />
      </IconButton>
    </Card>
  );
};

/** From here on there is room for the receipt beside the lists. */
const WIDE = 'lg';

const layout: SxProps<Theme> = {
  // Who goes to the first part comes to the top of the page, where Take Order is.
  [`& #${partId('live')}`]: { scrollMarginTop: '100vh' },
  ...{ display: 'grid', gap: 3, alignItems: 'start' },
  gridTemplate: {
    xs: '"open" "desk" "past" / minmax(0, 1fr)',
    [WIDE]: '"open desk" auto "past desk" 1fr / minmax(0, 1fr) 360px',
    xl: '"open desk" auto "past desk" 1fr / minmax(0, 1fr) 448px',
  },
};

/** Beside the lists it stays in sight, whatever is scrolled. */
const desk: SxProps<Theme> = {
  ...{ gridArea: 'desk', gap: 3, minWidth: 0 },
  ...{
    position: { [WIDE]: 'sticky' },
    top: 16,
    maxHeight: { [WIDE]: 'calc(100dvh - 32px)' },
    overflowY: { [WIDE]: 'auto' },
  },
};

export const OrdersPage = () => {
  const { forgetAllButLive } = useOrderCache();
  useLayoutEffect(forgetAllButLive, [forgetAllButLive]);
  const live = useOrderList('live');
  const recurring = useOrderList('recurring');
  const mayDo = useRights();
  const past = useOrderList('past', PAGE_SIZE, mayDo('SeePastOrders'));
  const receipt = useReceipt();
  const { data: inKitchen = [] } = recurring;
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up(WIDE), { noSsr: true });
  const beside = useRef<HTMLDivElement>(null);
  const bill = (tableNo: number) => {
    receipt.change({ tableNo });
    if (!isWide) return goTo('bill');
    // In sight already: nothing moves but what is scrolled in there.
    beside.current?.scrollTo({ top: 0 });
    focusOn('bill');
  };
  useAskedInAddress('bill', Boolean(live.data && recurring.data), bill);
  // Told once when asking fails, not at every try.
  useFailureToast(
    [live, recurring, past].some(({ error }) => hasFailed(error)),
    FETCH_FAILURE,
  );

  return (
    <TimelineHost>
      <PageHeader
        title="Orders"
        actions={
          <>
            {mayDo('ToggleOrderSubmission') && <SubmissionToggle />}
            {mayDo('PlaceOrder') && (
              <Button component={Link} to="/take-order" variant="contained" startIcon={<AddIcon />}>
                Take Order
              </Button>
            )}
          </>
        }
      />
      <CalledNow />
      {!isWide && <PartsBar counts={{ live: live.data?.length ?? 0, running: runningTables(inKitchen).length }} />}
      <Box sx={layout}>
        <Stack sx={{ gridArea: 'open', gap: 3, minWidth: 0 }}>
          <ListContextProvider value={live}>
            <LiveOrders />
          </ListContextProvider>
          {/* Not above the live orders, whose buttons would move away under the hand. */}
          <KeptRoom>
            <PaymentClaims />
          </KeptRoom>
          <ListContextProvider value={recurring}>
            <RecurringOrders receipt={receipt} onBill={bill} />
          </ListContextProvider>
        </Stack>
        <Stack ref={beside} sx={desk}>
          {mayDo('CompleteTable') && <ReceiptDesk recurring={inKitchen} receipt={receipt} />}
        </Stack>
        <Box sx={{ gridArea: 'past', minWidth: 0 }}>
          {mayDo('SeePastOrders') && (
            <ListContextProvider value={past}>
              <PastOrders />
            </ListContextProvider>
          )}
        </Box>
      </Box>
    </TimelineHost>
  );
};
