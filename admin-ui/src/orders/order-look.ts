import { outOfSight, rowsOrCards } from '../theme/rows-or-cards.js';

/** Where each list stands beside the receipt: columns as narrow as their words, and what is left for the items. */
const PLACE = '76px';
const COLUMNS = `${PLACE} minmax(0, 1fr) 84px 94px`;

/** Of a list whose orders have more buttons than go into a column: they stand below. */
const MANY = 'table:has(.column-actions .buttons > :nth-of-type(3))';
/** Of one with more than go beside the time: what was paid, and how, stands there too. */
const MORE = 'table:has(.column-actions .buttons > :nth-of-type(4))';
/** An order of which nothing is done but from the menu. */
const MENU_ALONE = 'tr:has(.column-actions .buttons > .MuiIconButton-root:only-child)';

/** On smaller screens: place and total, time, items, and buttons for a thumb. */
export const orderTable = rowsOrCards('lg', ({ breakpoints, palette }) => ({
  all: {
    '& td': { verticalAlign: 'top', fontSize: '0.9375rem' },
    '& td.column-tableNo': { whiteSpace: 'nowrap' },
    '& td.column-total': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& tr:focus': { outline: 'none' },
    '& tr[data-pointed]': { bgcolor: 'action.selected', boxShadow: `inset 4px 0 0 ${palette.primary.main}` },
    '& .number': { color: 'text.secondary', fontSize: '0.8125rem', ml: 0.5 },
    '& td.column-tableNo :is(.customer, .who)': {
      fontSize: '0.875rem',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& td.column-tableNo .who': { color: 'text.secondary', fontSize: '0.8125rem' },
    '& .MuiChip-root': { ml: 1 },
    '& .paid': { fontSize: '0.8125rem', fontWeight: 600 },
    '& .buttons': { display: 'flex', gap: 1 },
    '& .buttons > *': { px: 1.5, minWidth: 56 },
    '& .buttons > .note': { alignSelf: 'center', px: 0, minHeight: 0, fontWeight: 600 },
    '& .buttons > .MuiIconButton-root': { flex: 'none', p: 0, minWidth: 44 },
    // What stands above the orders of a table says its name for them all.
    '& tr.heading > td': { display: 'block', bgcolor: 'action.hover', border: 0, px: 2, py: 1.5 },
    '& table:has(.heading) td.column-tableNo :is(strong, .customer)': outOfSight,
    '& table:has(.heading) td.column-tableNo .number': { ml: 0 },
  },
  inRows: {
    '& table, & thead, & tbody': { display: 'block' },
    '& tr': {
      ...{ display: 'grid', columnGap: 1.5, px: 3, borderBottom: `1px solid ${palette.divider}` },
      gridTemplateColumns: COLUMNS,
    },
    '& tbody tr:last-of-type': { border: 0 },
    '& table:has(.column-actions) tr': {
      gridTemplateColumns: `${COLUMNS} 88px`,
      [breakpoints.up('xl')]: { gridTemplateColumns: `${COLUMNS} 196px` },
    },
    '& th.MuiTableCell-root, & td.MuiTableCell-root': { border: 0, px: 0 },
    '& tr.heading': { display: 'block', px: 0 },
    '& tr.heading > td.MuiTableCell-root': { px: 3 },
    '& td.column-createdAt': { whiteSpace: 'normal', fontSize: '0.8125rem' },
    '& td.column-tableNo.MuiTableCell-root': { whiteSpace: 'normal' },
    '& td.column-tableNo :is(.customer, .number, .who)': { display: 'block', ml: 0 },
    '& td.column-tableNo .MuiChip-root': { display: 'flex', width: 'fit-content', ml: 0, mt: 0.25 },
    '& th.column-total': { whiteSpace: 'normal' },
    '& .buttons > *': { px: 1 },
    '& .buttons > .MuiIconButton-root:only-child': { ml: 'auto', mr: -1, my: -1 },
    [breakpoints.between('lg', 'xl')]: {
      '& .column-actions .buttons': { flexDirection: 'column' },
      '& .column-actions .buttons > *': { whiteSpace: 'normal', lineHeight: 1.2 },
    },
    [`& ${MANY}`]: {
      '& tr': { gridTemplateColumns: COLUMNS },
      '& th.column-actions': outOfSight,
      '& td.column-createdAt': { gridRow: '1 / 3' },
      '& td.column-actions': { gridArea: '2 / 1 / 3 / -2', pt: 0 },
      '& .column-actions .buttons': { flexDirection: 'row', flexWrap: 'wrap' },
    },
    [`& ${MORE}`]: {
      '& tr': { gridTemplateColumns: `${PLACE} minmax(0, 1fr) 132px 94px` },
      '& td.column-createdAt': { gridArea: '1 / -2 / 2 / -1' },
      '& td.column-actions': { gridArea: '2 / 1 / 3 / -1' },
    },
  },
  card: '"tableNo total" auto "createdAt createdAt" auto "items items" 1fr "actions actions" auto / 1fr auto',
  onCards: {
    '& tbody': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } },
    '& td.column-tableNo, & td.column-total': { fontSize: '1.125rem' },
    '& td.column-createdAt': { mt: -0.75 },
    '& .column-actions .buttons': { mt: 0.5, flexWrap: 'wrap' },
    '& .column-actions .buttons > *': { flex: '1 1 auto', minHeight: 48 },
    '& .column-actions .buttons > .MuiIconButton-root': { flex: 'none', mr: -1.5 },
    '& tbody tr.heading': { display: 'block', gridColumn: '1 / -1', p: 0 },
    '& tr.heading > td.MuiTableCell-root': { px: 2, py: 1.5 },
    [`& tbody ${MENU_ALONE}`]: {
      gridTemplate: '"tableNo total" auto "createdAt actions" auto "items actions" 1fr / 1fr auto',
      '& .column-actions .buttons': { mt: 0, justifyContent: 'end' },
    },
  },
}));
