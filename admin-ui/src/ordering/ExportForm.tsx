import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { MONTHS } from '@sae/domain/kernel';
import { exportYears } from '@sae/domain/exports';
import { Choice } from '../ui/Choice.js';
import { toggled, type ExportChoice } from './exports.js';

const TYPES = { month: 'Month', year: 'Year', custom: 'Custom Range' } as const;

interface ExportFormProps {
  readonly choice: ExportChoice;
  readonly thisYear: number;
  readonly onChange: (changes: Partial<ExportChoice>) => void;
}

const TypeChoice = ({ choice, onChange }: ExportFormProps) => (
  <FormControl component="fieldset">
    <FormLabel component="legend">Export by</FormLabel>
    <RadioGroup
      row
      value={choice.type}
      onChange={({ target }) => onChange({ type: target.value as ExportChoice['type'] })}
    >
      {Object.entries(TYPES).map(([type, name]) => (
        <FormControlLabel key={type} value={type} control={<Radio />} label={name} />
      ))}
    </RadioGroup>
  </FormControl>
);

const YearChoice = ({ choice, thisYear, onChange }: ExportFormProps) => (
  <Choice
    label="Year"
    value={choice.year}
    options={exportYears(thisYear).map((year) => ({ value: year, name: String(year) }))}
    onChoose={(year) => onChange({ year: Number(year) })}
    sx={{ maxWidth: { sm: 200 } }}
  />
);

const MonthChoice = ({ choice, onChange }: ExportFormProps) => (
  <FormControl component="fieldset">
    <FormLabel component="legend">Months</FormLabel>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' } }}>
      {MONTHS.map((name, index) => (
        <FormControlLabel
          key={name}
          label={name}
          control={
            <Checkbox
              checked={choice.months.includes(index + 1)}
              onChange={() => onChange({ months: toggled(choice.months, index + 1) })}
            />
          }
        />
      ))}
    </Box>
  </FormControl>
);

const DayChoice = ({ choice, thisYear, onChange }: ExportFormProps) => {
  const days = { min: '2020-01-01', max: `${thisYear + 1}-12-31` };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          label={end === 'from' ? 'From' : 'To'}
          value={choice[end]}
          onChange={({ target }) => onChange({ [end]: target.value })}
          slotProps={{ htmlInput: days }}
          sx={{ flex: 1 }}
        />
      ))}
    </Stack>
  );
};

/** Which past orders. */
export const ExportForm = (props: ExportFormProps) => (
  <Stack sx={{ gap: 2.5 }}>
    <TypeChoice {...props} />
    {props.choice.type === 'custom' ? <DayChoice {...props} /> : <YearChoice {...props} />}
    {props.choice.type === 'month' && <MonthChoice {...props} />}
  </Stack>
);
