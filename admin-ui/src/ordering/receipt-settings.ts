import type { UserView } from '@sae/domain/access';
import {
  billOrders,
  buyerIn,
  customerIn,
  billView,
  gstNumberIn,
  GST_RATES,
  type BillView,
  type GstRate,
  type GstType,
  type OrderItem,
  type RestaurantDetails,
  type Terms,
} from '@sae/domain/billing';
import { buyerOf, CompleteTableRequest, NAMELESS_BUYER } from '@sae/domain/billing/complete-table.dto';
import { paiseOf, toPaise, type IsoTime } from '@sae/domain/kernel';
import { optionsAt } from '@sae/domain/menu';
import type { OrderItemView, OrderView } from '@sae/domain/ordering';
import { unwritten } from '@sae/domain/restaurant';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { Proof } from '../data/proofs.js';

/** Receipt Settings as the form holds them: numbers as they were typed. */
export interface ReceiptSettings {
  readonly tableNo: number | null;
  readonly gstRate: GstRate;
  readonly gstType: GstType;
  readonly serviceCharge: string;
  readonly discount: string;
  readonly discountReason: string;
  /** A manager's word for this discount, given beside its reason. */
  readonly approval: Proof | null;
  readonly message: string;
  /** Is it for a business, whose bill says so? */
  readonly isToBusiness: boolean;
  readonly buyerName: string;
  readonly buyerGstNumber: string;
}

export type SettingsField = keyof ReceiptSettings;

/** The rate used last on this device, as the browser keeps it; else the restaurant's. */
export const gstRateOf = (stored: string | null, own: GstRate = unwritten.gstRate): GstRate =>
  GST_RATES.find((rate) => stored?.trim() === String(rate)) ?? own;

/** What the restaurant says its bills begin with. */
type BillDefaults = Pick<UserView, 'gstRate' | 'gstType' | 'serviceCharge' | 'billMessage'>;

export const NO_BUYER = { isToBusiness: false, buyerName: '', buyerGstNumber: '' };

export const defaultSettings = (storedGstRate: string | null, own: BillDefaults | null = null): ReceiptSettings => ({
  tableNo: null,
  gstRate: gstRateOf(storedGstRate, own?.gstRate),
  gstType: own?.gstType ?? unwritten.gstType,
  serviceCharge: own?.serviceCharge ? String(own.serviceCharge) : '',
  discount: '',
  discountReason: '',
  approval: null,
  message: own?.billMessage ?? unwritten.billMessage,
  ...NO_BUYER,
});

/** Nothing typed is 0; what is no number stays none, so that it is refused. */
const typedNumber = (typed: string): number => (typed.trim() === '' ? 0 : Number(typed));

/** The body of `POST /orders/complete`. */
export const requestOf = (settings: ReceiptSettings): CompleteTableRequest => ({
  tableNo: settings.tableNo ?? Number.NaN,
  gstRate: settings.gstRate,
  gstType: settings.gstType,
  serviceCharge: typedNumber(settings.serviceCharge),
  discount: typedNumber(settings.discount),
  ...(settings.discountReason.trim() ? { discountReason: settings.discountReason } : {}),
  message: settings.message,
  ...(settings.buyerName.trim() ? { buyerName: settings.buyerName } : {}),
  ...(settings.buyerGstNumber.trim() ? { buyerGstNumber: settings.buyerGstNumber.trim().toUpperCase() } : {}),
});

/** Is the discount above the owner's limit, in percent? */
export const asksForReason = ({ discount }: ReceiptSettings, limit: number): boolean => typedNumber(discount) > limit;

/** What is wrong with the settings, by field, in the API's own words; a reason is what the owner wants. */
export const problemsOf = (
  settings: ReceiptSettings,
  discountLimit: number,
): Partial<Record<SettingsField, string>> => {
  const errors = validateSync(plainToInstance(CompleteTableRequest, requestOf(settings)), { stopAtFirstError: true });
  const problems: Partial<Record<SettingsField, string>> = Object.fromEntries(
    errors.map(({ property, constraints = {} }) => [property, Object.values(constraints)[0] ?? property]),
  );
  if (settings.isToBusiness && !settings.buyerName.trim()) problems.buyerName = NAMELESS_BUYER;
  const isExplained = problems.discount || settings.discountReason.trim() || !asksForReason(settings, discountLimit);
  return isExplained ? problems : { discountReason: `A discount above ${discountLimit}% needs a reason`, ...problems };
};

const termsOf = (settings: ReceiptSettings): Terms => {
  const { serviceCharge, discount, gstRate, gstType } = requestOf(settings);
  const problems = problemsOf(settings, 100);
  return {
    discountPercent: problems.discount ? 0 : discount,
    serviceCharge: problems.serviceCharge ? 0 : toPaise(serviceCharge),
    gstRate,
    gstType,
  };
};

const itemOf = ({ id: itemId, price, options, ...item }: OrderItemView): OrderItem => ({
  ...item,
  itemId,
  category: '',
  price: toPaise(price),
  ...(options ? { options: optionsAt(options, toPaise) } : {}),
});

/** Who sells, while that is not known. */
export const NOBODY = { name: '', address: null, phoneNumber: null, gstNumber: null, fssaiNumber: null };

/** The bill these orders would get now, while others of their table stay, made by the server's own code. What is wrongly typed counts as nothing. */
export const previewOf = (
  orders: readonly OrderView[],
  settings: ReceiptSettings,
  {
    restaurant,
    now,
    stay = [],
    withSecondNames = false,
  }: { restaurant: RestaurantDetails; now: IsoTime; stay?: readonly OrderView[]; withSecondNames?: boolean },
): BillView => {
  const terms = termsOf(settings);
  const lines = orders.map(({ id: orderId, items, total, ...whose }) => ({
    ...{ orderId, total: toPaise(total), ...customerIn([whose]) },
    items: items.map(itemOf),
  }));
  const { message } = settings;
  const tableNo = settings.tableNo ?? 0;
  const paid = paiseOf(orders.map((order) => order.paid ?? 0));
  const bill = {
    billNo: '',
    tableNo,
    ...billOrders(
      lines,
      terms,
      stay.map(({ total }) => ({ total: toPaise(total) })),
      withSecondNames,
    ),
    terms,
    message,
    seller: { ...NOBODY, gstNumber: gstNumberIn(restaurant) },
    paid,
    replaces: null,
    ...buyerIn({ buyer: buyerOf(requestOf(settings)) }),
  };
  return { ...billView(bill, now), restaurant };
};

/** The tables that can be billed, in order. */
export const billableTables = (recurring: readonly OrderView[]): number[] =>
  [...new Set(recurring.map(({ tableNo }) => tableNo))].sort((a, b) => a - b);

export const ordersOf = (recurring: readonly OrderView[], tableNo: number | null): OrderView[] =>
  recurring.filter((order) => order.tableNo === tableNo);
