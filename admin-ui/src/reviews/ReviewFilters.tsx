import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { countText } from '@sae/domain/kernel';
import { MAX_STARS } from '@sae/domain/reviews';
import { useListContext } from 'react-admin';
import { Choice } from '../ui/Choice.js';
import { DayInput } from '../ui/DayFilter.js';
import { filterFrom, filterOf, type ReviewFilter } from './review-filter.js';

const STARS = [
  { value: '', name: 'All' },
  ...Array.from({ length: MAX_STARS + 1 }, (_, n) => MAX_STARS - n).map((n) => ({
    value: n,
    name: countText(n, 'star'),
  })),
];

/** With how many stars, and from which day to which; all when empty. */
export const ReviewFilters = () => {
  const { filterValues, setFilters } = useListContext();
  const filter = filterFrom(filterValues);
  const narrow = (changes: Partial<ReviewFilter>) => setFilters(filterOf({ ...filter, ...changes }));
  return (
    <Stack
      role="search"
      aria-label="Filter reviews"
      sx={{
        ...{ display: 'grid', gap: { xs: 1.5, sm: 2 }, alignItems: 'end', justifyContent: 'start' },
        gridTemplateColumns: { xs: '1fr 1fr', md: '160px 180px 180px auto' },
        ...{ px: { xs: 2, sm: 3 }, pb: 2.5 },
      }}
    >
      <Choice
        label="Stars"
        size="small"
        value={filter.stars ?? ''}
        options={STARS}
        onChoose={(stars) => narrow({ stars: stars === '' ? null : Number(stars) })}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      <DayInput label="From" day={filter.from} onDay={(from) => narrow({ from })} />
      <DayInput label="To" day={filter.to} onDay={(to) => narrow({ to })} />
      {Object.keys(filterOf(filter)).length > 0 && (
        <Button color="inherit" onClick={() => setFilters({})} sx={{ justifySelf: 'start' }}>
          Clear
        </Button>
      )}
    </Stack>
  );
};
