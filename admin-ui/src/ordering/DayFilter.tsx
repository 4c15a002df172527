import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { LocalDay } from '@sae/domain/kernel';

const DAY = /^20\d\d-\d\d-\d\d$/;

/** Of which day; of all days when empty. */
export const DayFilter = ({ day, onDay }: { day: LocalDay | null; onDay: (day: LocalDay | null) => void }) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'center', width: { xs: '100%', sm: 'auto' } }}>
    <TextField
      type="date"
      label="Filter by date"
      size="small"
      value={day ?? ''}
      onChange={({ target }) => {
        // While a year is being typed the field holds years such as 0002.
        if (target.value === '' || DAY.test(target.value)) onDay(target.value || null);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ minWidth: 180 }}
    />
    {day && (
      <Button color="inherit" onClick={() => onDay(null)}>
        Clear
      </Button>
    )}
  </Stack>
);
