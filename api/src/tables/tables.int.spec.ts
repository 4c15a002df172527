import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NEEDS_UPI_ID, type TableView } from '@sae/domain/tables';
import { badTables } from '../../testing/bad-tables.js';
import { readQr } from '../../testing/read-qr.js';
import { sharedSystem, type System } from '../../testing/system.js';
import { Client, expectStatus, signedInOwner, type Owner } from '../../testing/verbs.js';

let system: System;
let mine: Owner;
let theirs: Owner;
const visitor = () => new Client(system.url);

const generate = ({ api }: Owner, tableNo: number, key?: string) =>
  api.post('/tables/generate-qr', { tableNo }, key ? { 'idempotency-key': key } : {});
const add = async (owner: Owner, ...tableNos: number[]) => {
  for (const tableNo of tableNos) await generate(owner, tableNo).then(expectStatus(201));
};
const payable = async () => {
  const owner = await signedInOwner(system);
  const fields = { restaurantName: 'Spice Garden', ownerName: 'Asha Rao', upiId: 'spice.garden@okbank' };
  await owner.api.form('/users/account', { fields }).then(expectStatus(200));
  return owner;
};
const tables = async ({ api }: Owner, query = '') => {
  const { body } = await api.get(encodeURI(`/tables${query}`)).then(expectStatus(200));
  return body as TableView[];
};
const numbers = async (owner: Owner, query = '') => (await tables(owner, query)).map(({ tableNo }) => tableNo);
const tokenOf = async ({ qrCode }: TableView) => (await readQr(qrCode))?.split('/').at(-1) ?? '';

beforeAll(async () => {
  system = await sharedSystem();
  [mine, theirs] = await Promise.all([payable(), payable()]);
  await add(mine, 12, 4, 7);
  await add(theirs, 4);
});
afterAll(() => system.stop());

describe('Tables', () => {
  it('are listed by number, each with its code', async () => {
    const all = await tables(mine);
    expect(all.map(({ id, tableNo }) => [id, tableNo])).toEqual([
      [2, 4],
      [3, 7],
      [1, 12],
    ]);
    const targets = await Promise.all(all.map(({ qrCode }) => readQr(qrCode)));
    for (const target of targets) expect(target).toMatch(/^http:\/\/sae\.example\/app\/t\/[\w-]{22}$/);
    expect(new Set(targets).size).toBe(3);
    expect(Object.keys(all[0]!)).toEqual(['id', 'tableNo', 'qrCode']);
  });
  it('tell their numbers alone, where nobody wants the codes', async () => {
    const { body, headers } = await mine.api.get(encodeURI('/tables/numbers?range=[0,499]')).then(expectStatus(200));
    expect(body).toEqual([
      { id: 2, tableNo: 4 },
      { id: 3, tableNo: 7 },
      { id: 1, tableNo: 12 },
    ]);
    expect(headers['content-range']).toBe('tableNumbers 0-2/3');
    expect((await theirs.api.get('/tables/numbers')).body).toEqual([{ id: 1, tableNo: 4 }]);
    expect((await visitor().get('/tables/numbers')).status).toBe(401);
  });
  it('answer simple REST', async () => {
    expect(await numbers(mine, '?range=[1,1]&sort=["tableNo","DESC"]')).toEqual([7]);
    expect(await numbers(mine, '?filter={"tableNo":12}')).toEqual([12]);
    const { headers } = await mine.api.get(encodeURI('/tables?range=[0,1]'));
    expect(headers['content-range']).toBe('tables 0-1/3');
    const [table] = await tables(mine);
    expect((await mine.api.get(`/tables/${table?.id}`).then(expectStatus(200))).body).toEqual(table);
    expect((await mine.api.get('/tables/99')).body).toMatchObject({ statusCode: 404, message: 'Table not found' });
    const owner = await payable();
    const { body } = await owner.api.post('/tables', { tableNo: 9 }).then(expectStatus(201));
    expect(await tables(owner)).toEqual([body]);
    expect((await owner.api.post('/tables', { tableNo: 0 })).status).toBe(400);
    expect((await theirs.api.get('/tables/2')).status).toBe(404);
  });
});

describe('A table gets a code', () => {
  it('which is answered as it is listed', async () => {
    const owner = await payable();
    const { body } = await generate(owner, 9).then(expectStatus(201));
    expect(await tables(owner)).toEqual([body]);
    expect(body).toMatchObject({ id: 1, tableNo: 9 });
  });
  it('once, though it is asked for twice under one key', async () => {
    const owner = await payable();
    const key = randomUUID();
    const answers = await Promise.all([generate(owner, 9, key), generate(owner, 9, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await numbers(owner)).toEqual([9]);
    expect((await generate(owner, 10, key)).status).toBe(422);
  });
  it('once, though two want it at once', async () => {
    const owner = await payable();
    const answers = await Promise.all([generate(owner, 9), generate(owner, 9)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await numbers(owner)).toEqual([9]);
  });
  it('of its own when it comes again, under a number never given before', async () => {
    const owner = await payable();
    const { body: first } = await generate(owner, 9).then(expectStatus(201));
    await owner.api.delete('/tables/1').then(expectStatus(200));
    const { body: second } = await generate(owner, 9).then(expectStatus(201));
    expect(second).toMatchObject({ id: 2, tableNo: 9 });
    expect(await tokenOf(second as TableView)).not.toBe(await tokenOf(first as TableView));
  });
});

describe('Tables up to a number', () => {
  const generateAll = ({ api }: Owner, upTo: number, key?: string) =>
    api.post('/tables/generate-all', { upTo }, key ? { 'idempotency-key': key } : {});

  it('get their codes at once, but those that have one', async () => {
    const owner = await payable();
    await add(owner, 2);
    const { body } = await generateAll(owner, 4).then(expectStatus(201));
    expect(body).toEqual({ tableNos: [1, 3, 4] });
    expect(await numbers(owner)).toEqual([1, 2, 3, 4]);
    const targets = await Promise.all((await tables(owner)).map(tokenOf));
    expect(new Set(targets).size).toBe(4);
  });
  it('get them once, though two ask at once', async () => {
    const owner = await payable();
    const answers = await Promise.all([generateAll(owner, 9), generateAll(owner, 9)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await numbers(owner)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
  it('are answered the same when they are asked for again under one key', async () => {
    const owner = await payable();
    const key = randomUUID();
    const [first, second] = [await generateAll(owner, 3, key), await generateAll(owner, 3, key)];
    expect([second.status, second.body]).toEqual([first.status, first.body]);
  });
  it('are as many as a restaurant may have, and none is made where they are more', async () => {
    const owner = await payable();
    await add(owner, 9000);
    expect((await generateAll(owner, 500)).body).toMatchObject({
      statusCode: 409,
      message: 'A restaurant can have at most 500 QR codes',
    });
    expect(await numbers(owner)).toEqual([9000]);
    expect((await generateAll(owner, 499).then(expectStatus(201))).body).toMatchObject({ tableNos: { length: 499 } });
  });
  it('need a UPI ID, and a number', async () => {
    const owner = await signedInOwner(system);
    expect((await generateAll(owner, 4)).body).toMatchObject({ statusCode: 409, message: NEEDS_UPI_ID });
    for (const upTo of [0, -1, 1.5, '4', 10_000, null])
      expect((await owner.api.post('/tables/generate-all', { upTo })).body).toMatchObject({
        statusCode: 400,
        message: 'Please enter a valid table number',
      });
  });
});

describe('A table gets no code', () => {
  it('when it has one', async () => {
    const head = await system.log.head();
    const answer = await generate(mine, 4);
    expect(answer.body).toMatchObject({ statusCode: 409, message: 'Table 4 already has a QR code' });
    expect(await system.log.head()).toBe(head);
  });
  it.each(badTables)('%s', async (_, body, message) => {
    const head = await system.log.head();
    const answer = await mine.api.post('/tables/generate-qr', body);
    expect(answer.body).toMatchObject({ statusCode: 400, message });
    expect(await system.log.head()).toBe(head);
  });
  it('while there is no UPI ID', async () => {
    const owner = await signedInOwner(system);
    const head = await system.log.head();
    const answer = await generate(owner, 5);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'table/needs-upi-id', message: NEEDS_UPI_ID });
    expect(await system.log.head()).toBe(head);
  });
});

describe('A guest', () => {
  it('is told where the code leads, without a login', async () => {
    const [table] = await tables(mine);
    const { body } = await visitor()
      .get(`/guests/${await tokenOf(table!)}`)
      .then(expectStatus(200));
    expect(body).toMatchObject({ restaurantName: 'Spice Garden', profilePicture: null, tableNo: 4 });
  });
  it.each(['a', 'x'.repeat(22), 'x'.repeat(99), '..%2F..%2Fmenu', '%00', '*', '1'])(
    'finds nothing behind %s',
    async (token) => {
      const answer = await visitor().get(`/guests/${token}`);
      expect(answer.body).toMatchObject({ statusCode: 404 });
    },
  );
  it('finds nothing any more once the table is deleted', async () => {
    const [, , table] = await tables(mine);
    const token = await tokenOf(table!);
    await visitor().get(`/guests/${token}`).then(expectStatus(200));
    await mine.api.delete(`/tables/${table!.id}`).then(expectStatus(200));
    const answer = await visitor().get(`/guests/${token}`);
    expect(answer.body).toMatchObject({ statusCode: 404, message: 'This QR code is no longer valid' });
    expect(await numbers(mine)).toEqual([4, 7]);
    expect((await mine.api.delete(`/tables/${table!.id}`)).body).toMatchObject({
      statusCode: 404,
      message: 'Table not found',
    });
  });
});

describe('Another restaurant', () => {
  it('sees none of our tables and deletes none', async () => {
    const before = await tables(mine);
    expect(await numbers(theirs)).toEqual([4]);
    expect((await theirs.api.delete('/tables/2')).status).toBe(404);
    expect((await theirs.api.delete('/tables/x')).status).toBe(404);
    expect((await theirs.api.get(`/tables?restaurantId=${mine.restaurantId}`)).status).toBe(403);
    expect(await tables(mine)).toEqual(before);
  });
  it('without a token gets nothing', async () => {
    expect((await visitor().get('/tables')).status).toBe(401);
    expect((await visitor().delete('/tables/2')).status).toBe(401);
    expect((await visitor().post('/tables/generate-qr', { tableNo: 1 })).status).toBe(401);
  });
});

describe('A visitor who tries tokens', () => {
  it('is stopped', async () => {
    const client = new Client(await system.addNode({ limitsRequests: true }));
    const answers: number[] = [];
    for (let n = 0; n < 61; n += 1) answers.push((await client.get(`/guests/${'x'.repeat(22)}`)).status);
    expect(answers).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
  });
});
