import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatRupees, type IsoTime, type Rupees } from '@sae/domain/kernel';
import { dayText } from './payment-words.js';

const Row = ({ name, value, isLarge = false }: { name: string; value: string; isLarge?: boolean }) => (
  <>
    <Typography component="dt" color="text.secondary">
      {name}
    </Typography>
    <Typography
      component="dd"
      sx={{ m: 0, textAlign: 'right', ...(isLarge ? { fontSize: '1.25rem', fontWeight: 750 } : { fontWeight: 600 }) }}
    >
      {value}
    </Typography>
  </>
);

interface PeriodProps {
  readonly startsAt: IsoTime;
  readonly endsAt: IsoTime;
  readonly isExtension: boolean;
  readonly amount: Rupees;
}

/** When what is paid for would run, and what it costs. */
export const Period = ({ startsAt, endsAt, isExtension, amount }: PeriodProps) => (
  <Box sx={{ mb: 2.5, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.25, gridTemplateColumns: '1fr auto', alignItems: 'baseline' }}
    >
      <Row name="Runs from" value={dayText(startsAt)} />
      <Row name="Runs until" value={dayText(endsAt)} />
      <Row name="To pay" value={formatRupees(amount)} isLarge />
    </Box>
    {isExtension && (
      <Typography variant="body2" sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        Extends your plan to {dayText(endsAt)}: it begins when the one that is running ends.
      </Typography>
    )}
  </Box>
);
