import HistoryIcon from '@mui/icons-material/History';
import Stack from '@mui/material/Stack';
import { isLocalDay, type LocalDay } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import { useListContext } from 'react-admin';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useRights } from '../auth/user.js';
import { DayFilter } from '../ui/DayFilter.js';
import { SeeMore } from '../ui/ListState.js';
import { ExportButton } from './ExportButton.js';
import { FiledMonths } from './FiledMonths.js';
import { OrderPanel } from './OrderPanel.js';
import { goTo } from './parts.js';
import { PAST_BUTTONS, useOrderDialogs } from './useOrderDialogs.js';

/** `?day=2026-11-25` shows the bills of that day, as a figure of the dashboard leads to them. */
const useDayInAddress = (onDay: (day: LocalDay) => void): void => {
  const [query, setQuery] = useSearchParams();
  const day = query.get('day') ?? '';
  useEffect(() => {
    if (!isLocalDay(day)) return;
    setQuery({}, { replace: true });
    onDay(day);
    goTo('past');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each day in the address
  }, [day]);
};

/** Rows See More adds. */
export const PAGE_SIZE = 20;

/** Billed orders, newest first; 20 more at each See More. */
export const PastOrders = () => {
  const list = useListContext<OrderView>();
  const { date = null } = list.filterValues as { readonly date?: LocalDay };
  const mayDo = useRights();
  const { actionsOf, dialogs } = useOrderDialogs();
  const onDay = (day: LocalDay | null) => {
    list.setPerPage(PAGE_SIZE);
    list.setFilters(day === null ? {} : { date: day });
  };
  useDayInAddress(onDay);
  return (
    <OrderPanel
      title="Past Orders"
      part="past"
      totalTitle="Grand Total"
      empty={{
        icon: <HistoryIcon />,
        hint: date ? 'No orders were billed on this day.' : 'Billed orders are kept here.',
      }}
      tools={
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end', width: { xs: '100%', sm: 'auto' } }}
        >
          <DayFilter day={date} onDay={onDay} />
          {mayDo('Export') && <ExportButton />}
          {mayDo('SeeTax') && <FiledMonths />}
        </Stack>
      }
      actions={(order) => actionsOf(order, [...PAST_BUTTONS, 'Delete'])}
    >
      {dialogs}
      {list.hasNextPage && (
        <SeeMore
          isGrowing={list.isPlaceholderData === true}
          onMore={() => list.setPerPage((list.data?.length ?? 0) + PAGE_SIZE)}
        />
      )}
    </OrderPanel>
  );
};
