import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import type { MenuItemView } from '@sae/domain/menu';
import { sharedSystem, type System } from '../testing/system.js';
import { addMenu, Client, orderOf, PASSWORD, placeOrder, signedInOwner, TERMS, type Owner } from '../testing/verbs.js';

let system: System;
let mine: Owner;
let theirs: Owner;
let menu: MenuItemView[];

beforeAll(async () => {
  system = await sharedSystem();
  [mine, theirs] = await Promise.all([signedInOwner(system), signedInOwner(system)]);
  menu = await addMenu(mine);
  await placeOrder(mine, menu);
  const second = await placeOrder(mine, menu);
  await mine.api.put(`/orders/${second.id}/recurring`);
  await placeOrder(mine, menu, { table: 7 });
  await mine.api.put('/orders/3/recurring');
  await mine.api.post('/orders/complete', { tableNo: 7, ...TERMS });
});
afterAll(() => system.stop());

const asked = async (
  client: Client,
  paths: readonly (readonly ['get' | 'post' | 'put' | 'delete', string, object?])[],
) => {
  const answers: number[] = [];
  for (const [verb, path, body] of paths)
    answers.push((await (verb === 'get' ? client.get(path) : client[verb](path, body))).status);
  return answers;
};

const EVERYTHING = [
  ['get', '/users/123456789'],
  ['post', '/plans', { planType: '1_month' }],
  ['post', '/payments', { planType: '1_month' }],
  ['get', '/payments'],
  ['get', '/payments/nowhere'],
  ['get', '/payments/nowhere/receipt'],
  ['post', '/payments/nowhere/sandbox', { outcome: 'pay' }],
  ['put', '/users/account', { restaurantName: 'a', ownerName: 'b' }],
  ['get', '/menu'],
  ['get', '/menu/popular'],
  ['get', '/analytics'],
  ['post', '/menu', { category: 'a', name: 'b', isVeg: true, price: 1 }],
  ['put', '/menu/1', { category: 'a', name: 'b', isVeg: true, price: 1 }],
  ['put', '/menu/1/toggle'],
  ['delete', '/menu/1'],
  ['get', '/orders/3/payment'],
  ['get', '/orders/3/upi-code'],
  ['post', '/orders/3/tenders', { kind: 'cash', amount: 1 }],
  ['delete', '/orders/3/tenders/2026000001', { reason: 'mine' }],
  ['get', '/orders/live'],
  ['get', '/orders/recurring'],
  ['get', '/orders/past'],
  ['get', '/orders/export?type=year&year=2026'],
  ['get', '/orders/exports/7d444840-9dc0-11d1-b245-5ffdce74fad2'],
  ['delete', '/orders/exports/7d444840-9dc0-11d1-b245-5ffdce74fad2'],
  ['get', '/orders/restaurant/details'],
  ['put', '/orders/toggle-submit-disabled'],
  ['put', '/orders/1/recurring'],
  ['delete', '/orders/1'],
  ['post', '/orders/complete', { tableNo: 4, ...TERMS }],
  ['post', '/orders/1/lines', { items: [{ id: 1, quantity: 1 }] }],
  ['post', '/orders/1/cancel-line', { id: 1, price: 1, quantity: 1, reason: 'none' }],
  ['put', '/orders/1/note', { id: 1, price: 1, note: 'none' }],
  ['get', '/orders/reprint/3'],
  ['put', '/orders/3/paid'],
  ['get', '/orders/1/tickets'],
  ['get', '/orders/payment-claims'],
  ['delete', '/orders/payment-claims/1'],
  ['get', '/orders/3/history'],
  ['get', '/orders/at?time=2026-11-21T06:30:00Z'],
  ['get', '/audit'],
  ['post', '/orders/admin', { items: [{ id: 1, quantity: 1 }] }],
  ['get', '/tax/months'],
  ['put', '/tax/months/2026-08/filed'],
  ['delete', '/tax/months/2026-08/filed'],
  ['get', '/menu/hours'],
  ['put', '/menu/hours', { hours: [] }],
  ['get', '/tables'],
  ['post', '/tables/generate-qr', { tableNo: 1 }],
  ['delete', '/tables/1'],
  ['get', '/stations'],
  ['post', '/stations', { name: 'Kitchen' }],
  ['put', '/stations/1', { name: 'Kitchen' }],
  ['delete', '/stations/1'],
  ['get', '/stations/1/tickets'],
  ['post', '/tickets/print', { day: '2026-11-21', ticketNo: 1 }],
  ['get', '/reviews'],
] as const;

describe('Another restaurant', () => {
  it('sees nothing', async () => {
    for (const path of [
      '/menu',
      '/menu/popular',
      '/orders/live',
      '/orders/recurring',
      '/orders/past',
      '/orders/1/tickets',
      '/audit',
    ])
      expect((await theirs.api.get(path)).text).toBe('[]');
  });

  it('finds none of our orders and items', async () => {
    const head = await system.log.head();
    const line = { id: 1, portion: 'full', price: 1 };
    const found = await asked(theirs.api, [
      ['put', '/orders/1/recurring'],
      ['put', '/orders/3/recurring'],
      ['delete', '/orders/1'],
      ['delete', '/orders/3'],
      ['post', '/orders/1/cancel-line', { ...line, quantity: 1, reason: 'none' }],
      ['put', '/orders/1/note', { ...line, note: 'none' }],
      ['get', '/orders/reprint/3'],
      ['get', '/orders/3/history'],
      ['get', '/menu/1'],
      ['put', '/menu/1', { category: 'a', name: 'b', isVeg: true, price: 1 }],
      ['put', '/menu/1/toggle'],
      ['delete', '/menu/1'],
    ]);
    expect(found).toEqual(Array.from({ length: 12 }, () => 404));
    expect((await theirs.api.post('/orders/admin', orderOf(menu))).status).toBe(400);
    expect((await theirs.api.post('/orders/1/lines', { items: orderOf(menu).items })).status).toBe(400);
    expect((await theirs.api.post('/orders/complete', { tableNo: 4, ...TERMS })).status).toBe(409);
    expect(await system.log.head()).toBe(head);
  });

  it('may not speak in our name', async () => {
    const { restaurantId } = mine;
    const head = await system.log.head();
    const spoken = await asked(theirs.api, [
      ['get', `/users/${restaurantId}`],
      ['get', `/menu?restaurantId=${restaurantId}`],
      ['post', '/menu', { category: 'a', name: 'b', isVeg: true, price: 1, userId: restaurantId }],
      ['put', '/menu/1', { category: 'a', name: 'b', isVeg: true, price: 1, userId: restaurantId }],
      ['post', '/orders/admin', { ...orderOf(menu), restaurantId }],
    ]);
    expect(spoken).toEqual([403, 403, 403, 403, 403]);
    expect(await system.log.head()).toBe(head);
  });

  it('goes on taking orders while we take none', async () => {
    const isClosed = async ({ restaurantId }: Owner) =>
      (await new Client(system.url).get(`/orders/submit-disabled?restaurantId=${restaurantId}`)).body as object;
    await mine.api.put('/orders/toggle-submit-disabled');
    expect([await isClosed(mine), await isClosed(theirs)]).toEqual([
      { isSubmitDisabled: true },
      { isSubmitDisabled: false },
    ]);
    await mine.api.put('/orders/toggle-submit-disabled');
  });
});

describe('Nothing opens', () => {
  const jwt = new JwtService({ secret: 'a secret for tests, and long enough' });
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const claims = () => ({
    sub: String(mine.restaurantId),
    c: 0,
    iss: 'sae',
    aud: 'sae-api',
    jti: 'one',
    iat: 1_700_000_000,
    exp: 9_000_000_000,
  });
  const forged: readonly (readonly [string, () => string | undefined])[] = [
    ['without a token', () => undefined],
    ['with nonsense', () => 'nonsense'],
    ['with a token nobody signed', () => `${part({ alg: 'none' })}.${part(claims())}.x`],
    ['with a token somebody else signed', () => new JwtService({ secret: 'their own secret' }).sign(claims())],
    ['with a token that has expired', () => jwt.sign({ ...claims(), exp: 1_700_000_001 })],
    ['with a token from before the password changed', () => jwt.sign({ ...claims(), c: -1 })],
    ['with a token of a later password', () => jwt.sign({ ...claims(), c: 1 })],
    ['with a token of no restaurant', () => jwt.sign({ ...claims(), sub: '100000001' })],
  ];

  it.each(forged)('%s', async (_, token) => {
    const head = await system.log.head();
    const answers = await asked(new Client(system.url, token()), EVERYTHING);
    expect(answers).toEqual(EVERYTHING.map(() => 401));
    expect(await system.log.head()).toBe(head);
  });

  it('when the plan has ended, but oneself and the plans', async () => {
    const lapsed = await signedInOwner(system);
    system.clock.advance(10 * 24 * 60 * 60_000 + 1_000);
    try {
      const { body } = await new Client(system.url).post('/users/login', { email: lapsed.email, password: PASSWORD });
      expect(body).toMatchObject({ requiresPlan: true, hasUsedFreeTrial: true });
      const { token } = body as { token: string };
      const api = new Client(system.url, token);
      const all = EVERYTHING.filter(([, path]) => !/^\/(users\/\d|plans|payments)/.test(path));
      expect(await asked(api, all)).toEqual(all.map(() => 402));
      expect((await api.get(`/users/${lapsed.restaurantId}`)).status).toBe(200);
      expect((await api.post('/plans', { planType: '1_month' })).status).toBe(200);
      expect((await lapsed.api.get('/menu')).status).toBe(401);
    } finally {
      system.clock.set(new Date().toISOString());
    }
  });
});
