import type { SxProps, Theme } from '@mui/material/styles';
import { outOfSight } from '../theme/rows-or-cards.js';

/** A table with a column per portion; on a phone each item is a card with its portions side by side. */
export const menuTableStyle: SxProps<Theme> = (theme) => ({
  position: 'relative',
  '& th, & td': { px: 1.25 },
  '& th:first-of-type, & td:first-of-type': { pl: 3 },
  '& td:last-of-type': { pr: 3 },
  '& .category th': {
    bgcolor: 'action.hover',
    py: 1,
    fontSize: '0.8125rem',
    fontWeight: 700,
    letterSpacing: '0.02em',
    color: 'text.secondary',
  },
  // A word as long as a menu may hold is broken, before it pushes the buttons out.
  '& [data-part="dish"], & .category th': { overflowWrap: 'anywhere' },
  '& [data-part="dish"]': { width: '99%', minWidth: 160 },
  '& .about': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  '& [data-part="full"], & [data-part="half"]': { whiteSpace: 'nowrap' },
  '& .price': { display: 'block', mb: 0.5, fontVariantNumeric: 'tabular-nums', color: 'text.secondary' },
  '& [data-chosen="true"]': { bgcolor: 'action.selected' },
  '& button': { scrollMarginBlock: '180px' },
  [theme.breakpoints.down('md')]: {
    '& table, & tbody, & .category, & .category th': { display: 'block' },
    '& thead': outOfSight,
    '& tbody tr:not(.category)': {
      display: 'grid',
      gridTemplate: '"dish dish" auto "full half" auto / 1fr 1fr',
      gap: 1,
      p: 2,
      borderBottom: `1px solid ${theme.palette.divider}`,
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 134px',
    },
    '& .category th:first-of-type': { px: 2, border: 0 },
    '& tbody td, & tbody td:first-of-type, & tbody td:last-of-type': { border: 0, p: 0, width: 'auto' },
    '& [data-part="dish"]': { gridArea: 'dish', minWidth: 0 },
    '& .about': { WebkitLineClamp: 1 },
    '& [data-part="full"]': { gridArea: 'full' },
    '& [data-part="half"]': { gridArea: 'half' },
    '& [data-part="full"] > *, & [data-part="half"] > *': { width: '100%', maxWidth: 240 },
  },
});
