import { formatRupees } from '@sae/domain/kernel';
import type { ReceiptView } from '@sae/domain/subscription';
import { Paper } from './Paper.js';
import { dayText, timeText } from '../data/zone.js';

/** A page of A4, and on narrow paper or a phone all of it one below the other. */
const CSS = `
.receipt { container-type: inline-size; padding: 0; font-size: 15px;
  font-family: "Inter Variable", ui-sans-serif, system-ui, "Segoe UI", Roboto, Arial, sans-serif; }
.receipt h4 { margin: 0 0 4px; }
.receipt h4, .receipt dt, .receipt th { font-size: 12px; font-weight: 600; letter-spacing: 0.04em; text-transform: uppercase;
  color: #444; }
.receipt > * { margin-inline: 32px; }
.receipt header { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; padding: 32px 0 14px;
  border-bottom: 3px solid #000; }
.receipt .seller { font-size: 26px; font-weight: 800; letter-spacing: 0.02em; }
.receipt h3 { font-size: 26px; font-weight: 300; }
.receipt > .test { margin: 18px 32px 0; padding: 8px; border: 2px dashed #000; font-weight: 700; text-align: center;
  letter-spacing: 0.04em; }
.receipt .who { display: flex; justify-content: space-between; gap: 32px; margin-block: 28px; }
.receipt .who > * { flex: 1 1 0; min-width: 0; }
.receipt .name { font-size: 18px; font-weight: 700; line-height: 1.3; }
.receipt .address { white-space: pre-line; }
.receipt dl { display: grid; gap: 10px; align-content: start; }
.receipt dd { font-weight: 600; }
.receipt table { width: calc(100% - 64px); border-collapse: collapse; }
.receipt th, .receipt td { padding: 10px 0 10px 12px; text-align: left; vertical-align: top; }
.receipt th:first-child, .receipt td:first-child { padding-left: 0; }
.receipt tr > :last-child { text-align: right; white-space: nowrap; }
.receipt thead th { border-bottom: 1px solid #000; }
.receipt tfoot > tr > * { border: solid #000; border-width: 2px 0; font-size: 19px; font-weight: 800; color: #000; }
.receipt tfoot th { text-transform: none; letter-spacing: 0; }
.receipt footer { margin-block: 28px 32px; font-size: 13px; display: grid; gap: 4px; }
.receipt tr, .receipt .who { break-inside: avoid; }
@container (max-width: 480px) {
  .receipt > * { margin-inline: 16px; }
  .receipt table { width: calc(100% - 32px); }
  .receipt header { padding-top: 20px; }
  .receipt .who { flex-direction: column; gap: 20px; }
  .receipt > .test { margin-inline: 16px; }
  .receipt thead { display: none; }
  .receipt table, .receipt tbody, .receipt tfoot { display: block; }
  .receipt tr { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; }
  .receipt tbody tr { padding: 10px 0; border-top: 1px solid #000; }
  .receipt tbody td { padding: 0; }
  .receipt tbody td:last-child { margin-left: auto; }
  .receipt tbody td:first-child { flex: 1 0 100%; font-weight: 700; }
  .receipt tfoot tr { border: solid #000; border-width: 2px 0; }
  .receipt tfoot > tr > * { border: 0; }
}
@media print { .receipt > *, .receipt > .test { margin-inline: 0 !important; } .receipt header { padding-top: 0; }
  .receipt table { width: 100% !important; } }
`;

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
          {dayText(startsAt)} to {dayText(endsAt)}
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
      {CSS}
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
        <Fact name="Date" value={timeText(receipt.issuedAt)} />
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
