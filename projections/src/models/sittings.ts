import type { BillView } from '@sae/domain/billing';
import {
  cancelledOf,
  NOT_OF_SITTINGS,
  SITTING_EVENTS,
  sittingAfter,
  sittingJoined,
  type GuestOrderView,
  type Sitting,
  type SittingEventType,
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

/** The table that a fact names, if it does. */
const named = (data: object): number | undefined => {
  const { tableNo, order } = data as { tableNo?: number; order?: { tableNo: number } };
  return tableNo ?? order?.tableNo;
};

const order = ({ orderId }: { orderId: number }, { restaurantId }: Fact): string => orderKey(restaurantId, orderId);

/** The document that names it else. */
const about = (data: object, fact: Fact): string => {
  const { billNo, orderId } = data as { billNo?: string; orderId: number };
  return billNo ? billKey(fact.restaurantId, billNo) : order({ orderId }, fact);
};

/** A fact at one table. */
const atTable = <T extends Type>(type: T): Row<T> => ({
  on: (data, fact, stored, found) => {
    const tableNo = named(data) ?? stored<OrderView | BillView>(about(data, fact)).tableNo;
    return told({ type, data } as unknown as OrderBookEvent, tableNo, fact, found);
  },
  reads: (data, fact, found) => {
    const tableNo = named(data);
    if (tableNo !== undefined) return [sittingKey(fact.restaurantId, tableNo)];
    const key = about(data, fact);
    const document = found<OrderView | BillView>(key);
    return document ? [key, sittingKey(fact.restaurantId, document.tableNo)] : [key];
  },
});

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

const rowOf = (type: SittingEventType): Row<SittingEventType> =>
  (type === 'OrderMoved' ? moved : atTable(type)) as Row<SittingEventType>;

const column = <Name extends 'on' | 'reads'>(name: Name) =>
  Object.fromEntries(SITTING_EVENTS.map((type) => [type, rowOf(type)[name]])) as {
    readonly [T in SittingEventType]: Row<T>[Name];
  };

/** Who sits at each table: one small document a table, of its latest sitting alone. It asks for orders and bills as the fact finds them. */
export const sittings = projection('orderBook', {
  ignores: NOT_OF_SITTINGS,
  on: column('on'),
  reads: column('reads'),
});
