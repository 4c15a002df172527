import { tableName } from '@sae/domain/ordering';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TableView } from '@sae/domain/tables';

interface TableCardProps extends TableView {
  readonly isBusy: boolean;
  readonly onPrint: () => void;
  readonly onDelete: () => void;
}

/** A table and its code; on a phone side by side. */
export const TableCard = ({ id, tableNo, qrCode, isBusy, onPrint, onDelete }: TableCardProps) => {
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
      <Stack sx={{ gridArea: 'buttons', gap: 1, flexDirection: { xs: 'column', sm: 'row' }, alignSelf: 'end' }}>
        <Button
          variant="outlined"
          startIcon={<PrintIcon />}
          aria-describedby={titleId}
          onClick={onPrint}
          sx={{ flex: 1, px: 1 }}
        >
          Print
        </Button>
        <Button
          variant="outlined"
          color="error"
          startIcon={<DeleteIcon />}
          aria-describedby={titleId}
          disabled={isBusy}
          onClick={onDelete}
          sx={{ flex: 1, px: 1 }}
        >
          Delete
        </Button>
      </Stack>
    </Box>
  );
};
