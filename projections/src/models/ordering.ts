import { billView, type BillView, type IssuedBill } from '@sae/domain/billing';
import type { IsoTime } from '@sae/domain/kernel';
import {
  BOOK_EVENTS,
  KITCHEN_EVENTS,
  issuedPayment,
  markedPaid,
  nothingPaid,
  openOrderView,
  orderWithPayment,
  pastOrderView,
  placedOrder,
  revisionText,
  withoutTender,
  withTender,
  type BillPaymentView,
  type OpenOrder,
  type OrderView,
} from '@sae/domain/ordering';
import {
  drop,
  list,
  projection,
  push,
  put,
  rank,
  unlist,
  unrank,
  type Change,
  type Fact,
  type Stored,
} from '../kernel/index.js';
import { readerOf, type Page, type PageAnswer } from '../reading/index.js';

export const orderKey = (restaurantId: number, orderId: number): string => `${restaurantId}:order:${orderId}`;
export const billKey = (restaurantId: number, billNo: string): string => `${restaurantId}:bill:${billNo}`;

/** Orders by id, ready to be shown. */
export const liveKey = (restaurantId: number): string => `${restaurantId}:live`;
export const recurringKey = (restaurantId: number): string => `${restaurantId}:recurring`;

/** The ids of past orders by the time of their bill. */
export const pastKey = (restaurantId: number): string => `${restaurantId}:past`;

const newOrder = (order: OrderView): Change =>
  push({ name: 'newOrder', restaurantId: order.restaurantId, payload: order });

const orderUpdated = (order: OrderView): Change =>
  push({ name: 'orderUpdated', restaurantId: order.restaurantId, payload: order });

const orderDeleted = (fact: Fact, id: number): Change => {
  const { restaurantId } = fact;
  return push({ name: 'orderDeleted', restaurantId, payload: { restaurantId, id, revision: revisionText(fact) } });
};

const ofBill =
  (name: 'ordersCompleted' | 'partBilled' | 'billPaid' | 'partPaid' | 'paymentUndone') =>
  (fact: Fact, tableNo: number, orders: readonly OrderView[]): Change => {
    const { restaurantId } = fact;
    return push({ name, restaurantId, payload: { restaurantId, tableNo, orders, revision: revisionText(fact) } });
  };

const ordersCompleted = ofBill('ordersCompleted');
/** Of a table with orders that stay: who hears `ordersCompleted` takes all of its orders away. */
const partBilled = ofBill('partBilled');
const billed = ({ rest }: Pick<IssuedBill, 'rest'>) => (rest === undefined ? ordersCompleted : partBilled);

/** A bill as issued, and what counts as paid of it since somebody said so. */
export interface BillDocument extends BillView {
  readonly standing?: BillPaymentView;
}

export const paymentIn = (bill: BillDocument): BillPaymentView => bill.standing ?? issuedPayment(bill);

interface OfBill {
  readonly billNo: string;
  readonly tableNo: number;
  readonly orderIds: readonly number[];
}

/** Another standing of a bill, in its document and in each of its orders. */
const paying =
  <T extends OfBill>(
    name: 'billPaid' | 'paymentUndone',
    change: (payment: BillPaymentView, told: T, at: IsoTime) => BillPaymentView,
  ) =>
  (told: T, fact: Fact, stored: Stored): readonly Change[] => {
    const { restaurantId } = fact;
    const key = billKey(restaurantId, told.billNo);
    const bill = stored<BillDocument>(key);
    const standing = change(paymentIn(bill), told, fact.at);
    const orders = told.orderIds.map((id) =>
      orderWithPayment(stored<OrderView>(orderKey(restaurantId, id)), standing, fact),
    );
    return [
      put(key, { ...bill, standing }),
      ...orders.map((order) => put(orderKey(restaurantId, order.id), order)),
      ofBill(name === 'billPaid' && !standing.isPaid ? 'partPaid' : name)(fact, told.tableNo, orders),
    ];
  };

const readsBill = ({ billNo, orderIds }: OfBill, { restaurantId }: Fact) => [
  billKey(restaurantId, billNo),
  ...orderIds.map((id) => orderKey(restaurantId, id)),
];

const live = (order: OrderView): readonly Change[] => [
  put(orderKey(order.restaurantId, order.id), order),
  list(liveKey(order.restaurantId), order.id, order),
  newOrder(order),
];

const recurring = (order: OrderView): readonly Change[] => [
  put(orderKey(order.restaurantId, order.id), order),
  unlist(liveKey(order.restaurantId), order.id),
  unrank(pastKey(order.restaurantId), order.id),
  list(recurringKey(order.restaurantId), order.id, order),
  orderUpdated(order),
];

/** In the list where it stands, otherwise than before. */
const listed = (order: OrderView): readonly Change[] => {
  const listOf = order.status === 'live' ? liveKey : recurringKey;
  return [put(orderKey(order.restaurantId, order.id), order), list(listOf(order.restaurantId), order.id, order)];
};

const changed = (order: OrderView): readonly Change[] => [...listed(order), orderUpdated(order)];

const retold = ({ order }: { readonly order: OpenOrder }, fact: Fact) => changed(openOrderView(order, fact));

/** An open order in the list where it stands. */
export const opened = (order: OrderView): readonly Change[] =>
  order.status === 'live' ? live(order) : recurring(order);

const past = (order: OrderView, at: IsoTime) => [
  put(orderKey(order.restaurantId, order.id), order),
  unlist(recurringKey(order.restaurantId), order.id),
  rank(pastKey(order.restaurantId), order.id, Date.parse(at)),
];

export const orders = projection('orderBook', {
  ignores: [
    // The orders a new year takes over are shown already.
    ...BOOK_EVENTS,
    ...KITCHEN_EVENTS,
    'PaymentClaimed',
    'PaymentClaimDismissed',
  ],
  on: {
    OrderPlaced: (order, fact) => live(openOrderView(placedOrder(order, fact), fact)),
    OrderAccepted: ({ orderId }, fact, stored) => {
      const placed = stored<OrderView>(orderKey(fact.restaurantId, orderId));
      return recurring({ ...placed, status: 'recurring', revision: revisionText(fact) });
    },
    OrderReopened: ({ order }, fact) => recurring(openOrderView(order, fact)),
    OrderMoved: ({ orderId, tableNo }, fact, stored) => {
      const order = stored<OrderView>(orderKey(fact.restaurantId, orderId));
      return changed({ ...order, tableNo, revision: revisionText(fact) });
    },
    LinesAdded: retold,
    LineCancelled: retold,
    NoteChanged: retold,
    // The bill beside it tells of what was taken.
    OrderSplit: ({ order, split }, fact) => [
      ...[order, split].flatMap((half) => listed(openOrderView(half, fact))),
      partBilled(fact, order.tableNo, [openOrderView(order, fact)]),
    ],
    OrderDeleted: ({ orderId: id }, fact) => [
      drop(orderKey(fact.restaurantId, id)),
      unlist(liveKey(fact.restaurantId), id),
      unlist(recurringKey(fact.restaurantId), id),
      unrank(pastKey(fact.restaurantId), id),
      orderDeleted(fact, id),
    ],
    BillIssued: (bill, fact, stored) => {
      const orders = bill.orders.map(({ orderId }) =>
        pastOrderView(stored<OrderView>(orderKey(fact.restaurantId, orderId)), bill, fact.at, fact),
      );
      return [
        put(billKey(fact.restaurantId, bill.billNo), billView(bill, fact.at)),
        ...orders.flatMap((order) => past(order, fact.at)),
        // Orders billed again were past before and are past still.
        ...(bill.replaces === null ? [billed(bill)(fact, bill.tableNo, orders)] : []),
      ];
    },
    // Each of its orders is billed again, reopened or deleted by the facts that follow, and is past until then.
    BillCancelled: ({ billNo }, { restaurantId }) => [drop(billKey(restaurantId, billNo))],
    BillPaid: paying('billPaid', markedPaid),
    PaymentUndone: paying('paymentUndone', nothingPaid),
    TenderTaken: paying('billPaid', withTender),
    TenderUndone: paying('paymentUndone', withoutTender),
  },
  reads: {
    OrderAccepted: ({ orderId }, { restaurantId }) => [orderKey(restaurantId, orderId)],
    OrderMoved: ({ orderId }, { restaurantId }) => [orderKey(restaurantId, orderId)],
    BillIssued: ({ orders }, { restaurantId }) => orders.map(({ orderId }) => orderKey(restaurantId, orderId)),
    BillPaid: readsBill,
    PaymentUndone: readsBill,
    TenderTaken: readsBill,
    TenderUndone: readsBill,
  },
});

const TRIES = 3;

/** Every answer is refused while the read models are built. */
export class OrderReader extends readerOf('orderBook') {
  /** A ready JSON array, by id. */
  live(restaurantId: number): Promise<string> {
    return this.models.list(liveKey(restaurantId));
  }

  /** A ready JSON array, by id. */
  recurring(restaurantId: number): Promise<string> {
    return this.models.list(recurringKey(restaurantId));
  }

  /** The newest bill first. */
  past(restaurantId: number, page: Page): Promise<PageAnswer> {
    return this.models.page(pastKey(restaurantId), page, (id) => orderKey(restaurantId, id));
  }

  one(restaurantId: number, orderId: number): Promise<OrderView | null> {
    return this.models.document<OrderView>(orderKey(restaurantId, orderId));
  }

  /** The bill a past order stands on, as issued. */
  async bill(restaurantId: number, orderId: number): Promise<BillView | null> {
    const found = await this.document(restaurantId, orderId);
    if (!found) return null;
    const { standing: _, ...bill } = found;
    return bill;
  }

  /** What counts as paid of it. */
  async payment(restaurantId: number, orderId: number): Promise<BillPaymentView | null> {
    const found = await this.document(restaurantId, orderId);
    return found && paymentIn(found);
  }

  private async document(restaurantId: number, orderId: number): Promise<BillDocument | null> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const order = await this.one(restaurantId, orderId);
      const billNo = order?.receiptDetails?.billNo;
      if (billNo === undefined) break;
      const bill = await this.models.document<BillDocument>(billKey(restaurantId, billNo));
      // It may have been cancelled in between; then the order stands on another bill now, or on none.
      if (bill) return bill;
    }
    return null;
  }
}
