import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstRuleBook } from '../../../domain/testing/first-rule.js';
import { eventually } from '../../../platform/testing/eventually.js';
import { versionsIn } from '../../../platform/testing/versions.js';
import { sharedSystem, type System } from '../../testing/system.js';
import { addMenu, expectStatus, orderOf, signedInOwner, TERMS, type Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;

beforeAll(async () => {
  system = await sharedSystem();
  system.clock.set('2026-11-21T06:30:00.000Z');
  owner = await signedInOwner(system);
  const events = firstRuleBook().map((event, n) => ({
    ...event,
    id: randomUUID(),
    metadata: {
      actor: `restaurant:${owner.restaurantId}` as const,
      requestId: 'old',
      at: new Date(Date.UTC(2026, 10, 20, 6, 30, n)).toISOString(),
      v: 1,
    },
  }));
  await system.log.append(`orderBook-${owner.restaurantId}-2026`, -1, events);
  await eventually(async () => expect((await owner.api.get('/orders/past')).body).toHaveLength(4), 10_000);
});
afterAll(() => system.stop());

const versionsOf = (type: string): Promise<number[]> =>
  versionsIn(system.config.eventStoreUrl, `orderBook-${owner.restaurantId}-2026`, type);

describe('Bills issued under the first rule', () => {
  it('are reprinted as they were', async () =>
    expect((await owner.api.get('/orders/reprint/1')).body).toMatchObject({
      ...{ billNo: '2026-27/000001', originalSubtotal: 1930, discountAmount: 193, taxableAmount: 1736.99 },
      ...{ gstAmount: 86.86, cgstAmount: 43.43, sgstAmount: 43.43, roundOff: 0, total: 1823.85 },
    }));

  it('are told as they were, in the history and in the lists of their day', async () => {
    const { body } = await owner.api.get('/orders/1/history').then(expectStatus(200));
    const issued = (body as { entries: { kind: string; bill?: object }[] }).entries.find(
      ({ kind }) => kind === 'bill-issued',
    );
    expect(issued?.bill).toMatchObject({ taxableAmount: 1736.99, roundOff: 0 });
    const { body: then } = await owner.api.get('/orders/at?time=2026-11-20T08:00:00Z').then(expectStatus(200));
    expect((then as { past: { id: number }[] }).past.map(({ id }) => id)).toEqual([3, 4, 2, 1]);
  });

  it('can be brought back, and are then billed by the rule of today, in the version of today', async () => {
    expect(await versionsOf('BillIssued')).toEqual([1, 1, 1, 1, 1, 1]);
    await owner.api.put('/orders/2/recurring', { reason: 'forgot the tea' }).then(expectStatus(200));
    const { body } = await owner.api
      .post('/orders/complete', { tableNo: 2, ...TERMS, gstType: 'inclusive' })
      .then(expectStatus(201));
    expect(body).toMatchObject({
      taxableAmount: 94.29,
      cgstAmount: 2.36,
      sgstAmount: 2.36,
      roundOff: -0.01,
      total: 99,
    });
    expect(await versionsOf('BillIssued')).toEqual([1, 1, 1, 1, 1, 1, 3]);
  });
});

it('A bill may have more lines than one event could hold', async () => {
  const menu = await addMenu(owner);
  const note = 'x'.repeat(190);
  const [line] = orderOf(menu.slice(0, 1)).items;
  const items = Array.from({ length: 200 }, () => ({ ...line, specialInstructions: note }));
  const total = Math.round(menu[0]!.price * 100 * 200) / 100;
  for (let n = 0; n < 20; n += 1) {
    const { body } = await owner.api
      .post('/orders/admin', { tableNo: 9, items, total, restaurantId: owner.restaurantId })
      .then(expectStatus(201));
    await owner.api.put(`/orders/${(body as { id: number }).id}/recurring`).then(expectStatus(200));
  }
  const { body } = await owner.api.post('/orders/complete', { tableNo: 9, ...TERMS }).then(expectStatus(201));
  const { orders, items: lines } = body as { orders: { id: number; items: object[] }[]; items: object[] };
  expect(JSON.stringify(orders).length).toBeGreaterThan(1_000_000);
  expect([orders.length, lines]).toEqual([20, [expect.objectContaining({ quantity: 4000 })]]);
  // And one of them may leave it.
  await owner.api.put(`/orders/${orders[0]!.id}/recurring`, {}).then(expectStatus(200));
  expect((await owner.api.get(`/orders/reprint/${orders[1]!.id}`)).body).toMatchObject({
    items: [{ quantity: 3800 }],
  });
});
