import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DayView } from '@sae/domain/ordering';
import { dayParts, type DayPart, type DayRow } from './day-parts.js';

const Row = ({ row: { label, value, detail, isSum, isOff } }: { row: DayRow }) => (
  <Box
    component="li"
    sx={{ py: 0.75, borderTop: isSum ? 1 : 0, borderColor: 'divider', fontWeight: isSum ? 650 : undefined }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <Box
        component="span"
        sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums', color: isOff ? 'warning.main' : undefined }}
      >
        {value}
      </Box>
    </Box>
    {detail && (
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {detail}
      </Typography>
    )}
  </Box>
);

const Part = ({ part: { title, rows } }: { part: DayPart }) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row, n) => (
        <Row key={n} row={row} />
      ))}
    </Box>
  </Box>
);

/** A day's sheet on the screen. */
export const DayFigures = ({ day }: { day: DayView }) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    {dayParts(day).map((part) => (
      <Part key={part.title} part={part} />
    ))}
  </Box>
);
