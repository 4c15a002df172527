import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { MAX_TABLE_NO } from '@sae/domain/billing';
import { type OrderView, tableName } from '@sae/domain/ordering';
import { useId, useState, type FormEvent } from 'react';
import { serverMessageOr } from '../data/api-error.js';
import { openOrdersAt } from '../orders/live-orders.js';
import { useOrderLists } from '../orders/order-cache.js';
import { useVerb } from '../ui/useVerb.js';
import { tableNoIn } from './table-box.js';

const counted = (count: number) => `${count} open ${count === 1 ? 'order' : 'orders'}`;

/** An order's way to another table, alone or with all that is open at its table. */
const MoveForm = ({ order, titleId, onDone }: { order: OrderView; titleId: string; onDone: () => void }) => {
  const { id, tableNo: from } = order;
  const lists = useOrderLists();
  const together = openOrdersAt(lists, from).length;
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(together > 1);
  const [isWrong, setWrong] = useState(false);
  const to = tableNoIn(text);
  const there = to === null || to === from ? 0 : openOrdersAt(lists, to).length;
  const failure = serverMessageOr('Failed to move');
  const one = useVerb('moveOrder', { success: () => `Order #${id} moved to ${tableName(to ?? 0)}`, failure });
  const all = useVerb('moveTable', { success: () => `${tableName(from)} moved to ${tableName(to ?? 0)}`, failure });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (to === null || to === from) return setWrong(true);
    if (await (isWhole ? all.run({ from, tableNo: to }) : one.run({ id, tableNo: to }))) onDone();
  };
  const hint =
    there > 0 ? `${tableName(to ?? 0)} has ${counted(there)}: they will be billed together.` : '0 is the Counter';
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <DialogTitle id={titleId}>Move from {tableName(from)}</DialogTitle>
      <DialogContent>
        {together > 1 && (
          <RadioGroup
            aria-label="What to move"
            value={isWhole ? 'all' : 'one'}
            onChange={(_, chosen) => setWhole(chosen === 'all')}
            sx={{ mb: 2 }}
          >
            <FormControlLabel
              value="all"
              control={<Radio />}
              label={`All ${counted(together)} of ${tableName(from)}`}
            />
            <FormControlLabel value="one" control={<Radio />} label={`Order #${id} alone`} />
          </RadioGroup>
        )}
        <TextField
          autoFocus
          fullWidth
          label="To Table Number"
          type="number"
          value={text}
          error={isWrong}
          helperText={isWrong ? `Please give another table, 0 to ${MAX_TABLE_NO}` : hint}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
          }}
          slotProps={{ htmlInput: { min: 0, max: MAX_TABLE_NO, inputMode: 'numeric' } }}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={one.isRunning() || all.isRunning()}>
          Move
        </Button>
      </DialogActions>
    </form>
  );
};

/** Open while there is an order to move. */
export const MoveDialog = ({ order, onDone }: { order: OrderView | null; onDone: () => void }) => {
  const titleId = useId();
  return (
    <Dialog open={order !== null} onClose={onDone} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      {order && <MoveForm order={order} titleId={titleId} onDone={onDone} />}
    </Dialog>
  );
};
