import type { SxProps, Theme } from '@mui/material/styles';
import { outOfSight } from '../ordering/out-of-sight.js';

/** A wide screen's table; on smaller ones each review is a card: stars and table, what was written, when. */
export const reviewsTable: SxProps<Theme> = (theme) => ({
  position: 'relative',
  '& td': { fontSize: '0.9375rem', verticalAlign: 'top' },
  '& [data-part="table"]': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& [data-part="time"]': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& [data-part="comment"]': { overflowWrap: 'anywhere' },
  [theme.breakpoints.up('md')]: {
    '& th:first-of-type, & td:first-of-type': { pl: 3 },
    '& th:last-of-type, & td:last-of-type': { pr: 3, width: '99%' },
  },
  [theme.breakpoints.down('md')]: {
    '& table, & tbody': { display: 'block' },
    '& thead': outOfSight,
    '& tbody tr': {
      display: 'grid',
      gridTemplate: '"stars table" auto "comment comment" auto "time time" auto / 1fr auto',
      gap: 1,
      p: 2,
      borderTop: `1px solid ${theme.palette.divider}`,
    },
    '& tbody td': { border: 0, p: 0 },
    '& [data-part="stars"]': { gridArea: 'stars', ml: '-2px' },
    '& [data-part="table"]': { gridArea: 'table' },
    '& [data-part="comment"]': { gridArea: 'comment' },
    '& [data-part="time"]': { gridArea: 'time', fontSize: '0.8125rem' },
  },
});
