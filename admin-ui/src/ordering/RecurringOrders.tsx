import SoupKitchenIcon from '@mui/icons-material/SoupKitchen';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { countText, formatRupees } from '@sae/domain/kernel';
import { customerIn, isCallNumber } from '@sae/domain/billing';
import { type OrderView, placeText } from '@sae/domain/ordering';
import { useListContext } from 'react-admin';
import { useState } from 'react';
import { Age } from '../orders/Age.js';
import { type Action, Actions } from '../orders/Actions.js';
import { type RunningTable, runningTables } from '../orders/running-tables.js';
import { OrderPanel } from './OrderPanel.js';
import { SplitDialog } from './SplitDialog.js';
import { useAskedInAddress } from './useAskedInAddress.js';
import { useOrderDialogs } from './useOrderDialogs.js';
import type { Receipt } from './useReceipt.js';

/** Tables, and what goes out. */
const countedPlaces = (tables: readonly RunningTable[]): string => {
  const goingOut = tables.filter(({ tableNo }) => isCallNumber(tableNo)).length;
  const seated = tables.length - goingOut;
  return [
    ...(seated > 0 ? [countText(seated, 'table')] : []),
    ...(goingOut > 0 ? [countText(goingOut, 'token')] : []),
  ].join(' · ');
};

/** What stands above a table's orders: which, what they come to, and what is done with all of them. */
const TableHeading = ({ table, actions }: { table: RunningTable; actions: readonly Action<RunningTable>[] }) => {
  const { tableNo, orders, total, since } = table;
  const name = `running-table-${tableNo}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, columnGap: 2 }}>
      <Box sx={{ flex: '1 1 104px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
          <Typography id={name} variant="h3">
            {placeText({ tableNo, ...customerIn(orders) })}
          </Typography>
          <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatRupees(total)}
          </Box>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {countText(orders.length, 'order')} <Age since={since} />
        </Box>
      </Box>
      <Actions subject={table} actions={actions} describedBy={name} />
    </Box>
  );
};

/** Orders in the kitchen or on the table, by table, until they are billed. */
export const RecurringOrders = ({ receipt, onBill }: { receipt: Receipt; onBill: (tableNo: number) => void }) => {
  const { data: orders = [], isPending, error } = useListContext<OrderView>();
  const [splitting, setSplitting] = useState<number | null>(null);
  const { actionsOf, moveTable, dialogs } = useOrderDialogs();
  const split = (tableNo: number) => {
    // At its own terms.
    receipt.change({ tableNo });
    setSplitting(tableNo);
  };
  useAskedInAddress('split', !isPending && !error, split);
  const tables = runningTables(orders);
  const firsts = new Map(tables.map((table) => [table.orders[0].id, table]));
  const ofTable = ({ tableNo }: RunningTable): readonly Action<RunningTable>[] => [
    { name: 'Bill', right: 'CompleteTable', variant: 'contained', act: () => onBill(tableNo) },
    { name: 'Add', right: 'PlaceOrder', act: `/take-order?table=${tableNo}` },
    { name: 'Move', right: 'MoveTable', act: () => moveTable(tableNo) },
    { name: 'Split', right: 'CompleteTable', act: () => split(tableNo) },
  ];
  return (
    <>
      <OrderPanel
        title="Recurring Orders"
        part="running"
        shown={tables.flatMap((table) => table.orders)}
        empty={{ icon: <SoupKitchenIcon />, hint: 'Accepted orders stay here until they are billed.' }}
        tools={
          tables.length > 0 && (
            <Typography color="text.secondary" sx={{ fontWeight: 600 }}>
              {countedPlaces(tables)}
            </Typography>
          )
        }
        headingOf={({ id }) => {
          const table = firsts.get(id);
          return table && <TableHeading table={table} actions={ofTable(table)} />;
        }}
        actions={(order) => actionsOf(order, [])}
      />
      {dialogs}
      <SplitDialog tableNo={splitting} recurring={orders} receipt={receipt} onDone={() => setSplitting(null)} />
    </>
  );
};
