import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Phone, scanned } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { Client, expectStatus } from '../../testing/verbs.js';

const house = new House({ config: { limitsRequests: true } });

const order = (phone: Phone, key?: string) =>
  phone.post('/orders', { items: [{ id: house.menu[2]!.id, quantity: 1 }] }, key);
const times = async (count: number, ask: () => Promise<{ status: number }>) => {
  const answers: number[] = [];
  for (let n = 0; n < count; n += 1) answers.push((await ask()).status);
  return answers;
};
const all = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('A table that orders without end', () => {
  it('is stopped, as another table is not; a repeated order is neither refused nor counted', async () => {
    const [phone, neighbour] = [await scanned(house.owner, 1), await scanned(house.owner, 2)];
    const key = randomUUID();
    const first = await order(phone, key).then(expectStatus(201));
    expect(await times(30, () => order(phone, key))).toEqual(all(30, 201));
    expect(await times(19, () => order(phone))).toEqual(all(19, 201));
    const head = await house.system.log.head();
    const refused = await order(phone);
    expect(refused.body).toMatchObject({ statusCode: 429, code: 'table/too-many-orders' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await house.system.log.head()).toBe(head);
    expect((await order(phone, key).then(expectStatus(201))).body).toEqual(first.body);
    expect((await order(neighbour)).status).toBe(201);
  });
  it('so is one that says to have paid, or shares opinions, without end', async () => {
    const phone = await scanned(house.owner, 3);
    await order(phone).then(expectStatus(201));
    const claims = await times(11, () => phone.claim(9_999));
    expect(claims).toEqual([...all(10, 409), 429]);
    const opinions = await times(11, () => phone.post('/reviews', { stars: 1 }));
    expect(opinions).toEqual([201, ...all(9, 409), 429]);
  });
});

describe('The phones of a whole restaurant, behind one address', () => {
  it('look at their tables as often as they like', async () => {
    const phone = await scanned(house.owner, 4);
    const answers = await Promise.all(Array.from({ length: 300 }, () => phone.get('/sitting')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
  it('are stopped when all of them together ask or order far more than guests do', async () => {
    const phone = await scanned(house.owner, 7);
    const full = async (counter: string, count: number) => {
      await house.system.redis.set(`limits:guests${counter}:127.0.0.1`, String(count), { EX: 60 });
      return () => house.system.redis.del(`limits:guests${counter}:127.0.0.1`);
    };
    const tooMany = { statusCode: 429, code: 'client/too-many' };
    const ordersAgain = await full(':order', 200);
    expect((await order(phone)).body).toMatchObject(tooMany);
    await ordersAgain();
    expect((await order(phone)).status).toBe(201);
    const asksAgain = await full('', 3_000);
    expect((await phone.get('/sitting')).body).toMatchObject(tooMany);
    await asksAgain();
    expect((await phone.get('/sitting')).status).toBe(200);
  });
  it('go on doing so while somebody among them tries codes, and is stopped', async () => {
    const phone = await scanned(house.owner, 5);
    const astray = new Phone(new Client(house.system.url), 'x'.repeat(22));
    expect(await times(61, () => astray.get())).toEqual([...all(60, 404), 429]);
    expect((await phone.get()).status).toBe(200);
    expect((await order(phone)).status).toBe(201);
  });
});

describe('A table’s code', () => {
  it('opens nothing of the back office', async () => {
    const { token } = await scanned(house.owner, 6);
    const guest = new Client(house.system.url, token);
    for (const path of ['/orders/live', '/orders/payment-claims', '/menu', '/reviews', '/tables', '/analytics'])
      expect([path, (await guest.get(path)).status]).toEqual([path, 401]);
    expect((await guest.put('/orders/1/paid')).status).toBe(401);
    expect((await guest.delete('/orders/payment-claims/1')).status).toBe(401);
    expect((await guest.post('/orders/admin', { items: [{ id: 1, quantity: 1 }] })).status).toBe(401);
  });
});
