import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { localDay, toRupees } from '@sae/domain/kernel';
import { eventually } from '../../../platform/testing/eventually.js';
import { cancelledBills } from '../../../projections/src/models/cancelled-bills.js';
import { orders as ordering } from '../../../projections/src/models/ordering.js';
import { packing } from '../../../projections/src/models/packing.js';
import { people } from '../../../projections/src/models/people.js';
import { at } from '../../../projections/testing/facts.js';
import { ExportOffice } from '../../testing/export-office.js';
import { bills, type TestBill } from '../../testing/past-orders.js';
import { readWorkbook, sayTheSame, type ReadSheet } from '../../testing/workbook.js';

/** What an export of orders reads: to show so many orders in all other ways takes longer than to export them. */
const READ = [cancelledBills, ordering, people, packing];

let office: ExportOffice;
/** Takes long enough to be stopped in between: when its first piece is there, three fifths are still to be written. */
const many = bills(2_500);
let large: number;

beforeAll(async () => {
  office = await ExportOffice.open(READ);
  await office.workers.start();
  large = await office.restaurant(many);
}, 60_000);
afterAll(() => office.close());

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
/** Every number in the workbook is the one on a bill, and every bill is in it. */
const expectBills = ({ Orders, Items, Bills }: Record<string, ReadSheet>, issued: readonly TestBill[]) => {
  expect(Bills?.rows.map((row) => [row['Bill No.'], row['Taxable Value'], row['Grand Total']])).toEqual(
    issued.map(({ billNo, amounts }) => [billNo, toRupees(amounts.taxable), toRupees(amounts.total)]),
  );
  const orders = issued.flatMap((bill) =>
    bill.orders.map((order, n) => ({ ...order, items: bill.ordered[n]!.items, bill })),
  );
  expect(Orders?.rows).toHaveLength(orders.length);
  const shown = Orders?.rows.map((row) => [
    row['Order No.'],
    row['Bill No.'],
    row['Table No.'],
    row.Subtotal,
    row['Grand Total'],
  ]);
  expect(shown).toEqual(
    orders.map(({ orderId, bill, total, share }) => [
      orderId,
      bill.billNo,
      bill.tableNo === 0 ? 'Counter' : bill.tableNo,
      toRupees(total),
      toRupees(share),
    ]),
  );
  const lines = orders.flatMap(({ items, orderId }) => items.map((item) => ({ ...item, orderId })));
  expect(Items?.rows.map((row) => [row['Order No.'], row.Item, row.Price, row.Quantity, row.Amount])).toEqual(
    lines.map(({ orderId, name, price, quantity }) => [
      orderId,
      name,
      toRupees(price),
      quantity,
      toRupees(price * quantity),
    ]),
  );
  expect(Orders?.totals['Grand Total']).toBe(toRupees(sum(issued.map(({ amounts }) => amounts.total))));
  expect(Orders?.totals.Subtotal).toBe(toRupees(sum(issued.map(({ amounts }) => amounts.subtotal))));
  expect(Items?.totals.Amount).toBe(Orders?.totals.Subtotal);
};

/** One that was held against the bills. */
let right: Buffer | undefined;
/** To read one cell by cell takes a second and more; others that say the same, letter by letter, are right as well. */
const expectMany = async (bytes: Buffer) => {
  if (right && (await sayTheSame(bytes, right))) return;
  expectBills(await readWorkbook(bytes), many);
  right ??= bytes;
};

describe('An export', () => {
  it('is the bills, number by number', async () => {
    const issued = bills(400);
    const restaurantId = await office.restaurant(issued);
    expectBills(await office.workbook(await office.begin(restaurantId)), issued);
  });

  it('holds the days that were asked for, as the restaurant’s calendar has them', async () => {
    // Bills are a second apart; the 21st begins at 18:30 UTC of the 20th, 43,200 s before this history.
    const restaurantId = await office.restaurant(bills(60));
    const days = (from: string, to: string) => office.begin(restaurantId, { type: 'custom', from, to });
    const { Orders } = await office.workbook(await days('2026-11-21', '2026-11-21'));
    const billed = Orders?.rows.map((row) => (row.Billed as Date).toISOString().slice(0, 10));
    expect(billed).toHaveLength(60);
    expect(new Set(billed)).toEqual(new Set([localDay(at(0), 'Asia/Kolkata')]));
    const empty = await office.workbook(await days('2026-11-22', '2026-12-31'));
    expectBills(empty, []);
  });

  it('has nothing of another restaurant', async () => {
    await office.restaurant(bills(10));
    const other = await office.restaurant([]);
    expectBills(await office.workbook(await office.begin(other)), []);
  });

  it('is built beside another, and mails go out meanwhile', async () => {
    const isBuilding = (jobId: string) => office.until(jobId, ({ state }) => state !== 'waiting');
    const two = [await office.begin(large), await office.begin(large)];
    await Promise.all(two.map(isBuilding));
    expect(await office.exports.counts()).toMatchObject({ waiting: 0 });
    const address = await office.signUp();
    // The worker is kept busy until the mail has come.
    const next = [...two];
    while (office.postOffice.mailsTo(address).length === 0) {
      next.push(await office.begin(large));
      await office.until(next.shift()!, ({ state }) => state === 'completed', 60_000);
    }
    // Nobody looks at those that only kept it busy.
    for (const jobId of next) if (!two.includes(jobId)) await office.exports.cancel(jobId);
    for (const jobId of two) await expectMany(await office.file(jobId));
  });
});

describe('A cancelled export', () => {
  it('stops, frees what it had written, and makes room', async () => {
    const jobId = await office.begin(large);
    await eventually(async () => expect(await office.filesOf(jobId)).toHaveLength(1), 20_000);
    await office.exports.cancel(jobId);
    const { done, total } = await office.until(jobId, ({ state }) => state === 'cancelled');
    expect(done).toBeLessThan(total);
    await eventually(async () => {
      expect(await office.exports.counts()).toMatchObject({ active: 0 });
      expect(await office.filesOf(jobId)).toEqual([]);
    }, 2_000);
    expect((await office.exports.standing(jobId))?.done).toBeLessThan(total);
  });

  it('is not begun when nobody has taken it yet', async () => {
    await office.workers.end('SIGTERM');
    const jobId = await office.begin(await office.restaurant(bills(10)));
    await office.exports.cancel(jobId);
    await office.workers.start();
    await eventually(
      async () => expect(await office.exports.counts()).toMatchObject({ waiting: 0, active: 0 }),
      10_000,
    );
    expect(await office.exports.standing(jobId)).toMatchObject({ state: 'cancelled', done: 0, total: 0 });
    expect(await office.filesOf(jobId)).toEqual([]);
  });
});

describe('A worker killed in the middle of an export', () => {
  it('is followed by one that builds it whole', async () => {
    const jobId = await office.begin(large);
    await eventually(async () => expect(await office.filesOf(jobId)).toHaveLength(1), 20_000);
    await office.workers.end('SIGKILL');
    expect(await office.exports.standing(jobId)).toMatchObject({ state: 'active' });
    await office.workers.start();
    await expectMany(await office.file(jobId, 60_000));
  });
});
