import QrCodeIcon from '@mui/icons-material/QrCode2Outlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { MAX_TABLES } from '@sae/domain/tables';
import { ListBase, RecordsIterator } from 'react-admin';
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

const columns = { xs: '1fr', sm: 'repeat(auto-fill, minmax(210px, 1fr))' };

/** Every table's code, to be printed and to be taken back. */
export const TableList = () => (
  <>
    <PageHeader title="QR Codes" lead="Guests scan the code on their table to order, to pay and to review." />
    <Stack sx={{ gap: 3 }}>
      <TableCreate />
      <ListBase resource="tables" perPage={MAX_TABLES} sort={{ field: 'tableNo', order: 'ASC' }} queryOptions={asked}>
        <ListPanel title="Tables" failure="Failed to fetch tables" flush={false} empty={<Empty />}>
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
