import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { GuestMenuItemView } from '@sae/domain/guests';
import type { OrderView } from '@sae/domain/ordering';
import { badGuestOrders } from '../../testing/bad-guest-orders.js';
import { payableOwner, PROFILE, scanned, type Phone } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { addMenu, expectStatus, orderOf, placeOrder, TERMS, type Owner } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });
let phone: Phone;

beforeAll(async () => {
  phone = await scanned(house.owner, 4);
});

const live = async ({ api }: Owner = house.owner) =>
  (await api.get('/orders/live').then(expectStatus(200))).body as OrderView[];
const wish = (items = house.menu) => {
  const { items: lines, total } = orderOf(items);
  return { items: lines, total };
};
const toggleSubmission = () => house.owner.api.put('/orders/toggle-submit-disabled').then(expectStatus(200));
const takesOrders = async () =>
  ((await phone.get().then(expectStatus(200))).body as { takesOrders: boolean }).takesOrders;

describe('A guest', () => {
  it('sees whose table it is, and what can be done there', async () => {
    const { body } = await phone.get().then(expectStatus(200));
    expect(body).toEqual({
      ...{ restaurantId: house.owner.restaurantId, restaurantName: 'Spice Garden', profilePicture: null, tableNo: 4 },
      ...{ googleReviewLink: PROFILE.googleReviewLink, isPayable: true, takesOrders: true },
      timeZone: 'Asia/Kolkata',
    });
  });

  it('reads the menu without what is switched off', async () => {
    const guests = await payableOwner(house.system);
    const [paneer, chicken] = await addMenu(guests);
    const table = await scanned(guests, 1);
    await guests.api.put(`/menu/${chicken!.id}/toggle`).then(expectStatus(200));
    const { body } = await table.get('/menu').then(expectStatus(200));
    const items = body as GuestMenuItemView[];
    expect(items.map(({ name }) => name)).toEqual(['Paneer Tikka', 'Garlic Naan']);
    const { isEnabled: _, ...shown } = paneer!;
    expect(items[0]).toEqual(shown);
  });
});

describe('A guest’s order', () => {
  it('arrives as a live order at the menu’s prices, said to be a guest’s wherever it is shown', async () => {
    const table = await scanned(house.owner, 11);
    const { body } = await table
      .post('/orders', { items: [{ id: 1, quantity: 2, portion: 'half', specialInstructions: ' no  onion ' }] })
      .then(expectStatus(201));
    const item = { id: 1, name: 'Paneer Tikka', isVeg: true, price: 140, quantity: 2, portion: 'half' };
    const items = [{ ...item, specialInstructions: 'no onion' }];
    const { id } = body as OrderView;
    expect(body).toEqual({ id, status: 'live', items, total: 280, createdAt: expect.any(String) });
    const placed = (await live()).find((order) => order.id === id);
    expect(placed).toMatchObject({ id, tableNo: 11, items, total: 280, placedBy: 'guest' });
    expect((await house.owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200))).body).toMatchObject({
      placedBy: 'guest',
    });
    const billed = await house.owner.api.post('/orders/complete', { tableNo: 11, ...TERMS }).then(expectStatus(201));
    expect(billed.body).toMatchObject({ orders: [{ id, placedBy: 'guest' }] });
    const past = await house.owner.api.get('/orders/past').then(expectStatus(200));
    expect(past.body).toMatchObject([{ id, placedBy: 'guest', status: 'past' }]);
    const back = await house.owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
    expect(back.body).toMatchObject({ id, placedBy: 'guest', status: 'recurring' });
    const at = new Date(house.system.clock.nowMs()).toISOString();
    const lists = await house.owner.api.get(`/orders/at?time=${at}`).then(expectStatus(200));
    expect(lists.body).toMatchObject({ recurring: [{ id, placedBy: 'guest' }] });
  });

  it('is told from one that staff took for the table', async () => {
    const { id, placedBy } = await placeOrder(house.owner, house.menu);
    expect(placedBy).toBe('staff');
    expect((await live()).find((order) => order.id === id)).toMatchObject({ placedBy: 'staff' });
  });

  it('has the table as its author in the audit list and in its history', async () => {
    const table = await scanned(house.owner, 12);
    const { id } = await table.order(house.menu);
    const actor = `table:${table.tableId}`;
    const filter = encodeURIComponent(JSON.stringify({ orderId: id }));
    const { body } = await house.owner.api.get(`/audit?filter=${filter}`).then(expectStatus(200));
    expect(body).toMatchObject([{ kind: 'order-placed', actor, tableNo: 12 }]);
    const history = await house.owner.api.get(`/orders/${id}/history`).then(expectStatus(200));
    expect(history.body).toMatchObject({ entries: [{ kind: 'order-placed', actor }] });
  });

  it('sent twice on a bad network is one order, whatever has changed between', async () => {
    const before = (await live()).length;
    const key = randomUUID();
    const [one, other] = await Promise.all([phone.post('/orders', wish(), key), phone.post('/orders', wish(), key)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body).toEqual(other.body);
    await toggleSubmission();
    await house.owner.api.put(`/menu/${house.menu[1]!.id}/toggle`).then(expectStatus(200));
    const later = await phone.post('/orders', wish(), key).then(expectStatus(201));
    expect(later.body).toEqual(one.body);
    await toggleSubmission();
    await house.owner.api.put(`/menu/${house.menu[1]!.id}/toggle`).then(expectStatus(200));
    expect((await live()).length).toBe(before + 1);
    expect((await phone.post('/orders', wish(house.menu.slice(1)), key)).status).toBe(422);
  });

  it('with a script in its instructions is inert text', async () => {
    const specialInstructions = '<script>alert(1)</script> =HYPERLINK("x")';
    const { body } = await phone.post('/orders', { items: [{ id: 1, quantity: 1, specialInstructions }] });
    expect(body).toMatchObject({ items: [{ specialInstructions }] });
  });
});

describe('No order is taken', () => {
  it('while the restaurant has disabled submission; staff take theirs', async () => {
    await toggleSubmission();
    const head = await house.system.log.head();
    expect((await phone.post('/orders', wish())).body).toMatchObject({
      ...{ statusCode: 409, code: 'order/not-taken' },
      message: 'This restaurant is not taking orders from tables right now',
    });
    expect(await house.system.log.head()).toBe(head);
    expect(await takesOrders()).toBe(false);
    await placeOrder(house.owner, house.menu);
    await toggleSubmission();
    expect(await takesOrders()).toBe(true);
  });

  it('once the plan has lapsed', async () => {
    const head = await house.system.log.head();
    house.system.clock.advance(11 * 24 * 60 * 60_000);
    const answer = await phone.post('/orders', wish());
    const isTaking = await takesOrders();
    house.system.clock.set(new Date().toISOString());
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'order/not-taken' });
    expect(isTaking).toBe(false);
    expect(await house.system.log.head()).toBe(head);
  });

  it('of an item that was switched off meanwhile, which is named', async () => {
    await house.owner.api.put(`/menu/${house.menu[1]!.id}/toggle`).then(expectStatus(200));
    const { body } = await phone.post('/orders', wish());
    await house.owner.api.put(`/menu/${house.menu[1]!.id}/toggle`).then(expectStatus(200));
    expect(body).toMatchObject({
      ...{ statusCode: 409, code: 'menu-item/unavailable' },
      errors: ['Butter Chicken is currently unavailable'],
    });
  });

  it('of another restaurant’s items, nor for another’s table', async () => {
    const other = await payableOwner(house.system);
    const table = await scanned(other, 4);
    const head = await house.system.log.head();
    expect((await table.post('/orders', wish())).body).toMatchObject({ statusCode: 400, code: 'order/invalid-items' });
    expect((await table.post('/orders', { ...wish(), tableNo: 5 })).body).toMatchObject({
      ...{ statusCode: 400, code: 'table/other', message: 'This code belongs to another table' },
    });
    expect(await house.system.log.head()).toBe(head);
    expect(await live(other)).toEqual([]);
  });

  it.each(badGuestOrders)('%s', async (_, body, status, code, message) => {
    const head = await house.system.log.head();
    const answer = await phone.post('/orders', body);
    expect(answer.body).toMatchObject({ statusCode: status, code, message });
    expect(await house.system.log.head()).toBe(head);
  });

  it('at a table that was deleted', async () => {
    const table = await scanned(house.owner, 13);
    await house.owner.api.delete(`/tables/${table.tableId}`).then(expectStatus(200));
    expect((await table.post('/orders', wish())).body).toMatchObject({ statusCode: 404, code: 'table/code-not-valid' });
    expect((await table.get()).status).toBe(404);
    expect((await table.get('/menu')).status).toBe(404);
  });
});
