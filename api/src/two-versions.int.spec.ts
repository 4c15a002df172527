import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { financialYear } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import type { OrderView } from '@sae/domain/ordering';
import { eventually } from '../../platform/testing/eventually.js';
import { toldByVerify } from '../../projections/testing/tool.js';
import { OLDER, startProjections, type Process } from '../testing/parts.js';
import { startSystem, type OwnSystem } from '../testing/system.js';
import { addMenu, Client, expectStatus, placeOrder, signedInOwner, type Owner } from '../testing/verbs.js';

let system: OwnSystem;
let owner: Owner;
let other: Owner;
let menu: MenuItemView[];
let dishes: MenuItemView[];
let order: OrderView;
let older: Client;
let newer: Client;
let projections: Process;

/** As it is rolled out: the version before is at work, and the new one comes beside it. */
beforeAll(async () => {
  system = await startSystem({ env: OLDER, config: { logLevel: 'silent' } });
  [owner, other] = await Promise.all([signedInOwner(system), signedInOwner(system)]);
  [menu, dishes] = await Promise.all([addMenu(owner), addMenu(other)]);
  order = await placeOrder(owner, menu);
  projections = startProjections(system.config);
  older = owner.api;
  newer = new Client(await system.addNode(), owner.token);
}, 60_000);
afterAll(async () => {
  await projections.end('SIGTERM');
  await system.stop();
});

const shape = async () => system.redis.get(`${await system.redis.get('current')}:shape`);
const revisions = async () => {
  const year = financialYear(new Date().toISOString(), system.config.timeZone);
  return (await system.log.read(`orderBook-${owner.restaurantId}-${year}`)).length;
};

describe('Two versions over one log and one Redis', () => {
  it('keep one set of read models: that of the new one, which both answer from', async () => {
    await eventually(async () => expect(await shape()).not.toBe('of the version before Asia/Kolkata'), 30_000);
    await eventually(async () => {
      for (const client of [older, newer])
        expect((await client.get('/orders/live').then(expectStatus(200))).body).toMatchObject([{ id: order.id }]);
    }, 30_000);
  });

  it('take orders side by side, in one book', async () => {
    const ids: number[] = [];
    for (const api of [older, newer, older, newer]) ids.push((await placeOrder({ ...owner, api }, menu)).id);
    expect(new Set(ids).size).toBe(4);
  });

  it('are right about a fact that only the new one knows: the one before shows it, and decides nothing in its book', async () => {
    const [{ id, portion, price }] = order.items as [OrderView['items'][number]];
    const note = { id, portion, price, note: 'no onion' };
    await newer.put(`/orders/${order.id}/note`, note).then(expectStatus(200));
    const noted = {
      id: order.id,
      items: expect.arrayContaining([expect.objectContaining({ specialInstructions: 'no onion' })]),
    };
    for (const client of [newer, older])
      expect((await client.get('/orders/live').then(expectStatus(200))).body).toContainEqual(
        expect.objectContaining(noted),
      );
    const before = await revisions();
    for (const refused of [
      await older.put(`/orders/${order.id}/recurring`),
      await older.get(`/orders/${order.id}/history`),
    ])
      expect([refused.status, refused.body]).toEqual([503, expect.objectContaining({ code: 'book/unknown-fact' })]);
    expect(await revisions()).toBe(before);
    await newer.put(`/orders/${order.id}/recurring`).then(expectStatus(200));
  });

  it('lets all other books go on in both', async () => {
    const { id } = await placeOrder(other, dishes);
    for (const url of system.urls.concat(newer.url)) {
      const { body } = await new Client(url, other.token).get('/orders/live').then(expectStatus(200));
      expect(body).toMatchObject([{ id }]);
    }
  });

  it('is verified by the new one, which then finds all well', async () => {
    expect(await toldByVerify(system.config)).toMatch(/\nAll is well\.\n$/);
  });
});

describe('When the version before is at work alone again', () => {
  it('the book with the fact that it does not know waits, and is named; all others are shown', async () => {
    await projections.end('SIGTERM');
    projections = startProjections(system.config, OLDER);
    await eventually(async () => expect(await shape()).toBe('of the version before Asia/Kolkata'), 30_000);
    const { id } = await placeOrder(other, dishes);
    expect((await other.api.get('/orders/live').then(expectStatus(200))).body).toContainEqual(
      expect.objectContaining({ id }),
    );
    const waits = await older.get('/orders/live');
    expect([waits.status, waits.body]).toEqual([503, expect.objectContaining({ code: 'read-models/parked' })]);
    expect((await older.get('/health')).body).toMatchObject({ parked: [{ type: 'NoteChanged' }] });
  });
});
