import HistoryIcon from '@mui/icons-material/History';
import Stack from '@mui/material/Stack';
import type { LocalDay } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import type { OrderAction } from '../orders/OrderTable.js';
import { SeeMore } from '../ui/ListState.js';
import { DayFilter } from '../ui/DayFilter.js';
import { useOrderActions, type OrderActions } from '../orders/useOrderActions.js';
import { ExportButton } from './ExportButton.js';
import { OrderPanel } from './OrderPanel.js';
import type { usePastOrders } from './usePastOrders.js';

/** One button of one width, so that none moves under a finger when the bill is paid. */
const payment = ({ markPaid, undoPayment }: OrderActions, { receiptDetails }: OrderView): OrderAction =>
  receiptDetails?.isPaid
    ? { name: 'Undo Paid', color: 'inherit', act: undoPayment, sx: { width: 124 } }
    : { name: 'Mark Paid', color: 'success', act: markPaid, sx: { width: 124 } };

/** Billed orders, newest first; 20 more at each See More. */
export const PastOrders = ({
  past,
  day,
  onDay,
}: {
  past: ReturnType<typeof usePastOrders>;
  day: LocalDay | null;
  onDay: (day: LocalDay | null) => void;
}) => {
  const actions = useOrderActions();
  return (
    <OrderPanel
      title="Past Orders"
      part="past"
      asked={past}
      orders={past.orders}
      totalTitle="Grand Total"
      empty={{
        icon: <HistoryIcon />,
        hint: day ? 'No orders were billed on this day.' : 'Billed orders are kept here.',
      }}
      tools={
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end', width: { xs: '100%', sm: 'auto' } }}
        >
          <DayFilter day={day} onDay={onDay} />
          <ExportButton />
        </Stack>
      }
      actions={(order) => [
        payment(actions, order),
        { name: 'Reprint', act: actions.reprint },
        { name: 'Move to Recurring', act: actions.moveToRecurring },
        { name: 'Delete', color: 'error', act: actions.remove },
      ]}
    >
      {past.hasMore && <SeeMore isGrowing={past.isGrowing} onMore={past.seeMore} />}
    </OrderPanel>
  );
};
