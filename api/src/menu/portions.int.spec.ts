import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@sae/domain/audit';
import type { GuestMenuItemView } from '@sae/domain/guests';
import type { MenuItemView } from '@sae/domain/menu';
import type { OrderView } from '@sae/domain/ordering';
import { scanned, type Phone } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { expectStatus, signedInOwner } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });
let phone: Phone;
let dish: MenuItemView;

beforeAll(async () => {
  phone = await scanned(house.owner, 4);
  dish = house.menu[0] as MenuItemView;
});

const count = (left: number | null, key = randomUUID()) =>
  house.owner.api
    .put(`/menu/${dish.id}/portions`, { left }, { 'idempotency-key': key })
    .then(expectStatus(200))
    .then(({ body }) => body as object);
const left = async () => (await house.owner.api.get('/menu/portions').then(expectStatus(200))).body;
const wish = (quantity: number, portion = 'full') => ({ items: [{ id: dish.id, quantity, portion }] });
const order = (quantity: number, portion?: string) =>
  house.owner.api.post('/orders/admin', { tableNo: 4, ...wish(quantity, portion) });
const atTable = async () =>
  ((await phone.get('/menu').then(expectStatus(200))).body as GuestMenuItemView[]).find(({ id }) => id === dish.id);

describe('Portions that are counted', () => {
  it('are taken by orders, whoever places them, and run out by themselves', async () => {
    expect(await count(3.5)).toEqual({ id: dish.id, left: 3.5 });
    await order(2).then(expectStatus(201));
    await phone.post('/orders', wish(1, 'half')).then(expectStatus(201));
    expect(await left()).toEqual([{ id: dish.id, left: 1 }]);
    expect((await order(2)).body).toMatchObject({
      ...{ statusCode: 409, code: 'menu-item/too-few-left' },
      message: 'Only 1 portion of Paneer Tikka left',
    });
    expect(await atTable()).not.toHaveProperty('soldOut');
    await order(1).then(expectStatus(201));
    const refused = { statusCode: 409, code: 'menu-item/sold-out', message: 'Paneer Tikka is sold out' };
    expect((await order(1, 'half')).body).toMatchObject(refused);
    expect((await phone.post('/orders', wish(1))).body).toMatchObject(refused);
    expect(await atTable()).toMatchObject({ soldOut: { until: null } });
  });

  it('come back with what is cancelled or deleted', async () => {
    await count(2);
    const { id } = (await order(2).then(expectStatus(201))).body as OrderView;
    expect(await left()).toEqual([{ id: dish.id, left: 0 }]);
    const line = { id: dish.id, portion: 'full', price: dish.price };
    await house.owner.api
      .post(`/orders/${id}/cancel-line`, { ...line, quantity: 1, reason: 'too slow' })
      .then(expectStatus(201));
    expect(await left()).toEqual([{ id: dish.id, left: 1 }]);
    expect(await atTable()).not.toHaveProperty('soldOut');
    await house.owner.api.delete(`/orders/${id}`).then(expectStatus(200));
    expect(await left()).toEqual([{ id: dish.id, left: 2 }]);
  });

  it('are sold once each, however many want the last ones at once', async () => {
    await count(5);
    const answers = await Promise.all(Array.from({ length: 12 }, () => order(1)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(await left()).toEqual([{ id: dish.id, left: 0 }]);
  });

  it('are counted once by a request that is repeated, and no longer where nobody wants to', async () => {
    const key = randomUUID();
    const first = await count(9, key);
    await order(1).then(expectStatus(201));
    expect(await count(9, key)).toEqual(first);
    expect(await left()).toEqual([{ id: dish.id, left: 8 }]);
    expect(await count(null)).toEqual({ id: dish.id, left: null });
    expect(await left()).toEqual([]);
    const entries = (await house.owner.api.get('/audit').then(expectStatus(200))).body as AuditEntry[];
    expect(entries.filter(({ kind }) => kind === 'portions-counted').map((entry) => entry.dish?.left)).toEqual([
      ...[null, 9, 5, 2, 3.5],
    ]);
  });

  it.each([-1, 0.25, 10_000, '3', undefined])('are never %p', async (wrong) => {
    const answer = await house.owner.api.put(`/menu/${dish.id}/portions`, { left: wrong }).then(expectStatus(400));
    expect(answer.body).toMatchObject({
      message: 'Portions left must be a number from 0 to 9999, a half at the finest',
    });
  });

  it('are of the own menu', async () => {
    const { api } = await signedInOwner(house.system);
    await api.put(`/menu/${dish.id}/portions`, { left: 3 }).then(expectStatus(404));
    expect((await api.get('/menu/portions')).body).toEqual([]);
    await house.owner.api.put('/menu/9999/portions', { left: 3 }).then(expectStatus(404));
  });
});
