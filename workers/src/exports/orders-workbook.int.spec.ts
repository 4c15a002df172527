import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { billPaper, billView, type BillPaper } from '@sae/domain/billing';
import { paiseOf, toRupees, wallClock } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import type { BilledParcel } from '@sae/projections/models/billed';
import Excel from 'exceljs';
import { bills } from '../../testing/past-orders.js';
import { readWorkbook } from '../../testing/workbook.js';
import { writeOrdersWorkbook, type WorkbookPlan } from './orders-workbook.js';
import { RUPEE_FORMAT } from './sheet.js';

const order = (id: number, name = 'Masala Dosa', price = 99.5): OrderView => ({
  id,
  restaurantId: 123456789,
  tableNo: id % 3,
  items: [
    { id: 1, name, isVeg: true, price, quantity: 2, portion: 'full', specialInstructions: name },
    { id: 2, name: 'Naan', isVeg: true, price: 0.1, quantity: 3, portion: 'half' },
  ],
  total: (Math.round(price * 100) * 2 + 30) / 100,
  createdAt: '2026-11-20T18:35:00.000Z',
  status: 'past',
  placedBy: 'staff',
  receiptDetails: {
    billNo: '2026-27/000042',
    total: 0.07 * id,
    completedAt: '2026-11-21T07:00:00.000Z',
    isPaid: false,
  },
  revision: '2026.00000000042',
});

async function* parcels(...all: OrderView[][]): AsyncGenerator<BilledParcel> {
  for (const orders of all) yield { orders, bills: [], cancelled: [], notes: [] };
}
const clock = wallClock('Asia/Kolkata');
const names = new Map([[2, 'Ravi']]);
const onWritten = async () => {};
const written = async (
  all: AsyncIterable<BilledParcel>,
  most: Pick<WorkbookPlan, 'mostRows' | 'mostCellRows'> = {},
) => {
  const out = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(out),
    writeOrdersWorkbook({ names, parcels: all, out, clock, onWritten, ...most }),
  ]);
  return readWorkbook(bytes);
};

describe('The workbook', () => {
  it('has sheets of orders and of items with frozen headers, typed cells and totals', async () => {
    const { Orders, Items } = await written(parcels([order(1), order(2)], [order(3)]));
    expect([Orders?.isFrozen, Items?.isFrozen]).toEqual([true, true]);
    expect(Orders?.rows.map((row) => row['Table No.'])).toEqual([1, 2, 'Counter']);
    expect(Orders?.rows[0]).toMatchObject({ Billed: new Date('2026-11-21T12:30:00.000Z'), 'Grand Total': 0.07 });
    expect(Orders?.totals).toMatchObject({ 'Order No.': 'Total', Quantity: 15, Subtotal: 597.9, 'Grand Total': 0.42 });
    expect(Items?.rows).toHaveLength(6);
    expect(Items?.totals).toMatchObject({ Quantity: 15, Amount: 597.9 });
    const styled = Orders?.cells.filter(({ value }) => value === 0.07).map(({ numFmt }) => numFmt);
    // Its grand total, and what of it is unpaid.
    expect(styled).toEqual([RUPEE_FORMAT, RUPEE_FORMAT]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\n=1', '=HYPERLINK("http://x.example")', '{=1}'])(
    'takes no text for a formula: %j',
    async (name) => {
      const { Orders, Items } = await written(parcels([order(1, name)]));
      expect(Items?.rows[0]).toMatchObject({ Item: name, 'Special Instructions': name });
      expect(Orders?.rows[0]).toMatchObject({ Items: `2 × ${name}, 3 × Naan (Half)` });
      for (const cell of [...(Orders?.cells ?? []), ...(Items?.cells ?? [])])
        expect([Excel.ValueType.Formula, Excel.ValueType.Hyperlink, Excel.ValueType.Error]).not.toContain(cell.type);
    },
  );

  it('has each bill, and what they come to as GSTR-1 asks, to the paisa', async () => {
    const some = bills(60).map((bill) => billPaper(billView(bill, '2026-11-21T07:00:00.000Z')));
    const [lost, ...standing] = some as [BillPaper, ...BillPaper[]];
    const after = { orderIds: [1], orders: [null], cancelledAt: '2026-11-21T08:00:00.000Z', reason: '=why' };
    async function* parcel() {
      yield { orders: [], bills: standing, cancelled: [{ ...lost, ...after }], notes: [] };
    }
    const sheets = await written(parcel(), { mostRows: 25 });
    expect(Object.keys(sheets)).toEqual([
      ...['Orders', 'Items', 'Bills', 'Bills 2', 'Cancelled'],
      ...['Credit Notes', 'GSTR-1 B2CS', 'GSTR-1 B2B', 'GSTR-1 CDNR', 'GSTR-1 HSN', 'GSTR-1 Documents'],
    ]);
    for (const [title, of] of Object.entries({
      'Taxable Value': 'taxableAmount',
      CGST: 'cgstAmount',
      'Grand Total': 'total',
    } as const)) {
      const sum = toRupees(paiseOf(standing.map((bill) => bill[of])));
      for (const name of ['Bills 2', 'GSTR-1 B2CS', 'GSTR-1 HSN'])
        expect([name, sheets[name]?.totals[title]]).toEqual([name, sum]);
    }
    const odd = sheets.Bills?.cells.find(({ value }) => value === -0.01);
    expect(odd?.numFmt).toMatch(/;-"₹"[#,0.]+$/);
    expect(sheets.Cancelled?.rows).toMatchObject([
      { 'Bill No.': lost.billNo, Why: '=why', 'In Its Place': '#1 deleted' },
    ]);
    expect(sheets['GSTR-1 Documents']?.rows).toMatchObject([
      { Month: '2026-11', Total: some.length, Cancelled: 1, Net: standing.length },
    ]);
  });

  it('of no orders has headers and zeros', async () => {
    const { Orders, Items } = await written(parcels());
    expect(Orders?.titles).toContain('Grand Total');
    expect(Orders?.rows).toEqual([]);
    expect(Orders?.totals).toMatchObject({ 'Order No.': 'Total', Quantity: 0, Subtotal: 0, 'Grand Total': 0 });
    expect(Items?.totals).toMatchObject({ Quantity: 0, Amount: 0 });
  });

  it('is the same whether its rows are made of cells, of text, or of one after the other', async () => {
    const orders = () => parcels([order(1), order(2)], [order(3, '=1+1')]);
    const read = async (mostCellRows?: number) =>
      Object.entries(await written(orders(), { mostCellRows })).map(([name, { rows, totals, cells }]) => {
        return { name, rows, totals, looks: cells.map(({ address, type, style }) => ({ address, type, style })) };
      });
    const ofCells = await read();
    for (const mostCellRows of [0, 1, 2, 3, 6]) expect(await read(mostCellRows)).toEqual(ofCells);
  });

  it('goes on in another sheet where one is full, with the totals at the end', async () => {
    const sheets = await written(parcels([order(1), order(2), order(3)]), { mostRows: 2 });
    expect(Object.keys(sheets).slice(0, 5)).toEqual(['Orders', 'Orders 2', 'Items', 'Items 2', 'Items 3']);
    expect(sheets['Orders 2']?.totals).toMatchObject({ 'Order No.': 'Total', Subtotal: 597.9 });
    expect(sheets['Orders 2']?.titles).toEqual(sheets.Orders?.titles);
  });
});

describe('What ends half-way', () => {
  it('is told when the file cannot be kept', async () => {
    const out = new Writable({ write: (_chunk, _encoding, done) => done(new Error('no room')) });
    const many = Array.from({ length: 3_000 }, (_, id) => order(id));
    const writing = writeOrdersWorkbook({ names, parcels: parcels(many, many, many), out, clock, onWritten });
    await expect(writing).rejects.toThrow('no room');
  });

  it('is told when nobody wants it any more', async () => {
    const out = new PassThrough().resume();
    const stop = () => Promise.reject(new Error('cancelled'));
    const writing = writeOrdersWorkbook({ names, parcels: parcels([order(1)]), out, clock, onWritten: stop });
    await expect(writing).rejects.toThrow('cancelled');
    expect(out.destroyed).toBe(true);
  });
});
