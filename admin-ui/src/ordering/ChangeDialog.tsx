import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { countText, formatRupees } from '@sae/domain/kernel';
import { type OrderItemView, type OrderView, tableName } from '@sae/domain/ordering';
import { useId, useState } from 'react';
import { useMenuNow } from './useMenuNow.js';
import { useOrderLists } from '../orders/order-cache.js';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import { useFailureToast } from '../ui/toasts.js';
import { type Chosen, DishesToAdd } from './DishesToAdd.js';
import { LinesToChange } from './LinesToChange.js';
import { chosenNow, type Dish } from './dish-options.js';
import { countOf, orderOf, sumOf } from './order-lines.js';
import { useOrderChanges } from './useOrderChanges.js';

const NO_MENU: readonly Dish[] = [];
const NOTHING: Chosen = { lines: [], key: '' };

/** At the menu's prices; what has left the menu meanwhile is passed over. */
const priced = ({ lines }: Chosen, menu: readonly Dish[]): OrderItemView[] =>
  lines.flatMap((line) => {
    const dish = menu.find(({ id }) => id === line.id);
    const now = dish && chosenNow(dish, line);
    return now ? [{ ...line, ...now, name: dish.name, isVeg: dish.isVeg }] : [];
  });

const ChangeForm = ({ order, onClose }: { order: OrderView; onClose: () => void }) => {
  const changes = useOrderChanges(order.id);
  const asked = useMenuNow();
  useFailureToast(asked.error, 'Failed to load menu');
  const [chosen, choose] = useState(NOTHING);
  const menu = asked.data ?? NO_MENU;
  const lines = priced(chosen, menu);
  const add = async () => {
    if (await changes.add(orderOf(lines))) choose(NOTHING);
  };
  return (
    <>
      <DialogContent dividers>
        <LinesToChange order={order} changes={changes} />
        <Typography sx={{ py: 1.5, textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          Total {formatRupees(order.total)}
        </Typography>
        <DishesToAdd menu={menu} chosen={chosen} onChoose={choose} />
      </DialogContent>
      <SheetActions>
        {lines.length > 0 && (
          <Typography role="status" sx={{ flex: { xs: '1 1 100%', sm: 1 }, fontWeight: 600 }}>
            New total {formatRupees(order.total + sumOf(lines))}
          </Typography>
        )}
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="contained"
          disabled={lines.length === 0 || changes.isRunning}
          onClick={() => void add()}
          sx={{ flex: { xs: 1, sm: 'none' } }}
        >
          {lines.length === 0
            ? 'Add to order'
            : `Add ${countText(countOf(lines), 'item')}, ${formatRupees(sumOf(lines))}`}
        </Button>
      </SheetActions>
    </>
  );
};

/** Open while there is an order to change; what colleagues do with it meanwhile is seen here too. */
export const ChangeDialog = ({ orderId, onDone }: { orderId: number | null; onDone: () => void }) => {
  const titleId = useId();
  const { known } = useOrderLists();
  const order = orderId === null ? null : known.get(orderId)?.order;
  return (
    <Sheet open={orderId !== null} onClose={onDone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        Change order #{orderId}
        {order && ` at ${tableName(order.tableNo)}`}
      </DialogTitle>
      {order && order.status !== 'past' ? (
        <ChangeForm key={order.id} order={order} onClose={onDone} />
      ) : (
        <>
          <DialogContent>
            <DialogContentText>It is billed or deleted meanwhile, and cannot be changed any more.</DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button onClick={onDone}>Close</Button>
          </DialogActions>
        </>
      )}
    </Sheet>
  );
};
