import type { Writable } from 'node:stream';
import type { OrderView } from '@sae/domain/ordering';
import { ahead } from './ahead.js';
import { itemColumns, linesOf, orderColumns, type WallClock } from './columns.js';
import { withMoney } from './money.js';
import { Sheet } from './sheet.js';
import { Spool } from './spool.js';
import { writeWorkbook } from './workbook.js';

export interface WorkbookPlan {
  /** Parcels of orders, read once. */
  readonly orders: AsyncIterable<readonly OrderView[]>;
  readonly out: Writable;
  readonly clock: WallClock;
  /** Told after each parcel in each sheet; may throw to end it all. */
  readonly onWritten: (sheet: 'orders' | 'items', orders: number) => Promise<void>;
  readonly mostRows?: number;
  readonly mostCellRows?: number;
}

/** Writes a workbook of two sheets, one row an order and one row an item, without ever holding it. */
export const writeOrdersWorkbook = async ({ orders, out, onWritten, ...plan }: WorkbookPlan): Promise<void> => {
  const spool = await Spool.open<readonly OrderView[]>();
  try {
    await writeWorkbook(out, async (workbook) => {
      const orderSheet = new Sheet(workbook, { name: 'Orders', columns: orderColumns, ...plan });
      for await (const parcel of ahead(orders)) {
        await Promise.all([spool.put(parcel), orderSheet.addAll(withMoney(parcel))]);
        await onWritten('orders', parcel.length);
      }
      orderSheet.end();
      const itemSheet = new Sheet(workbook, { name: 'Items', columns: itemColumns, ...plan });
      for await (const parcel of ahead(spool.take())) {
        await itemSheet.addAll(parcel.flatMap(linesOf));
        await onWritten('items', parcel.length);
      }
      itemSheet.end();
    });
  } finally {
    await spool.close();
  }
};
