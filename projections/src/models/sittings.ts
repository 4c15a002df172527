import type { BillView } from '@sae/domain/billing';
import { sittingAfter, type Sitting } from '@sae/domain/guests';
import { BOOK_EVENTS, type OrderBookEvent, type OrderView } from '@sae/domain/ordering';
import { projection, put, tableChanged, type Change, type Fact, type Found } from '../kernel/index.js';
import { billKey, orderKey } from './ordering.js';

/** Who sits at a table, and sat there last. */
export const sittingKey = (restaurantId: number, tableNo: number): string => `${restaurantId}:sitting:${tableNo}`;

/** Where nobody sits. */
const COUNTER = 0;

const told = (event: OrderBookEvent, tableNo: number, fact: Fact, found: Found): readonly Change[] => {
  if (tableNo === COUNTER) return [];
  const key = sittingKey(fact.restaurantId, tableNo);
  const before = found<Sitting>(key);
  const after = sittingAfter(before, event, fact);
  return after === null || after === before ? [] : [put(key, after), tableChanged(fact.restaurantId, tableNo)];
};

type Type = OrderBookEvent['type'];
type Data<T extends Type> = Extract<OrderBookEvent, { type: T }>['data'];

/** A fact that names its table. */
const atTable =
  <T extends Type>(type: T, tableNoOf: (data: Data<T>) => number) =>
  (data: Data<T>, fact: Fact, _stored: unknown, found: Found) =>
    told({ type, data } as unknown as OrderBookEvent, tableNoOf(data), fact, found);

/** A fact about something whose document names the table. */
const atTableOf =
  <T extends Type>(type: T, keyOf: (data: Data<T>, fact: Fact) => string) =>
  (data: Data<T>, fact: Fact, stored: <D extends object>(key: string) => D, found: Found) =>
    told(
      { type, data } as unknown as OrderBookEvent,
      stored<OrderView | BillView>(keyOf(data, fact)).tableNo,
      fact,
      found,
    );

const own = ({ tableNo }: { tableNo: number }): number => tableNo;
const order = ({ orderId }: { orderId: number }, { restaurantId }: Fact): string => orderKey(restaurantId, orderId);
const bill = ({ billNo }: { billNo: string }, { restaurantId }: Fact): string => billKey(restaurantId, billNo);

const readsAt =
  <D>(tableNoOf: (data: D) => number) =>
  (data: D, { restaurantId }: Fact) => [sittingKey(restaurantId, tableNoOf(data))];

const readsAtTableOf =
  <D>(keyOf: (data: D, fact: Fact) => string) =>
  (data: D, fact: Fact, found: Found) => {
    const key = keyOf(data, fact);
    const document = found<OrderView | BillView>(key);
    return document ? [key, sittingKey(fact.restaurantId, document.tableNo)] : [key];
  };

/** Who sits at each table: one small document a table, of its latest sitting alone. It asks for orders and bills as the fact finds them. */
export const sittings = projection('orderBook', {
  ignores: BOOK_EVENTS,
  on: {
    OrderPlaced: atTable('OrderPlaced', own),
    OrderAccepted: atTableOf('OrderAccepted', order),
    OrderReopened: atTable('OrderReopened', (data) => data.order.tableNo),
    OrderDeleted: atTableOf('OrderDeleted', order),
    BillIssued: atTable('BillIssued', own),
    BillCancelled: atTableOf('BillCancelled', bill),
    BillPaid: atTable('BillPaid', own),
    PaymentUndone: atTable('PaymentUndone', own),
    PaymentClaimed: atTable('PaymentClaimed', own),
    PaymentClaimDismissed: atTable('PaymentClaimDismissed', own),
  },
  reads: {
    OrderPlaced: readsAt(own),
    OrderAccepted: readsAtTableOf(order),
    OrderReopened: readsAt((data) => data.order.tableNo),
    OrderDeleted: readsAtTableOf(order),
    BillIssued: readsAt(own),
    BillCancelled: readsAtTableOf(bill),
    BillPaid: readsAt(own),
    PaymentUndone: readsAt(own),
    PaymentClaimed: readsAt(own),
    PaymentClaimDismissed: readsAt(own),
  },
});
