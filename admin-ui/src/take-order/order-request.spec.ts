import { describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import { ApiError } from '../data/api-error.js';
import { add, instruct } from '../ordering/order-lines.js';
import { type Cart, emptyCart } from './cart.js';
import { isMenuChanged, isSentAlready, orderRequest, placeFailure } from './order-request.js';

const naan: MenuItemView = {
  ...{ id: 3, category: 'Breads', name: 'Naan', description: null, isVeg: true, price: 55.1 },
  ...{ hasHalf: true, halfPrice: 30, isEnabled: true },
};
const session = { token: 'token', userId: '7' };
const which = { id: 3, portion: 'full' } as const;
const one = add(emptyCart('key'), which);
const ask = (cart: Cart, { item = naan, who = session, tableNo = 4, customer = {} } = {}) =>
  orderRequest({ cart, menu: new Map([[item.id, item]]), tableNo, customer }, who as typeof session);

describe('An order', () => {
  it('carries what the menu says, and the sum to the paisa', () =>
    expect(ask([1, 2].reduce((cart) => add(cart, which), one))).toEqual({
      ...{ tableNo: 4, total: 165.3, restaurantId: 7 },
      items: [{ id: 3, name: 'Naan', isVeg: true, price: 55.1, quantity: 3, portion: 'full' }],
    }));

  it('carries special instructions, and no blank ones', () => {
    expect(ask(instruct(one, which, ' crisp '))).toMatchObject({ items: [{ specialInstructions: 'crisp' }] });
    expect(JSON.stringify(ask(instruct(one, which, '  ')))).not.toContain('specialInstructions');
  });

  it.each([
    ['of nothing', () => ask(emptyCart('key')), 'Please select at least one item'],
    [
      'without a token',
      () => ask(one, { who: { token: '', userId: '7' } }),
      'Authentication token missing. Please log in again.',
    ],
    [
      'of what is not on the menu',
      () => ask(add(one, { id: 9, portion: 'full' })),
      'Selected items are invalid. Please try again.',
    ],
    [
      'of halves that are no longer sold',
      () => ask(add(one, { id: 3, portion: 'half' }), { item: { ...naan, hasHalf: false, halfPrice: null } }),
      'Selected items are invalid. Please try again.',
    ],
    [
      'of what is unavailable by now',
      () => ask(one, { item: { ...naan, isEnabled: false } }),
      'This item is currently unavailable',
    ],
    ['without a user', () => ask(one, { who: { token: 't', userId: '' } }), 'Invalid user ID. Please log in again.'],
    ['by a name', () => ask(one, { who: { token: 't', userId: 'x' } }), 'Invalid user ID. Please log in again.'],
    ['by user 0', () => ask(one, { who: { token: 't', userId: '0' } }), 'Invalid restaurant ID. Please try again.'],
  ])('%s is not sent', (_, asked, message) => expect(asked()).toBe(message));
});

describe('An order that could not be placed', () => {
  it.each([
    ['no answer', new ApiError(0, 'network/no-answer', 'The server cannot be reached.'), 'Failed to place order'],
    ['a broken server', new ApiError(500, 'x', 'Internal server error'), 'Failed to place order'],
    ['anything else', new TypeError('x'), 'Failed to place order'],
    ['a refusal', new ApiError(400, 'x', 'Quantity is wrong'), 'Quantity is wrong'],
    ['a refusal with its reasons', new ApiError(400, 'x', 'No', ['first', 'second']), 'No: first, second'],
    [
      'changed prices',
      new ApiError(409, 'x', 'Prices have changed. Please try again.', [
        'Samosa now costs ₹115.00',
        'Naan now costs ₹9.00',
      ]),
      'Prices have changed. Please try again: Samosa now costs ₹115.00, Naan now costs ₹9.00',
    ],
    ['a refusal that repeats itself', new ApiError(400, 'x', 'No', ['No']), 'No'],
  ])('says after %s what there is to say', (_, error, message) => expect(placeFailure(error)).toBe(message));

  it('was placed before, when its key is known with another content', () => {
    const error = new ApiError(422, 'request/key-reused', 'This Idempotency-Key was used for another request');
    expect(isSentAlready(error)).toBe(true);
    expect(placeFailure(error)).toContain('Please check Live Orders');
  });

  it('asks for the menu again when the menu has moved on', () => {
    expect(isMenuChanged(new ApiError(409, 'order/price-changed', ''))).toBe(true);
    expect(isMenuChanged(new ApiError(400, 'order/invalid-items', ''))).toBe(true);
    expect(isMenuChanged(new ApiError(409, 'request/key-too-old', ''))).toBe(false);
    expect(isMenuChanged(new ApiError(503, 'log/unavailable', ''))).toBe(false);
  });
});
