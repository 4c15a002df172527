import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { LocalDay } from '@sae/domain/kernel';

const DAY = /^20\d\d-\d\d-\d\d$/;

interface DayProps {
  readonly day: LocalDay | null;
  readonly onDay: (day: LocalDay | null) => void;
}

export const DayInput = ({ label, day, onDay }: DayProps & { label: string }) => (
  <TextField
    type="date"
    label={label}
    size="small"
    value={day ?? ''}
    onChange={({ target }) => {
      // While a year is being typed the field holds years such as 0002.
      if (target.value === '' || DAY.test(target.value)) onDay(target.value || null);
    }}
  />
);

/** Of which day; of all days when empty. */
export const DayFilter = ({ day, onDay }: DayProps) => (
  <Stack
    direction="row"
    sx={{ gap: 1, alignItems: 'center', width: { xs: '100%', sm: 'auto' }, '& > div': { minWidth: 180 } }}
  >
    <DayInput label="Filter by date" day={day} onDay={onDay} />
    {day && (
      <Button color="inherit" onClick={() => onDay(null)}>
        Clear
      </Button>
    )}
  </Stack>
);
