import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { countText, formatRupees } from '@sae/domain/kernel';
import {
  allergensText,
  MENU_COLUMNS,
  menuColumns,
  SPICE_LEVELS,
  type CellMistake,
  type MenuColumn,
  type MenuSheetRow,
  type MenuSheetView,
} from '@sae/domain/menu';
import { useState } from 'react';
import { SeeMore } from '../ui/ListState.js';
import { wordsOf } from './import-parts.js';
import { importTable } from './import-table.js';

const DRAWN = 50;

const NO_MISTAKES: readonly CellMistake[] = [];

const shownOf = (row: MenuSheetRow): Partial<Record<MenuColumn, string>> => {
  const { id, isVeg, price, halfPrice, isEnabled, description, allergens = [], spice, ...said } = row;
  return {
    ...{ ...said, description: description ?? '' },
    id: id === undefined ? 'New' : `#${id}`,
    isVeg: isVeg ? 'Veg' : 'Non-Veg',
    price: formatRupees(price),
    halfPrice: halfPrice === null ? '' : formatRupees(halfPrice),
    isEnabled: isEnabled === undefined ? '' : isEnabled ? 'Enabled' : 'Disabled',
    allergens: allergensText(allergens),
    spice: spice === undefined ? '' : SPICE_LEVELS[spice],
  };
};

interface SheetRow {
  readonly row: number;
  readonly cells: Partial<Record<MenuColumn, string>>;
  readonly mistakes: readonly CellMistake[];
}

const isWrongIn = ({ mistakes }: SheetRow, column: MenuColumn) => mistakes.some((mistake) => mistake.column === column);

/** A row of the sheet; what is wrong in it stands in its cells, and is said below. */
const Row = ({ columns, ...read }: SheetRow & { columns: readonly MenuColumn[] }) => {
  const { row, cells, mistakes } = read;
  const isWrong = (column: MenuColumn) => isWrongIn(read, column);
  return (
    <TableRow>
      <TableCell className="column-row">{row}</TableCell>
      {columns.map((column) => (
        <TableCell
          key={column}
          className={`column-${column}`}
          data-wrong={isWrong(column) || undefined}
          aria-invalid={isWrong(column) || undefined}
        >
          {cells[column] || (isWrong(column) ? '(empty)' : '')}
        </TableCell>
      ))}
      {mistakes.length > 0 && (
        <TableCell className="column-mistakes">
          {mistakes.map(({ column, text }) => (
            <div key={`${column} ${text}`}>
              <b>{MENU_COLUMNS[column]}:</b> {text}
            </div>
          ))}
        </TableCell>
      )}
    </TableRow>
  );
};

const Rows = ({ rows, label }: { rows: readonly SheetRow[]; label: string }) => {
  const [drawn, setDrawn] = useState(DRAWN);
  const hasMistakes = rows.some(({ mistakes }) => mistakes.length > 0);
  // Few sheets speak of all that can be said of a dish.
  const columns = menuColumns.filter((column) => rows.some((row) => row.cells[column] || isWrongIn(row, column)));
  return (
    <Box sx={importTable}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell className="column-row">Row</TableCell>
            {columns.map((column) => (
              <TableCell key={column} className={`column-${column}`}>
                {MENU_COLUMNS[column]}
              </TableCell>
            ))}
            {hasMistakes && <TableCell className="column-mistakes">What is wrong</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, drawn).map((row) => (
            <Row key={row.row} columns={columns} {...row} />
          ))}
        </TableBody>
      </Table>
      {drawn < rows.length && <SeeMore isGrowing={false} onMore={() => setDrawn(drawn + DRAWN)} />}
    </Box>
  );
};

/** What a sheet would do to the menu; where something is wrong in it, that alone. */
export const ImportPreview = ({ sheet }: { sheet: MenuSheetView }) => {
  const { rows, wrong, wrongRows, unknownColumns, otherSheets } = sheet;
  return (
    <Stack sx={{ gap: 2 }}>
      {wrongRows === 0 && rows.length > 0 && (
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {wordsOf(sheet)}
        </Typography>
      )}
      {wrongRows > 0 && (
        <Alert severity="error">
          {countText(wrongRows, 'row has', 'rows have')} something wrong. Nothing is taken over until all is right:
          please mend the sheet and bring it again.
          {wrongRows > wrong.length && ` The first ${wrong.length} are shown.`}
        </Alert>
      )}
      {wrongRows === 0 && rows.length === 0 && (
        <Alert severity="success" role="status">
          All of it is on the menu already, as it is in the sheet.
        </Alert>
      )}
      {unknownColumns.length > 0 && (
        <Alert severity="info" role="status">
          Columns not read: {unknownColumns.join(', ')}
        </Alert>
      )}
      {otherSheets.length > 0 && (
        <Alert severity="warning" role="status">
          Only the first sheet is read, and not: {otherSheets.join(', ')}
        </Alert>
      )}
      {wrongRows > 0 && <Rows label="Rows with something wrong" rows={wrong} />}
      {wrongRows === 0 && rows.length > 0 && (
        <Rows
          label="Dishes of the sheet"
          rows={rows.map((row) => ({ row: row.row, cells: shownOf(row), mistakes: NO_MISTAKES }))}
        />
      )}
    </Stack>
  );
};
