import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { LocalDay } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import { SeeMore } from '../ui/ListState.js';
import { DayFilter } from '../ui/DayFilter.js';
import type { OrderActions } from '../orders/useOrderActions.js';
import { ExportButton } from './ExportButton.js';
import { OrderPanel } from './OrderPanel.js';
import type { usePastOrders } from './usePastOrders.js';

const PastActions = ({
  order,
  describedBy,
  actions: { markPaid, undoPayment, reprint, moveToRecurring, remove },
}: {
  order: OrderView;
  describedBy: string;
  actions: OrderActions;
}) => (
  <>
    {/* One button of one width, so that none moves under a finger when the bill is paid. */}
    <Button
      variant="outlined"
      color={order.receiptDetails?.isPaid ? 'inherit' : 'success'}
      aria-describedby={describedBy}
      onClick={() => void (order.receiptDetails?.isPaid ? undoPayment(order) : markPaid(order))}
      sx={{ width: 124 }}
    >
      {order.receiptDetails?.isPaid ? 'Undo Paid' : 'Mark Paid'}
    </Button>
    <Button variant="outlined" aria-describedby={describedBy} onClick={() => void reprint(order)}>
      Reprint
    </Button>
    <Button variant="outlined" aria-describedby={describedBy} onClick={() => void moveToRecurring(order)}>
      Move to Recurring
    </Button>
    <Button variant="outlined" color="error" aria-describedby={describedBy} onClick={() => void remove(order)}>
      Delete
    </Button>
  </>
);

const PastTools = (filter: { day: LocalDay | null; onDay: (day: LocalDay | null) => void }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end', width: { xs: '100%', sm: 'auto' } }}>
    <DayFilter {...filter} />
    <ExportButton />
  </Stack>
);

/** Billed orders, newest first; 20 more at each See More. */
export const PastOrders = ({
  past,
  day,
  onDay,
  actions,
}: {
  past: ReturnType<typeof usePastOrders>;
  day: LocalDay | null;
  onDay: (day: LocalDay | null) => void;
  actions: OrderActions;
}) => (
  <OrderPanel
    title="Past Orders"
    asked={past}
    orders={past.orders}
    totalTitle="Grand Total"
    empty={{
      icon: <HistoryIcon />,
      hint: day ? 'No orders were billed on this day.' : 'Billed orders are kept here.',
    }}
    tools={<PastTools day={day} onDay={onDay} />}
    actions={(order, describedBy) => <PastActions order={order} describedBy={describedBy} actions={actions} />}
  >
    {past.hasMore && <SeeMore isGrowing={past.isGrowing} onMore={past.seeMore} />}
  </OrderPanel>
);
