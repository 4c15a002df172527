import HistoryIcon from '@mui/icons-material/History';
import Stack from '@mui/material/Stack';
import type { LocalDay } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import type { OrderAction } from '../orders/OrderTable.js';
import { SeeMore } from '../ui/ListState.js';
import { DayFilter } from '../ui/DayFilter.js';
import { useOrderActions } from '../orders/useOrderActions.js';
import { PaymentDialog } from '../payments/PaymentDialog.js';
import { ExportButton } from './ExportButton.js';
import { OrderPanel } from './OrderPanel.js';
import { useState } from 'react';
import type { usePastOrders } from './usePastOrders.js';

/** One button of one width, so that none moves under a finger when the bill is paid. */
const payment = ({ receiptDetails }: OrderView, act: (order: OrderView) => void): OrderAction =>
  receiptDetails?.isPaid
    ? { name: 'Payment', color: 'inherit', act, sx: { width: 140 } }
    : { name: 'Take Payment', color: 'success', act, sx: { width: 140 } };

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
  const [paying, setPaying] = useState<number | null>(null);
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
        payment(order, ({ id }) => setPaying(id)),
        { name: 'Reprint', act: actions.reprint },
        { name: 'Move to Recurring', act: actions.moveToRecurring },
        ...(order.receiptDetails?.isPaid || order.receiptDetails?.payment
          ? [{ name: 'Undo Paid', isInMenu: true, act: actions.undoPayment }]
          : []),
        { name: 'Delete', color: 'error', act: actions.remove },
      ]}
    >
      <PaymentDialog orderId={paying} onDone={() => setPaying(null)} />
      {past.hasMore && <SeeMore isGrowing={past.isGrowing} onMore={past.seeMore} />}
    </OrderPanel>
  );
};
