import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { CALLED_KINDS, isCallNumber, newCallNumber, PLACE_NAMES } from '@sae/domain/billing';
import { tableName } from '@sae/domain/ordering';
import { useLayoutEffect, useRef } from 'react';
import { type FloorTable, STATE_WORDS } from '../floor/floor.js';
import { STATE_COLORS } from '../floor/FloorTile.js';
import { outOfSight } from '../theme/rows-or-cards.js';

const wordColors: Readonly<Record<string, { color: string }>> = Object.fromEntries(
  Object.entries(STATE_COLORS).map(([state, color]) => [`&[data-state="${state}"] small`, { color }]),
);

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Pixels around the tiles: offsets are whole numbers, and a tile brought exactly to the end may lack a part of one. */
const EDGE = 3;

/** One row, however many there are: what stands below it stays where it is. */
const strip: SxProps<Theme> = ({ palette }) => ({
  ...{
    position: 'relative',
    display: 'flex',
    gap: 0.75,
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    p: `${EDGE}px`,
  },
  '& button': {
    ...{ flex: 'none', minWidth: 58, height: 48, px: 1, border: `1px solid ${palette.divider}`, borderRadius: '10px' },
    ...{ font: 'inherit', fontWeight: 700, lineHeight: 1.15, cursor: 'pointer' },
    ...{ color: 'text.primary', bgcolor: 'background.paper' },
    '&.new': { px: 0.75, fontSize: '0.875rem' },
    '& .table': outOfSight,
    '& small': { display: 'block', fontSize: '0.6875rem', fontWeight: 600, maxWidth: 132, ...oneLine },
    ...wordColors,
    '&[aria-pressed="true"]': { bgcolor: 'primary.main', borderColor: 'primary.main' },
    '&[aria-pressed="true"], &[aria-pressed="true"] small': { color: 'primary.contrastText' },
  },
});

/** A table's number says enough; what goes out is called by its number and name. */
const Label = ({ table: { tableNo, state, customer } }: { table: FloorTable }) => (
  <>
    {tableNo > 0 && !isCallNumber(tableNo) && <span className="table">Table </span>}
    {tableNo === 0 || isCallNumber(tableNo) ? tableName(tableNo) : tableNo}{' '}
    <small>
      {STATE_WORDS[state]}
      {isCallNumber(tableNo) && customer?.name && ` · ${customer.name}`}
    </small>
  </>
);

/** Into sight, and no further than it must, for what goes out stands first. */
const bring = (strip: HTMLElement, tile: HTMLElement): void => {
  const { scrollLeft, clientWidth } = strip;
  const start = tile.offsetLeft - EDGE;
  const end = tile.offsetLeft + tile.offsetWidth + EDGE;
  const isInSight = start >= scrollLeft && end <= scrollLeft + clientWidth;
  if (!isInSight) strip.scrollLeft = Math.min(start, end - clientWidth);
};

/** A press chooses the table, a call number, or that the order gets one of its own. */
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
    const strip = row.current;
    const tile = strip?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!strip || !tile) return;
    bring(strip, tile);
    const { scrollLeft } = strip;
    // Tiles are as wide as their font makes them, which on a slow line comes later.
    const whenDressed = () => {
      if (strip.scrollLeft !== scrollLeft) return;
      strip.scrollLeft = 0;
      bring(strip, tile);
    };
    const { fonts } = document as Partial<Document>;
    if (fonts?.status !== 'loading') return;
    fonts.addEventListener('loadingdone', whenDressed, { once: true });
    return () => fonts.removeEventListener('loadingdone', whenDressed);
  }, [chosen, tables.length]);
  const tile = (table: FloorTable) => (
    <button
      key={table.tableNo}
      type="button"
      aria-pressed={table.tableNo === chosen}
      data-state={table.state}
      onClick={() => onChoose(table.tableNo)}
    >
      <Label table={table} />
    </button>
  );
  return (
    <Box ref={row} role="group" aria-label="Tables" sx={strip}>
      {tables.slice(0, 1).map(tile)}
      {CALLED_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className="new"
          aria-pressed={newCallNumber(kind) === chosen}
          data-state="free"
          onClick={() => onChoose(newCallNumber(kind))}
        >
          {PLACE_NAMES[kind]} <small>New token</small>
        </button>
      ))}
      {tables.slice(1).map(tile)}
    </Box>
  );
};
