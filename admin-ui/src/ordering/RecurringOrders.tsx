import SoupKitchenIcon from '@mui/icons-material/SoupKitchen';
import Button from '@mui/material/Button';
import type { OrderView } from '@sae/domain/ordering';
import { EmptyState } from '../ui/EmptyState.js';
import { Panel } from '../ui/Panel.js';
import { KeptFocus } from '../ui/kept.js';
import { ListState, type Asked } from '../ui/ListState.js';
import { OrderTable } from '../orders/OrderTable.js';
import type { OrderActions } from '../orders/useOrderActions.js';
import { FETCH_FAILURE } from './notices.js';

/** Orders in the kitchen or on the table, not billed yet. */
export const RecurringOrders = ({
  orders,
  asked,
  actions: { remove },
}: {
  orders: readonly OrderView[];
  asked: Asked;
  actions: OrderActions;
}) => (
  <Panel title="Recurring Orders" flush>
    <KeptFocus label="Recurring Orders" rows={orders}>
      <ListState
        asked={asked}
        failure={FETCH_FAILURE}
        isEmpty={orders.length === 0}
        empty={
          <EmptyState
            icon={<SoupKitchenIcon />}
            text="No orders"
            hint="Accepted orders stay here until they are billed."
          />
        }
      >
        <OrderTable
          label="Recurring Orders"
          orders={orders}
          actions={(order, describedBy) => (
            <Button variant="outlined" color="error" aria-describedby={describedBy} onClick={() => void remove(order)}>
              Delete
            </Button>
          )}
        />
      </ListState>
    </KeptFocus>
  </Panel>
);
