import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { OrderView } from '@sae/domain/ordering';
import { ahead } from './ahead.js';
import { itemColumns, linesOf, orderColumns, type WallClock } from './columns.js';
import { withMoney } from './money.js';
import { Sheet } from './sheet.js';
import { Spool } from './spool.js';

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
  // Loaded when it is first needed: it is large, and most workers rest.
  const { default: Excel } = await import('exceljs');
  const spool = await Spool.open<readonly OrderView[]>();
  // From here on to the race nothing is waited for, or an error that comes meanwhile would be caught by nobody.
  const lost = once(out, 'error').then(([error]) => Promise.reject(error as Error));
  const workbook = new Excel.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false });
  workbook.creator = 'SAE';
  const write = async () => {
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
    await workbook.commit();
  };
  try {
    // What nobody takes any more is never flushed either.
    await Promise.race([write(), lost]);
  } catch (error) {
    (workbook as unknown as { zip: Archive }).zip.unpipe(out).abort();
    out.destroy();
    throw error;
  } finally {
    await spool.close();
  }
};

/** What exceljs packs with. */
interface Archive {
  unpipe(out: Writable): this;
  abort(): this;
}
