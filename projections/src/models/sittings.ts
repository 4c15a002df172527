import type { BillView } from '@sae/domain/billing';
import {
  cancelledOf,
  NOT_OF_SITTINGS,
  sittingAfter,
  sittingJoined,
  type GuestOrderView,
  type Sitting,
} from '@sae/domain/guests';
import type { OrderBookEvent, OrderView } from '@sae/domain/ordering';
import { projection, put, tableChanged, type Change, type Fact, type Found, type Stored } from '../kernel/index.js';
import { billKey, orderKey } from './shown-orders.js';

/** Who sits at a table, and sat there last. */
export const sittingKey = (restaurantId: number, tableNo: number): string => `${restaurantId}:sitting:${tableNo}`;

/** Where nobody sits. */
const COUNTER = 0;

const become = ({ restaurantId }: Fact, tableNo: number, before: Sitting | null, after: Sitting | null) =>
  tableNo === COUNTER || after === null || after === before
    ? []
    : [put(sittingKey(restaurantId, tableNo), after), tableChanged(restaurantId, tableNo)];

const told = (event: OrderBookEvent, tableNo: number, fact: Fact, found: Found): readonly Change[] => {
  const before = found<Sitting>(sittingKey(fact.restaurantId, tableNo));
  return become(fact, tableNo, before, sittingAfter(before, event, fact));
};

type Type = OrderBookEvent['type'];
type Data<T extends Type> = Extract<OrderBookEvent, { type: T }>['data'];

/** What a fact changes, and what it reads for that. */
interface Row<T extends Type> {
  readonly on: (data: Data<T>, fact: Fact, stored: Stored, found: Found) => readonly Change[];
  readonly reads: (data: Data<T>, fact: Fact, found: Found) => readonly string[];
}

/** A fact that names its table. */
const atTable = <T extends Type>(type: T, tableNoOf: (data: Data<T>) => number): Row<T> => ({
  on: (data, fact, _, found) => told({ type, data } as unknown as OrderBookEvent, tableNoOf(data), fact, found),
  reads: (data, { restaurantId }) => [sittingKey(restaurantId, tableNoOf(data))],
});

/** A fact about something whose document names the table. */
const atTableOf = <T extends Type>(type: T, keyOf: (data: Data<T>, fact: Fact) => string): Row<T> => ({
  on: (data, fact, stored, found) => {
    const { tableNo } = stored<OrderView | BillView>(keyOf(data, fact));
    return told({ type, data } as unknown as OrderBookEvent, tableNo, fact, found);
  },
  reads: (data, fact, found) => {
    const key = keyOf(data, fact);
    const document = found<OrderView | BillView>(key);
    return document ? [key, sittingKey(fact.restaurantId, document.tableNo)] : [key];
  },
});

const ownOrder = ({ order }: { order: { tableNo: number } }): number => order.tableNo;
const own = ({ tableNo }: { tableNo: number }): number => tableNo;
const order = ({ orderId }: { orderId: number }, { restaurantId }: Fact): string => orderKey(restaurantId, orderId);
const bill = ({ billNo }: { billNo: string }, { restaurantId }: Fact): string => billKey(restaurantId, billNo);

/** An order that leaves one table for another. */
const moved: Row<'OrderMoved'> = {
  on: (data, fact, stored, found) => {
    const joins = found<Sitting>(sittingKey(fact.restaurantId, data.tableNo));
    const shown: GuestOrderView = stored<OrderView>(order(data, fact));
    const leaves = found<Sitting>(sittingKey(fact.restaurantId, data.from));
    return [
      ...told({ type: 'OrderMoved', data }, data.from, fact, found),
      ...become(
        fact,
        data.tableNo,
        joins,
        sittingJoined(joins, { ...shown, ...cancelledOf(leaves, data) }, data, fact.at),
      ),
    ];
  },
  reads: (data, fact) => [
    order(data, fact),
    ...[data.from, data.tableNo].map((tableNo) => sittingKey(fact.restaurantId, tableNo)),
  ],
};

const ROWS = {
  OrderPlaced: atTable('OrderPlaced', own),
  OrderAccepted: atTableOf('OrderAccepted', order),
  OrderReopened: atTable('OrderReopened', ownOrder),
  OrderMoved: moved,
  LinesAdded: atTable('LinesAdded', ownOrder),
  LineCancelled: atTable('LineCancelled', ownOrder),
  NoteChanged: atTable('NoteChanged', ownOrder),
  OrderSplit: atTable('OrderSplit', ownOrder),
  OrderDeleted: atTableOf('OrderDeleted', order),
  BillIssued: atTable('BillIssued', own),
  BillCancelled: atTableOf('BillCancelled', bill),
  BillPaid: atTable('BillPaid', own),
  PaymentUndone: atTable('PaymentUndone', own),
  TenderTaken: atTable('TenderTaken', own),
  TenderUndone: atTable('TenderUndone', own),
  PaymentClaimed: atTable('PaymentClaimed', own),
  PaymentClaimDismissed: atTable('PaymentClaimDismissed', own),
};
type Rows = typeof ROWS;

const column = <Name extends 'on' | 'reads'>(name: Name) =>
  Object.fromEntries(Object.entries(ROWS).map(([type, row]) => [type, row[name]])) as {
    readonly [T in keyof Rows]: Rows[T][Name];
  };

/** Who sits at each table: one small document a table, of its latest sitting alone. It asks for orders and bills as the fact finds them. */
export const sittings = projection('orderBook', {
  ignores: NOT_OF_SITTINGS,
  on: column('on'),
  reads: column('reads'),
});
