import type { IsoTime, Rupees } from '../kernel/index.js';
import type { MenuItemView, ServedHours } from '../menu/index.js';
import { orderFor, type OrderFor, type OrderItemView, type OrderStatus } from '../ordering/views.js';

/** What a guest sees who scans a table's code: `GET /guests/{token}`. */
export interface GuestTableView {
  /** Whose pictures are shown. */
  readonly restaurantId: number;
  readonly restaurantName: string;
  readonly profilePicture: string | null;
  readonly tableNo: number;
  readonly googleReviewLink: string | null;
  /** Does the restaurant say where money goes? */
  readonly isPayable: boolean;
  /** Not while it has disabled submission, nor once its plan has ended. */
  readonly takesOrders: boolean;
  /** The zone of the restaurant's clocks, an IANA name. */
  readonly timeZone: string;
}

/** An enabled item as `GET /guests/{token}/menu` lists it; one that is sold out is on sale again from the moment it says. */
export interface GuestMenuItemView extends Omit<MenuItemView, 'isEnabled' | 'code'> {
  /** It can be had in these hours alone, as the restaurant's clocks show them. */
  readonly served?: readonly ServedHours[];
}

/** live: received; recurring: being prepared; past: billed. */
export type GuestOrderStatus = OrderStatus | 'deleted';

export interface GuestOrderView extends Omit<OrderFor<'guests'>, 'status'> {
  readonly status: GuestOrderStatus;
  /** What staff have cancelled of it, and `items` holds no longer. */
  readonly cancelled?: readonly OrderItemView[];
}

/** An order as its guests see it, wherever it comes from. */
export const guestOrderView = (
  order: OrderFor<'guests'>,
  cancelled: readonly OrderItemView[] = [],
): GuestOrderView => ({ ...orderFor('guests', order), ...(cancelled.length > 0 ? { cancelled } : {}) });

/** A bill of this sitting that stands. */
export interface GuestBillView {
  readonly billNo: string;
  readonly total: Rupees;
  readonly isPaid: boolean;
  /** What was paid of it while something is left; nothing, where nothing was. */
  readonly paid?: Rupees;
}

/** What a guest said to have paid, until staff have marked the bill paid or said that nothing came. */
export interface GuestClaimView {
  readonly amount: Rupees;
  readonly claimedAt: IsoTime;
  readonly isDismissed: boolean;
}

/** A claim as staff see it: a row of `GET /orders/payment-claims`. */
export interface PaymentClaimView {
  readonly id: number;
  readonly tableNo: number;
  readonly amount: Rupees;
  /** As the guest gave it, of the transaction. */
  readonly reference: string;
  readonly claimedAt: IsoTime;
  /** The bill it is about; null while nothing is billed. */
  readonly billNo: string | null;
  /** An order of that bill, by which it can be marked paid. */
  readonly orderId: number | null;
}

/**
 * Who sit at the table now: `GET /guests/{token}/sitting`. A sitting begins with an order at a table where nothing is
 * open; all of the table see the same, and nothing of those who sat there before.
 */
export interface SittingView {
  /** The id of its first order; 0 when nobody has ordered. */
  readonly id: number;
  readonly orders: readonly GuestOrderView[];
  readonly bills: readonly GuestBillView[];
  /** Bills not paid and orders not billed yet. */
  readonly due: Rupees;
  /** Of `due`: what is not billed yet, to which GST and service charge may come. */
  readonly unbilled: Rupees;
  readonly claim: GuestClaimView | null;
  /** Everything is billed and paid: its orders are no longer shown. */
  readonly isSettled: boolean;
  readonly hasReviewed: boolean;
  /** The table that the staff moved its orders to; nothing, where they did not. */
  readonly movedTo?: number;
  /** As long as they sit there: what shows later that a phone saw them, should their orders be moved. */
  readonly pass?: string;
}

/** Where the staff moved the orders of a sitting: `GET /guests/{token}/moved`. */
export interface MovedTableView {
  readonly tableNo: number;
  /** Of the code there. */
  readonly token: string;
}

/** How what is due can be paid by UPI: `GET /guests/{token}/payment`. Drawn anew, with a fresh reference, each time. */
export interface GuestPaymentView {
  readonly amount: Rupees;
  readonly upiId: string;
  /** `upi://pay?…`, which the code holds too. */
  readonly link: string;
  /** A picture as a data address. */
  readonly qrCode: string;
  /** The transaction reference in the link. */
  readonly reference: string;
}
