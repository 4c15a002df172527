import type { SxProps, Theme } from '@mui/material/styles';

/** A wide table's columns; below 900 px each row is a card: place and total, time, items, and buttons for a thumb. */
export const tableOnPhones: SxProps<Theme> = (theme) => ({
  '& td': { verticalAlign: 'top', fontSize: '0.9375rem' },
  '& th:first-of-type, & td:first-of-type': { pl: 3 },
  '& th:last-of-type, & td:last-of-type': { pr: 3 },
  '& [data-part="place"]': { whiteSpace: 'nowrap' },
  '& [data-part="items"]': { width: '50%' },
  '& [data-part="total"]': { fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& [data-part="time"]': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& .number': { color: 'text.secondary', fontSize: '0.8125rem', ml: 0.5 },
  '& .buttons': { display: 'flex', gap: 1, flexWrap: 'wrap' },
  '&:focus': { outline: 'none' },
  [theme.breakpoints.down('md')]: {
    '& table, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplate: '"place total" auto "time time" auto "items items" auto "action action" auto / 1fr auto',
      gap: 1,
      p: 2,
      borderTop: `1px solid ${theme.palette.divider}`,
    },
    '& tbody td, & tbody td:first-of-type, & tbody td:last-of-type': { border: 0, p: 0, width: 'auto' },
    '& [data-part="place"]': { gridArea: 'place', fontSize: '1.125rem' },
    '& [data-part="total"]': { gridArea: 'total', fontSize: '1.125rem' },
    '& [data-part="time"]': { gridArea: 'time', fontSize: '0.8125rem', mt: -0.75 },
    '& [data-part="items"]': { gridArea: 'items' },
    '& [data-part="action"]': { gridArea: 'action' },
    '& .buttons': { mt: 0.5 },
    '& .buttons > *': { flex: '1 1 auto', minHeight: 48 },
  },
});
