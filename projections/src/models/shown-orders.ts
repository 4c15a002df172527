import { numberOfBill, yearOfBill, type BillView, type IssuedBill } from '@sae/domain/billing';
import type { Actor, IsoTime } from '@sae/domain/kernel';
import {
  issuedPayment,
  openOrderView,
  orderWithPayment,
  revisionText,
  type BillPaymentView,
  type OpenOrder,
  type OrderView,
} from '@sae/domain/ordering';
import {
  keyInPack,
  list,
  push,
  put,
  rank,
  unlist,
  unrank,
  type Change,
  type Fact,
  type Stored,
} from '../kernel/index.js';

// Where orders and bills are shown, and what changes there with them.

export const orderKey = (restaurantId: number, orderId: number): string => keyInPack(`${restaurantId}:order`, orderId);
export const billKey = (restaurantId: number, billNo: string): string => keyOfBill(`${restaurantId}:bill`, billNo);

/** Of what is told of a bill, by its year and number. */
export const keyOfBill = (family: string, billNo: string): string =>
  keyInPack(`${family}:${yearOfBill(billNo)}`, numberOfBill(billNo), billNo);

/** Orders by id, ready to be shown. */
export const liveKey = (restaurantId: number): string => `${restaurantId}:live`;
export const recurringKey = (restaurantId: number): string => `${restaurantId}:recurring`;

/** The ids of past orders by the time of their bill. */
export const pastKey = (restaurantId: number): string => `${restaurantId}:past`;

const newOrder = (order: OrderView): Change =>
  push({ name: 'newOrder', restaurantId: order.restaurantId, payload: order });

const orderUpdated = (order: OrderView): Change =>
  push({ name: 'orderUpdated', restaurantId: order.restaurantId, payload: order });

export const orderDeleted = (fact: Fact, id: number): Change => {
  const { restaurantId } = fact;
  return push({ name: 'orderDeleted', restaurantId, payload: { restaurantId, id, revision: revisionText(fact) } });
};

/** The sheet of the running day says otherwise now. */
export const dayChanged = ({ restaurantId }: Fact): Change =>
  push({ name: 'dayChanged', restaurantId, payload: { restaurantId } });

const ofBill =
  (name: 'ordersCompleted' | 'partBilled' | 'billPaid' | 'partPaid' | 'paymentUndone') =>
  (fact: Fact, tableNo: number, orders: readonly OrderView[]): Change => {
    const { restaurantId } = fact;
    return push({ name, restaurantId, payload: { restaurantId, tableNo, orders, revision: revisionText(fact) } });
  };

const ordersCompleted = ofBill('ordersCompleted');
/** Of a table with orders that stay: who hears `ordersCompleted` takes all of its orders away. */
export const partBilled = ofBill('partBilled');
export const billed = ({ rest }: Pick<IssuedBill, 'rest'>) => (rest === undefined ? ordersCompleted : partBilled);

/** A bill as issued, and what counts as paid of it since somebody said so. */
export interface BillDocument extends BillView {
  readonly standing?: BillPaymentView;
}

export const paymentIn = (bill: BillDocument): BillPaymentView => bill.standing ?? issuedPayment(bill);

export interface OfBill {
  readonly billNo: string;
  readonly tableNo: number;
  readonly orderIds: readonly number[];
}

/** Not of an order that was deleted. */
export const isOfBill = <T extends { readonly billNo: string | null }>(told: T): told is T & OfBill =>
  told.billNo !== null;

/** Another standing of a bill, in its document and in each of its orders. */
export const paying =
  <T extends OfBill>(
    name: 'billPaid' | 'paymentUndone',
    change: (payment: BillPaymentView, told: T, at: IsoTime, actor: Actor) => BillPaymentView,
  ) =>
  (told: T, fact: Fact, stored: Stored): readonly Change[] => {
    const { restaurantId } = fact;
    const key = billKey(restaurantId, told.billNo);
    const bill = stored<BillDocument>(key);
    const standing = change(paymentIn(bill), told, fact.at, fact.actor);
    const orders = told.orderIds.map((id) =>
      orderWithPayment(stored<OrderView>(orderKey(restaurantId, id)), standing, fact),
    );
    return [
      put(key, { ...bill, standing }),
      ...orders.map((order) => put(orderKey(restaurantId, order.id), order)),
      ofBill(name === 'billPaid' && !standing.isPaid ? 'partPaid' : name)(fact, told.tableNo, orders),
    ];
  };

export const readsBill = ({ billNo, orderIds }: OfBill, { restaurantId }: Fact) => [
  billKey(restaurantId, billNo),
  ...orderIds.map((id) => orderKey(restaurantId, id)),
];

export const live = (order: OrderView): readonly Change[] => [
  put(orderKey(order.restaurantId, order.id), order),
  list(liveKey(order.restaurantId), order.id, order),
  newOrder(order),
];

export const recurring = (order: OrderView): readonly Change[] => [
  put(orderKey(order.restaurantId, order.id), order),
  unlist(liveKey(order.restaurantId), order.id),
  unrank(pastKey(order.restaurantId), order.id),
  list(recurringKey(order.restaurantId), order.id, order),
  orderUpdated(order),
];

/** In the list where it stands, otherwise than before. */
export const listed = (order: OrderView): readonly Change[] => {
  const listOf = order.status === 'live' ? liveKey : recurringKey;
  return [put(orderKey(order.restaurantId, order.id), order), list(listOf(order.restaurantId), order.id, order)];
};

export const changed = (order: OrderView): readonly Change[] => [...listed(order), orderUpdated(order)];

export const retold = ({ order }: { readonly order: OpenOrder }, fact: Fact) => changed(openOrderView(order, fact));

/** An open order in the list where it stands. */
export const opened = (order: OrderView): readonly Change[] =>
  order.status === 'live' ? live(order) : recurring(order);

export const past = (order: OrderView, at: IsoTime) => [
  put(orderKey(order.restaurantId, order.id), order),
  unlist(recurringKey(order.restaurantId), order.id),
  rank(pastKey(order.restaurantId), order.id, Date.parse(at)),
];
