import { randomUUID } from 'node:crypto';
import { request as ask } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { paiseOf, toPaise } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import type { CompletedTable } from '@sae/domain/ordering';
import { connectRedis, type Redis } from '@sae/platform/redis';
import request from 'supertest';
import { eventually } from '../../../platform/testing/eventually.js';
import { names } from '../../testing/bad-accounts.js';
import { rowsIn } from '../../testing/sheets.js';
import { startSystem, type OwnSystem } from '../../testing/system.js';
import { addMenu, expectStatus, placeOrder, signedInOwner, TERMS, type Owner } from '../../testing/verbs.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const THIS_YEAR = new Date().getUTCFullYear();
const YEAR = `/orders/export?type=year&year=${THIS_YEAR}`;

let system: OwnSystem;
let queued: Redis;
let owner: Owner;
let other: Owner;

const bill = async (menu: readonly MenuItemView[], table: number, orders: number) => {
  for (let n = 0; n < orders; n += 1) {
    const { id } = await placeOrder(owner, menu.slice(n), { table });
    await owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
  }
  await owner.api.post('/orders/complete', { tableNo: table, ...TERMS }).then(expectStatus(201));
};

beforeAll(async () => {
  system = await startSystem();
  system.startWorkers();
  queued = await connectRedis(system.config.redisUrl, { name: 'spec', database: 1 });
  [owner, other] = await Promise.all([signedInOwner(system), signedInOwner(system)]);
  const menu = await addMenu(owner);
  await bill(menu, 4, 2);
  await bill(menu, 0, 1);
  await bill(menu, 7, 3);
});
afterAll(async () => {
  queued.destroy();
  await system.stop();
});

const download = (path: string, { api }: Owner = owner) =>
  request(api.url)
    .get(`/api${path}`)
    .set('authorization', `Bearer ${api.token}`)
    .buffer(true)
    .parse((answer, done) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => done(null, Buffer.concat(pieces)));
    });
const textOf = (body: unknown) => JSON.parse((body as Buffer).toString()) as { message: string; code: string };
const status = (id: string, { api }: Owner = owner) => api.get(`/orders/exports/${id}`);

describe('An export of past orders', () => {
  it('is a download, told apart from a part of it by its length', async () => {
    const { status: code, headers, body } = await download(YEAR);
    expect(code).toBe(200);
    expect(headers).toMatchObject({
      'content-type': XLSX,
      'content-disposition': `attachment; filename="past_orders_year_${THIS_YEAR}.xlsx"`,
      'content-length': String((body as Buffer).length),
      'cache-control': 'no-store',
    });
    expect((body as Buffer).subarray(0, 2).toString()).toBe('PK');
  });

  it.each([
    [`type=month&year=${THIS_YEAR}&months=1,2,12`, `past_orders_month_${THIS_YEAR}.xlsx`],
    ['type=custom&from=2025-01-01&to=2025-01-31', 'past_orders_custom_2025-01-01_to_2025-01-31.xlsx'],
  ])('%s is the file %s', async (query, name) => {
    const answer = await download(`/orders/export?${query}`);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect(answer.status).toBe(200);
  });

  it('may be of a report', async () => {
    const days = `from=${THIS_YEAR}-01-01&to=${THIS_YEAR}-12-31`;
    const { status: code, headers, body } = await download(`/analytics/report/export?by=dish&${days}`);
    expect([code, headers['content-type']]).toEqual([200, XLSX]);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="report_dish_${THIS_YEAR}-01-01_to_${THIS_YEAR}-12-31.xlsx"`,
    );
    expect((body as Buffer).subarray(0, 2).toString()).toBe('PK');
  });

  it.each([
    [`type=month&year=${THIS_YEAR}`, 'Please select at least one month'],
    ['type=custom&from=2026-01-01', 'Please select date range'],
    ['type=custom&from=2026-02-30&to=2026-03-01', 'From and to must be days such as 2026-01-31'],
    ['type=custom&from=2026-03-02&to=2026-03-01', 'The first day must not be after the last'],
    [`type=year&year=2019`, `Year must be from 2020 to ${THIS_YEAR + 1}`],
    ['', 'Type must be month, year or custom'],
    [`type=year&year=${THIS_YEAR}&exportId=7`, 'exportId must be a UUID'],
    [`type=year&year=${THIS_YEAR}&exportId=a&exportId=b`, 'exportId can be given only once'],
  ])('is refused: %s', async (query, message) => {
    const answer = await owner.api.get(`/orders/export?${query}`);
    expect(answer.body).toMatchObject({ statusCode: 400, message, requestId: expect.any(String) });
    expect(answer.status).toBe(400);
  });
});

describe('For the accountant an export', () => {
  const complete = async (who: Owner, menu: readonly MenuItemView[], said: object, orders = 1, table = 9) => {
    for (let n = 0; n < orders; n += 1) {
      const { id } = await placeOrder(who, menu, { table });
      await who.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
    }
    const asked = { tableNo: table, ...TERMS, ...said };
    return (await who.api.post('/orders/complete', asked).then(expectStatus(201))).body as CompletedTable;
  };

  it('tells each bill, each cancelled number, and what GSTR-1 asks of them', async () => {
    const accountable = await signedInOwner(system);
    const gstNumber = '29ABCDE1234F1Z5';
    await accountable.api.form('/users/account', { fields: { ...names, gstNumber } }).then(expectStatus(200));
    const menu = await addMenu(accountable);
    const firm = { name: '=Acme', gstNumber: '27AAACB1234C9ZX' };
    const bills = [
      await complete(accountable, menu, { discount: 10, serviceCharge: 25 }),
      await complete(accountable, menu, { buyerName: firm.name, buyerGstNumber: firm.gstNumber }),
      await complete(accountable, menu, { gstType: 'inclusive', gstRate: 18 }),
    ];
    const torn = await complete(accountable, menu, {}, 2);
    const [back = 0, stays = 0] = torn.orderIds;
    await accountable.api.put(`/orders/${back}/recurring`, { reason: 'wrong table' }).then(expectStatus(200));
    bills.push((await accountable.api.get(`/orders/reprint/${stays}`).then(expectStatus(200))).body as CompletedTable);
    // Paid and brought back: it stays among the bills, and a credit note takes it back.
    const buyer = { buyerName: firm.name, buyerGstNumber: firm.gstNumber };
    const credited = await complete(accountable, menu, buyer, 1, 8);
    await accountable.api.put(`/orders/${credited.orderIds[0]}/paid`).then(expectStatus(200));
    await accountable.api.put(`/orders/${credited.orderIds[0]}/recurring`, { reason: 'cold' }).then(expectStatus(200));
    const noteNo = `CN${credited.billNo.slice(0, 8)}000001`;
    const total = paiseOf(bills.map((bill) => bill.total)) / 100;
    const { body } = await download(YEAR, accountable);
    const rows = (name: string) => rowsIn(body as Buffer, name);

    expect(await rows('Bills')).toMatchObject([
      ...bills.map((bill) => ({
        ...{ 'Bill No.': bill.billNo, Document: 'Tax Invoice', 'Taxable Value': bill.taxableAmount },
        ...{ 'GST Rate %': bill.gstRate, CGST: bill.cgstAmount, SGST: bill.sgstAmount, 'Round Off': bill.roundOff },
        ...{ Discount: bill.discountAmount, 'Service Charge': bill.serviceCharge, 'Grand Total': bill.total },
        ...(bill.buyer ? { Business: firm.name, 'Its GST Number': firm.gstNumber } : {}),
      })),
      { 'Bill No.': credited.billNo, 'Grand Total': credited.total, 'Credit Note': noteNo },
      { 'Bill No.': 'Total', 'Grand Total': (toPaise(total) + toPaise(credited.total)) / 100 },
    ]);
    const inItsPlace = `${bills[3]?.billNo}, #${back} not billed`;
    expect(await rows('Cancelled')).toMatchObject([
      { 'Bill No.': torn.billNo, 'Grand Total': torn.total, Why: 'wrong table', 'In Its Place': inItsPlace },
      { 'Bill No.': credited.billNo, Why: 'cold', 'Credit Note': noteNo },
      { 'Bill No.': 'Total' },
    ]);
    const note = { 'Credit Note': noteNo, 'Bill No.': credited.billNo, Why: 'cold', 'Grand Total': credited.total };
    expect((await rows('Credit Notes'))[0]).toMatchObject(note);
    expect((await rows('GSTR-1 CDNR'))[0]).toMatchObject({ ...note, 'Its GST Number': firm.gstNumber });
    const [consumers, businesses, services] = await Promise.all(
      ['B2CS', 'B2B', 'HSN'].map((of) => rows(`GSTR-1 ${of}`)),
    );
    const ours = { 'Our GST Number': gstNumber, 'Place of Supply': '29-Karnataka' };
    expect(consumers).toMatchObject([
      { ...ours, 'GST Rate %': 5, Bills: 2 },
      { ...ours, 'GST Rate %': 18, Bills: 1, 'Taxable Value': bills[2]?.taxableAmount },
      { 'Grand Total': (paiseOf(bills.map((bill) => bill.total)) - toPaise(bills[1]?.total ?? 0)) / 100 },
    ]);
    expect(businesses).toMatchObject([
      { ...ours, 'Its GST Number': firm.gstNumber, Business: firm.name, 'Bill No.': bills[1]?.billNo },
      { 'Bill No.': credited.billNo },
      { 'Grand Total': (toPaise(bills[1]?.total ?? 0) + toPaise(credited.total)) / 100 },
    ]);
    expect(services?.map((row) => [row.SAC, row.Supplies, row['GST Rate %']])).toEqual([
      ['996331', 'B2C', 5],
      ['996331', 'B2B', 5],
      ['996331', 'B2C', 18],
      [undefined, undefined, undefined],
    ]);
    expect(services?.at(-1)).toMatchObject({ 'Grand Total': total });
    expect(await rows('GSTR-1 Documents')).toMatchObject([
      { From: bills[0]?.billNo, To: credited.billNo, Total: 6, Cancelled: 1, Net: 5 },
      { Document: 'Credit Note', From: noteNo, To: noteNo, Total: 1, Net: 1 },
      { Total: 7 },
    ]);
  });
});

describe('An export with a name', () => {
  it('is built once however often it is asked for', async () => {
    const exportId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => download(`${YEAR}&exportId=${exportId}`)));
    expect(answers.map(({ status: code }) => code)).toEqual([200, 200, 200]);
    expect(await queued.keys(`file:export-${owner.restaurantId}-${exportId}*`)).toHaveLength(1);
    expect((await status(exportId)).body).toEqual({ state: 'done', done: 6, total: 6 });
    const again = await download(`${YEAR}&exportId=${exportId}`);
    expect((again.body as Buffer).equals(answers[0]?.body as Buffer)).toBe(true);
  });

  it('is built anew when it had failed', async () => {
    const exportId = randomUUID();
    await download(`${YEAR}&exportId=${exportId}`);
    const job = `export-${owner.restaurantId}-${exportId}`;
    await queued.zRem('bull:export-orders:completed', job);
    await queued.zAdd('bull:export-orders:failed', { score: Date.now(), value: job });
    expect((await status(exportId)).body).toMatchObject({ state: 'failed' });
    expect((await download(`${YEAR}&exportId=${exportId}`)).status).toBe(200);
  });

  it('is built anew when its file is gone', async () => {
    const exportId = randomUUID();
    await download(`${YEAR}&exportId=${exportId}`);
    await queued.del(await queued.keys(`file:export-${owner.restaurantId}-${exportId}*`));
    const again = await download(`${YEAR}&exportId=${exportId}`);
    expect(again.status).toBe(200);
    expect((await status(exportId)).body).toEqual({ state: 'done', done: 6, total: 6 });
  });

  it('is not another period’s', async () => {
    const exportId = randomUUID();
    await download(`${YEAR}&exportId=${exportId}`);
    const answer = await owner.api.get(`/orders/export?type=year&year=${THIS_YEAR + 1}&exportId=${exportId}`);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ message: 'This exportId was used for another export' });
  });

  it('is another’s for nobody else', async () => {
    const exportId = randomUUID();
    await download(`${YEAR}&exportId=${exportId}`);
    expect((await status(exportId, other)).status).toBe(404);
    expect((await other.api.delete(`/orders/exports/${exportId}`)).status).toBe(404);
    expect((await download(`${YEAR}&exportId=${exportId}`, other)).status).toBe(200);
    expect((await status(exportId, other)).body).toEqual({ state: 'done', done: 0, total: 0 });
    expect((await status(exportId)).body).toEqual({ state: 'done', done: 6, total: 6 });
  });

  it('that nobody knows is not found', async () => {
    for (const answer of [await status(randomUUID()), await owner.api.delete(`/orders/exports/${randomUUID()}`)]) {
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ message: 'Export not found' });
    }
    expect((await status('7')).status).toBe(400);
  });

  it('that is done leaves nothing when it is cancelled', async () => {
    const exportId = randomUUID();
    await download(`${YEAR}&exportId=${exportId}`);
    const { body } = await owner.api.delete(`/orders/exports/${exportId}`).then(expectStatus(200));
    expect(body).toMatchObject({ state: 'cancelled' });
    expect(await queued.keys(`file:export-${owner.restaurantId}-${exportId}*`)).toEqual([]);
    const again = await download(`${YEAR}&exportId=${exportId}`);
    expect([again.status, textOf(again.body).message]).toEqual([409, 'The export was cancelled']);
  });
});

describe('While the workers are away', () => {
  beforeAll(() => system.killWorkers());

  const isWaiting = (id: string) =>
    eventually(async () => expect((await status(id)).body).toMatchObject({ state: 'waiting' }));

  it('an export waits, can be cancelled, and whoever waits for it is told', async () => {
    const exportId = randomUUID();
    const asked = download(`${YEAR}&exportId=${exportId}`).then((answer) => answer);
    await isWaiting(exportId);
    await owner.api.delete(`/orders/exports/${exportId}`).then(expectStatus(200));
    const answer = await asked;
    expect([answer.status, textOf(answer.body).message]).toEqual([409, 'The export was cancelled']);
  });

  it('an export stays when its client goes, and is there when the client comes again', async () => {
    const exportId = randomUUID();
    const path = `/api${YEAR}&exportId=${exportId}`;
    const client = ask(`${system.url}${path}`, { headers: { authorization: `Bearer ${owner.api.token}` } });
    client.on('error', () => undefined).end();
    await isWaiting(exportId);
    client.destroy();
    await isWaiting(exportId);
    system.startWorkers();
    const answer = await download(`${YEAR}&exportId=${exportId}`);
    expect(answer.status).toBe(200);
    await system.killWorkers();
  });

  it('an export nobody could name is cancelled when its client goes', async () => {
    const mine = `export-${other.restaurantId}-*`;
    const before = await queued.keys(`bull:export-orders:${mine}`);
    const client = ask(`${system.url}/api${YEAR}`, { headers: { authorization: `Bearer ${other.api.token}` } });
    client.on('error', () => undefined).end();
    await eventually(async () =>
      expect((await queued.keys(`bull:export-orders:${mine}`)).length).toBeGreaterThan(before.length),
    );
    expect(await queued.keys(`cancelled:export-orders:${mine}`)).toEqual([]);
    client.destroy();
    await eventually(async () => expect(await queued.keys(`cancelled:export-orders:${mine}`)).toHaveLength(1));
  });

  it('a restaurant has so many exports at once, and another its own', async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const asked = ids.map((id) => download(`${YEAR}&exportId=${id}`).then((answer) => answer));
    await Promise.all(ids.map(isWaiting));
    const sixth = await owner.api.get(YEAR);
    expect(sixth.body).toMatchObject({
      message: 'Too many exports at once. Please wait until one of them is finished.',
    });
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '10']);
    const theirs = download(YEAR, other).then((answer) => answer);
    await owner.api.delete(`/orders/exports/${ids[0]}`).then(expectStatus(200));
    const inItsPlace = download(YEAR).then((answer) => answer);
    system.startWorkers();
    const answers = await Promise.all([...asked, theirs, inItsPlace]);
    expect(answers.map(({ status: code }) => code)).toEqual([409, 200, 200, 200, 200, 200, 200]);
  });
});
