import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@sae/domain/audit';
import type { GuestMenuItemView } from '@sae/domain/guests';
import { nextMorning, type MenuItemView } from '@sae/domain/menu';
import { eventually } from '../../../platform/testing/eventually.js';
import { scanned, type Phone } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { Sockets } from '../../testing/sockets.js';
import { expectStatus, placeOrder, signedInOwner } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });
const sockets = new Sockets(() => house.system.urls);
let phone: Phone;
let dish: MenuItemView;

beforeAll(async () => {
  phone = await scanned(house.owner, 4);
  dish = house.menu[1] as MenuItemView;
});

const sellOut = (until: string, key = randomUUID()) =>
  house.owner.api
    .put(`/menu/${dish.id}/sold-out`, { until }, { 'idempotency-key': key })
    .then(expectStatus(200))
    .then(({ body }) => body as MenuItemView);
const putBack = () => house.owner.api.put(`/menu/${dish.id}/back-on-sale`).then(expectStatus(200));
const listed = async () =>
  ((await house.owner.api.get('/menu')).body as MenuItemView[]).find(({ id }) => id === dish.id);
const atTable = async () =>
  ((await phone.get('/menu').then(expectStatus(200))).body as GuestMenuItemView[]).find(({ id }) => id === dish.id);
const told = async () =>
  (await house.system.log.read(`menu-${house.owner.restaurantId}`)).filter(({ type }) => type.startsWith('Dish'));
const wish = () => ({ items: [{ id: dish.id, quantity: 1, portion: 'full' }] });
const refused = { statusCode: 409, code: 'menu-item/sold-out', message: 'Butter Chicken is sold out' };

describe('A dish that is sold out until tomorrow', () => {
  it('is shown so to staff and to guests', async () => {
    const { soldOut } = await sellOut('tomorrow');
    const { clock } = house.system;
    expect(soldOut).toEqual({ until: nextMorning(clock.now(), 'Asia/Kolkata') });
    expect(await listed()).toEqual({ ...dish, soldOut });
    const { isEnabled: _, ...shown } = dish;
    expect(await atTable()).toEqual({ ...shown, soldOut });
  });

  it('is ordered by nobody, who is told its name', async () => {
    const open = await placeOrder(house.owner, house.menu.slice(0, 1));
    const head = await house.system.log.head();
    expect((await house.owner.api.post('/orders/admin', { tableNo: 4, ...wish() })).body).toMatchObject(refused);
    expect((await house.owner.api.post(`/orders/${open.id}/lines`, wish())).body).toMatchObject(refused);
    expect((await phone.post('/orders', wish())).body).toMatchObject(refused);
    expect(await house.system.log.head()).toBe(head);
  });

  it('is sent back whole, as simple REST does, and stays so', async () => {
    const item = await listed();
    const { body } = await house.owner.api.put(`/menu/${dish.id}`, item).then(expectStatus(200));
    expect(body).toEqual(item);
  });

  it('is on sale again by itself in the morning', async () => {
    const { clock, log } = house.system;
    const head = await log.head();
    const until = (await listed())?.soldOut?.until as string;
    clock.set(until);
    try {
      expect(await atTable()).not.toHaveProperty('soldOut');
      expect(await log.head()).toBe(head);
      await phone.post('/orders', wish()).then(expectStatus(201));
    } finally {
      clock.set(new Date().toISOString());
    }
  });
});

describe('A dish that is sold out until undone', () => {
  it('is put back by hand, which the audit tells', async () => {
    await sellOut('undone');
    expect(await listed()).toMatchObject({ soldOut: { until: null } });
    const { body } = await putBack();
    expect(body).toEqual(dish);
    expect(await listed()).toEqual(dish);
    await placeOrder(house.owner, [dish]);
    const entries = (await house.owner.api.get('/audit').then(expectStatus(200))).body as AuditEntry[];
    const ofDishes = entries.filter(({ dish: of }) => of).map(({ kind, dish: of }) => [kind, of]);
    const { id, name } = dish;
    expect(ofDishes.slice(0, 2)).toEqual([
      ['dish-back-on-sale', { id, name }],
      ['dish-sold-out', { id, name, soldOut: { until: null } }],
    ]);
  });

  it('is so once, however often it is said', async () => {
    const before = (await told()).length;
    const key = randomUUID();
    const first = await sellOut('undone', key);
    await sellOut('undone');
    await putBack();
    await putBack();
    expect(await sellOut('undone', key)).toEqual(first);
    expect((await told()).slice(before).map(({ type }) => type)).toEqual(['DishSoldOut', 'DishBackOnSale']);
    expect(await listed()).toEqual(dish);
  });

  it.each([
    ['until', {}, 'Sold out is until tomorrow or until undone'],
    ['a known one', { until: 'Diwali' }, 'Sold out is until tomorrow or until undone'],
    ['nothing else', { until: 'tomorrow', left: 3 }, 'Unknown field: left'],
  ])('wants %s', async (_, body, message) => {
    const answer = await house.owner.api.put(`/menu/${dish.id}/sold-out`, body).then(expectStatus(400));
    expect(answer.body).toMatchObject({ message });
  });

  it('is told to every screen of its staff, and to nobody else', async () => {
    const { token: strangersToken } = await signedInOwner(house.system);
    const stranger = await sockets.listening({ token: strangersToken });
    const screens = [0, 1].map((node) => sockets.listening({ token: house.owner.token }, { node }));
    const opened = await Promise.all(screens);
    await sellOut('undone');
    await putBack();
    const { restaurantId } = house.owner;
    const changed = ['menuChanged', { restaurantId }];
    for (const screen of opened) await eventually(() => expect(screen.told).toEqual([changed, changed]));
    expect(stranger.told).toEqual([]);
  });

  it('is on the own menu, or not found', async () => {
    const { api } = await signedInOwner(house.system);
    await api.put(`/menu/${dish.id}/sold-out`, { until: 'undone' }).then(expectStatus(404));
    await api.put(`/menu/${dish.id}/back-on-sale`).then(expectStatus(404));
    expect(await listed()).toEqual(dish);
  });
});
