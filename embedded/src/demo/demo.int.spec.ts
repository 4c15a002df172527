import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../platform/testing/eventually.js';
import { sharedSystem, type System } from '../../../api/testing/system.js';
import { Client, expectStatus } from '../../../api/testing/verbs.js';
import { openRestaurant, serve, type DemoRestaurant, type DemoOptions } from './demo.js';

let system: System;
let wanted: DemoOptions;

beforeAll(async () => {
  system = await sharedSystem();
  const { timeZone: zone, jwtSecret: secret } = system.config;
  wanted = { orders: 300, days: 30, seed: 1, now: system.clock.now(), zone, secret };
});
afterAll(() => system.stop());

const logIn = async ({ email, password }: DemoRestaurant): Promise<Client> => {
  const { body } = await new Client(system.url).post('/users/login', { email, password }).then(expectStatus(200));
  return new Client(system.url, (body as { token: string }).token);
};

describe('The demo', () => {
  it('fills a restaurant that everybody can log in to', async () => {
    const restaurant = await openRestaurant(system.log, wanted);
    expect(restaurant.email).toBe('demo@example.com');
    const told: number[] = [];
    const { orders, reviews, position } = await serve(system.log, restaurant, wanted, (count) => told.push(count));
    expect(told.at(-1)).toBeLessThanOrEqual(orders);
    const api = await logIn(restaurant);
    // The reviews are told last: whoever sees them sees all.
    await eventually(async () => {
      const { body } = await api.get('/reviews').then(expectStatus(200));
      expect(body).toHaveLength(reviews);
    }, 20_000);
    const list = async (path: string) => (await api.get(path).then(expectStatus(200))).body as unknown[];
    expect(await list('/menu')).toHaveLength(60);
    expect(await list('/tables')).toHaveLength(restaurant.tables);
    const { body: user } = await api.get(`/users/${restaurant.restaurantId}`).then(expectStatus(200));
    expect(user).toMatchObject({ upiId: 'spicegarden@okbank', gstNumber: '29ABCDE1234F1Z5', planType: '1_year' });
    expect((await list('/orders/live')).length).toBeGreaterThanOrEqual(3);
    expect((await list('/orders/recurring')).length).toBeGreaterThanOrEqual(3);
    expect((await list('/orders/past')).length).toBeGreaterThan(200);
    expect(position).toBeLessThanOrEqual(await system.log.head());
  });

  it('is a restaurant like any other: its staff go on where it ends', async () => {
    const api = await logIn(await openRestaurant(system.log, { ...wanted, orders: 20, days: 2 }));
    const [dish] = (await eventually(() => api.get('/menu').then(expectStatus(200)))).body as { id: number }[];
    const order = { tableNo: 3, items: [{ id: dish?.id, quantity: 1, portion: 'full' }] };
    const { body } = await api.post('/orders/admin', order).then(expectStatus(201));
    expect(body).toMatchObject({ tableNo: 3, status: 'live' });
  });

  it('opens another restaurant each time', async () => {
    const again = await openRestaurant(system.log, wanted);
    expect(again.email).toBe('demo-3@example.com');
  });
});
