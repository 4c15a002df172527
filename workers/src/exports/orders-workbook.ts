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

/** What is spooled for the sheets behind the first: for each its own rows, so that most of a year is parsed for one alone. */
interface Spooled {
  readonly orders: readonly OrderView[];
  readonly bills: Pick<BilledParcel, 'bills'> & { readonly ofOrders: number };
  readonly toBusiness: BilledParcel['bills'];
  readonly cancelled: BilledParcel['cancelled'];
  readonly notes: BilledParcel['notes'];
}

const same = <Value>(value: Value): Value => value;
async function* one<Value>(value: Value): AsyncGenerator<Value> {
  yield value;
}

/**
 * Writes a workbook without ever holding it: one row an order, an item, a bill, a cancelled one and a credit note, and what
 * GSTR-1 asks of these very papers.
 */
export const writeOrdersWorkbook = async ({ parcels, out, names, onWritten, ...plan }: WorkbookPlan): Promise<void> => {
  const spool = await Spool.open<Spooled>();
  const gst = new GstReturnSums((at) => monthOf(plan.clock(at).toISOString()));
  async function* putAside() {
    for await (const parcel of parcels) {
      gst.add(parcel);
      const { orders, bills, cancelled, notes } = parcel;
      await spool.put('orders', orders);
      await spool.put('bills', { bills, ofOrders: orders.length });
      await spool.put('toBusiness', bills.filter(isToBusiness));
      await spool.put('cancelled', cancelled);
      await spool.put('notes', notes);
      yield orders;
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
      await sheet('Items', itemColumns, spool.take('orders'), itemsOf, ({ length }) => onWritten('items', length));
      const billsOf = ({ bills }: Spooled['bills']) => bills;
      await sheet('Bills', billColumns, spool.take('bills'), billsOf, ({ ofOrders }) => onWritten('bills', ofOrders));
      await sheet('Cancelled', cancelledColumns, spool.take('cancelled'), same);
      await sheet('Credit Notes', noteColumns, spool.take('notes'), same);

      const { supplies, numbers } = gst.told;
      const toConsumers = supplies.filter(({ toBusiness }) => !toBusiness);
      await sheet('GSTR-1 B2CS', consumerColumns, one(toConsumers), same);
      await sheet('GSTR-1 B2B', businessColumns, spool.take('toBusiness'), same);
      await sheet('GSTR-1 CDNR', noteColumns, spool.take('notes'), (notes) => notes.filter(isToBusiness));
      await sheet('GSTR-1 HSN', serviceColumns, one(supplies), same);
      await sheet('GSTR-1 Documents', documentColumns, one(numbers), same);
    });
  } finally {
    await spool.close();
  }
};
