import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OrderView } from '@sae/domain/ordering';
import { useListContext } from 'react-admin';
import { useState } from 'react';
import { beyondShown, SHOWN } from '../orders/live-orders.js';
import { useSellingOut } from '../menu/useSellingOut.js';
import { useArrivalAt, usePointedOrder } from '../orders/pointed-order.js';
import { OrderPanel } from './OrderPanel.js';
import { useOrderDialogs } from './useOrderDialogs.js';

const Opener = ({ count, isOpen, onClick }: { count: number; isOpen: boolean; onClick: () => void }) => (
  <Box sx={{ px: { xs: 1, sm: 2 }, py: 1, borderTop: 1, borderColor: 'divider' }}>
    <Button
      fullWidth
      aria-expanded={isOpen}
      onClick={onClick}
      endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
      sx={{ justifyContent: 'flex-start', px: 1 }}
    >
      {isOpen ? `Show the first ${SHOWN} only` : `${count} more ${count === 1 ? 'order waits' : 'orders wait'}`}
    </Button>
  </Box>
);

/** Opened by hand, or by an address that points at an order in the rest; then too it can be closed. */
const useOpening = (orders: readonly OrderView[]) => {
  const arrival = usePointedOrder();
  const { pointed, visit } = arrival;
  const [chosen, choose] = useState({ isOpen: false, visit: '' });
  const pointsBeyond = orders.slice(SHOWN).some(({ id }) => id === pointed);
  const isOpen = chosen.isOpen || (pointsBeyond && chosen.visit !== visit);
  useArrivalAt(
    orders.some(({ id }) => id === pointed),
    arrival,
  );
  return { isOpen, toggle: () => choose({ isOpen: !isOpen, visit }) };
};

/** The first five orders that wait to be accepted; how many more there are opens the rest. */
export const LiveOrders = () => {
  const { data: orders = [] } = useListContext<OrderView>();
  const { actionsOf, dialogs } = useOrderDialogs();
  const { sellOut } = useSellingOut();
  const { isOpen, toggle } = useOpening(orders);
  const rest = beyondShown(orders);
  return (
    <>
      <OrderPanel
        title="Live Orders"
        part="live"
        shown={[...orders.slice(0, SHOWN), ...(isOpen ? rest : [])]}
        empty={{ icon: <NotificationsNoneIcon />, hint: 'New orders appear here by themselves.' }}
        tools={
          <Typography role="status" color="text.secondary" sx={{ fontWeight: 600 }}>
            {orders.length > 0 && `${orders.length} waiting`}
          </Typography>
        }
        actions={(order) => actionsOf(order, ['Accept', 'Delete'])}
        onSoldOut={(dish) => void sellOut(dish, 'tomorrow')}
      >
        {rest.length > 0 && <Opener count={rest.length} isOpen={isOpen} onClick={toggle} />}
      </OrderPanel>
      {dialogs}
    </>
  );
};
