import { isCallNumber, PLACE_NAMES, placeOf, type BillLineView, type BillView } from '@sae/domain/billing';
import type { GuestPaymentView } from '@sae/domain/guests';
import { formatRupees } from '@sae/domain/kernel';
import { optionsText } from '@sae/domain/ordering';
import { timeText } from '../data/zone.js';
import { Paper } from './Paper.js';
import { SecondName } from './SecondName.js';
import { VegMark } from './VegMark.js';

export const Pair = ({ name, value, className = '' }: { name: string; value: string; className?: string }) => (
  <div className={`pair ${className}`}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const amount = (rupees: number) => formatRupees(rupees).replace('₹', '');

const Line = ({
  line: { name, secondName, portion, options, isVeg, quantity, price, amount: sum },
}: {
  line: BillLineView;
}) => (
  <tr>
    <td>
      <VegMark isVeg={isVeg} /> {name}
      {portion === 'half' && ' (Half)'}
      {secondName && <SecondName name={secondName} />}
      {options && <div className="small">{optionsText({ options })}</div>}
    </td>
    <td>{quantity}</td>
    <td>{amount(price)}</td>
    <td>{amount(sum)}</td>
  </tr>
);

/** Who issues a paper, and what that is. */
export const Seller = ({ bill: { restaurant, state }, title }: { bill: BillView; title: string }) => {
  const { name, address, phoneNumber, gst, fssai } = restaurant;
  return (
    <header className="centre">
      <p className="title">{title}</p>
      <h3 className="seller">{name}</h3>
      <p>{address === 'N/A' ? 'Address: N/A' : address}</p>
      <p>Phone: {phoneNumber}</p>
      <p>GSTIN: {gst}</p>
      {state && (
        <p>
          State: {state.name} ({state.code})
        </p>
      )}
      <p>FSSAI: {fssai}</p>
    </header>
  );
};

/** At a table, or to whom it goes out. */
const Where = ({ bill: { tableNo, customer = {} } }: { bill: BillView }) => {
  const { kind, number } = placeOf(tableNo);
  return (
    <>
      <Pair
        name={isCallNumber(tableNo) ? PLACE_NAMES[kind] : 'Table'}
        value={number === 0 ? PLACE_NAMES[kind] : String(number)}
      />
      {customer.name && <Pair className="customer" name="Customer" value={customer.name} />}
      {customer.phone && <Pair className="customer" name="Phone" value={customer.phone} />}
      {customer.address && <Pair className="customer" name="Address" value={customer.address} />}
    </>
  );
};

/** The business a paper is for, where it is one's. */
export const BilledTo = ({ bill: { buyer } }: { bill: BillView }) => (
  <>
    {buyer && <Pair className="customer" name="Billed To" value={buyer.name} />}
    {buyer?.gstNumber && <Pair className="customer" name="Their GSTIN" value={buyer.gstNumber} />}
  </>
);

export const Lines = ({ bill }: { bill: BillView }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Qty</th>
        <th scope="col">Rate</th>
        <th scope="col">Amount</th>
      </tr>
    </thead>
    <tbody>
      {bill.items.map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </tbody>
  </table>
);

/** Nothing is printed of nothing. */
const Charged = ({ name, amount: rupees }: { name: string; amount: number }) =>
  rupees === 0 ? null : <Pair name={name} value={formatRupees(rupees)} />;

export const Amounts = ({ bill }: { bill: BillView }) => (
  <dl>
    <Pair
      name={bill.gstType === 'inclusive' && bill.gstRate > 0 ? 'Subtotal (GST included)' : 'Subtotal'}
      value={formatRupees(bill.originalSubtotal)}
    />
    {bill.gstType === 'inclusive' && bill.gstRate > 0 && bill.discountAmount > 0 && (
      // What the discount is taken off: without it the lines below would not follow from the subtotal.
      <Pair name="Value before GST" value={formatRupees(bill.valueBeforeDiscount)} />
    )}
    <Charged name={`Discount (${bill.discountPercent}%)`} amount={-bill.discountAmount} />
    <Pair name="Taxable Value" value={formatRupees(bill.taxableAmount)} />
    <Charged name={`CGST (${bill.gstRate / 2}%)`} amount={bill.cgstAmount} />
    <Charged name={`SGST (${bill.gstRate / 2}%)`} amount={bill.sgstAmount} />
    <Charged name="Round Off" amount={bill.roundOff} />
    <Charged name="Service Charge" amount={bill.serviceCharge} />
    <Pair className="grand" name="Grand Total" value={formatRupees(bill.total)} />
    {bill.payment && (
      <>
        <Pair name="Paid Before" value={formatRupees(bill.payment.paid)} />
        {bill.payment.toGiveBack > 0 ? (
          <Pair name="To Give Back" value={formatRupees(bill.payment.toGiveBack)} />
        ) : (
          <Pair name="To Pay" value={formatRupees(bill.payment.toPay)} />
        )}
      </>
    )}
  </dl>
);

const PayByUpi = ({ code: { amount: due, upiId, qrCode } }: { code: GuestPaymentView }) => (
  <figure className="upi centre">
    <img src={qrCode} alt={`UPI code for ${formatRupees(due)}`} />
    <figcaption>
      Pay {formatRupees(due)} by UPI
      <br />
      {upiId}
    </figcaption>
  </figure>
);

interface BillProps {
  readonly bill: BillView;
  readonly copy?: 'duplicate';
  readonly upiCode?: GuestPaymentView;
}

/** The customer's bill, every amount as the server computed it. Without a number it is not issued yet. */
export const Bill = ({ bill, copy, upiCode }: BillProps) => (
  <Paper kind="bill" label={bill.billNo ? `Bill ${bill.billNo}` : 'Receipt Preview'}>
    <Seller bill={bill} title={bill.title} />
    {copy === 'duplicate' && (
      <p className="centre">
        <span className="stamp">DUPLICATE COPY</span>
      </p>
    )}
    <hr />
    <dl>
      <Pair name="Bill No." value={bill.billNo || 'Given when printed'} />
      <Pair name="Date" value={timeText(bill.completionDate)} />
      <Where bill={bill} />
      <BilledTo bill={bill} />
      {bill.servedBy && <Pair name="Served By" value={bill.servedBy} />}
    </dl>
    <hr />
    <Lines bill={bill} />
    <hr />
    <Amounts bill={bill} />
    <p className="centre" style={{ marginTop: 12 }}>
      {bill.message}
    </p>
    {upiCode && <PayByUpi code={upiCode} />}
    <p className="centre small">SAC {bill.sac}</p>
  </Paper>
);
