import { tableName } from '@sae/domain/ordering';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TableView } from '@sae/domain/tables';
import { useRecordContext } from 'react-admin';
import { serverMessageOr } from '../data/api-error.js';
import { printOut } from '../print/print-out.js';
import { TableSheet } from '../print/TableSheet.js';
import { useRemoval } from '../ui/useTold.js';
import { useUser } from '../auth/user.js';

/** Takes the code back. */
const useDeletion = (table: TableView) =>
  useRemoval(
    'tables',
    table,
    {
      title: `Delete the QR code of ${tableName(table.tableNo)}?`,
      text: 'The printed code stops working at once. A new one for this table has to be printed again.',
      action: 'Delete',
      danger: true,
    },
    { success: 'QR code deleted successfully', failure: serverMessageOr('Failed to delete QR code') },
  );

const Buttons = ({ table, describedBy }: { table: TableView; describedBy: string }) => {
  const restaurantName = useUser()?.restaurantName ?? '';
  const { onRemove, isPending } = useDeletion(table);
  const button = { variant: 'outlined', 'aria-describedby': describedBy, sx: { flex: 1, px: 1 } } as const;
  return (
    <Stack sx={{ gridArea: 'buttons', gap: 1, flexDirection: { xs: 'column', sm: 'row' }, alignSelf: 'end' }}>
      <Button
        {...button}
        startIcon={<PrintIcon />}
        onClick={() => printOut(<TableSheet {...table} restaurantName={restaurantName} />, 'sheet')}
      >
        Print
      </Button>
      <Button {...button} color="error" startIcon={<DeleteIcon />} disabled={isPending} onClick={onRemove}>
        Delete
      </Button>
    </Stack>
  );
};

/** A table and its code; on a phone side by side. */
export const TableCard = () => {
  const table = useRecordContext<TableView>();
  if (!table) return null;
  const { id, tableNo, qrCode } = table;
  const name = tableName(tableNo);
  const titleId = `table-${id}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplate: { xs: '"code name" auto "code buttons" 1fr / 124px 1fr', sm: '"name" "code" "buttons" / 1fr' },
        gap: 1.5,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
      }}
    >
      <Typography id={titleId} variant="h3" sx={{ gridArea: 'name', px: 0.5, textAlign: { sm: 'center' } }}>
        {name}
      </Typography>
      <Box
        component="img"
        src={qrCode}
        alt={`QR code of ${name}`}
        sx={{ gridArea: 'code', width: '100%', aspectRatio: '1', bgcolor: '#ffffff', borderRadius: '8px' }}
      />
      <Buttons table={table} describedBy={titleId} />
    </Box>
  );
};
