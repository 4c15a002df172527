import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import type { ChangedOrder } from '@sae/domain/ordering';
import { newEmail, sharedSystem, type System } from '../testing/system.js';
import {
  addMenu,
  Client,
  codeFor,
  expectStatus,
  orderOf,
  PASSWORD,
  placeOrder,
  signedInOwner,
  signUpBody,
  TERMS,
  type Owner,
} from '../testing/verbs.js';

let system: System;
let owner: Owner;
let menu: MenuItemView[];

beforeAll(async () => {
  system = await sharedSystem();
  owner = await signedInOwner(system);
  menu = await addMenu(owner);
});
afterAll(() => system.stop());

describe('An owner', () => {
  it('signs up, verifies, is asked for a plan, takes the free trial and logs in', async () => {
    const email = newEmail();
    const visitor = new Client(system.url);
    const signedUp = await visitor.post('/users/signup', signUpBody(` ${email.toUpperCase()} `));
    expect(signedUp.status).toBe(201);
    expect(signedUp.body).toEqual({
      message: 'An OTP has been sent to your email for verification.',
      email,
      signUpId: expect.any(String),
    });

    const early = await visitor.post('/users/login', { email, password: PASSWORD });
    expect([early.status, early.body]).toEqual([200, { requiresOtp: true, email, signUpId: expect.any(String) }]);

    const verified = await visitor.post('/users/verify-otp', { email, otp: await codeFor(system, email) });
    expect(verified.status).toBe(200);
    expect(verified.body).toMatchObject({ requiresPlan: true, hasUsedFreeTrial: false });
    const { token, user } = verified.body as { token: string; user: { id: number } };
    const api = new Client(system.url, token);

    const noPlan = await api.get('/menu');
    expect([noPlan.status, noPlan.body.code]).toEqual([402, 'plan/required']);
    const paid = await api.post('/plans', { planType: '6_months' });
    expect([paid.status, paid.body]).toEqual([200, { planType: '6_months', amount: 2999, durationDays: 180 }]);
    expect((await api.get('/menu')).status).toBe(402);
    const trial = await api.post('/plans', { planType: 'free_trial' });
    expect([trial.status, trial.body]).toEqual([200, { planType: 'free_trial', amount: 0, durationDays: 10 }]);

    const loggedIn = await visitor.post('/users/login', { email, password: PASSWORD });
    expect(loggedIn.status).toBe(200);
    expect(loggedIn.body).toEqual({ token: expect.any(String), user: { id: user.id, hasUsedFreeTrial: true } });

    const me = await api.get(`/users/${user.id}`);
    expect(me.body).toMatchObject({ id: user.id, email, restaurantName: 'Spice Garden', planType: 'free_trial' });
    expect(Object.keys(me.body as object)).toHaveLength(26);
    const again = await api.post('/plans', { planType: 'free_trial' });
    expect([again.status, again.body.message]).toEqual([409, 'You have already used your free trial']);
  });

  it('reads receipts’ details and switches guests’ orders off and on', async () => {
    const { api, restaurantId } = owner;
    expect((await api.get('/orders/restaurant/details')).body).toEqual({
      name: 'Spice Garden',
      fssai: 'N/A',
      gst: 'N/A',
      phoneNumber: 'N/A',
      address: 'N/A',
    });
    const guest = new Client(system.url);
    const asked = async () => (await guest.get(`/orders/submit-disabled?restaurantId=${restaurantId}`)).body as object;
    expect(await asked()).toEqual({ isSubmitDisabled: false });
    expect((await api.put('/orders/toggle-submit-disabled')).body).toEqual({ isSubmitDisabled: true });
    expect(await asked()).toEqual({ isSubmitDisabled: true });
    expect((await api.put('/orders/toggle-submit-disabled')).body).toEqual({ isSubmitDisabled: false });
  });
});

describe('A menu', () => {
  it('is added to, changed, switched off and thinned out', async () => {
    const { api, restaurantId } = await signedInOwner(system);
    const dish = { category: ' Rice ', name: 'Biryani', isVeg: false, price: 150.5, userId: restaurantId };
    const added = await api.post('/menu', dish);
    const view = {
      id: 1,
      category: 'Rice',
      name: 'Biryani',
      description: null,
      isVeg: false,
      price: 150.5,
      hasHalf: false,
      halfPrice: null,
      isEnabled: true,
    };
    expect([added.status, added.body]).toEqual([201, view]);
    const half = { ...view, description: 'Slow-cooked', hasHalf: true, halfPrice: 80 };
    const { id: _id, isEnabled: _isEnabled, ...changes } = half;
    const changed = await api.put('/menu/1', changes);
    expect([changed.status, changed.body]).toEqual([200, half]);
    const list = await api.get(`/menu?restaurantId=${restaurantId}`);
    expect(list.body).toEqual([half]);
    expect(list.headers['content-range']).toBe('menu 0-0/1');
    const toggled = await api.put('/menu/1/toggle');
    expect([toggled.status, toggled.body]).toEqual([200, { ...half, isEnabled: false }]);
    expect((await api.get('/menu/1')).body).toEqual({ ...half, isEnabled: false });
    const deleted = await api.delete('/menu/1');
    expect([deleted.status, deleted.body]).toEqual([200, { id: 1 }]);
    const empty = await api.get('/menu');
    expect([empty.text, empty.headers['content-range']]).toEqual(['[]', 'menu */0']);
    expect((await api.get('/menu/1')).status).toBe(404);
  });
});

describe('An order', () => {
  it('goes from live over recurring to past, is reprinted and brought back', async () => {
    const { api, restaurantId } = owner;
    const placed = await api.post('/orders/admin', { ...orderOf(menu), restaurantId });
    expect(placed.status).toBe(201);
    expect(placed.body).toMatchObject({ id: 1, restaurantId, tableNo: 4, total: 633.5, status: 'live' });
    const live = await api.get('/orders/live');
    expect(live.body).toEqual([placed.body]);
    expect(live.headers).toMatchObject({ 'content-range': 'orders 0-0/1', 'cache-control': 'no-store' });

    const accepted = await api.put('/orders/1/recurring', {});
    expect([accepted.status, accepted.body]).toMatchObject([
      200,
      { ...placed.body, status: 'recurring', revision: expect.any(String) },
    ]);
    expect((await api.get('/orders/live')).body).toEqual([]);
    const { tickets, ...order } = accepted.body as ChangedOrder;
    expect((await api.get('/orders/recurring')).body).toEqual([order]);
    expect((await api.get('/orders/1/tickets')).body).toEqual(tickets);
    expect(tickets).toMatchObject([{ ticketNo: 1, orderId: 1, tableNo: 4, kind: 'NEW', items: [{}, {}, {}] }]);
    const twice = await api.put('/orders/1/recurring');
    expect([twice.status, twice.body.message]).toEqual([409, 'This order is already accepted']);
    expect((await api.get('/orders/reprint/1')).status).toBe(409);

    const done = await api.post('/orders/complete', {
      tableNo: 4,
      ...TERMS,
      discount: 10,
      message: '',
      serviceCharge: 20,
    });
    expect(done.status).toBe(201);
    expect(done.body).toMatchObject({
      originalSubtotal: 633.5,
      message: 'Have a nice day!',
      total: 618.66,
      orderIds: [1],
    });
    const { orders, ...bill } = done.body as { orders: object[] };
    expect((await api.get('/orders/recurring')).body).toEqual([]);
    const past = await api.get('/orders/past');
    expect(past.body).toEqual(orders);
    expect(past.headers['content-range']).toBe('orders 0-0/1');
    expect((await api.get('/orders/reprint/1')).body).toEqual(bill);
    const nothing = await api.post('/orders/complete', { tableNo: 4, ...TERMS });
    expect([nothing.status, nothing.body.message]).toEqual([409, 'No orders for selected table']);

    const back = await api.put('/orders/1/recurring', { reason: 'Wrong table' });
    expect([back.status, back.body]).toMatchObject([200, { id: 1, status: 'recurring' }]);
    const { tickets: none, ...again } = back.body as ChangedOrder;
    expect([(await api.get('/orders/recurring')).body, none]).toEqual([[again], []]);
    expect((await api.get('/orders/past')).body).toEqual([]);

    await api.post('/orders/complete', { tableNo: 4, ...TERMS }).then(expectStatus(201));
    const deleted = await api.delete('/orders/1?reason=Tested');
    expect([deleted.status, deleted.body]).toEqual([200, { id: 1, tickets: [] }]);
    expect((await api.get('/orders/past')).body).toEqual([]);
    expect((await api.delete('/orders/1')).status).toBe(404);
  });

  it('can be deleted while live or recurring', async () => {
    const live = await placeOrder(owner, menu, { table: 0 });
    expect((await owner.api.delete(`/orders/${live.id}`)).body).toEqual({ id: live.id, tickets: [] });
    const recurring = await placeOrder(owner, menu);
    await owner.api.put(`/orders/${recurring.id}/recurring`);
    expect((await owner.api.delete(`/orders/${recurring.id}`)).body).toMatchObject({ id: recurring.id });
    expect((await owner.api.get('/orders/recurring')).body).toEqual([]);
  });
});
