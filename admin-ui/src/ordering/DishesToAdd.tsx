import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PORTIONS } from '@sae/domain/billing';
import { formatRupees } from '@sae/domain/kernel';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { Veg } from '../orders/OrderItems.js';
import { searchIn } from './dish-search.js';
import { ChooseOptions, type Wanted } from './ChooseOptions.js';
import type { Dish } from './dish-options.js';
import { add, countOfDish, type Line, type Lines, oneLessOfDish, priceOf } from './order-lines.js';
import { Stepper } from './Stepper.js';

export type Chosen = Lines<Line>;

/** As many as are read at a glance. */
const MOST_FOUND = 8;

interface Choosing {
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

const isHad = ({ isEnabled, soldOut }: Dish): boolean => isEnabled && !soldOut;

const LABELS = { full: 'Add Full', half: 'Add Half' } as const;

const DishToAdd = ({ item, chosen, onAdd, onChoose }: { item: Dish; onAdd: (wanted: Wanted) => void } & Choosing) => (
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
      {item.outOfHours && (
        <Typography variant="body2" color="text.secondary">
          {item.outOfHours}
        </Typography>
      )}
    </Box>
    {!isHad(item) && <Typography color="text.secondary">{item.isEnabled ? 'Sold out' : 'Unavailable'}</Typography>}
    {PORTIONS.map((portion) => {
      const price = priceOf(item, portion);
      const which = { id: item.id, portion };
      if (price === null || !isHad(item)) return null;
      return (
        <Box key={portion} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{formatRupees(price)}</Box>
          <Stepper
            name={`${item.name}, ${portion}`}
            addLabel={item.hasHalf ? LABELS[portion] : 'Add'}
            quantity={countOfDish(chosen, which)}
            onPlus={() => onAdd({ dish: item, portion })}
            onMinus={() => onChoose(oneLessOfDish(chosen, which))}
          />
        </Box>
      );
    })}
  </Box>
);

/** What is found for what is typed; while nothing is, what was chosen. */
export const DishesToAdd = ({ menu, chosen, onChoose }: { menu: readonly Dish[] } & Choosing) => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const onAdd = (one: Wanted) =>
    one.dish.groups ? setWanted(one) : onChoose(add(chosen, { id: one.dish.id, portion: one.portion }));
  const [text, setText] = useState('');
  const isTyped = text.trim() !== '';
  const isChosen = ({ id }: Dish) => chosen.lines.some((line) => line.id === id);
  const search = useMemo(() => searchIn(menu), [menu]);
  const dishes = isTyped ? search({ text, veg: 'All' }).slice(0, MOST_FOUND) : menu.filter(isChosen);
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const first = dishes.find(isHad);
    if (isTyped && first) onAdd({ dish: first, portion: 'full' });
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
          <DishToAdd key={item.id} {...{ item, chosen, onAdd, onChoose }} />
        ))}
      </Box>
      {isTyped && dishes.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 2 }}>
          No items found
        </Typography>
      )}
      <ChooseOptions
        wanted={wanted}
        onChosen={({ dish: { id }, portion }, options) => {
          onChoose(add(chosen, { id, portion, options }));
          setWanted(null);
        }}
        onClose={() => setWanted(null)}
      />
    </>
  );
};
