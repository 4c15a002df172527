import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@sae/domain/kernel';
import { tableName } from '@sae/domain/ordering';
import { useId, useState, type ReactNode } from 'react';
import { ClaimTable } from '../claims/PaymentClaims.js';
import { ChangeDialog } from '../ordering/ChangeDialog.js';
import { MoveDialog, type Moving } from '../ordering/MoveDialog.js';
import { type Action, Actions } from '../orders/Actions.js';
import { Age } from '../orders/Age.js';
import { type OrderAction, OrderTable } from '../orders/OrderTable.js';
import { useOrderActions } from '../orders/useOrderActions.js';
import { PaymentDialog } from '../payments/PaymentDialog.js';
import { KeptFocus } from '../ui/kept.js';
import { Sheet } from '../ui/Sheet.js';
import { STATE_WORDS, type FloorTable } from './floor.js';
import { STATE_COLORS } from './state-colors.js';

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

/** What can be done with the table as a whole. */
const ofTable = ({ tableNo, open }: FloorTable, move: () => void): Action<FloorTable>[] => [
  { name: 'Take Order', variant: 'contained', act: `/take-order?table=${tableNo}` },
  ...(open.some(({ status }) => status === 'recurring') ? [{ name: 'Bill', act: `/orders?bill=${tableNo}` }] : []),
  ...(open.length > 0 ? [{ name: 'Move', act: move }] : []),
];

const Orders = ({ table, titleId }: { table: FloorTable; titleId: string }) => {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [changing, setChanging] = useState<number | null>(null);
  const [paying, setPaying] = useState<number | null>(null);
  const { accept, remove, reprint, moveToRecurring } = useOrderActions();
  const { tableNo, open, billed, claims } = table;
  const accepting: OrderAction = { name: 'Accept', variant: 'contained', act: accept };
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
        <Actions subject={table} actions={ofTable(table, () => setMoving({ from: tableNo }))} describedBy={titleId} />
      </Box>
      <Part title="Payment Claims" rows={claims}>
        <ClaimTable claims={claims} />
      </Part>
      <Part title="Open Orders" rows={open}>
        <OrderTable
          label="Open Orders"
          hasAge
          orders={open}
          actions={({ status }) => [
            ...(status === 'live' ? [accepting] : []),
            { name: 'Change', act: ({ id }) => setChanging(id) },
            { name: 'Move', act: ({ id }) => setMoving({ from: tableNo, orderId: id }), isInMenu: true },
            { name: 'Delete', color: 'error', act: remove, isInMenu: true },
          ]}
        />
      </Part>
      <Part title="Unpaid Bills" rows={billed}>
        <OrderTable
          label="Unpaid Bills"
          orders={billed}
          totalTitle="Grand Total"
          actions={() => [
            { name: 'Take Payment', color: 'success', act: ({ id }) => setPaying(id) },
            { name: 'Reprint', act: reprint },
            { name: 'Move to Recurring', act: moveToRecurring },
          ]}
        />
      </Part>
      <ChangeDialog orderId={changing} onDone={() => setChanging(null)} />
      <MoveDialog moving={moving} onDone={() => setMoving(null)} />
      <PaymentDialog orderId={paying} onDone={() => setPaying(null)} />
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
