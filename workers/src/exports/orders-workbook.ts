import type { Writable } from 'node:stream';
import { GstReturnSums, isToBusiness } from '@sae/domain/exports';
import { monthOf } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import type { BilledParcel } from '@sae/projections/models/billed';
import { ahead } from './ahead.js';
import {
  billColumns,
  businessColumns,
  cancelledColumns,
  consumerColumns,
  documentColumns,
  noteColumns,
  serviceColumns,
} from './bill-columns.js';
import {
  itemColumns,
  linesOf,
  orderColumns,
  peopleColumns,
  type Column,
  type Names,
  type WallClock,
} from './columns.js';
import { withMoney } from './money.js';
import { Sheet } from './sheet.js';
import { Spool } from './spool.js';
import { writeWorkbook } from './workbook.js';

export interface WorkbookPlan {
  /** Parcels of orders with their bills, read once. */
  readonly parcels: AsyncIterable<BilledParcel>;
  readonly out: Writable;
  readonly clock: WallClock;
  readonly names: Names;
  /** Told after each parcel in each sheet; may throw to end it all. */
  readonly onWritten: (sheet: 'orders' | 'items' | 'bills', orders: number) => Promise<void>;
  readonly mostRows?: number;
  readonly mostCellRows?: number;
}

/** What is spooled for the sheets of bills. */
type Papers = Omit<BilledParcel, 'orders'> & { readonly orders: number };

const same = <Value>(value: Value): Value => value;
async function* one<Value>(value: Value): AsyncGenerator<Value> {
  yield value;
}

/**
 * Writes a workbook without ever holding it: one row an order, an item, a bill, a cancelled one and a credit note, and what
 * GSTR-1 asks of these very papers.
 */
export const writeOrdersWorkbook = async ({ parcels, out, names, onWritten, ...plan }: WorkbookPlan): Promise<void> => {
  const [orders, papers] = await Promise.all([Spool.open<readonly OrderView[]>(), Spool.open<Papers>()]);
  const gst = new GstReturnSums((at) => monthOf(plan.clock(at).toISOString()));
  async function* putAside() {
    for await (const parcel of parcels) {
      gst.add(parcel);
      const { orders: told, ...rest } = parcel;
      await Promise.all([orders.put(told), papers.put({ ...rest, orders: told.length })]);
      yield told;
    }
  }
  try {
    await writeWorkbook(out, async (workbook) => {
      const sheet = async <Row, Parcel>(
        name: string,
        columns: readonly Column<Row>[],
        from: AsyncIterable<Parcel>,
        rowsOf: (parcel: Parcel) => readonly Row[],
        written: (parcel: Parcel) => Promise<void> = async () => {},
      ) => {
        const rows = new Sheet(workbook, { name, columns, ...plan });
        for await (const parcel of ahead(from)) {
          await rows.addAll(rowsOf(parcel));
          await written(parcel);
        }
        rows.end();
      };
      const columns = [...orderColumns, ...peopleColumns(names)];
      await sheet('Orders', columns, putAside(), withMoney, ({ length }) => onWritten('orders', length));
      const itemsOf = (parcel: readonly OrderView[]) => parcel.flatMap(linesOf);
      await sheet('Items', itemColumns, orders.take(), itemsOf, ({ length }) => onWritten('items', length));
      const billsOf = ({ bills }: Papers) => bills;
      await sheet('Bills', billColumns, papers.take(), billsOf, ({ orders: of }) => onWritten('bills', of));
      await sheet('Cancelled', cancelledColumns, papers.take(), ({ cancelled }) => cancelled);
      await sheet('Credit Notes', noteColumns, papers.take(), ({ notes }) => notes);

      const { supplies, numbers } = gst.told;
      const toConsumers = supplies.filter(({ toBusiness }) => !toBusiness);
      await sheet('GSTR-1 B2CS', consumerColumns, one(toConsumers), same);
      await sheet('GSTR-1 B2B', businessColumns, papers.take(), ({ bills }) => bills.filter(isToBusiness));
      await sheet('GSTR-1 CDNR', noteColumns, papers.take(), ({ notes }) => notes.filter(isToBusiness));
      await sheet('GSTR-1 HSN', serviceColumns, one(supplies), same);
      await sheet('GSTR-1 Documents', documentColumns, one(numbers), same);
    });
  } finally {
    await Promise.all([orders.close(), papers.close()]);
  }
};
