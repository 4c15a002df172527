import { toRupees, type IsoTime, type Rupees } from '../kernel/index.js';
import { optionsAt, type OptionView } from '../menu/views.js';
import { valueBeforeDiscount, type GstType } from './bill.js';
import { buyerIn, SAC, servedByIn, type Buyer, type IssuedBill, type Seller } from './issued-bill.js';
import { customerIn, type OfCustomer } from './order-item.js';
import { TENDER_KINDS, type PaidBy, type TenderKind } from './paid.js';
import { billTitle, stateOf, type BillTitle, type State } from './tax-paper.js';

/** What `GET /orders/restaurant/details` answers, with the spec's defaults filled in. */
export interface RestaurantDetails {
  readonly name: string;
  readonly fssai: string;
  readonly gst: string;
  readonly phoneNumber: string;
  readonly address: string;
}

/** Where nothing is known. */
const UNKNOWN = 'N/A';

export const restaurantDetails = (seller: Seller): RestaurantDetails => ({
  name: seller.name || 'Unnamed Restaurant',
  fssai: seller.fssaiNumber ?? UNKNOWN,
  gst: seller.gstNumber ?? UNKNOWN,
  phoneNumber: seller.phoneNumber ?? UNKNOWN,
  address: seller.address ?? UNKNOWN,
});

/** As it was known when the details were filled in. */
export const gstNumberIn = ({ gst }: RestaurantDetails): string | null => (gst === UNKNOWN ? null : gst);

export interface BillLineView {
  readonly name: string;
  /** Where the restaurant wished it when the bill was issued. */
  readonly secondName?: string;
  readonly price: Rupees;
  readonly quantity: number;
  /** Price by quantity. */
  readonly amount: Rupees;
  readonly isVeg: boolean;
  readonly portion: 'full' | 'half';
  readonly options?: readonly OptionView[];
}

/** What came in one way. */
export interface PaidPart {
  readonly kind: TenderKind;
  readonly amount: Rupees;
}

export const paidParts = (paidBy: PaidBy): readonly PaidPart[] =>
  TENDER_KINDS.flatMap((kind) => (paidBy[kind] ? [{ kind, amount: toRupees(paidBy[kind]) }] : []));

/** What was paid on bills that were cancelled since, and what follows from that for the one that takes their place. */
export interface PaymentBefore {
  readonly paid: Rupees;
  readonly toPay: Rupees;
  readonly toGiveBack: Rupees;
  /** Of what was paid, how it came; nothing, where nobody said. */
  readonly by?: readonly PaidPart[];
  /** Under which number `toGiveBack` is owed; nothing, where it is not, or counted as given back at once. */
  readonly backId?: number;
}

export const paymentBefore = ({
  paid,
  paidBy,
  backId,
  amounts: { total },
}: Pick<IssuedBill, 'paid' | 'paidBy' | 'backId' | 'amounts'>): PaymentBefore | null =>
  paid > 0
    ? {
        paid: toRupees(paid),
        toPay: toRupees(Math.max(0, total - paid)),
        toGiveBack: toRupees(Math.max(0, paid - total)),
        ...(paidBy ? { by: paidParts(paidBy) } : {}),
        ...(backId === undefined ? {} : { backId }),
      }
    : null;

/** A bill as issued: what `POST /orders/complete` and `GET /orders/reprint/{id}` answer and the print-out shows. */
export interface BillView extends OfCustomer {
  readonly title: BillTitle;
  readonly billNo: string;
  readonly tableNo: number;
  readonly orderIds: readonly number[];
  readonly items: readonly BillLineView[];
  readonly originalSubtotal: Rupees;
  /** What the discount is taken off: the subtotal, without the GST in it where the prices include it. */
  readonly valueBeforeDiscount: Rupees;
  readonly discountPercent: number;
  readonly discountAmount: Rupees;
  readonly taxableAmount: Rupees;
  readonly gstRate: number;
  readonly gstType: GstType;
  /** The tax of its own lines: CGST and SGST, but for what equal halves leave of it. */
  readonly gstAmount: Rupees;
  readonly cgstAmount: Rupees;
  readonly sgstAmount: Rupees;
  /** What equal halves leave of the GST, at most a paisa, and of a part of a table what makes the parts add up. */
  readonly roundOff: Rupees;
  readonly serviceCharge: Rupees;
  readonly total: Rupees;
  /** Where something had been paid before it was issued; null where nothing had. */
  readonly payment: PaymentBefore | null;
  readonly message: string;
  readonly completionDate: IsoTime;
  readonly restaurant: RestaurantDetails;
  /** Of the restaurant, by its GST number; null where that is not known. */
  readonly state: State | null;
  readonly buyer?: Buyer;
  readonly servedBy?: string;
  readonly sac: string;
}

export const billView = (bill: IssuedBill, issuedAt: IsoTime): BillView => ({
  title: billTitle(bill.seller.gstNumber, bill.amounts.gst),
  billNo: bill.billNo,
  tableNo: bill.tableNo,
  orderIds: bill.orders.map(({ orderId }) => orderId),
  items: bill.lines.map(({ options, ...line }) => ({
    ...line,
    price: toRupees(line.price),
    amount: toRupees(line.price * line.quantity),
    ...(options ? { options: optionsAt(options, toRupees) } : {}),
  })),
  originalSubtotal: toRupees(bill.amounts.subtotal),
  valueBeforeDiscount: toRupees(valueBeforeDiscount(bill.amounts, bill.terms)),
  discountPercent: bill.terms.discountPercent,
  discountAmount: toRupees(bill.amounts.discount),
  taxableAmount: toRupees(bill.amounts.taxable),
  gstRate: bill.terms.gstRate,
  gstType: bill.terms.gstType,
  gstAmount: toRupees(bill.amounts.gst),
  cgstAmount: toRupees(bill.amounts.cgst),
  sgstAmount: toRupees(bill.amounts.sgst),
  roundOff: toRupees(bill.amounts.roundOff),
  serviceCharge: toRupees(bill.amounts.serviceCharge),
  total: toRupees(bill.amounts.total),
  payment: paymentBefore(bill),
  message: bill.message,
  completionDate: issuedAt,
  restaurant: restaurantDetails(bill.seller),
  state: stateOf(bill.seller.gstNumber),
  sac: SAC,
  ...customerIn([bill]),
  ...buyerIn(bill),
  ...servedByIn(bill),
});
