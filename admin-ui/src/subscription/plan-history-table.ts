import type { SxProps, Theme } from '@mui/material/styles';
import { outOfSight } from '../ordering/out-of-sight.js';

/** A wide screen's table; on smaller ones each plan is a card: what and how much, its period, how it stands and its receipt. */
export const planHistoryTable: SxProps<Theme> = (theme) => ({
  position: 'relative',
  '& td': { fontSize: '0.9375rem' },
  '& [data-part="plan"], & [data-part="amount"]': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& [data-part="amount"]': { fontVariantNumeric: 'tabular-nums' },
  '& [data-part="time"]': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& [data-part="receipt"]': { whiteSpace: 'nowrap' },
  '& [data-status="failed"] td, & [data-status="abandoned"] td': { color: 'text.secondary', fontWeight: 400 },
  [theme.breakpoints.up('lg')]: {
    '& th:first-of-type, & td:first-of-type': { pl: 3 },
    '& th:last-of-type, & td:last-of-type': { pr: 3 },
    '& [data-part="period"]': { width: '99%', whiteSpace: 'nowrap' },
  },
  [theme.breakpoints.down('lg')]: {
    '& table, & tbody': { display: 'block' },
    '& thead': outOfSight,
    '& tbody tr': {
      display: 'grid',
      gridTemplate: '"plan amount" auto "period period" auto "time time" auto "status receipt" auto / 1fr auto',
      alignItems: 'center',
      gap: 0.75,
      p: 2,
      borderTop: `1px solid ${theme.palette.divider}`,
    },
    '& tbody td': { border: 0, p: 0, minWidth: 0 },
    '& tbody td[data-empty="true"]': { display: 'none' },
    '& [data-part="plan"]': { gridArea: 'plan' },
    '& [data-part="period"]': { gridArea: 'period' },
    '& [data-part="amount"]': { gridArea: 'amount' },
    '& [data-part="time"]': { gridArea: 'time', fontSize: '0.8125rem' },
    '& [data-part="status"]': { gridArea: 'status', mt: 0.5 },
    '& [data-part="receipt"]': { gridArea: 'receipt', mt: 0.5 },
  },
});
