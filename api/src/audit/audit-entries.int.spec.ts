import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry, AuditKind } from '@sae/domain/audit';
import { auditorOf } from '../../testing/auditor.js';
import { sharedSystem, type System } from '../../testing/system.js';
import { addMenu, expectStatus, PASSWORD, placeOrder, signedInOwner, type Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let stranger: Owner;

const { audited, accept, complete } = auditorOf(() => owner);

beforeAll(async () => {
  system = await sharedSystem();
  system.clock.set('2027-03-28T12:00:00.000Z');
  [owner, stranger] = await Promise.all([signedInOwner(system), signedInOwner(system)]);
  const menu = await addMenu(owner);
  const { id } = await placeOrder(owner, menu, { table: 11 });
  await accept(id);
  await complete(11);
  await owner.api.put(`/orders/${id}/recurring`, { reason: 'forgot the naan' }).then(expectStatus(200));
  await owner.api.delete(`/orders/${id}`, { reason: 'guest left' }).then(expectStatus(200));
  // The restaurant's next day has begun.
  system.clock.set('2027-03-28T19:00:00.000Z');
  for (const table of [11, 12]) await accept((await placeOrder(owner, menu, { table })).id);
});
afterAll(() => system.stop());

describe('The audit list', () => {
  it('answers every combination of filters, newest first, page by page', async () => {
    const { entries: all } = await audited({});
    const times = all.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    const { tableNo, orderIds, kind } = all.find((entry) => entry.kind === 'bill-cancelled') as AuditEntry;
    const day = '2027-03-28';
    const values = { tableNo, orderId: orderIds[0]!, kind, day };
    const names = Object.keys(values) as (keyof typeof values)[];
    const fits: Record<string, (entry: AuditEntry) => boolean> = {
      tableNo: (entry) => entry.tableNo === tableNo,
      orderId: (entry) => entry.orderIds.includes(values.orderId),
      kind: (entry) => entry.kind === kind,
      day: (entry) => entry.at >= '2027-03-27T18:30' && entry.at < '2027-03-28T18:30',
    };
    for (let mask = 0; mask < 16; mask += 1) {
      const chosen = names.filter((_, n) => mask & (1 << n));
      const filter = Object.fromEntries(chosen.map((name) => [name, values[name]]));
      const expected = all.filter((entry) => chosen.every((name) => fits[name]!(entry)));
      expect(expected.length).toBeGreaterThan(0);
      expect((await audited(filter)).entries).toEqual(expected);
      const page = await audited(filter, [0, 0]);
      expect(page).toEqual({ entries: expected.slice(0, 1), range: `audit 0-0/${expected.length}` });
    }
    expect(await audited({ tableNo: 77 }, [0, 9])).toEqual({ entries: [], range: 'audit */0' });
    expect((await audited({ day: '2027-03-27' })).entries).toEqual([]);
    expect((await audited({}, [2, 4])).entries).toEqual(all.slice(2, 5));
  });

  it('has each entry by itself, and as many as are named', async () => {
    const { entries: all } = await audited({});
    const { id } = all[1] as AuditEntry;
    expect((await owner.api.get(`/audit/${id}`).then(expectStatus(200))).body).toEqual(all[1]);
    expect(await audited({ id: [id, 1_000_000_000] })).toEqual({ entries: [all[1]], range: 'audit 0-0/1' });
    for (const { api } of [owner, stranger]) expect((await api.get('/audit/1000000000')).status).toBe(404);
    expect((await stranger.api.get(`/audit/${id}`)).status).toBe(404);
  });

  it('has deleted orders and cancelled bills with number, amount and reason', async () => {
    const { entries } = await audited({ tableNo: 11, day: '2027-03-28' });
    expect(entries).toMatchObject([
      { kind: 'order-deleted', reason: 'guest left', billNo: null },
      { kind: 'order-brought-back', reason: 'forgot the naan' },
      { kind: 'bill-cancelled', reason: 'forgot the naan', billNo: expect.stringMatching(/^2026-27\//) },
      { kind: 'bill-issued', reason: null, total: entries[2]!.total },
      { kind: 'order-accepted' },
      { kind: 'order-placed' },
    ]);
  });

  it('tells of another UPI ID or GST Number, among all, by kind and by day', async () => {
    const names = { restaurantName: 'Spice Garden', ownerName: 'Asha Rao' };
    const change = (fields: object) =>
      stranger.api.form('/users/account', { fields: { ...names, ...fields } }).then(expectStatus(200));
    await change({ upiId: 'asha@upi' });
    await change({ upiId: 'mallory@upi', gstNumber: '29ABCDE1234F1Z5', currentPassword: PASSWORD });
    await change({ address: '12 MG Road' });
    const kind = 'payment-details-changed';
    const [second, first] = [
      [
        { field: 'upiId', from: 'asha@upi', to: 'mallory@upi' },
        { field: 'gstNumber', from: null, to: '29ABCDE1234F1Z5' },
      ],
      [{ field: 'upiId', from: null, to: 'asha@upi' }],
    ];
    for (const filter of [{}, { kind }, { day: '2027-03-29' }, { kind, day: '2027-03-29' }])
      expect((await audited(filter, undefined, stranger)).entries).toMatchObject([
        { kind, changes: second, actor: 'person:1', tableNo: null, total: null },
        { kind, changes: first },
      ]);
    expect((await audited({ tableNo: 0 }, undefined, stranger)).entries).toEqual([]);
    expect((await audited({ kind })).entries).toEqual([]);
  });

  it('tells of another rate, and of a dish that is called or costs otherwise, from what to what', async () => {
    const names = { restaurantName: 'Spice Garden', ownerName: 'Asha Rao' };
    const change = (fields: object) =>
      stranger.api.form('/users/account', { fields: { ...names, ...fields } }).then(expectStatus(200));
    await change({ gstRate: '5', serviceCharge: '20' });
    const vada = { category: 'Snacks', name: 'Vada', isVeg: true, price: 40 };
    const { id } = (await stranger.api.post('/menu', vada).then(expectStatus(201))).body as { id: number };
    const changed = { ...vada, name: 'Medu Vada', price: 45 };
    await stranger.api.put(`/menu/${id}`, changed).then(expectStatus(200));
    await stranger.api.put(`/menu/${id}`, { ...changed, category: 'South' }).then(expectStatus(200));
    await stranger.api.put('/menu/prices', { prices: [{ id, price: 50 }] }).then(expectStatus(200));
    const mine = (kind: AuditKind) => audited({ kind }, undefined, stranger).then(({ entries }) => entries);
    expect(await mine('tax-changed')).toMatchObject([
      {
        changes: [
          { field: 'gstRate', from: '0 %', to: '5 %' },
          { field: 'serviceCharge', from: '₹0.00', to: '₹20.00' },
        ],
      },
    ]);
    const named = { field: 'name', from: 'Vada', to: 'Medu Vada' };
    expect(await mine('dish-changed')).toMatchObject([
      { dish: { id, name: 'Vada' }, changes: [named, { field: 'price', from: '₹40.00', to: '₹45.00' }] },
    ]);
    expect(await mine('prices-changed')).toMatchObject([
      { dish: { id, name: 'Medu Vada' }, changes: [{ field: 'price', from: '₹45.00', to: '₹50.00' }] },
    ]);
  });

  it('is each restaurant’s own', async () =>
    expect((await audited({ kind: 'order-placed' }, undefined, stranger)).entries).toEqual([]));

  it.each([
    [{ day: '21-11-2026' }, 'day must be a day such as 2026-11-21'],
    [{ day: '0001-01-01' }, 'day must be a day such as 2026-11-21'],
    [{ tableNo: '4' }, 'tableNo must be a whole number from 0'],
    [{ tableNo: -1 }, 'tableNo must be a whole number from 0'],
    [{ orderId: 1.5 }, 'orderId must be a whole number from 1'],
    [{ kind: 'constructor' }, /^kind must be one of order-placed, /],
    [{ restaurantIds: 4 }, 'Unknown filter: restaurantIds'],
    [{ toString: 4 }, 'Unknown filter: toString'],
  ])('is refused for %j', async (filter, message) => {
    const { status, body } = await owner.api.get(`/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
  });
});
