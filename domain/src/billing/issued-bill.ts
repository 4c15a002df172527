import type { IsoTime, Paise } from '../kernel/index.js';
import { amountsOfPart, shareOut, type Amounts, type Terms } from './bill.js';
import { categoryShares, type CategoryEarning, mergeLines, type ReceiptLine } from './lines.js';
import type { FirstAmounts } from './first-rule.js';
import { acceptedIn, customerIn, type OfCustomer, type OrderItem, type Origin } from './order-item.js';
import type { Paid } from './paid.js';

/** The restaurant as it is printed on a bill, kept with the bill as it was that day. */
export interface Seller {
  readonly name: string;
  readonly address: string | null;
  readonly phoneNumber: string | null;
  readonly gstNumber: string | null;
  readonly fssaiNumber: string | null;
}

/** A business whose bill says so, for its own books; only who is registered has a number. */
export interface Buyer {
  readonly name: string;
  readonly gstNumber?: string;
}

/** An order on a bill. What was ordered stands in the order's own facts. */
export interface BilledOrder {
  readonly orderId: number;
  readonly total: Paise;
  /** Its part of the bill's total; the shares of a bill add up to it. */
  readonly share: Paise;
  /** Where it was not the owner: the one thing that a fact of its own tells of an order. Not said by bills of before. */
  readonly acceptedBy?: number;
}

/** By which rule a bill's amounts were computed; the third is today's. */
export type BillRule = 1 | 2 | 3;

/** A bill as issued: all that was printed, never changed afterwards. */
export interface IssuedBill extends Paid, OfCustomer {
  /** Consecutive in its financial year, e.g. `2026-27/000042`. */
  readonly billNo: string;
  readonly tableNo: number;
  readonly orders: readonly BilledOrder[];
  /** As printed: the same name at the same price stands once. So a table of any size fits into one event. */
  readonly lines: readonly ReceiptLine[];
  readonly categories: readonly CategoryEarning[];
  readonly terms: Terms;
  readonly message: string;
  readonly seller: Seller;
  readonly rule: BillRule;
  readonly amounts: Amounts;
  /** Of a part of a table: what the orders come to that stayed running. Nothing, where all was billed. */
  readonly rest?: Paise;
  /** Of what it charges, what had been paid on bills that were cancelled since. */
  readonly paid: Paise;
  /** What was paid above its total is to be given back, under this number; nothing where nothing is, or where it counted as given at once. */
  readonly backId?: number;
  /** The cancelled bill whose remaining orders this one bills again. */
  readonly replaces: string | null;
  /** Of a discount above the owner's limit: why; null where nobody said. */
  readonly discountReason?: string | null;
  readonly buyer?: Buyer;
  /** The name of who took the table's last order, as it was then; nothing where it was the owner, or no bill says it. */
  readonly servedBy?: string;
}

/** Whose business a bill is, where it is one's. */
export const buyerIn = ({ buyer }: Pick<IssuedBill, 'buyer'>): Pick<IssuedBill, 'buyer'> => (buyer ? { buyer } : {});

export const servedByIn = ({ servedBy }: Pick<IssuedBill, 'servedBy'>): Pick<IssuedBill, 'servedBy'> =>
  servedBy === undefined ? {} : { servedBy };

type SaidBeside = Pick<IssuedBill, 'discountReason' | 'buyer' | 'servedBy'>;

/** What a bill says that its orders do not, where it does: who bills them again says it too. */
export const saidBeside = ({ discountReason, ...bill }: IssuedBill): SaidBeside => ({
  ...(discountReason === undefined ? {} : { discountReason }),
  ...buyerIn(bill),
  ...servedByIn(bill),
});

/** A bill as it stands in the log in its first version, with all that its orders said, by the first rule. */
export interface FirstBill extends Pick<
  IssuedBill,
  'billNo' | 'tableNo' | 'terms' | 'message' | 'seller' | 'replaces'
> {
  readonly orders: readonly (BilledOrder &
    Origin & { readonly placedAt: IsoTime; readonly items: readonly OrderItem[] })[];
  readonly amounts: FirstAmounts;
}

/** A bill as it stands in the log in its second version: its tax was what the heads and the round-off add up to. */
export interface SecondBill extends Omit<IssuedBill, 'rule' | 'amounts'> {
  readonly rule: 1 | 2;
  readonly amounts: Omit<Amounts, 'gst'>;
}

/** A bill of the second version as later ones say it; no number of it changes. */
export const liftedBill = ({ amounts, ...bill }: SecondBill): IssuedBill => ({
  ...bill,
  amounts: { ...amounts, gst: amounts.cgst + amounts.sgst + amounts.roundOff },
});

/** Likewise one of the first. */
export const liftedFirstBill = ({ orders, amounts, ...bill }: FirstBill): SecondBill => ({
  ...bill,
  orders: orders.map(({ orderId, total, share }) => ({ orderId, total, share })),
  lines: mergeLines(orders.flatMap(({ items }) => items)),
  categories: categoryShares(orders, amounts.total),
  rule: 1,
  amounts: { ...amounts, roundOff: 0 },
  paid: 0,
});

/** Restaurant service, in the GST's list of services. */
export const SAC = '996331';

/** At most 16 characters, as the GST rules ask. */
export const billNumber = (financialYear: number, n: number): string =>
  `${financialYear}-${String(financialYear + 1).slice(-2)}/${String(n).padStart(6, '0')}`;

/** Of a series of its own, and of as many characters at most. */
export const creditNoteNumber = (financialYear: number, n: number): string => `CN${billNumber(financialYear, n)}`;
export const isOfCreditNote = (no: string): boolean => no.startsWith('CN');

/** The year of the book that a bill stands in, as its number says. */
export const yearOfBill = (billNo: string): number => Number(billNo.slice(0, 4));
/** The how many-th bill of that book it is. */
export const numberOfBill = (billNo: string): number => Number(billNo.slice(billNo.indexOf('/') + 1));

/** What a bill is made of. */
export interface Billable extends OfCustomer, Pick<Origin, 'acceptedBy'> {
  readonly orderId: number;
  readonly items: readonly OrderItem[];
  readonly total: Paise;
}

/** Does it say second names? Where none of its dishes has one, it makes no difference. */
export const saysSecondNames = ({ lines }: Pick<IssuedBill, 'lines'>): boolean =>
  lines.some(({ secondName }) => secondName !== undefined);

/** What follows from a bill's orders once its amounts are known. */
export const sharedOut = (
  orders: readonly Billable[],
  total: Paise,
  withSecondNames: boolean,
): Pick<IssuedBill, 'orders' | 'lines' | 'categories'> => {
  const shares = shareOut(
    total,
    orders.map((order) => order.total),
  );
  return {
    orders: orders.map((order, index) => ({
      ...{ orderId: order.orderId, total: order.total, share: shares[index] as Paise },
    })),
    lines: mergeLines(
      orders.flatMap(({ items }) => items),
      withSecondNames,
    ),
    categories: categoryShares(orders, total),
  };
};

/** A bill over these orders by today's rule: its amounts, and all that follows from them. Others may stay running. */
export const billOrders = (
  orders: readonly Billable[],
  terms: Terms,
  stay: readonly Pick<Billable, 'total'>[] = [],
  withSecondNames = false,
): Pick<IssuedBill, 'orders' | 'lines' | 'categories' | 'rule' | 'amounts' | 'rest' | 'customer'> => {
  const [subtotal, rest] = [orders, stay].map((some) => some.reduce((sum, { total }) => sum + total, 0)) as [
    Paise,
    Paise,
  ];
  const amounts = amountsOfPart(subtotal, rest, terms);
  const shared = sharedOut(orders, amounts.total, withSecondNames);
  return {
    ...shared,
    orders: orders.map((order, n) => ({ ...(shared.orders[n] as BilledOrder), ...acceptedIn(order) })),
    rule: 3,
    amounts,
    ...(stay.length > 0 ? { rest } : {}),
    ...customerIn(orders),
  };
};
