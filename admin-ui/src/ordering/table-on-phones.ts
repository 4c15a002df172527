import type { SxProps, Theme } from '@mui/material/styles';
import { outOfSight } from './out-of-sight.js';

/** A wide screen's table; on smaller ones each row is a card: place and total, time, items, and buttons for a thumb. */
export const tableOnPhones: SxProps<Theme> = (theme) => ({
  position: 'relative',
  '& td': { verticalAlign: 'top', fontSize: '0.9375rem' },
  '& [data-part="place"]': { whiteSpace: 'nowrap' },
  '& [data-part="total"]': { fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& [data-part="time"]': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& tr:focus': { outline: 'none' },
  '& tr[data-pointed]': {
    bgcolor: 'action.selected',
    boxShadow: `inset 4px 0 0 ${theme.palette.primary.main}`,
  },
  '& .number': { color: 'text.secondary', fontSize: '0.8125rem', ml: 0.5 },
  '& .MuiChip-root': { ml: 1 },
  '& .paid': { fontSize: '0.8125rem', fontWeight: 600 },
  '& .buttons': { display: 'flex', gap: 1 },
  '& .buttons > .note': { alignSelf: 'center', px: 0, minHeight: 0, fontWeight: 600, whiteSpace: 'nowrap' },
  [theme.breakpoints.up('lg')]: {
    '& th:first-of-type, & td:first-of-type': { pl: 3 },
    '& th:last-of-type, & td:last-of-type': { pr: 3 },
    '& th, & td': { px: 1.5 },
    '& [data-part="items"]': { width: '99%', minWidth: 200 },
    '& td:not([data-part="action"])': { pt: 2.5 },
    '& .buttons > *': { px: 1.5 },
  },
  // Three or four in a row need more than most screens have: two rows, as wide as the longest words.
  [theme.breakpoints.between('lg', 'xl')]: {
    '& .buttons:has(> :nth-of-type(3))': { display: 'grid', gridTemplateColumns: 'repeat(2, max-content)' },
    '& .buttons:has(> :nth-of-type(3)) > *': { width: 'auto' },
  },
  [theme.breakpoints.down('lg')]: {
    '& table': { display: 'block' },
    '& thead': outOfSight,
    '& tbody': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } },
    '& tbody tr': {
      display: 'grid',
      gridTemplate: '"place total" auto "time time" auto "items items" 1fr "action action" auto / 1fr auto',
      gap: 1,
      p: 2,
      borderTop: `1px solid ${theme.palette.divider}`,
    },
    '& tbody td': { border: 0, p: 0, minWidth: 0 },
    '& [data-part="place"]': { gridArea: 'place', fontSize: '1.125rem' },
    '& [data-part="total"]': { gridArea: 'total', fontSize: '1.125rem' },
    '& [data-part="time"]': { gridArea: 'time', fontSize: '0.8125rem', mt: -0.75 },
    '& [data-part="items"]': { gridArea: 'items' },
    '& [data-part="action"]': { gridArea: 'action' },
    '& .buttons': { mt: 0.5, flexWrap: 'wrap' },
    '& .buttons > *': { flex: '1 1 auto', minHeight: 48, px: 1.5 },
  },
});
