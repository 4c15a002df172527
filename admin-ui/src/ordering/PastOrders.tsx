import HistoryIcon from '@mui/icons-material/History';
import Stack from '@mui/material/Stack';
import type { LocalDay } from '@sae/domain/kernel';
import { SeeMore } from '../ui/ListState.js';
import { DayFilter } from '../ui/DayFilter.js';
import { ExportButton } from './ExportButton.js';
import { OrderPanel } from './OrderPanel.js';
import { PAST_BUTTONS, useOrderDialogs } from './useOrderDialogs.js';
import type { usePastOrders } from './usePastOrders.js';

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
  const { actionsOf, dialogs } = useOrderDialogs();
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
      actions={(order) => actionsOf(order, [...PAST_BUTTONS, 'Delete'])}
    >
      {dialogs}
      {past.hasMore && <SeeMore isGrowing={past.isGrowing} onMore={past.seeMore} />}
    </OrderPanel>
  );
};
