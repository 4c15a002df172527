import { describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import { add, emptyCart, instruct, type Cart } from './cart.js';
import { orderRequest } from './order-request.js';

const naan: MenuItemView = {
  ...{ id: 3, category: 'Breads', name: 'Naan', description: null, isVeg: true, price: 55.1 },
  ...{ hasHalf: true, halfPrice: 30, isEnabled: true },
};
const session = { token: 'token', userId: '7' };
const which = { itemId: 3, portion: 'full' } as const;
const one = add(emptyCart('key'), which);
const ask = (cart: Cart, { item = naan, who = session } = {}) =>
  orderRequest({ cart, menu: new Map([[item.id, item]]), tableNo: 4 }, who as typeof session);

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
      () => ask(add(one, { itemId: 9, portion: 'full' })),
      'Selected items are invalid. Please try again.',
    ],
    [
      'of halves that are no longer sold',
      () => ask(add(one, { itemId: 3, portion: 'half' }), { item: { ...naan, hasHalf: false, halfPrice: null } }),
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
