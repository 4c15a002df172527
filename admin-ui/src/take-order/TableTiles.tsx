import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { type FloorTable, STATE_WORDS } from '../floor/floor.js';
import { STATE_COLORS } from '../floor/state-colors.js';
import { outOfSight } from '../theme/rows-or-cards.js';

const wordColors: Readonly<Record<string, { color: string }>> = Object.fromEntries(
  Object.entries(STATE_COLORS).map(([state, color]) => [`&[data-state="${state}"] small`, { color }]),
);

/** One row, however many there are: what stands below it stays where it is. */
const strip: SxProps<Theme> = ({ palette }) => ({
  ...{
    position: 'relative',
    display: 'flex',
    gap: 0.75,
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    p: '3px',
  },
  '& button': {
    ...{ flex: 'none', minWidth: 58, height: 48, px: 1, border: `1px solid ${palette.divider}`, borderRadius: '10px' },
    ...{ font: 'inherit', fontWeight: 700, lineHeight: 1.15, cursor: 'pointer' },
    ...{ color: 'text.primary', bgcolor: 'background.paper' },
    '& .table': outOfSight,
    '& small': { display: 'block', fontSize: '0.6875rem', fontWeight: 600 },
    ...wordColors,
    '&[aria-pressed="true"]': { bgcolor: 'primary.main', borderColor: 'primary.main' },
    '&[aria-pressed="true"], &[aria-pressed="true"] small': { color: 'primary.contrastText' },
  },
});

/** A press chooses the table. */
export const TableTiles = ({
  tables,
  chosen,
  onChoose,
}: {
  tables: readonly FloorTable[];
  chosen: number;
  onChoose: (tableNo: number) => void;
}) => {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tile = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row.current || !tile) return;
    const { scrollLeft, clientWidth } = row.current;
    const isInSight = tile.offsetLeft >= scrollLeft && tile.offsetLeft + tile.offsetWidth <= scrollLeft + clientWidth;
    if (!isInSight) row.current.scrollLeft = tile.offsetLeft - (clientWidth - tile.offsetWidth) / 2;
  }, [chosen, tables.length]);
  return (
    <Box ref={row} role="group" aria-label="Tables" sx={strip}>
      {tables.map(({ tableNo, state }) => (
        <button
          key={tableNo}
          type="button"
          aria-pressed={tableNo === chosen}
          data-state={state}
          onClick={() => onChoose(tableNo)}
        >
          {tableNo > 0 && <span className="table">Table </span>}
          {tableNo === 0 ? 'Counter' : tableNo} <small>{STATE_WORDS[state]}</small>
        </button>
      ))}
    </Box>
  );
};
