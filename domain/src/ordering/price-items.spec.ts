import { describe, expect, it } from '@jest/globals';
import { refusalOf } from '../../testing/given.js';
import type { MenuItemView } from '../menu/index.js';
import type { OrderItemRequest } from './place-order.dto.js';
import { priceItems } from './price-items.js';

const dosa: MenuItemView = {
  id: 1,
  category: 'South Indian',
  name: 'Masala Dosa',
  description: null,
  isVeg: true,
  price: 99.9,
  hasHalf: true,
  halfPrice: 60,
  isEnabled: true,
};
const menu = new Map([
  [1, dosa],
  [2, { ...dosa, id: 2, name: 'Tea', hasHalf: false, halfPrice: null }],
  [3, { ...dosa, id: 3, name: 'Vada', isEnabled: false }],
]);
const wanted = (more: Partial<OrderItemRequest> = {}): OrderItemRequest => ({
  id: 1,
  portion: 'full',
  quantity: 2,
  ...more,
});
const line = {
  itemId: 1,
  name: 'Masala Dosa',
  category: 'South Indian',
  isVeg: true,
  portion: 'full',
  price: 9990,
  quantity: 2,
};
const refused = (item: OrderItemRequest, total?: number) => refusalOf(() => priceItems({ items: [item], total }, menu));

describe('The lines of an order', () => {
  it('cost what the menu says', () => expect(priceItems({ items: [wanted()] }, menu)).toEqual([line]));
  it('cost the half price for a half portion', () =>
    expect(priceItems({ items: [wanted({ portion: 'half' })] }, menu)).toEqual([
      { ...line, portion: 'half', price: 6000 },
    ]));
  it('are called what the menu calls them', () =>
    expect(priceItems({ items: [wanted({ name: 'Free lunch', isVeg: false })] }, menu)).toEqual([line]));
  it('keep special instructions, and only those with something in them', () => {
    const lines = priceItems(
      { items: [wanted({ specialInstructions: 'no salt' }), wanted({ specialInstructions: '' })] },
      menu,
    );
    expect(lines).toEqual([{ ...line, specialInstructions: 'no salt' }, line]);
  });
  it('agree with the price and total the client saw', () => {
    expect(priceItems({ items: [wanted({ price: 99.9 })], total: 199.8 }, menu)).toEqual([line]);
    const three = wanted({ quantity: 3 });
    expect(priceItems({ items: [three], total: 99.9 * 3 }, menu)).toEqual([{ ...line, quantity: 3 }]);
  });
  it('are refused for an item that is not on the menu', () =>
    expect(refused(wanted({ id: 99 }))).toMatchObject({
      code: 'order/invalid-items',
      message: 'Selected items are invalid. Please try again.',
    }));
  it('are refused for a half portion that is not sold', () =>
    expect(refused(wanted({ id: 2, portion: 'half' })).code).toBe('order/invalid-items'));
  it('are refused for a disabled item, by name', () =>
    expect(refused(wanted({ id: 3 }))).toMatchObject({
      code: 'menu-item/unavailable',
      message: 'This item is currently unavailable',
      errors: ['Vada is currently unavailable'],
    }));
  it.each([99.89, 0, -99.9, 60, 1e300])('are refused at the price %p', (price) =>
    expect(refused(wanted({ price })).code).toBe('order/price-changed'),
  );
  it.each([199.79, 199.801, 199.8049, 0, -199.8, 1e300])('are refused for a total of %p', (total) =>
    expect(refused(wanted(), total).code).toBe('order/total-differs'),
  );
});
