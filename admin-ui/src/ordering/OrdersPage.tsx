import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { LocalDay } from '@sae/domain/kernel';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { TimelineHost } from '../audit/Timeline.js';
import { PaymentClaims } from '../claims/PaymentClaims.js';
import { isAboutAccess } from '../data/api-error.js';
import { KeptRoom } from '../ui/kept.js';
import { PageHeader } from '../ui/PageHeader.js';
import { useToasts } from '../ui/toasts.js';
import { liveOrders, recurringOrders } from '../orders/live-orders.js';
import { useOrderCache, useOrderLists } from '../orders/order-cache.js';
import { useOrderActions } from '../orders/useOrderActions.js';
import { LiveOrders } from './LiveOrders.js';
import { FETCH_FAILURE } from './notices.js';
import { PastOrders } from './PastOrders.js';
import { ReceiptDesk } from './ReceiptDesk.js';
import { RecurringOrders } from './RecurringOrders.js';
import { SubmissionToggle } from './SubmissionToggle.js';
import { useLiveQuestion, useOpenOrders } from './useOpenOrders.js';
import { usePastOrders } from './usePastOrders.js';
import { useRestaurantDetails } from './useRestaurantDetails.js';

const TakeOrderLink = () => (
  <Button component={Link} to="/take-order" variant="contained" startIcon={<AddIcon />}>
    Take Order
  </Button>
);

/** Told once when asking fails, not at every try. */
const useFetchToast = (...errors: (Error | null)[]) => {
  const toasts = useToasts();
  const hasFailed = errors.some((error) => error !== null && !isAboutAccess(error));
  useEffect(() => {
    if (hasFailed) toasts.error(FETCH_FAILURE);
  }, [hasFailed, toasts]);
};

export const OrdersPage = () => {
  const [day, setDay] = useState<LocalDay | null>(null);
  const lists = useOrderLists();
  const { forgetAllButLive } = useOrderCache();
  useLayoutEffect(forgetAllButLive, [forgetAllButLive]);
  const live = useLiveQuestion();
  const recurring = useOpenOrders('recurring');
  const past = usePastOrders(day);
  const restaurant = useRestaurantDetails();
  const actions = useOrderActions();
  useFetchToast(live.error, recurring.error, past.error);

  return (
    <TimelineHost>
      <PageHeader
        title="Orders"
        actions={
          <>
            <SubmissionToggle />
            <TakeOrderLink />
          </>
        }
      />
      <Stack sx={{ gap: 3 }}>
        <LiveOrders orders={liveOrders(lists)} asked={live} actions={actions} />
        {/* Not above the live orders, whose buttons would move away under the hand. */}
        <KeptRoom>
          <PaymentClaims actions={actions} />
        </KeptRoom>
        <RecurringOrders orders={recurringOrders(lists)} asked={recurring} actions={actions} />
        <ReceiptDesk recurring={recurringOrders(lists)} restaurant={restaurant} actions={actions} />
        <PastOrders past={past} day={day} onDay={setDay} actions={actions} />
      </Stack>
    </TimelineHost>
  );
};
