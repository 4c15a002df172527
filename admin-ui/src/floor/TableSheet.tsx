import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@sae/domain/kernel';
import { tableName } from '@sae/domain/ordering';
import { useId, type ReactNode } from 'react';
import { ClaimTable } from '../claims/PaymentClaims.js';
import { PAST_BUTTONS, useOrderDialogs } from '../ordering/useOrderDialogs.js';
import { type Action, Actions } from '../orders/Actions.js';
import { Age } from '../orders/Age.js';
import { OrderTable } from '../orders/OrderTable.js';
import { KeptFocus } from '../ui/kept.js';
import { Sheet } from '../ui/Sheet.js';
import { STATE_WORDS, type FloorTable } from './floor.js';
import { STATE_COLORS } from './FloorTile.js';

const Part = ({ title, rows, children }: { title: string; rows: readonly unknown[]; children: ReactNode }) =>
  rows.length === 0 ? null : (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: 1 }}>
        {title}
      </Typography>
      <KeptFocus label={title} rows={rows}>
        {children}
      </KeptFocus>
    </Box>
  );

const Standing = ({ table: { state, since, sum } }: { table: FloorTable }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, flex: '1 1 160px' }}>
    <Box component="strong" sx={{ color: STATE_COLORS[state] }}>
      {STATE_WORDS[state]}
    </Box>
    {since !== null && (
      <>
        <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatRupees(sum)}
        </Box>
        <Age since={since} />
      </>
    )}
  </Box>
);

/** To whom it goes, a press away from a call. */
const Whose = ({ table: { customer } }: { table: FloorTable }) =>
  customer ? (
    <Box component="address" sx={{ px: { xs: 2, sm: 3 }, pb: 2, fontStyle: 'normal', overflowWrap: 'anywhere' }}>
      {customer.name && <Typography sx={{ fontWeight: 600 }}>{customer.name}</Typography>}
      {customer.phone && <Link href={`tel:${customer.phone.replaceAll(/[ -]/g, '')}`}>{customer.phone}</Link>}
      {customer.address && <Typography>{customer.address}</Typography>}
    </Box>
  ) : null;

/** What can be done with the table as a whole. */
const ofTable = ({ tableNo, open }: FloorTable, move: () => void): Action<FloorTable>[] => [
  { name: 'Take Order', right: 'PlaceOrder', variant: 'contained', act: `/take-order?table=${tableNo}` },
  ...(open.some(({ status }) => status === 'recurring')
    ? ([
        { name: 'Bill', right: 'CompleteTable', act: `/orders?bill=${tableNo}` },
        { name: 'Split', right: 'CompleteTable', act: `/orders?split=${tableNo}` },
      ] as const)
    : []),
  ...(open.length > 0 ? ([{ name: 'Move', right: 'MoveTable', act: move }] as const) : []),
];

const Orders = ({ table, titleId }: { table: FloorTable; titleId: string }) => {
  const { actionsOf, moveTable, dialogs } = useOrderDialogs();
  const { tableNo, open, billed, claims } = table;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          px: { xs: 2, sm: 3 },
          pb: 2,
          '& .buttons': { display: 'flex', gap: 1 },
        }}
      >
        <Standing table={table} />
        <Actions subject={table} actions={ofTable(table, () => moveTable(tableNo))} describedBy={titleId} />
      </Box>
      <Whose table={table} />
      <Part title="Payment Claims" rows={claims}>
        <ClaimTable claims={claims} />
      </Part>
      <Part title="Open Orders" rows={open}>
        <OrderTable
          label="Open Orders"
          hasAge
          orders={open}
          actions={(order) => actionsOf(order, ['Accept', 'Change'])}
        />
      </Part>
      <Part title="Unpaid Bills" rows={billed}>
        <OrderTable
          label="Unpaid Bills"
          orders={billed}
          totalTitle="Grand Total"
          actions={(order) => actionsOf(order, PAST_BUTTONS)}
        />
      </Part>
      {dialogs}
    </>
  );
};

/** A table's orders, bills and claims, and all that is done with them; what colleagues do meanwhile is seen here too. */
export const TableSheet = ({ table, isOpen, onClose }: { table: FloorTable; isOpen: boolean; onClose: () => void }) => {
  const titleId = useId();
  return (
    <Sheet open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="md">
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={titleId} sx={{ flex: 1, px: { xs: 2, sm: 3 } }}>
          {tableName(table.tableNo)}
        </DialogTitle>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent sx={{ p: 0, pb: 1 }}>
        <Orders table={table} titleId={titleId} />
      </DialogContent>
    </Sheet>
  );
};
