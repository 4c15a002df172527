import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Period } from '@sae/domain/analytics';
import { MONTHS } from '@sae/domain/kernel';
import { daysOf, twoDigits } from './period.js';

interface Option {
  readonly value: string;
  readonly name: string;
}

interface ChoiceProps {
  readonly label: string;
  /** What is chosen when nothing is. */
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly Option[];
  readonly disabled?: boolean;
  readonly onChoose: (value: string) => void;
}

const Choice = ({ label, all, value = '', options, disabled, onChoose }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    disabled={disabled}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    <option value="">{all}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.name}
      </option>
    ))}
  </TextField>
);

const asOption = (value: string): Option => ({ value, name: value });
const MONTH_OPTIONS = MONTHS.map((name, index) => ({ value: twoDigits(index + 1), name }));

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
    <Choice
      label="Year"
      all="All Years"
      value={period.year}
      options={years.map(asOption)}
      onChoose={(year) => onPeriod('year', year)}
    />
    <Choice
      label="Month"
      all="All Months"
      value={period.month}
      options={MONTH_OPTIONS}
      disabled={!period.year}
      onChoose={(month) => onPeriod('month', month)}
    />
    <Choice
      label="Day"
      all="All Days"
      value={period.day}
      options={daysOf(period).map(asOption)}
      disabled={!period.month}
      onChoose={(day) => onPeriod('day', day)}
    />
    <Choice
      label="Menu Category"
      all="All Categories"
      value={category}
      options={categories.map(asOption)}
      onChoose={onCategory}
    />
  </Box>
);
