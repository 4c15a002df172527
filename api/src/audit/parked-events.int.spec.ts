import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { financialYear } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import type { OrderView } from '@sae/domain/ordering';
import { eventually } from '../../../platform/testing/eventually.js';
import { startSystem, type System } from '../../testing/system.js';
import { addMenu, Client, expectStatus, placeOrder, signedInOwner, type Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let other: Owner;
let menu: MenuItemView[];

beforeAll(async () => {
  system = await startSystem();
  [owner, other] = await Promise.all([signedInOwner(system), signedInOwner(system)]);
  menu = await addMenu(owner);
});
afterAll(() => system.stop());

/** An order whose entry says nothing but its number. */
const spoiled = async () => {
  const { id: orderId } = await placeOrder(owner, menu);
  const at = new Date().toISOString();
  const stream = `orderBook-${owner.restaurantId}-${financialYear(at, system.config.timeZone)}`;
  const revision = (await system.log.read(stream)).length;
  const actor = `restaurant:${owner.restaurantId}` as const;
  const metadata = { actor, requestId: 'spoiled', at, v: system.log.versionOf('OrderPlaced') };
  const event = { id: randomUUID(), type: 'OrderPlaced', data: { orderId: orderId + 1 } };
  await system.log.append(stream, revision - 1, [{ ...event, metadata }]);
  return { id: event.id, type: event.type, stream, revision, at, orderId: orderId + 1 };
};
const parkedOf = async ({ api }: Owner) => (await api.get('/audit/parked').then(expectStatus(200))).body as unknown;
const health = async () => {
  const { body } = await new Client(system.url).get('/health');
  return body as { parts: { projections: string }; parked?: unknown };
};

describe('A book that waits for an entry', () => {
  it('is named to its restaurant and in the health, with the entry and since when; to nobody else', async () => {
    expect([await parkedOf(owner), (await health()).parked]).toEqual([[], undefined]);
    const named = await spoiled();
    await eventually(async () => expect(await parkedOf(owner)).toEqual([named]));
    expect(await parkedOf(other)).toEqual([]);
    expect(await health()).toMatchObject({ parts: { projections: 'up' }, parked: [named] });
    for (const list of ['/orders/live', '/orders/past', '/audit', '/analytics']) {
      const { status, body } = await owner.api.get(list);
      expect([status, (body as { code: string }).code]).toEqual([503, 'read-models/parked']);
    }
  });

  it('keeps nothing else waiting: others’ orders are in their lists as soon as they are taken', async () => {
    await owner.api.get('/menu').then(expectStatus(200));
    const dishes = await addMenu(other);
    for (let n = 0; n < 20; n += 1) {
      const { id } = await placeOrder(other, dishes, { table: n });
      const { body } = await other.api.get('/orders/live').then(expectStatus(200));
      expect((body as OrderView[]).map((order) => order.id)).toContain(id);
    }
  });
});
