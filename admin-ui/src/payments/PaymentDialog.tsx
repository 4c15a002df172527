import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { BillPayment } from './BillPayment.js';

/** Open while the bill of an order is paid. */
export const PaymentDialog = ({ orderId, onDone }: { orderId: number | null; onDone: () => void }) => {
  const titleId = useId();
  return (
    <Dialog open={orderId !== null} onClose={onDone} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>Payment</DialogTitle>
      <DialogContent>{orderId !== null && <BillPayment orderId={orderId} onDone={onDone} />}</DialogContent>
    </Dialog>
  );
};
