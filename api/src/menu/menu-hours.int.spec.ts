import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@sae/domain/audit';
import type { GuestMenuItemView } from '@sae/domain/guests';
import type { DishHistory, MenuAt, MenuHours, MenuHoursList, MenuItemView } from '@sae/domain/menu';
import { eventually } from '../../../platform/testing/eventually.js';
import { scanned, type Phone } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { Sockets } from '../../testing/sockets.js';
import { expectStatus, placeOrder, signedInOwner } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });
const sockets = new Sockets(() => house.system.urls);
let phone: Phone;
let dish: MenuItemView;
let other: MenuItemView;

beforeAll(async () => {
  phone = await scanned(house.owner, 4);
  [other, dish] = house.menu as [MenuItemView, MenuItemView];
});
afterEach(() => house.system.clock.set(new Date().toISOString()));

const times = { days: [0, 1, 2, 3, 4, 5, 6], from: '07:00', until: '11:00' };
const breakfast = (more: Partial<MenuHours> = {}): MenuHours => ({
  ...{ name: 'Breakfast', ...times, categories: [], itemIds: [dish.id] },
  ...more,
});
const set = (hours: readonly MenuHours[], key = randomUUID()) =>
  house.owner.api
    .put('/menu/hours', { hours }, { 'idempotency-key': key })
    .then(expectStatus(200))
    .then(({ body }) => body as MenuHoursList);
const hours = async (api = house.owner.api) => (await api.get('/menu/hours').then(expectStatus(200))).body;
const atTable = async ({ id }: MenuItemView) =>
  ((await phone.get('/menu').then(expectStatus(200))).body as GuestMenuItemView[]).find((one) => one.id === id);
const wish = { items: [{ id: 2, quantity: 1, portion: 'full' }] };

/** Half past six in the evening in India, tomorrow: token and trial last. */
const EVENING = 13 * 60 * 60_000;
const tomorrowAt = (ms: number) =>
  house.system.clock.set(new Date((Math.floor(Date.now() / 86_400_000) + 1) * 86_400_000 + ms).toISOString());

describe('A dish that is served in its hours', () => {
  it('says so at the table, and on no other dish', async () => {
    const wanted = [breakfast()];
    expect(await set(wanted)).toEqual({ hours: wanted });
    expect(await hours()).toEqual({ hours: wanted });
    expect((await atTable(dish))?.served).toEqual([times]);
    expect(await atTable(other)).not.toHaveProperty('served');
  });

  it('is ordered from the table in them, and outside of them refused with its hours; staff may take it always', async () => {
    tomorrowAt(EVENING);
    const head = await house.system.log.head();
    const { body } = await phone.post('/orders', wish).then(expectStatus(409));
    expect(body).toMatchObject({
      ...{ code: 'menu-item/not-served', message: `${dish.name} is served 7:00 am–11:00 am` },
    });
    expect(await house.system.log.head()).toBe(head);
    const { id } = await placeOrder(house.owner, [dish]);
    await house.owner.api.post(`/orders/${id}/lines`, wish).then(expectStatus(201));
    // A quarter to eight in the morning.
    tomorrowAt(2.25 * 60 * 60_000);
    await phone.post('/orders', wish).then(expectStatus(201));
  });

  it('was ordered in time, though the answer is asked for again when they are over', async () => {
    const key = randomUUID();
    tomorrowAt(5.49 * 60 * 60_000);
    const first = await phone.post('/orders', wish, key).then(expectStatus(201));
    tomorrowAt(5.51 * 60 * 60_000);
    expect((await phone.post('/orders', wish, key).then(expectStatus(201))).body.id).toBe(first.body.id);
    await phone.post('/orders', wish).then(expectStatus(409));
  });

  it('is of a category, whatever comes into it later', async () => {
    await set([breakfast({ categories: ['Snacks'], itemIds: [] })]);
    const { body } = await house.owner.api
      .post('/menu', { category: 'Snacks', name: 'Vada', isVeg: true, price: 40 })
      .then(expectStatus(201));
    expect((await atTable(body))?.served).toEqual([times]);
    expect(await atTable(dish)).not.toHaveProperty('served');
  });
});

describe('The hours of a menu', () => {
  it('are set once, however often that is asked for, and told to who looks at the menu', async () => {
    const staff = await sockets.listening({ token: house.owner.token }, { node: 1 });
    const guest = await sockets.listening({ table: phone.token });
    const [key, wanted] = [randomUUID(), [breakfast({ until: '12:00' })]];
    await set(wanted, key);
    const head = await house.system.log.head();
    await set(wanted, key);
    await set(wanted);
    expect(await house.system.log.head()).toBe(head);
    await eventually(() => expect(staff.told).toEqual([['menuChanged', { restaurantId: house.owner.restaurantId }]]));
    await eventually(() => expect(guest.told.map(([name]) => name)).toEqual(['restaurantChanged']));
  });

  it('are audited, stand in the history of their dishes, and as they were at a moment', async () => {
    await set([breakfast()]);
    const before = house.system.clock.now();
    house.system.clock.advance(60_000);
    await set([]);
    const filter = encodeURIComponent(JSON.stringify({ kind: 'menu-hours-set' }));
    const [entry] = (await house.owner.api.get(`/audit?filter=${filter}`).then(expectStatus(200))).body as AuditEntry[];
    expect(entry).toMatchObject({
      changes: [{ field: 'hours', from: 'Breakfast 7:00 am–11:00 am: 1 dish', to: null }],
    });
    const { entries } = (await house.owner.api.get(`/menu/${dish.id}/history`)).body as DishHistory;
    expect(entries.at(-1)).toMatchObject({
      ...{ fact: 'MenuHoursSet', changes: [{ field: 'Served', from: '7:00 am–11:00 am', to: null }] },
    });
    const at = async (time: string) => (await house.owner.api.get(`/menu/at?time=${time}`)).body as MenuAt;
    expect((await at(before)).hours).toEqual([breakfast()]);
    expect((await at(house.system.clock.now())).hours).toEqual([]);
  });

  it('are nobody else’s', async () => {
    await set([breakfast()]);
    const stranger = await signedInOwner(house.system);
    expect(await hours(stranger.api)).toEqual({ hours: [] });
    await stranger.api.put('/menu/hours', { hours: [] }).then(expectStatus(200));
    expect(await hours()).toEqual({ hours: [breakfast()] });
  });

  it('are refused, and nothing is written, where they are not hours', async () => {
    const head = await house.system.log.head();
    const wrong = [breakfast({ from: '7am' })];
    const { body } = await house.owner.api.put('/menu/hours', { hours: wrong }).then(expectStatus(400));
    expect(body).toMatchObject({ message: 'From must be a time of day such as 07:00' });
    for (const no of [undefined, null, {}, 'x', [[]], [null]])
      await house.owner.api.put('/menu/hours', { hours: no }).then(expectStatus(400));
    expect(await house.system.log.head()).toBe(head);
  });
});
