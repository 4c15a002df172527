import { tableName } from '@sae/domain/ordering';
import QrCodeIcon from '@mui/icons-material/QrCode2Outlined';
import Box from '@mui/material/Box';
import type { TableView } from '@sae/domain/tables';
import { serverMessageOr } from '../data/api-error.js';
import { useVerb } from '../data/useVerb.js';
import { printOut, TableSheet } from '../print/index.js';
import { EmptyState } from '../shell/EmptyState.js';
import { Panel } from '../shell/Panel.js';
import { useUser } from '../shell/user.js';
import { TableCard } from './TableCard.js';

/** Every table's code, to be printed and to be taken back. */
export const TableList = ({ tables }: { tables: readonly TableView[] }) => {
  const restaurantName = useUser()?.restaurantName ?? '';
  const deleting = useVerb('deleteTable', {
    confirm: ({ tableNo }) => ({
      title: `Delete the QR code of ${tableName(tableNo)}?`,
      text: 'The printed code stops working at once. A new one for this table has to be printed again.',
      action: 'Delete',
      danger: true,
    }),
    success: 'QR code deleted successfully',
    failure: serverMessageOr('Failed to delete QR code'),
  });
  if (tables.length === 0)
    return (
      <Panel title="Tables">
        <EmptyState
          icon={<QrCodeIcon />}
          text="No QR codes"
          hint="Each table you generate a code for appears here, ready to be printed."
        />
      </Panel>
    );
  return (
    <Panel title="Tables">
      <Box
        component="ul"
        aria-label="Tables"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(210px, 1fr))' },
        }}
      >
        {tables.map(({ id, tableNo, qrCode }) => (
          <TableCard
            key={id}
            id={id}
            tableNo={tableNo}
            qrCode={qrCode}
            isBusy={deleting.isRunning({ id, tableNo })}
            onPrint={() => printOut(<TableSheet {...{ restaurantName, tableNo, qrCode }} />, 'sheet')}
            onDelete={() => void deleting.run({ id, tableNo })}
          />
        ))}
      </Box>
    </Panel>
  );
};
