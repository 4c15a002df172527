import { billView, type BillView } from '@sae/domain/billing';
import { rowEach } from '@sae/domain/kernel';
import {
  acceptance,
  BOOK_EVENTS,
  DAY_EVENTS,
  KITCHEN_EVENTS,
  markedPaid,
  moneyBack,
  nothingPaid,
  openOrderView,
  pastOrderView,
  placedOrder,
  RETOLD_EVENTS,
  revisionText,
  withoutTender,
  withTender,
  type BillPaymentView,
  type OrderView,
} from '@sae/domain/ordering';
import { drop, projection, put, unlist, unrank } from '../kernel/index.js';
import { readerOf, type Page, type PageAnswer, type Rows } from '../reading/index.js';
import { withNews } from './news.js';
import {
  orderKey,
  billKey,
  liveKey,
  recurringKey,
  pastKey,
  orderDeleted,
  partBilled,
  billed,
  paymentIn,
  paying,
  readsBill,
  live,
  recurring,
  listed,
  changed,
  dayChanged,
  isOfBill,
  retold,
  past,
  type BillDocument,
} from './shown-orders.js';

const shown = projection('orderBook', {
  ignores: [
    // The orders a new year takes over are shown already.
    ...BOOK_EVENTS,
    ...KITCHEN_EVENTS,
    ...DAY_EVENTS,
    'CreditNoteIssued',
    'PaymentClaimed',
    'PaymentClaimDismissed',
  ],
  on: {
    OrderPlaced: (order, fact) => live(openOrderView(placedOrder(order, fact), fact)),
    OrderAccepted: ({ orderId }, fact, stored) => {
      const placed = stored<OrderView>(orderKey(fact.restaurantId, orderId));
      return recurring({ ...placed, ...acceptance(fact), revision: revisionText(fact) });
    },
    OrderReopened: ({ order }, fact) => recurring(openOrderView(order, fact)),
    OrderMoved: ({ orderId, tableNo }, fact, stored) => {
      const order = stored<OrderView>(orderKey(fact.restaurantId, orderId));
      return changed({ ...order, tableNo, revision: revisionText(fact) });
    },
    LinesAdded: retold,
    ...rowEach(RETOLD_EVENTS, retold),
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
    MoneyGivenBack: (back, fact, stored) =>
      isOfBill(back) ? paying<typeof back>('billPaid', moneyBack)(back, fact, stored) : [dayChanged(fact)],
  },
  reads: {
    OrderAccepted: ({ orderId }, { restaurantId }) => [orderKey(restaurantId, orderId)],
    OrderMoved: ({ orderId }, { restaurantId }) => [orderKey(restaurantId, orderId)],
    BillIssued: ({ orders }, { restaurantId }) => orders.map(({ orderId }) => orderKey(restaurantId, orderId)),
    BillPaid: readsBill,
    PaymentUndone: readsBill,
    TenderTaken: readsBill,
    TenderUndone: readsBill,
    MoneyGivenBack: (back, fact) => (isOfBill(back) ? readsBill(back, fact) : []),
  },
});

/** What the lists of orders show. */
export const orders = withNews(shown);

const TRIES = 3;

/** Every answer is refused while the read models are built. */
export class OrderReader extends readerOf('orderBook') {
  /** By id. */
  live(restaurantId: number): Promise<Rows> {
    return this.models.list(liveKey(restaurantId));
  }

  /** By id. */
  recurring(restaurantId: number): Promise<Rows> {
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
