import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import { badBills, badLists, badMenuItems, badPlans, badSignUps, badVisits, item } from '../testing/bad-input.js';
import { badOrders } from '../testing/bad-orders.js';
import { sharedSystem, type System } from '../testing/system.js';
import { addMenu, Client, placeOrder, signedInOwner, type Owner } from '../testing/verbs.js';

let system: System;
let owner: Owner;
let head: bigint;

beforeAll(async () => {
  system = await sharedSystem();
  owner = await signedInOwner(system);
  const menu = await addMenu(owner);
  await owner.api.put(`/menu/${menu[2]?.id}/toggle`);
  const deleted = await owner.api.post('/menu', { category: 'Rice', name: 'Gone', isVeg: true, price: 10 });
  await owner.api.delete(`/menu/${(deleted.body as MenuItemView).id}`);
  const { id } = await placeOrder(owner, menu.slice(0, 1));
  await owner.api.put(`/orders/${id}/recurring`);
});
afterAll(() => system.stop());

beforeEach(async () => {
  head = await system.log.head();
});
afterEach(async () => expect(await system.log.head()).toBe(head));

const expectRefused = (answer: { status: number; body: unknown }, status: number, message: string) => {
  expect(answer.body).toMatchObject({ statusCode: status, message, requestId: expect.any(String) });
  expect(answer.status).toBe(status);
};

describe('A sign-up is refused', () => {
  it.each(badSignUps)('%s', async (_, body, status, message) => {
    expectRefused(await new Client(system.url).post('/users/signup', body), status, message);
  });

  it('with every sentence there is to say', async () => {
    const { body } = await new Client(system.url).post('/users/signup', {});
    expect(body).toMatchObject({ message: 'Restaurant name is required', errors: { length: 5 } });
  });
});

describe('A visitor is refused', () => {
  it.each(badVisits)('%s %j', async (path, body, status, message) => {
    expectRefused(await new Client(system.url).post(`/users/${path}`, body), status, message);
  });
});

describe('A plan is refused', () => {
  it.each(badPlans)('%s', async (_, body, status, message) => {
    expectRefused(await owner.api.post('/plans', body), status, message);
  });
});

describe('A menu item is refused', () => {
  it.each(badMenuItems)('%s', async (_, body, status, message) => {
    expectRefused(await owner.api.post('/menu', body), status, message);
    const changed = await owner.api.put('/menu/1', body);
    expectRefused(changed, status, message);
  });

  it.each([
    ['put', '/menu/99', item],
    ['put', '/menu/99/toggle', undefined],
    ['put', '/menu/4/toggle', undefined],
    ['delete', '/menu/4', undefined],
    ['get', '/menu/4', undefined],
  ] as const)('that is not there: %s %s', async (verb, path, body) => {
    const answer = verb === 'get' ? await owner.api.get(path) : await owner.api[verb](path, body);
    expectRefused(answer, 404, 'Menu item not found');
  });

  it.each(['abc', '1.5', '-1', '0', '1e3', '99999999999999999999', '%00', 'NaN', '1;drop'])(
    'by the number %s',
    async (id) => expectRefused(await owner.api.put(`/menu/${id}/toggle`), 404, 'Not found'),
  );
});

describe('An order is refused', () => {
  it.each(badOrders)('%s', async (_, body, status, message) => {
    expectRefused(await owner.api.post('/orders/admin', body), status, message);
  });

  it.each([
    ['put', '/orders/1/recurring', 409, 'This order is already accepted'],
    ['put', '/orders/99/recurring', 404, 'Order not found'],
    ['delete', '/orders/99', 404, 'Order not found'],
    ['put', '/orders/x/recurring', 404, 'Not found'],
    ['delete', '/orders/-1', 404, 'Not found'],
    ['delete', `/orders/1?reason=${'x'.repeat(201)}`, 400, 'Reason must be at most 200 characters'],
  ] as const)('%s %s', async (verb, path, status, message) => {
    expectRefused(await owner.api[verb](path), status, message);
  });
});

describe('A table is not completed', () => {
  it.each(badBills)('%s', async (_, body, status, message) => {
    expectRefused(await owner.api.post('/orders/complete', body), status, message);
  });
});

describe('A list is refused', () => {
  it.each(badLists)('%s', async (path, message) => expectRefused(await owner.api.get(encodeURI(path)), 400, message));
});

describe('A request is refused', () => {
  it.each([
    ['post', '/nowhere', 404, 'Not found'],
    ['put', '/orders/live', 404, 'Not found'],
    ['post', '/users/%E0%A4%A', 400, 'The request could not be understood'],
  ] as const)('%s %s', async (verb, path, status, message) => {
    expectRefused(await owner.api[verb](path), status, message);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'as %s',
    async (type) => {
      const answer = await owner.api.post('/menu', 'category=a', { 'content-type': type });
      expectRefused(answer, 415, 'The request body must be JSON');
    },
  );

  it.each(['/menu/1/toggle', '/orders/toggle-submit-disabled'])('with a body where none belongs: %s', async (path) => {
    expectRefused(await owner.api.put(path, { isEnabled: false }), 400, 'Unknown field: isEnabled');
    expectRefused(await owner.api.put(path, '[]'), 400, 'The request body must be a JSON object');
  });

  it.each(['/menu', '/orders/admin'])('nested without end, under a key: %s', async (path) => {
    const deep = '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000);
    const answer = await owner.api.post(path, deep, { 'idempotency-key': 'deep' });
    expectRefused(answer, 400, 'The request body is nested too deeply');
  });

  it.each(['login', 'signup', 'verify-otp', 'resend-otp', 'forgot-password', 'reset-password'])(
    'of more than anybody need say who is not known yet: /users/%s',
    async (path) => {
      const answer = await new Client(system.url).post(`/users/${path}`, { email: 'x'.repeat(17_000) });
      expectRefused(answer, 413, 'The request is too large');
    },
  );

  it.each(['', 'x'.repeat(101), 'nö'])('under the key “%s”', async (key) => {
    const answer = await owner.api.post('/menu', item, {
      'idempotency-key': encodeURI(key).includes('%') ? '\t\xff' : key,
    });
    expectRefused(answer, 400, 'The Idempotency-Key must have 1 to 100 printable characters');
  });
});
