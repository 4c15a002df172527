import { toRupees, type IsoTime, type Rupees } from '../kernel/index.js';
import type { GstType } from './bill.js';
import { SAC, type IssuedBill, type Seller } from './issued-bill.js';
import { mergeLines } from './merge-lines.js';

/** What `GET /orders/restaurant/details` answers, with the spec's defaults filled in. */
export interface RestaurantDetails {
  readonly name: string;
  readonly fssai: string;
  readonly gst: string;
  readonly phoneNumber: string;
  readonly address: string;
}

export const restaurantDetails = (seller: Seller): RestaurantDetails => ({
  name: seller.name || 'Unnamed Restaurant',
  fssai: seller.fssaiNumber ?? 'N/A',
  gst: seller.gstNumber ?? 'N/A',
  phoneNumber: seller.phoneNumber ?? 'N/A',
  address: seller.address ?? 'N/A',
});

export interface BillLineView {
  readonly name: string;
  readonly price: Rupees;
  readonly quantity: number;
  readonly isVeg: boolean;
  readonly portion: 'full' | 'half';
}

/** A bill as issued: what `POST /orders/complete` and `GET /orders/reprint/{id}` answer and the print-out shows. */
export interface BillView {
  readonly billNo: string;
  readonly tableNo: number;
  readonly orderIds: readonly number[];
  readonly items: readonly BillLineView[];
  readonly originalSubtotal: Rupees;
  readonly discountPercent: number;
  readonly discountAmount: Rupees;
  readonly taxableAmount: Rupees;
  readonly gstRate: number;
  readonly gstType: GstType;
  readonly gstAmount: Rupees;
  readonly cgstAmount: Rupees;
  readonly sgstAmount: Rupees;
  readonly serviceCharge: Rupees;
  readonly total: Rupees;
  readonly message: string;
  readonly completionDate: IsoTime;
  readonly restaurant: RestaurantDetails;
  readonly sac: string;
}

export const billView = (bill: IssuedBill, issuedAt: IsoTime): BillView => ({
  billNo: bill.billNo,
  tableNo: bill.tableNo,
  orderIds: bill.orders.map(({ orderId }) => orderId),
  items: mergeLines(bill.orders.flatMap(({ items }) => items)).map((line) => ({
    ...line,
    price: toRupees(line.price),
  })),
  originalSubtotal: toRupees(bill.amounts.subtotal),
  discountPercent: bill.terms.discountPercent,
  discountAmount: toRupees(bill.amounts.discount),
  taxableAmount: toRupees(bill.amounts.taxable),
  gstRate: bill.terms.gstRate,
  gstType: bill.terms.gstType,
  gstAmount: toRupees(bill.amounts.cgst + bill.amounts.sgst),
  cgstAmount: toRupees(bill.amounts.cgst),
  sgstAmount: toRupees(bill.amounts.sgst),
  serviceCharge: toRupees(bill.amounts.serviceCharge),
  total: toRupees(bill.amounts.total),
  message: bill.message,
  completionDate: issuedAt,
  restaurant: restaurantDetails(bill.seller),
  sac: SAC,
});
