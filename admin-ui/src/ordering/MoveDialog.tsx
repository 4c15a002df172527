import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { MAX_TABLE_NO } from '@sae/domain/billing';
import { countText } from '@sae/domain/kernel';
import { tableName } from '@sae/domain/ordering';
import { useId, useState, type FormEvent } from 'react';
import { serverMessageOr } from '../data/api-error.js';
import { openOrdersAt } from '../orders/live-orders.js';
import { useOrderLists } from '../orders/order-cache.js';
import { useVerb } from '../ui/provider.js';
import { tableNoIn } from './table-box.js';

const counted = (count: number) => countText(count, 'open order');

/** Who goes to another table: one order, or all that is open at a table. */
export interface Moving {
  readonly from: number;
  readonly orderId?: number;
}

const MoveForm = ({ moving, titleId, onDone }: { moving: Moving; titleId: string; onDone: () => void }) => {
  const { from, orderId: id } = moving;
  const lists = useOrderLists();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const to = tableNoIn(text);
  const there = to === null || to === from ? 0 : openOrdersAt(lists, to).length;
  const failure = serverMessageOr('Failed to move');
  const one = useVerb('moveOrder', { success: () => `Order #${id} moved to ${tableName(to ?? 0)}`, failure });
  const all = useVerb('moveTable', { success: () => `${tableName(from)} moved to ${tableName(to ?? 0)}`, failure });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (to === null || to === from) return setWrong(true);
    if (await (id === undefined ? all.run({ from, tableNo: to }) : one.run({ id, tableNo: to }))) onDone();
  };
  const hint =
    there > 0 ? `${tableName(to ?? 0)} has ${counted(there)}: they will be billed together.` : '0 is the Counter';
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <DialogTitle id={titleId}>
        Move {id !== undefined && `order #${id} `}from {tableName(from)}
      </DialogTitle>
      <DialogContent>
        {id === undefined && (
          <DialogContentText>{counted(openOrdersAt(lists, from).length)} will move.</DialogContentText>
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
          sx={{ mt: 2 }}
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

/** Open while something is to be moved. */
export const MoveDialog = ({ moving, onDone }: { moving: Moving | null; onDone: () => void }) => {
  const titleId = useId();
  return (
    <Dialog open={moving !== null} onClose={onDone} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      {moving && <MoveForm moving={moving} titleId={titleId} onDone={onDone} />}
    </Dialog>
  );
};
