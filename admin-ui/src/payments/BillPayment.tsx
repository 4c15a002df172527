import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatRupees, paiseOf, toPaise, toRupees } from '@sae/domain/kernel';
import { type BillPaymentView, tableName } from '@sae/domain/ordering';
import { useEffect, useId, useRef } from 'react';
import { sharesOf } from './equal-shares.js';
import { GiveBack } from './GiveBack.js';
import { tenderText } from './paid-text.js';
import { nextShare } from './tender-fields.js';
import { TenderForm } from './TenderForm.js';
import { useBillPayment } from './useBillPayment.js';

/** Of all that is asked: as much is there while it is loaded. */
const HEIGHT = 480;

const BIG = { fontSize: '2.25rem', fontWeight: 700, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' } as const;

const captionOf = ({ isPaid, toPay, total }: BillPaymentView): string => {
  if (isPaid) return `Bill of ${formatRupees(total)}`;
  return toPay === total ? 'to pay' : `to pay, of ${formatRupees(total)}`;
};

const Sum = ({ payment }: { payment: BillPaymentView }) => {
  const { billNo, tableNo, toPay, isPaid, tenders } = payment;
  const change = tenders.at(-1)?.change ?? 0;
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Typography color="text.secondary">
        {tableName(tableNo)} · Bill {billNo}
      </Typography>
      <Typography component="p" role="status" sx={{ ...BIG, color: isPaid ? 'success.main' : 'text.primary' }}>
        {isPaid ? 'Paid' : formatRupees(toPay)}
      </Typography>
      <Typography color="text.secondary">{captionOf(payment)}</Typography>
      {change > 0 && (
        <Typography variant="h2" component="p" sx={{ mt: 1 }}>
          Change {formatRupees(change)}
        </Typography>
      )}
    </Box>
  );
};

/** What was paid before the bill, and each payment of it, which can be taken back. */
const Payments = ({
  payment: { paid, tenders },
  onUndo,
}: {
  payment: BillPaymentView;
  onUndo: (tenderId: number) => void;
}) => {
  const taken = paiseOf(tenders.map(({ amount }) => amount));
  const others = toPaise(paid) - taken;
  if (tenders.length === 0 && others <= 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Payments"
      sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
    >
      {others > 0 && (
        <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
          {formatRupees(toRupees(others))} paid before, or marked paid
        </Box>
      )}
      {tenders.map((tender) => (
        <Box
          key={tender.id}
          component="li"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box id={`tender-${tender.id}`} sx={{ flex: 1 }}>
            {tenderText(tender)}
          </Box>
          <Button color="error" aria-describedby={`tender-${tender.id}`} onClick={() => onUndo(tender.id)}>
            Undo
          </Button>
        </Box>
      ))}
    </Box>
  );
};

interface BillPaymentProps {
  readonly orderId: number;
  readonly onDone: () => void;
}

/** How a bill is paid: named by an order on it. */
const BillPayment = ({ orderId, onDone }: BillPaymentProps) => {
  const { payment, isFailed, isBusy, take, undo, markPaid, giveBack } = useBillPayment(orderId);
  const done = useRef<HTMLButtonElement>(null);
  if (!payment)
    return isFailed ? (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography role="alert">The payments of this bill could not be loaded.</Typography>
        <Button size="large" onClick={onDone}>
          Later
        </Button>
      </Box>
    ) : (
      <Skeleton variant="rounded" height={HEIGHT} aria-label="Loading payments" />
    );
  const { billNo, isPaid, toPay, tenders } = payment;
  const shares = sharesOf(billNo);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Sum payment={payment} />
      <GiveBack
        {...{ payment, isBusy }}
        onGiven={(kind) => void giveBack(kind)}
        onFocusLost={() => done.current?.focus()}
      />
      <Payments payment={payment} onUndo={(tenderId) => void undo(tenderId)} />
      {toPay > 0 && shares > 1 && (
        <Typography sx={{ textAlign: 'center', fontWeight: 600 }}>
          Share {Math.min(tenders.length + 1, shares)} of {shares}
        </Typography>
      )}
      {toPay > 0 && (
        // What is left is another amount now: typed anew.
        <TenderForm
          key={`${billNo} ${toPay}`}
          {...{ orderId, payment, isBusy }}
          asked={nextShare(toPay, shares - tenders.length)}
          onTake={(tender) => void take(tender)}
        />
      )}
      {toPay <= 0 && !isPaid && (
        <Button variant="outlined" size="large" onClick={() => void markPaid()}>
          Mark Paid
        </Button>
      )}
      <Button ref={done} size="large" variant={isPaid ? 'contained' : 'text'} onClick={onDone}>
        {isPaid ? 'Done' : 'Later'}
      </Button>
    </Box>
  );
};

/** How the bill is paid that was printed just now: the keyboard goes there, and nothing else is in its way. */
export const JustBilled = (bill: BillPaymentProps) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    // All of it, in a column of its own or below the settings.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Box ref={place} component="section" role="group" aria-label="Payment" tabIndex={-1} sx={{ outline: 'none' }}>
      <BillPayment {...bill} />
    </Box>
  );
};

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
