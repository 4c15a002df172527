import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AUDIT_KINDS, type OrderHistory, type OrderState } from '@sae/domain/audit';
import type { BillView } from '@sae/domain/billing';
import { formatRupees } from '@sae/domain/kernel';
import { useId, useState, type ReactElement } from 'react';
import { OrderItems } from '../orders/OrderItems.js';
import { Bill } from '../print/Bill.js';
import { CreditNote, type CreditNoteProps } from '../print/CreditNote.js';
import { printOut } from '../print/print-out.js';
import { buyerText, changedTexts, colorOf, movedText, paidBeforeText, reasonText, tenderText } from './audit-entry.js';
import { TimelineItem } from '../ui/TimelineItem.js';

/** A paper as it was printed, when asked. */
const Printed = ({ what, no, children }: { what: string; no: string; children: ReactElement }) => {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        aria-expanded={isShown}
        aria-controls={id}
        aria-label={`${isShown ? 'Hide' : 'Show'} ${what} ${no}`}
        onClick={() => setShown(!isShown)}
        sx={{ ml: -2.25 }}
      >
        {isShown ? 'Hide' : 'Show'} {what}
      </Button>
      <Box id={id} hidden={!isShown} sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'clip' }}>
        {isShown && children}
      </Box>
    </>
  );
};

/** A bill in two lines, and as it was printed. */
const IssuedBill = ({
  bill,
  share,
  replaces,
  isCancelled,
}: {
  bill: BillView;
  share?: number;
  replaces?: string;
  isCancelled: boolean;
}) => {
  const total = formatRupees(bill.total);
  return (
    <Box sx={{ mt: 0.5 }}>
      <Typography variant="body2">
        {bill.billNo}, {isCancelled ? <del>{total}</del> : <strong>{total}</strong>}
      </Typography>
      {share !== undefined && bill.orderIds.length > 1 && (
        <Typography variant="body2" color="text.secondary">
          This order’s part {formatRupees(share)}; on the bill with{' '}
          {bill.orderIds.length === 2 ? 'one other' : `${bill.orderIds.length - 1} others`}
        </Typography>
      )}
      {bill.buyer && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {buyerText(bill.buyer)}
        </Typography>
      )}
      {replaces && (
        <Typography variant="body2" color="text.secondary">
          In place of {replaces}, which was cancelled
        </Typography>
      )}
      <Printed what="bill" no={bill.billNo}>
        <Bill bill={bill} />
      </Printed>
    </Box>
  );
};

/** Its number and its bill's, and the paper for the guest. */
const IssuedNote = (note: CreditNoteProps) => {
  const paper = <CreditNote {...note} />;
  return (
    <Box sx={{ mt: 0.5 }}>
      <Typography variant="body2">
        {note.noteNo} for {note.bill.billNo}, <strong>{formatRupees(note.bill.total)}</strong>
      </Typography>
      <Printed what="credit note" no={note.noteNo}>
        {paper}
      </Printed>
      <Button
        aria-label={`Print credit note ${note.noteNo}`}
        onClick={() => printOut(paper, 'page')}
        sx={{ ml: -2.25 }}
      >
        Print
      </Button>
    </Box>
  );
};

type Entry = OrderHistory['entries'][number];

const STATES: Readonly<Record<OrderState, string>> = {
  live: 'Live',
  recurring: 'Recurring',
  past: 'Past',
  deleted: 'Deleted',
};

const Move = ({ from, to }: Pick<Entry, 'from' | 'to'>) =>
  from !== null && from !== to ? (
    <Typography variant="body2">
      {STATES[from]} → {STATES[to]}
    </Typography>
  ) : null;

/** One fact of an order's history. */
export const TimelineEntry = ({ entry }: { entry: Entry }) => {
  const { at, actor, kind, from, to, order, movedFrom, movedTo, bill, share, replaces, noteNo, tender } = entry;
  const reason = reasonText(entry);
  const { paid = bill?.payment?.paid } = entry;
  return (
    <TimelineItem
      title={AUDIT_KINDS[kind]}
      color={colorOf(kind)}
      at={at}
      actor={actor}
      approvedBy={entry.approvedBy}
      tableNo={order?.tableNo}
    >
      <Move from={from} to={to} />
      {movedFrom !== undefined && movedTo !== undefined && (
        <Typography variant="body2">{movedText(movedFrom, movedTo)}</Typography>
      )}
      {changedTexts(entry).map((text) => (
        <Typography key={text} variant="body2">
          {text}
        </Typography>
      ))}
      {reason !== null && (
        <Typography
          component="blockquote"
          variant="body2"
          sx={{ m: 0, my: 0.5, pl: 1.5, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          {reason}
        </Typography>
      )}
      {order && kind === 'order-placed' && (
        <Box sx={{ mt: 1, fontSize: '0.9375rem' }}>
          <OrderItems items={order.items} />
          <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
            {formatRupees(order.total)}
          </Typography>
        </Box>
      )}
      {tender && <Typography variant="body2">{tenderText(tender)}</Typography>}
      {paid !== undefined && kind !== 'bill-paid' && noteNo === undefined && (
        <Typography variant="body2">{paidBeforeText(kind, paid, bill?.total ?? 0)}</Typography>
      )}
      {bill && noteNo !== undefined && <IssuedNote noteNo={noteNo} issuedAt={at} reason={entry.reason} bill={bill} />}
      {bill && noteNo === undefined && (
        <IssuedBill bill={bill} share={share} replaces={replaces} isCancelled={kind === 'bill-cancelled'} />
      )}
    </TimelineItem>
  );
};
