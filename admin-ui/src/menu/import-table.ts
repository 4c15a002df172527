import { rowsOrCards } from '../theme/rows-or-cards.js';

/** On smaller screens: where it stands, name and price, and below what is wrong with them. */
export const importTable = rowsOrCards('md', ({ palette }) => ({
  all: {
    '& td': { verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& .column-row, & .column-description, & .column-category': { color: 'text.secondary' },
    '& td.column-name': { fontWeight: 600 },
    '& .column-price, & .column-halfPrice, & .column-id, & .column-row': {
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& td[data-wrong]': {
      color: 'error.main',
      fontWeight: 600,
      bgcolor: `color-mix(in srgb, ${palette.error.main} 12%, transparent)`,
    },
    '& td.column-mistakes': { color: 'error.main', minWidth: 220 },
  },
  inRows: {
    overflow: 'auto',
    '& th, & td': { px: 1 },
    '& th:first-of-type, & td:first-of-type': { pl: 1 },
    '& th:last-of-type, & td:last-of-type': { pr: 1 },
  },
  card: '"row id" auto "name price" auto "category halfPrice" auto "description isEnabled" auto "mistakes mistakes" auto / 1fr auto',
  cardBox: { px: 0, rowGap: 0.5, alignItems: 'baseline' },
  onCards: {
    '& td.column-id, & td.column-price, & td.column-halfPrice, & td.column-isEnabled': { textAlign: 'right' },
    '& td.column-row::before': { content: '"Row "' },
    '& td.column-code, & td.column-isVeg, & td.column-secondName, & td.column-allergens, & td.column-spice': {
      gridColumn: '1 / -1',
      color: 'text.secondary',
    },
    '& td:empty': { display: 'none' },
    '& td[data-wrong]': { px: 0.5, borderRadius: 0.5 },
    '& td.column-halfPrice:not(:empty)::before': { content: '"Half "' },
  },
}));
