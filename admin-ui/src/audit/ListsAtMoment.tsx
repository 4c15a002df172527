import EventIcon from '@mui/icons-material/EventOutlined';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { OrderView } from '@sae/domain/ordering';
import { useState } from 'react';
import { ApiError } from '../data/api-error.js';
import { restaurantZone } from '../data/zone.js';
import { OrderTable } from '../orders/OrderTable.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListState } from '../ui/ListState.js';
import { Panel } from '../ui/Panel.js';
import { useQuestion } from '../ui/provider.js';
import { MenuAtMoment } from './MenuAtMoment.js';
import { localText, momentIn } from './moment.js';

const FAILURE = 'Failed to fetch the lists of that moment';

const useListsAt = (time: string | null) =>
  useQuestion(
    'listsAt',
    { time: time ?? '' },
    { queryKey: ['orders', 'at', time], enabled: time !== null, staleTime: Infinity },
  );

const List = ({
  title,
  orders,
  asked,
}: {
  title: string;
  orders: readonly OrderView[];
  asked: ReturnType<typeof useListsAt>;
}) => (
  <Panel title={asked.data ? `${title} (${orders.length})` : title} flush>
    <ListState
      asked={asked}
      failure={asked.error instanceof ApiError && asked.error.status === 400 ? 'This moment is still to come' : FAILURE}
      isEmpty={orders.length === 0}
      empty={<EmptyState text="No orders" />}
    >
      <OrderTable label={title} orders={orders} totalTitle={title.startsWith('Past') ? 'Grand Total' : 'Total'} />
    </ListState>
  </Panel>
);

/** The three lists as they stood at a moment, read from the log. */
export const ListsAtMoment = ({ now = () => new Date() }: { now?: () => Date }) => {
  const [latest] = useState(() => localText(now(), restaurantZone()));
  const [local, setLocal] = useState(latest);
  const time = momentIn(local, restaurantZone());
  const asked = useListsAt(time);
  const { live = [], recurring = [], past = [] } = asked.data ?? {};
  return (
    <Stack sx={{ gap: 3 }}>
      <Panel title="The Lists at a Moment">
        <TextField
          type="datetime-local"
          label="Date and time"
          value={local}
          onChange={({ target }) => setLocal(target.value)}
          error={time === null}
          helperText={time === null ? 'Choose a day and a time' : 'By the restaurant’s clocks'}
          slotProps={{ htmlInput: { max: latest, step: 1 }, inputLabel: { shrink: true } }}
          sx={{ maxWidth: 280 }}
        />
      </Panel>
      {time === null ? (
        <EmptyState icon={<EventIcon />} text="No moment chosen" />
      ) : (
        <>
          <List title="Live Orders" orders={live} asked={asked} />
          <List title="Recurring Orders" orders={recurring} asked={asked} />
          <List title="Past Orders of the Day" orders={past} asked={asked} />
          <MenuAtMoment time={time} />
        </>
      )}
    </Stack>
  );
};
