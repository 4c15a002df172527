import { paiseOf, toRupees, type IsoTime, type Rupees } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';

/** What runs at one table. */
export interface RunningTable {
  readonly tableNo: number;
  readonly orders: readonly [OrderView, ...OrderView[]];
  /** What its orders come to, before discount, GST and service charge. */
  readonly total: Rupees;
  /** When its oldest order was taken. */
  readonly since: IsoTime;
}

const tableOf = (orders: RunningTable['orders']): RunningTable => ({
  tableNo: orders[0].tableNo,
  orders,
  total: toRupees(paiseOf(orders.map(({ total }) => total))),
  since: orders.map(({ createdAt }) => createdAt).reduce((oldest, at) => (at < oldest ? at : oldest)),
});

/** The recurring orders by their tables, by number, so that a table is found where it stood before. */
export const runningTables = (recurring: readonly OrderView[]): RunningTable[] => {
  const byTable = new Map<number, [OrderView, ...OrderView[]]>();
  for (const order of recurring) {
    const others = byTable.get(order.tableNo);
    if (others) others.push(order);
    else byTable.set(order.tableNo, [order]);
  }
  return [...byTable.values()].map(tableOf).sort((a, b) => a.tableNo - b.tableNo);
};
