import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@sae/domain/kernel';
import { dishText, optionsText } from '@sae/domain/ordering';
import { useEffect, useRef, useState } from 'react';
import { add, instruct, oneLess, remove, sumOf } from '../ordering/order-lines.js';
import { Stepper } from '../ordering/Stepper.js';
import { Veg } from '../orders/OrderItems.js';
import type { Cart, PricedLine } from './cart.js';

const NOTE_LENGTH = 200;

export interface SelectedLineProps {
  readonly line: PricedLine;
  readonly onChange: (change: (cart: Cart) => Cart) => void;
  /** Was its note asked for on the dish? */
  readonly isNoteWanted?: boolean;
  readonly onNoted?: () => void;
}

const problemOf = ({ isInvalid, isUnavailable, isSoldOut, isMischosen }: PricedLine) => {
  if (isInvalid) return 'No longer on the menu';
  if (isUnavailable) return 'Unavailable';
  if (isSoldOut) return 'Sold out';
  return isMischosen ? 'Its options have changed: please remove it and choose again' : null;
};

/** A chosen item: how many, what they cost, and what the kitchen should know. */
export const SelectedLine = ({ line, onChange, isNoteWanted = false, onNoted }: SelectedLineProps) => {
  const { name, isVeg, portion, quantity, specialInstructions = '' } = line;
  const [isOpened, setOpened] = useState(specialInstructions !== '');
  const note = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNoteWanted) note.current?.focus();
  }, [isNoteWanted]);
  const isNoting = isOpened || isNoteWanted;
  const title = dishText(line);
  const problem = problemOf(line);
  return (
    <Box component="li" aria-label={title} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
          <Veg isVeg={isVeg} /> {dishText({ name, portion })}
        </Typography>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {formatRupees(sumOf([line]))}
        </Typography>
      </Box>
      {line.options && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {optionsText(line)}
        </Typography>
      )}
      {problem && <Typography color="error">{problem}</Typography>}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
        <Stepper
          name={title}
          addLabel="Add"
          quantity={quantity}
          onPlus={() => onChange((cart) => add(cart, line))}
          onMinus={() => onChange((cart) => oneLess(cart, line))}
        />
        <Box sx={{ flex: 1 }} />
        {!isNoting && (
          <Button color="inherit" aria-description={title} sx={{ px: 1 }} onClick={() => setOpened(true)}>
            Note
          </Button>
        )}
        <Button
          color="error"
          aria-description={title}
          sx={{ px: 1 }}
          onClick={() => onChange((cart) => remove(cart, line))}
        >
          Remove
        </Button>
      </Box>
      {isNoting && (
        <TextField
          inputRef={note}
          label="Special instructions"
          size="small"
          autoFocus={specialInstructions === ''}
          value={specialInstructions}
          onChange={({ target }) => onChange((cart) => instruct(cart, line, target.value))}
          onFocus={() => setOpened(true)}
          onBlur={onNoted}
          slotProps={{ htmlInput: { maxLength: NOTE_LENGTH, 'aria-description': title } }}
          sx={{ mt: 1.5 }}
        />
      )}
    </Box>
  );
};
