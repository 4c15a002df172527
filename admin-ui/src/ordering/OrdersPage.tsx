import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { LocalDay } from '@sae/domain/kernel';
import { useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { TimelineHost } from '../audit/Timeline.js';
import { PaymentClaims } from '../claims/PaymentClaims.js';
import { isAboutAccess } from '../data/api-error.js';
import { KeptRoom } from '../ui/kept.js';
import { PageHeader } from '../ui/PageHeader.js';
import { useFailureToast } from '../ui/toasts.js';
import { recurringOrders } from '../orders/live-orders.js';
import { useOrderCache, useOrderLists } from '../orders/order-cache.js';
import { LiveOrders } from './LiveOrders.js';
import { FETCH_FAILURE } from './notices.js';
import { PastOrders } from './PastOrders.js';
import { ReceiptDesk } from './ReceiptDesk.js';
import { RecurringOrders } from './RecurringOrders.js';
import { SubmissionToggle } from './SubmissionToggle.js';
import { useLiveQuestion, useOpenOrders } from './useOpenOrders.js';
import { usePastOrders } from './usePastOrders.js';
import { useReceipt } from './useReceipt.js';

export const OrdersPage = () => {
  const [day, setDay] = useState<LocalDay | null>(null);
  const { forgetAllButLive } = useOrderCache();
  useLayoutEffect(forgetAllButLive, [forgetAllButLive]);
  const live = useLiveQuestion();
  const recurring = useOpenOrders('recurring');
  const past = usePastOrders(day);
  const receipt = useReceipt();
  const inKitchen = recurringOrders(useOrderLists());
  const hasFailed = [live, recurring, past].some(({ error }) => error !== null && !isAboutAccess(error));
  // Told once when asking fails, not at every try.
  useFailureToast(hasFailed, FETCH_FAILURE);

  return (
    <TimelineHost>
      <PageHeader
        title="Orders"
        actions={
          <>
            <SubmissionToggle />
            <Button component={Link} to="/take-order" variant="contained" startIcon={<AddIcon />}>
              Take Order
            </Button>
          </>
        }
      />
      <Stack sx={{ gap: 3 }}>
        <LiveOrders />
        {/* Not above the live orders, whose buttons would move away under the hand. */}
        <KeptRoom>
          <PaymentClaims />
        </KeptRoom>
        <RecurringOrders asked={recurring} orders={inKitchen} onBill={(tableNo) => receipt.change({ tableNo })} />
        <ReceiptDesk recurring={inKitchen} receipt={receipt} />
        <PastOrders past={past} day={day} onDay={setDay} />
      </Stack>
    </TimelineHost>
  );
};
