import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OrderView } from '@sae/domain/ordering';
import { EmptyState } from '../shell/EmptyState.js';
import { Panel } from '../shell/Panel.js';
import { KeptFocus } from './KeptFocus.js';
import { ListState } from './ListState.js';
import { FETCH_FAILURE } from './notices.js';
import { OrderTable } from './OrderTable.js';
import type { OrderActions } from './useOrderActions.js';
import type { useOpenOrders } from './useOpenOrders.js';

const SHOWN = 5;

/** The first five orders that wait to be accepted, and how many more there are. */
export const LiveOrders = ({
  orders,
  asked,
  actions: { accept, remove },
}: {
  orders: readonly OrderView[];
  asked: ReturnType<typeof useOpenOrders>;
  actions: OrderActions;
}) => (
  <Panel
    title="Live Orders"
    flush
    actions={
      <Typography role="status" color="text.secondary" sx={{ fontWeight: 600 }}>
        {orders.length > 0 && `${orders.length} waiting`}
      </Typography>
    }
  >
    <KeptFocus label="Live Orders" rows={orders}>
      <ListState
        asked={asked}
        failure={FETCH_FAILURE}
        isEmpty={orders.length === 0}
        empty={
          <EmptyState icon={<NotificationsNoneIcon />} text="No orders" hint="New orders appear here by themselves." />
        }
      >
        <OrderTable
          label="Live Orders"
          orders={orders.slice(0, SHOWN)}
          actions={(order, describedBy) => (
            <>
              <Button variant="contained" aria-describedby={describedBy} onClick={() => void accept(order)}>
                Accept
              </Button>
              <Button
                variant="outlined"
                color="error"
                aria-describedby={describedBy}
                onClick={() => void remove(order)}
              >
                Delete
              </Button>
            </>
          )}
        />
        {orders.length > SHOWN && (
          <Typography sx={{ px: { xs: 2, sm: 3 }, py: 2, fontWeight: 600, borderTop: 1, borderColor: 'divider' }}>
            {orders.length - SHOWN === 1 ? '1 more order waits' : `${orders.length - SHOWN} more orders wait`}
          </Typography>
        )}
      </ListState>
    </KeptFocus>
  </Panel>
);
