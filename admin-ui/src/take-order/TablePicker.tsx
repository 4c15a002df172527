import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isCallNumber, MAX_TABLE_NO, PLACE_NAMES, placeOf } from '@sae/domain/billing';
import { useLayoutEffect } from 'react';
import { useFloor } from '../floor/useFloor.js';
import { chosen, left, type TableBox, typed, whyFallenBack } from '../ordering/table-box.js';
import { hasEarlyDigits, takeEarlyDigits } from '../ui/early-digits.js';
import { TableTiles } from './TableTiles.js';
import { hasKeyboard } from './useTakeOrderKeys.js';

interface TablePickerProps {
  readonly table: TableBox;
  readonly onTable: (change: (table: TableBox) => TableBox) => void;
  /** Enter, in the box. */
  readonly onDone: () => void;
}

/** What the number is of. */
const kindOf = ({ text, tableNo }: TableBox): string => {
  if (isCallNumber(tableNo)) return PLACE_NAMES[placeOf(tableNo).kind];
  return text === '0' ? PLACE_NAMES.counter : PLACE_NAMES.table;
};

const WHY = 'table-number-why';

/** A number that was typed before the box was there is the box's. */
const useEarlyNumber = (onTable: TablePickerProps['onTable']) =>
  useLayoutEffect(() => {
    const digits = takeEarlyDigits();
    if (digits) onTable(() => typed(digits));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the box appears
  }, []);

/** For which table; what is no table number falls back to 1 when the box is left. */
const TableInput = ({ table, onTable, onDone }: TablePickerProps) => (
  <TextField
    type="number"
    autoFocus={hasKeyboard()}
    value={table.text}
    error={table.unusable !== null}
    onChange={({ target }) => onTable(() => typed(target.value))}
    onBlur={() => onTable(left)}
    // Who began to type before the box was there goes on behind it.
    onFocus={({ target }) => !hasEarlyDigits() && target.select()}
    onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && !ctrlKey && !metaKey && onDone()}
    slotProps={{
      input: {
        startAdornment: <InputAdornment position="start">{kindOf(table)}</InputAdornment>,
      },
      htmlInput: {
        ...{ min: 1, max: MAX_TABLE_NO, inputMode: 'numeric', 'aria-label': 'Table Number' },
        'aria-describedby': table.unusable === null ? undefined : WHY,
      },
    }}
  />
);

/** A line of its own, for the box is too narrow for it. */
const WhyFallenBack = ({ table }: { table: TableBox }) => (
  <Typography
    id={WHY}
    role="status"
    variant="body2"
    sx={{ gridColumn: '1 / -1', color: 'error.main', '&:empty': { display: 'none' } }}
  >
    {whyFallenBack(table)}
  </Typography>
);

/** For which table: by a press on its tile, or by its number. */
export const TablePicker = ({ table, onTable, onDone }: TablePickerProps) => {
  useEarlyNumber(onTable);
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 1, alignItems: 'center', minWidth: 0 },
        gridTemplateColumns: { xs: '116px minmax(0, 1fr)', md: '132px minmax(0, 1fr)' },
      }}
    >
      <TableInput table={table} onTable={onTable} onDone={onDone} />
      <TableTiles
        tables={useFloor().floor}
        chosen={table.tableNo}
        onChoose={(tableNo) => onTable(() => chosen(tableNo))}
      />
      <WhyFallenBack table={table} />
    </Box>
  );
};
