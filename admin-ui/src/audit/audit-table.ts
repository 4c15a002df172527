import type { SxProps, Theme } from '@mui/material/styles';
import { outOfSight } from '../ordering/out-of-sight.js';

/** A wide screen's table; on smaller ones each entry is a card: what and how much, which order and table, when and by whom. */
export const auditTable: SxProps<Theme> = (theme) => ({
  position: 'relative',
  '& td': { fontSize: '0.9375rem', verticalAlign: 'top' },
  '& .quiet': { color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' },
  '& [data-part="table"], & [data-part="time"]': { whiteSpace: 'nowrap' },
  '& [data-part="total"]': { fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& [data-part="time"], & [data-part="actor"]': { color: 'text.secondary' },
  '& del': { color: 'text.secondary', fontWeight: 400 },
  [theme.breakpoints.up('lg')]: {
    '& th:first-of-type, & td:first-of-type': { pl: 3 },
    '& th:last-of-type, & td:last-of-type': { pr: 3 },
    '& th, & td': { px: 1.5 },
    '& [data-part="what"]': { width: '99%' },
    '& [data-part="orders"]': { minWidth: 96 },
  },
  [theme.breakpoints.down('lg')]: {
    '& table, & tbody': { display: 'block' },
    '& thead': outOfSight,
    '& tbody tr': {
      display: 'grid',
      gridTemplate: '"what what total" auto "table orders orders" auto "time time actor" auto / auto 1fr auto',
      columnGap: 1.5,
      rowGap: 0.5,
      p: 2,
      borderTop: `1px solid ${theme.palette.divider}`,
    },
    '& tbody td': { border: 0, p: 0, minWidth: 0 },
    '& .none': { display: 'none' },
    '& [data-part="what"]': { gridArea: 'what' },
    '& [data-part="total"]': { gridArea: 'total' },
    '& [data-part="table"]': { gridArea: 'table' },
    '& [data-part="orders"]': { gridArea: 'orders' },
    '& [data-part="time"]': { gridArea: 'time', fontSize: '0.8125rem' },
    '& [data-part="actor"]': { gridArea: 'actor', fontSize: '0.8125rem', textAlign: 'right' },
  },
});
