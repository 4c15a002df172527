import { GstReturnSums } from '@sae/domain/exports';
import { BilledOrders } from '@sae/projections/models/billed';
import { billColumns, cancelledColumns, noteColumns } from '../../../workers/src/exports/bill-columns.js';
import { orderColumns, type Column } from '../../../workers/src/exports/columns.js';
import { withMoney } from '../../../workers/src/exports/money.js';
import { EXPORTED } from '../paper/export.js';
import { dayAt } from '../paper/pages.js';
import { BILL_COLUMNS, NOTE_COLUMNS } from '../paper/tax.js';
import type { MemoryRedis } from './memory-redis.js';

const EVER = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };

const rowOf = <Row>(columns: readonly Column<Row>[], row: Row): object =>
  Object.fromEntries(columns.map(({ title, of }) => [title, of(row, (at) => new Date(at))]));
const named = <Row>(columns: readonly Column<Row>[], titles: readonly string[]): Column<Row>[] =>
  columns.filter(({ title }) => titles.includes(title));

/** What the worker writes into the workbook, sheet by sheet. */
export const exportedSheets = async (redis: MemoryRedis, restaurantId: number): Promise<object> => {
  const sheets: Record<'Orders' | 'Bills' | 'Cancelled' | 'Credit Notes', object[]> = {
    ...{ Orders: [], Bills: [], Cancelled: [], 'Credit Notes': [] },
  };
  const gst = new GstReturnSums((at) => dayAt(at).slice(0, 'YYYY-MM'.length));
  for await (const parcel of new BilledOrders(redis as never).all(restaurantId, [EVER], 3)) {
    for (const order of withMoney(parcel.orders)) sheets.Orders.push(rowOf(named(orderColumns, EXPORTED), order));
    sheets.Bills.push(...parcel.bills.map((bill) => rowOf(named(billColumns, BILL_COLUMNS), bill)));
    sheets.Cancelled.push(...parcel.cancelled.map((bill) => rowOf(cancelledColumns, bill)));
    sheets['Credit Notes'].push(...parcel.notes.map((note) => rowOf(named(noteColumns, NOTE_COLUMNS), note)));
    gst.add(parcel);
  }
  return { ...sheets, gst: gst.told };
};
