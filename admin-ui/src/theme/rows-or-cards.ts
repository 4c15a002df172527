import type { Breakpoint, CSSObject, SxProps, Theme } from '@mui/material/styles';

/** Not to be seen, yet read out by a screen reader. */
export const outOfSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

interface Look {
  /** A card's `grid-template`: each column lies in the area of its source's name. */
  readonly card: string;
  readonly cardBox?: CSSObject;
  readonly all?: CSSObject;
  readonly onCards?: CSSObject;
  readonly inRows?: CSSObject;
}

const areasOf = (template: string): CSSObject => {
  const names = (template.match(/"[^"]+"/g) ?? []).flatMap((line) => line.replaceAll('"', '').split(' '));
  return Object.fromEntries([...new Set(names)].map((name) => [`& .column-${name}`, { gridArea: name }]));
};

/** A `DataTable` as it is on a wide screen; on smaller ones than `below` each row is a card. */
export const rowsOrCards =
  (below: Breakpoint, look: (theme: Theme) => Look): SxProps<Theme> =>
  (theme) => {
    const { card, cardBox, all, onCards, inRows } = look(theme);
    return {
      position: 'relative',
      '& td:has(> time)': { color: 'text.secondary', whiteSpace: 'nowrap' },
      ...all,
      [theme.breakpoints.up(below)]: {
        '& th:first-of-type, & td:first-of-type': { pl: 3 },
        '& th:last-of-type, & td:last-of-type': { pr: 3 },
        ...inRows,
      },
      [theme.breakpoints.down(below)]: {
        '& table, & tbody': { display: 'block' },
        // Where a column sorts, a keyboard comes to its head.
        '& thead:not(:focus-within)': outOfSight,
        '& thead tr': { display: 'flex', flexWrap: 'wrap' },
        '& tbody tr': {
          display: 'grid',
          gridTemplate: card,
          gap: 1,
          p: 2,
          borderTop: `1px solid ${theme.palette.divider}`,
          ...cardBox,
        },
        '& tbody td.MuiTableCell-root': { border: 0, p: 0, minWidth: 0 },
        '& td:has(> time)': { fontSize: '0.8125rem' },
        ...areasOf(card),
        ...onCards,
      },
    };
  };
