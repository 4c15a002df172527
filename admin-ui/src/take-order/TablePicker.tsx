import Box from '@mui/material/Box';
import { useFloor } from '../floor/useFloor.js';
import { chosen, type TableBox } from '../ordering/table-box.js';
import { TableInput, WhyFallenBack } from './TableInput.js';
import { TableTiles } from './TableTiles.js';

/** For which table: by a press on its tile, or by its number. */
export const TablePicker = ({
  table,
  onTable,
  onDone,
}: {
  table: TableBox;
  onTable: (change: (table: TableBox) => TableBox) => void;
  onDone: () => void;
}) => (
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
