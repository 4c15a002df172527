import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { MenuItemView } from '@sae/domain/menu';
import { MAX_PORTIONS } from '@sae/domain/ordering';
import { useId, useState, type FormEvent } from 'react';
import { serverMessageOr } from '../data/api-error.js';
import { useVerb } from '../ui/provider.js';
import { leftText } from './usePortions.js';

type Dish = Pick<MenuItemView, 'id' | 'name' | 'hasHalf'>;

/** A number of portions as it is typed; null where it is none. */
const portionsIn = (text: string): number | null => {
  const left = Number(text);
  return text.trim() !== '' && left >= 0 && left <= MAX_PORTIONS && Number.isInteger(left * 2) ? left : null;
};

interface FormProps {
  readonly dish: Dish;
  /** Undefined where nobody counts yet. */
  readonly left: number | undefined;
  readonly titleId: string;
  readonly onDone: () => void;
}

const PortionsForm = ({ dish: { id, name, hasHalf }, left, titleId, onDone }: FormProps) => {
  const [text, setText] = useState(left === undefined ? '' : String(left));
  const [isWrong, setWrong] = useState(false);
  const counting = useVerb('countPortions', {
    success: (counted) =>
      counted.left === null ? `${name} is counted no longer` : `${name}: ${leftText(counted.left)}`,
    failure: serverMessageOr('Failed to count the portions'),
  });
  const count = async (counted: number | null) => {
    if (await counting.run({ id, left: counted })) onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const counted = portionsIn(text);
    if (counted === null) return setWrong(true);
    void count(counted);
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogTitle id={titleId}>{name}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          label="Portions left"
          type="number"
          value={text}
          error={isWrong}
          helperText={
            isWrong
              ? `Please give a number, 0 to ${MAX_PORTIONS}`
              : `Each one ordered takes one${hasHalf ? ', a half portion half of one' : ''}. At 0 it is sold out.`
          }
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
          }}
          slotProps={{ htmlInput: { min: 0, max: MAX_PORTIONS, step: hasHalf ? 0.5 : 1, inputMode: 'decimal' } }}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {left !== undefined && (
          <Button color="inherit" disabled={counting.isRunning()} onClick={() => void count(null)}>
            Stop counting
          </Button>
        )}
        <Button color="inherit" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={counting.isRunning()}>
          Save
        </Button>
      </DialogActions>
    </form>
  );
};

interface PortionsDialogProps extends Pick<FormProps, 'left' | 'onDone'> {
  readonly dish: Dish | null;
}

/** Open while the portions of a dish are counted. */
export const PortionsDialog = ({ dish, left, onDone }: PortionsDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open={dish !== null} onClose={onDone} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      {dish && <PortionsForm key={dish.id} {...{ dish, left, titleId, onDone }} />}
    </Dialog>
  );
};
