import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PORTIONS } from '@sae/domain/billing';
import { formatRupees } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { Veg } from '../orders/OrderItems.js';
import { searchIn } from './dish-search.js';
import { add, type Line, type Lines, oneLess, priceOf, quantityOf } from './order-lines.js';
import { Stepper } from './Stepper.js';

export type Chosen = Lines<Line>;

/** As many as are read at a glance. */
const MOST_FOUND = 8;

interface Choosing {
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

const LABELS = { full: 'Add Full', half: 'Add Half' } as const;

const Dish = ({ item, chosen, onChoose }: { item: MenuItemView } & Choosing) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      py: 1,
      minHeight: 60,
      justifyContent: 'end',
    }}
  >
    <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Veg isVeg={item.isVeg} /> {item.name}
    </Box>
    {!item.isEnabled && <Typography color="text.secondary">Unavailable</Typography>}
    {PORTIONS.map((portion) => {
      const price = priceOf(item, portion);
      const which = { id: item.id, portion };
      if (price === null || !item.isEnabled) return null;
      return (
        <Box key={portion} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{formatRupees(price)}</Box>
          <Stepper
            name={`${item.name}, ${portion}`}
            addLabel={item.hasHalf ? LABELS[portion] : 'Add'}
            quantity={quantityOf(chosen, which)}
            onPlus={() => onChoose(add(chosen, which))}
            onMinus={() => onChoose(oneLess(chosen, which))}
          />
        </Box>
      );
    })}
  </Box>
);

/** What is found for what is typed; while nothing is, what was chosen. */
export const DishesToAdd = ({ menu, chosen, onChoose }: { menu: readonly MenuItemView[] } & Choosing) => {
  const [text, setText] = useState('');
  const isTyped = text.trim() !== '';
  const isChosen = ({ id }: MenuItemView) => chosen.lines.some((line) => line.id === id);
  const search = useMemo(() => searchIn(menu), [menu]);
  const dishes = isTyped ? search({ text, veg: 'All' }).slice(0, MOST_FOUND) : menu.filter(isChosen);
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const first = dishes.find(({ isEnabled }) => isEnabled);
    if (isTyped && first) onChoose(add(chosen, { id: first.id, portion: 'full' }));
    event.currentTarget.select();
  };
  return (
    <>
      <TextField
        type="search"
        label="Add dishes"
        placeholder="Search menu"
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{
          htmlInput: { enterKeyHint: 'done', autoComplete: 'off', onKeyDown: onKey },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box component="ul" aria-label={isTyped ? 'Found' : 'To add'} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {dishes.map((item) => (
          <Dish key={item.id} item={item} chosen={chosen} onChoose={onChoose} />
        ))}
      </Box>
      {isTyped && dishes.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 2 }}>
          No items found
        </Typography>
      )}
    </>
  );
};
