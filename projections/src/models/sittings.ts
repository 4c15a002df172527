import type { BillView } from '@sae/domain/billing';
import {
  NOT_OF_SITTINGS,
  SITTING_EVENTS,
  sittingAfter,
  sittingJoined,
  type Sitting,
  type SittingEventType,
} from '@sae/domain/guests';
import type { OrderBookEvent, OrderMoved, OrderView } from '@sae/domain/ordering';
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

type Told = Extract<OrderBookEvent, { type: SittingEventType }>;

/** What a fact changes, and what it reads for that. */
interface Row<Data = Told['data']> {
  readonly on: (data: Data, fact: Fact, stored: Stored, found: Found) => readonly Change[];
  readonly reads: (data: Data, fact: Fact, found: Found) => readonly string[];
}

/** The table that a fact is about, or the key of the document that names it. */
const tableOf = (data: Told['data'], { restaurantId }: Fact): number | string => {
  if ('tableNo' in data) return data.tableNo;
  if ('order' in data) return data.order.tableNo;
  return 'billNo' in data ? billKey(restaurantId, data.billNo) : orderKey(restaurantId, data.orderId);
};

const atTable = (type: SittingEventType): Row => ({
  on: (data, fact, stored, found) => {
    const table = tableOf(data, fact);
    const tableNo = typeof table === 'number' ? table : stored<OrderView | BillView>(table).tableNo;
    return told({ type, data } as Told, tableNo, fact, found);
  },
  reads: (data, fact, found) => {
    const table = tableOf(data, fact);
    if (typeof table === 'number') return [sittingKey(fact.restaurantId, table)];
    const document = found<OrderView | BillView>(table);
    return document ? [table, sittingKey(fact.restaurantId, document.tableNo)] : [table];
  },
});

/** An order that leaves one table for another. */
const moved: Row<OrderMoved['data']> = {
  on: (data, fact, stored, found) => {
    const joins = found<Sitting>(sittingKey(fact.restaurantId, data.tableNo));
    const order = stored<OrderView>(orderKey(fact.restaurantId, data.orderId));
    const left = found<Sitting>(sittingKey(fact.restaurantId, data.from));
    return [
      ...told({ type: 'OrderMoved', data }, data.from, fact, found),
      ...become(fact, data.tableNo, joins, sittingJoined(joins, order, { ...data, left }, fact.at)),
    ];
  },
  reads: (data, fact) => [
    orderKey(fact.restaurantId, data.orderId),
    ...[data.from, data.tableNo].map((tableNo) => sittingKey(fact.restaurantId, tableNo)),
  ],
};

const column = <Name extends 'on' | 'reads'>(name: Name) =>
  ({
    ...Object.fromEntries(SITTING_EVENTS.map((type) => [type, atTable(type)[name]])),
    OrderMoved: moved[name],
  }) as { readonly [T in SittingEventType]: Row<Extract<Told, { type: T }>['data']>[Name] };

/** Who sits at each table: one small document a table, of its latest sitting alone. It asks for orders and bills as the fact finds them. */
export const sittings = projection('orderBook', {
  ignores: NOT_OF_SITTINGS,
  on: column('on'),
  reads: column('reads'),
});
