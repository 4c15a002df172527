import Box from '@mui/material/Box';
import type { Period } from '@sae/domain/analytics';
import { MONTHS } from '@sae/domain/kernel';
import { Choice, type Option } from '../ui/Choice.js';
import { daysOf, twoDigits } from './period.js';

const MONTH_OPTIONS = MONTHS.map((name, index) => ({ value: twoDigits(index + 1), name }));

/** Each with what must be chosen before it. */
const PARTS = [
  ['year', 'Year', undefined],
  ['month', 'Month', 'year'],
  ['day', 'Day', 'month'],
] as const;

/** `all` is chosen when nothing is. */
const orAll = (all: string, options: readonly (Option | string)[]): Option[] => [
  { value: '', name: all },
  ...options.map((option) => (typeof option === 'string' ? { value: option, name: option } : option)),
];

interface PeriodPickerProps {
  readonly period: Period;
  readonly category: string;
  readonly years: readonly string[];
  readonly categories: readonly string[];
  readonly onPeriod: (part: keyof Period, value: string) => void;
  readonly onCategory: (category: string) => void;
}

/** A month can be chosen of a year, a day of a month. */
export const PeriodPicker = ({ period, category, years, categories, onPeriod, onCategory }: PeriodPickerProps) => (
  <Box
    role="group"
    aria-label="Filters"
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr) 1.5fr' },
      displayPrint: 'none',
    }}
  >
    {PARTS.map(([part, label, within]) => (
      <Choice
        key={part}
        label={label}
        value={period[part] ?? ''}
        options={orAll(`All ${label}s`, { year: years, month: MONTH_OPTIONS, day: daysOf(period) }[part])}
        disabled={within !== undefined && !period[within]}
        onChoose={(value) => onPeriod(part, value)}
      />
    ))}
    <Choice
      label="Menu Category"
      value={category}
      options={orAll('All Categories', categories)}
      onChoose={onCategory}
    />
  </Box>
);
