import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { TENDER_KINDS, TENDER_NAMES } from '@sae/domain/billing';
import { formatRupees, type Rupees } from '@sae/domain/kernel';
import type { DayKindView, DayView } from '@sae/domain/ordering';
import { useState, type FormEvent } from 'react';
import { Panel } from '../ui/Panel.js';
import { useToasts } from '../ui/toasts.js';
import { closingOf, differenceIn, problemsOf, shownIn, type CountedFields } from './counted-fields.js';
import { signed, undoneText } from './day-parts.js';
import { useClosing } from './useDay.js';

const differenceText = (difference: Rupees | null): string => {
  if (difference === null) return '';
  return difference === 0 ? 'As expected' : `Difference ${signed(difference)}`;
};

interface CountedProps {
  readonly of: DayKindView;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** What should be there, and what is: the difference as it is typed. */
const Counted = ({ of: { kind, expected }, text, onChange }: CountedProps) => {
  const difference = differenceIn(text, expected);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 1.5, alignItems: 'end' }}>
      <TextField
        label={`${TENDER_NAMES[kind]} (₹)`}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-describedby': `counted-${kind}` } }}
      />
      <Box id={`counted-${kind}`} sx={{ fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' }}>
        <Box sx={{ color: 'text.secondary' }}>Expected {formatRupees(expected)}</Box>
        <Box
          role="status"
          sx={{ minHeight: '1.5em', fontWeight: 600, color: difference === 0 ? 'success.main' : 'warning.main' }}
        >
          {differenceText(difference)}
        </Box>
      </Box>
    </Box>
  );
};

/** Counted by kind; what was typed stays when other figures come. */
export const CountForm = ({ day, onClosed }: { day: DayView; onClosed: (closed: DayView) => void }) => {
  const [fields, setFields] = useState<CountedFields>({});
  const toasts = useToasts();
  const closing = useClosing(day);
  const shown = shownIn(fields, day);
  const become = (field: keyof CountedFields) => (text: string) => setFields({ ...fields, [field]: text });
  const close = async (event: FormEvent) => {
    event.preventDefault();
    const request = closingOf(fields, day);
    const wrong = problemsOf(request);
    toasts.invalid(wrong);
    const closed = wrong.length === 0 && (await closing.close(request));
    if (closed) onClosed(closed);
  };
  const undone = undoneText(day);
  return (
    <Panel title="Count and Close">
      <Box component="form" noValidate onSubmit={(event) => void close(event)} sx={{ display: 'grid', gap: 2 }}>
        {TENDER_KINDS.map((kind) => {
          const of = day.kinds.find((one) => one.kind === kind);
          return of && <Counted key={kind} of={of} text={shown[kind]} onChange={become(kind)} />;
        })}
        <TextField
          label="Stays in the drawer (₹)"
          value={shown.left}
          onChange={({ target }) => become('left')(target.value)}
          onFocus={({ target }) => target.select()}
          helperText="The next day begins with it."
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        {undone && <Box sx={{ color: 'text.secondary' }}>{undone}</Box>}
        <Button type="submit" variant="contained" size="large" aria-busy={closing.isRunning()}>
          Close Day
        </Button>
      </Box>
    </Panel>
  );
};
