import { dateText, dateTimeText, formatRupees } from '@sae/domain/kernel';
import type { ReceiptView } from '@sae/domain/subscription';
import { Paper } from './Paper.js';
import { PLAN_RECEIPT_CSS } from './plan-receipt-css.js';
import { restaurantZone } from '../data/zone.js';

const day = (at: string) => dateText(at, restaurantZone());

const Fact = ({ name, value }: { name: string; value: string | null }) =>
  value && (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );

const PaidBy = ({ paidBy }: Pick<ReceiptView, 'paidBy'>) => (
  <section>
    <h4>Paid by</h4>
    <p className="name">{paidBy.restaurantName}</p>
    <p>{paidBy.ownerName}</p>
    {paidBy.address && <p className="address">{paidBy.address}</p>}
    <p>{paidBy.email}</p>
    {paidBy.gstNumber && <p>GSTIN: {paidBy.gstNumber}</p>}
  </section>
);

const Bought = ({ planName, startsAt, endsAt, amount }: ReceiptView) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Plan</th>
        <th scope="col">Period</th>
        <th scope="col">Amount</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>{planName}</td>
        <td>
          {day(startsAt)} to {day(endsAt)}
        </td>
        <td>{formatRupees(amount)}</td>
      </tr>
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          Total paid
        </th>
        <td>{formatRupees(amount)}</td>
      </tr>
    </tfoot>
  </table>
);

/** What a restaurant gets for a payment to SAE. */
export const PlanReceipt = ({ receipt }: { receipt: ReceiptView }) => (
  <Paper kind="receipt" label={`Receipt ${receipt.receiptNo}`}>
    <style href="plan-receipt" precedence="default">
      {PLAN_RECEIPT_CSS}
    </style>
    <header>
      <p className="seller">SAE</p>
      <h3>Receipt</h3>
    </header>
    {receipt.provider === 'sandbox' && <p className="test">TEST: nothing was charged</p>}
    <div className="who">
      <PaidBy paidBy={receipt.paidBy} />
      <dl>
        <Fact name="Receipt No." value={receipt.receiptNo} />
        <Fact name="Date" value={dateTimeText(receipt.issuedAt, restaurantZone())} />
        <Fact name="Paid through" value={receipt.provider === 'razorpay' ? 'Razorpay' : 'Sandbox (test)'} />
        <Fact name="Payment ID" value={receipt.providerPaymentId} />
      </dl>
    </div>
    <Bought {...receipt} />
    <footer>
      <p>Received with thanks. This receipt was made by a computer and needs no signature.</p>
      <p>Seller: SAE</p>
    </footer>
  </Paper>
);
