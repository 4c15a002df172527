import { rowsOrCards } from '../theme/rows-or-cards.js';

/** On smaller screens: place and total, time, items, and buttons for a thumb. */
export const orderTable = rowsOrCards('lg', ({ breakpoints, palette }) => ({
  all: {
    '& td': { verticalAlign: 'top', fontSize: '0.9375rem' },
    '& td.column-tableNo': { whiteSpace: 'nowrap' },
    '& td.column-total': { fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& td.column-createdAt': { color: 'text.secondary', whiteSpace: 'nowrap' },
    '& tr:focus': { outline: 'none' },
    '& tr[data-pointed]': { bgcolor: 'action.selected', boxShadow: `inset 4px 0 0 ${palette.primary.main}` },
    '& .number': { color: 'text.secondary', fontSize: '0.8125rem', ml: 0.5 },
    '& .MuiChip-root': { ml: 1 },
    '& .paid': { fontSize: '0.8125rem', fontWeight: 600 },
    '& .buttons': { display: 'flex', gap: 1 },
    '& .buttons > .note': { alignSelf: 'center', px: 0, minHeight: 0, fontWeight: 600, whiteSpace: 'nowrap' },
    // Three or four in a row need more than most screens have: two rows, as wide as the longest words.
    [breakpoints.between('lg', 'xl')]: {
      '& .buttons:has(> :nth-of-type(3))': { display: 'grid', gridTemplateColumns: 'repeat(2, max-content)' },
      '& .buttons:has(> :nth-of-type(3)) > *': { width: 'auto' },
    },
  },
  inRows: {
    '& th, & td': { px: 1.5 },
    '& .column-items': { width: '99%', minWidth: 200 },
    '& td:not(.column-actions)': { pt: 2.5 },
    '& .buttons > *': { px: 1.5 },
  },
  card: '"tableNo total" auto "createdAt createdAt" auto "items items" 1fr "actions actions" auto / 1fr auto',
  onCards: {
    '& tbody': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } },
    '& td.column-tableNo, & td.column-total': { fontSize: '1.125rem' },
    '& td.column-createdAt': { fontSize: '0.8125rem', mt: -0.75 },
    '& .buttons': { mt: 0.5, flexWrap: 'wrap' },
    '& .buttons > *': { flex: '1 1 auto', minHeight: 48, px: 1.5 },
  },
}));
