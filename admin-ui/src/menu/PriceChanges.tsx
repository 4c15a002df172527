import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import { useId, useState, type FormEvent } from 'react';
import { Choice } from '../ui/Choice.js';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import { changeIn, repriced, type RepricedDish, type TypedChange } from './price-changes.js';
import { dishesText, type useBulk } from './useBulk.js';

const WAYS = [
  { value: 'raise', name: 'Raise' },
  { value: 'lower', name: 'Lower' },
];
const UNITS = [
  { value: 'percent', name: 'percent' },
  { value: 'amount', name: 'rupees' },
];
const STEPS = [
  { value: 1, name: 'the paisa' },
  { value: 100, name: '₹1' },
  { value: 500, name: '₹5' },
  { value: 1000, name: '₹10' },
];

/** More than somebody looks at before they agree. */
const MOST_SHOWN = 100;

const fromTo = (from: number | null, to: number | null): string =>
  from === to || from === null || to === null ? '' : `${formatRupees(from)} → ${formatRupees(to)}`;

const Repriced = ({ item, price, halfPrice, isPossible }: RepricedDish) => {
  const half = fromTo(item.halfPrice, halfPrice);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between', py: 0.75 }}
    >
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {item.name}
      </Box>
      <Box component="span" sx={{ ml: 'auto', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {fromTo(item.price, price)}
        {half && <Box sx={{ color: 'text.secondary' }}>Half {half}</Box>}
        {!isPossible && <Box sx={{ color: 'error.main' }}>No dish can cost that</Box>}
      </Box>
    </Box>
  );
};

const Preview = ({ dishes }: { dishes: readonly RepricedDish[] }) => {
  const titleId = useId();
  const most = dishes.toSorted((one, other) => Number(one.isPossible) - Number(other.isPossible)).slice(0, MOST_SHOWN);
  return (
    <>
      <Typography id={titleId} role="status" color="text.secondary" sx={{ mt: 2.5 }}>
        {dishes.length === 0 ? 'No price changes by that.' : `${dishesText(dishes.length)} will cost:`}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {most.map((dish) => (
          <Repriced key={dish.item.id} {...dish} />
        ))}
      </Box>
      {dishes.length > most.length && (
        <Typography color="text.secondary">and {dishesText(dishes.length - most.length)} more</Typography>
      )}
    </>
  );
};

interface PriceChangesProps {
  readonly dishes: readonly MenuItemView[];
  readonly bulk: Pick<ReturnType<typeof useBulk>, 'reprice' | 'isBusy'>;
  readonly onClose: () => void;
}

/** The prices of some dishes by so much more or less, with what they come to before it is done. */
export const PriceChanges = ({ dishes, bulk, onClose }: PriceChangesProps) => {
  const titleId = useId();
  const [typed, setTyped] = useState<TypedChange>({ way: 'raise', much: '', by: 'percent', roundTo: 100 });
  const [isAsked, setAsked] = useState(false);
  const say = (more: Partial<TypedChange>) => setTyped({ ...typed, ...more });
  const change = changeIn(typed);
  const after = change ? repriced(dishes, change) : [];
  const isPossible = after.length > 0 && after.every((dish) => dish.isPossible);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!change) return setAsked(true);
    if (isPossible && (await bulk.reprice(after))) onClose();
  };
  const isMissing = isAsked && !change;
  return (
    <Sheet open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Change prices of {dishesText(dishes.length)}</DialogTitle>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogContent dividers>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
            <Choice
              label="Prices"
              value={typed.way}
              options={WAYS}
              onChoose={(way) => say({ way: way as TypedChange['way'] })}
            />
            <TextField
              autoFocus
              label="By"
              value={typed.much}
              error={isMissing}
              helperText={isMissing && 'Please give a number above 0'}
              onChange={({ target }) => say({ much: target.value })}
              slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } }}
            />
            <Choice
              label="Of what"
              value={typed.by}
              options={UNITS}
              onChoose={(by) => say({ by: by as TypedChange['by'] })}
            />
            <Choice
              label="Rounded to"
              value={typed.roundTo}
              options={STEPS}
              onChoose={(roundTo) => say({ roundTo: Number(roundTo) })}
            />
          </Box>
          {typed.by === 'amount' && dishes.some(({ hasHalf }) => hasHalf) && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              A half portion changes by half of it.
            </Typography>
          )}
          {change && <Preview dishes={after} />}
        </DialogContent>
        <SheetActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={bulk.isBusy || (change !== null && !isPossible)}>
            Change prices
          </Button>
        </SheetActions>
      </form>
    </Sheet>
  );
};
