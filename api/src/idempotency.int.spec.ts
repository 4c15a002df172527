import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { financialYear } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import { orderBook, type OrderPlaced } from '@sae/domain/ordering';
import { CommandProcessor, type LoggedEvent } from '@sae/platform/log';
import { v4, v7 } from 'uuid';
import { sharedSystem, type System } from '../testing/system.js';
import {
  addMenu,
  Client,
  codeFor,
  expectStatus,
  orderOf,
  placeOrder,
  signedInOwner,
  signUpBody,
  TERMS,
  type Owner,
} from '../testing/verbs.js';

let system: System;
let owner: Owner;
let menu: MenuItemView[];
const HOUR = 60 * 60_000;

beforeAll(async () => {
  system = await sharedSystem({ nodes: 2 });
  owner = await signedInOwner(system);
  menu = await addMenu(owner);
});
afterAll(() => system.stop());

type Verb = 'post' | 'put' | 'delete';

/** Asks now, does what is to be done meanwhile, and asks again on the other node with the same key. */
const twice = async (
  verb: Verb,
  path: string,
  body?: object,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
  key: string = randomUUID(),
) => {
  const headers = { 'idempotency-key': key };
  const first = await owner.api[verb](path, body, headers);
  await meanwhile();
  const head = await system.log.head();
  const second = await new Client(system.urls[1] ?? '', owner.token)[verb](path, body, headers);
  expect({ status: second.status, body: second.body as unknown }).toEqual({ status: first.status, body: first.body });
  expect(await system.log.head()).toBe(head);
  return first;
};

describe('The same request again', () => {
  it('places one order', async () => {
    const { status } = await twice('post', '/orders/admin', orderOf(menu));
    expect(status).toBe(201);
  });

  it('places one order when both come at once to two nodes', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = ((await owner.api.get('/orders/live')).body as object[]).length;
    const answers = await Promise.all(
      system.urls.flatMap((url) =>
        [1, 2].map(() => new Client(url, owner.token).post('/orders/admin', orderOf(menu), headers)),
      ),
    );
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect((await owner.api.get('/orders/live')).body).toHaveLength(before + 1);
  });

  it('places one order though the menu has changed', async () => {
    const { body } = await owner.api.post('/menu', { category: 'Rice', name: 'Pulao', isVeg: true, price: 99 });
    const item = body as MenuItemView;
    const { status } = await twice('post', '/orders/admin', orderOf([item]), () =>
      owner.api.delete(`/menu/${item.id}`),
    );
    expect(status).toBe(201);
    expect((await owner.api.post('/orders/admin', orderOf([item]))).status).toBe(400);
  });

  it('accepts once, whatever became of the order', async () => {
    const { id } = await placeOrder(owner, menu, { table: 11 });
    const { status } = await twice('put', `/orders/${id}/recurring`, undefined, async () => {
      await owner.api.post('/orders/complete', { tableNo: 11, ...TERMS }).then(expectStatus(201));
      await owner.api.delete(`/orders/${id}`).then(expectStatus(200));
    });
    expect(status).toBe(200);
  });

  it('brings back once, and deletes once', async () => {
    const { id } = await placeOrder(owner, menu, { table: 12 });
    await owner.api.put(`/orders/${id}/recurring`);
    await owner.api.post('/orders/complete', { tableNo: 12, ...TERMS }).then(expectStatus(201));
    expect((await twice('put', `/orders/${id}/recurring`, { reason: 'forgot the naan' })).status).toBe(200);
    expect((await twice('delete', `/orders/${id}`)).status).toBe(200);
  });

  it('makes one bill', async () => {
    const { id } = await placeOrder(owner, menu, { table: 13 });
    await owner.api.put(`/orders/${id}/recurring`);
    const { status } = await twice('post', '/orders/complete', { tableNo: 13, ...TERMS });
    expect(status).toBe(201);
  });

  it('changes the menu once', async () => {
    const item = { category: 'Rice', name: 'Jeera Rice', isVeg: true, price: 120 };
    const { body } = await twice('post', '/menu', item);
    const { id } = body as MenuItemView;
    await twice('put', `/menu/${id}`, { ...item, price: 130 });
    await twice('put', `/menu/${id}/toggle`, undefined, () => owner.api.put(`/menu/${id}`, { ...item, price: 140 }));
    await twice('delete', `/menu/${id}`);
  });

  it('switches guests’ orders once', () => twice('put', '/orders/toggle-submit-disabled'));

  it('starts one free trial', async () => {
    owner = await signedInOwner(system);
    menu = await addMenu(owner);
    const email = `once-${randomUUID()}@example.com`;
    const visitor = new Client(system.url);
    await visitor.post('/users/signup', signUpBody(email));
    const otp = { email, otp: await codeFor(system, email) };
    const headers = { 'idempotency-key': randomUUID() };
    const verified = await visitor.post('/users/verify-otp', otp, headers).then(expectStatus(200));
    const again = await visitor.post('/users/verify-otp', otp, headers).then(expectStatus(200));
    expect(again.body).toMatchObject({ user: (verified.body as { user: object }).user });
    await visitor.post('/users/verify-otp', otp).then(expectStatus(400));
    const { token } = verified.body as { token: string };
    const planKey = { 'idempotency-key': randomUUID() };
    for (const url of system.urls)
      await new Client(url, token).post('/plans', { planType: 'free_trial' }, planKey).then(expectStatus(200));
  });
});

/** So many orders, placed and deleted again by another node, each command under a key of its own. */
const placeAndDelete = async (orders: number): Promise<void> => {
  const year = financialYear(system.clock.now(), system.config.timeZone);
  const book = `${owner.restaurantId}-${year}`;
  const [placed] = (await system.log.read(`orderBook-${book}`)).filter(({ type }) => type === 'OrderPlaced');
  const { items } = (placed as LoggedEvent<OrderPlaced>).data;
  const processor = new CommandProcessor({ log: system.log, clock: () => system.clock.now(), newId: randomUUID });
  const by = () => ({ actor: 'system', requestId: 'others', key: randomUUID(), fingerprint: 'another' }) as const;
  const once = async () => {
    const { events } = await processor.make(orderBook, book, { type: 'PlaceOrder', tableNo: 9, items }, by());
    const { orderId } = (events as LoggedEvent<OrderPlaced>[])[0]!.data;
    await processor.make(orderBook, book, { type: 'DeleteOrder', orderId, whole: null, reason: null }, by());
  };
  for (let done = 0; done < orders; done += 100) await Promise.all(Array.from({ length: 100 }, once));
};

describe('After a thousand further commands', () => {
  it('the same request still places one order, on a node that has seen none of them', async () => {
    const { status } = await twice('post', '/orders/admin', orderOf(menu), () => placeAndDelete(600), v7());
    expect(status).toBe(201);
  });

  it('one that is too old to be known is refused, and nothing is done', async () => {
    const ago = (ms: number) => ({ 'idempotency-key': v7({ msecs: Date.parse(system.clock.now()) - ms }) });
    const head = await system.log.head();
    const old = await owner.api.post('/orders/admin', orderOf(menu), ago(25 * HOUR));
    expect([old.status, old.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'request/key-too-old',
        message: 'This was first sent more than a day ago. Please check whether it was done before you send it again.',
      }),
    ]);
    const ahead = await owner.api.post('/orders/admin', orderOf(menu), ago(-HOUR));
    expect([ahead.status, ahead.body]).toEqual([400, expect.objectContaining({ code: 'request/key-ahead' })]);
    expect(await system.log.head()).toBe(head);
  });
});

describe('The same key for another request', () => {
  it('is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await owner.api.post('/orders/admin', orderOf(menu), headers).then(expectStatus(201));
    const head = await system.log.head();
    for (const answer of [
      await owner.api.post('/orders/admin', orderOf(menu, 5), headers),
      await owner.api.delete('/orders/1', undefined, headers),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({
        code: 'request/key-reused',
        message: 'This Idempotency-Key was used for another request',
      });
    }
    expect(await system.log.head()).toBe(head);
  });
});

describe('At the turn of the year', () => {
  const kinds: [string, (at: string) => string][] = [
    ['a time-ordered key', (at) => v7({ msecs: Date.parse(at) })],
    ['any other key', () => v4()],
  ];
  it.each(kinds)('a request from before is still the same a day later, under %s', async (_, keyOf) => {
    system.clock.set('2027-03-28T12:00:00.000Z');
    owner = await signedInOwner(system);
    menu = await addMenu(owner);
    const before = '2027-03-31T18:29:50.000Z';
    system.clock.set(before);
    const nextEvening = () => {
      system.clock.set('2027-04-01T17:00:00.000Z');
      return placeOrder(owner, menu);
    };
    await twice('post', '/orders/admin', orderOf(menu), nextEvening, keyOf(before));
    system.clock.set(new Date().toISOString());
  });
});
