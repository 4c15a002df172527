import QrCodeIcon from '@mui/icons-material/QrCode2Outlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { MAX_TABLES, type TableView } from '@sae/domain/tables';
import { ListBase, RecordsIterator, useListContext } from 'react-admin';
import { useUser } from '../auth/user.js';
import { printOut } from '../print/print-out.js';
import { TableSheets } from '../print/TableSheets.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListPanel } from '../ui/ListPanel.js';
import { PageHeader } from '../ui/PageHeader.js';
import { asked } from '../ui/query-client.js';
import { TableCard } from './TableCard.js';
import { TableCreate } from './TableCreate.js';

const Empty = () => (
  <EmptyState
    icon={<QrCodeIcon />}
    text="No QR codes"
    hint="Each table you generate a code for appears here, ready to be printed."
  />
);

/** Four to an A4 page, where there are several. */
const PrintAll = () => {
  const { data: tables = [] } = useListContext<TableView>();
  const restaurantName = useUser()?.restaurantName ?? '';
  if (tables.length < 2) return null;
  const print = () => printOut(<TableSheets tables={tables} restaurantName={restaurantName} />, 'a4');
  return (
    <Button variant="outlined" startIcon={<PrintIcon />} onClick={print}>
      Print All on A4
    </Button>
  );
};

const columns = { xs: '1fr', sm: 'repeat(auto-fill, minmax(210px, 1fr))' };

/** Every table's code, to be printed and to be taken back. */
export const TableList = () => (
  <>
    <PageHeader title="QR Codes" lead="Guests scan the code on their table to order, to pay and to review." />
    <Stack sx={{ gap: 3 }}>
      <TableCreate />
      <ListBase resource="tables" perPage={MAX_TABLES} sort={{ field: 'tableNo', order: 'ASC' }} queryOptions={asked}>
        <ListPanel
          title="Tables"
          failure="Failed to fetch tables"
          flush={false}
          actions={<PrintAll />}
          empty={<Empty />}
        >
          <Box
            component="ul"
            aria-label="Tables"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: columns }}
          >
            <RecordsIterator>
              <TableCard />
            </RecordsIterator>
          </Box>
        </ListPanel>
      </ListBase>
    </Stack>
  </>
);
