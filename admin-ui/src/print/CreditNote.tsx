import type { BillView } from '@sae/domain/billing';
import { timeText } from '../data/zone.js';
import { Amounts, BilledTo, Lines, Pair, Seller } from './Bill.js';
import { Paper } from './Paper.js';

export interface CreditNoteProps {
  readonly noteNo: string;
  readonly issuedAt: string;
  readonly reason: string | null;
  /** As it was issued: all of it is taken back. */
  readonly bill: BillView;
}

/** What a guest is handed for a bill that was paid and is cancelled. */
export const CreditNote = ({ noteNo, issuedAt, reason, bill }: CreditNoteProps) => (
  <Paper kind="bill" label={`Credit note ${noteNo}`}>
    <Seller bill={bill} title="Credit Note" />
    <hr />
    <dl>
      <Pair name="Credit Note No." value={noteNo} />
      <Pair name="Date" value={timeText(issuedAt)} />
      <Pair name="For Bill No." value={bill.billNo} />
      <Pair name="Bill Date" value={timeText(bill.completionDate)} />
      <BilledTo bill={bill} />
      {reason && <Pair className="customer" name="Reason" value={reason} />}
    </dl>
    <hr />
    <Lines bill={bill} />
    <hr />
    <Amounts bill={{ ...bill, payment: null }} />
    <p className="centre" style={{ marginTop: 12 }}>
      The bill named above is taken back in full.
    </p>
    <p className="centre small">SAC {bill.sac}</p>
  </Paper>
);
