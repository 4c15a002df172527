import { describe, expect, it } from '@jest/globals';
import { refusalOf } from '../../testing/given.js';
import type { MenuItemView, OptionGroupView } from '../menu/index.js';
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
const now = '2026-11-21T06:30:00.000Z';
const menu = new Map([
  [1, dosa],
  [2, { ...dosa, id: 2, name: 'Tea', hasHalf: false, halfPrice: null }],
  [3, { ...dosa, id: 3, name: 'Vada', isEnabled: false }],
  [4, { ...dosa, id: 4, name: 'Idli', soldOut: { until: '2026-11-21T23:30:00.000Z' } }],
  [5, { ...dosa, id: 5, name: 'Appam', soldOut: { until: null } }],
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
const refused = (item: OrderItemRequest, total?: number) =>
  refusalOf(() => priceItems({ items: [item], total }, menu, now));

describe('The lines of an order', () => {
  it('cost what the menu says', () => expect(priceItems({ items: [wanted()] }, menu, now)).toEqual([line]));
  it('cost the half price for a half portion', () =>
    expect(priceItems({ items: [wanted({ portion: 'half' })] }, menu, now)).toEqual([
      { ...line, portion: 'half', price: 6000 },
    ]));
  it('are called what the menu calls them', () =>
    expect(priceItems({ items: [wanted({ name: 'Free lunch', isVeg: false })] }, menu, now)).toEqual([line]));
  it('keep special instructions, and only those with something in them', () => {
    const lines = priceItems(
      { items: [wanted({ specialInstructions: 'no salt' }), wanted({ specialInstructions: '' })] },
      menu,
      now,
    );
    expect(lines).toEqual([{ ...line, specialInstructions: 'no salt' }, line]);
  });
  it('agree with the price and total the client saw', () => {
    expect(priceItems({ items: [wanted({ price: 99.9 })], total: 199.8 }, menu, now)).toEqual([line]);
    const three = wanted({ quantity: 3 });
    expect(priceItems({ items: [three], total: 99.9 * 3 }, menu, now)).toEqual([{ ...line, quantity: 3 }]);
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
  it.each([
    [4, 'Idli is sold out'],
    [5, 'Appam is sold out'],
  ])('are refused for what is sold out, by name', (id, message) =>
    expect(refused(wanted({ id }))).toMatchObject({ kind: 'conflict', code: 'menu-item/sold-out', message }),
  );
  it('are taken again once the morning has come', () => {
    const morning = '2026-11-21T23:30:00.000Z';
    expect(priceItems({ items: [wanted({ id: 4 })] }, menu, morning)).toMatchObject([{ name: 'Idli' }]);
    expect(() => priceItems({ items: [wanted({ id: 5 })] }, menu, morning)).toThrow('Appam is sold out');
  });
  it('are refused outside the hours they are served in, which are said', () => {
    const breakfast = { days: [0, 1, 2, 3, 4], from: '07:00', until: '11:00' };
    const closed = ({ id }: { id: number }) => (id === 1 ? [breakfast] : undefined);
    expect(refusalOf(() => priceItems({ items: [wanted()] }, menu, now, { closed }))).toMatchObject({
      ...{ kind: 'conflict', code: 'menu-item/not-served' },
      message: 'Masala Dosa is served Mon–Fri 7:00 am–11:00 am',
    });
    expect(priceItems({ items: [wanted()] }, menu, now, { closed: () => undefined })).toEqual([line]);
  });
  it.each([99.89, 0, -99.9, 60, 1e300])('are refused at the price %p', (price) =>
    expect(refused(wanted({ price })).code).toBe('order/price-changed'),
  );
  it.each([199.79, 199.801, 199.8049, 0, -199.8, 1e300])('are refused for a total of %p', (total) =>
    expect(refused(wanted(), total).code).toBe('order/total-differs'),
  );
});

describe('The options of a line', () => {
  const size: OptionGroupView = {
    ...{ id: 1, name: 'Size', least: 1, most: 1 },
    options: [
      { optionId: 1, name: 'Regular', price: 0 },
      { optionId: 2, name: 'Large', price: 40.1 },
    ],
  };
  const extras: OptionGroupView = {
    ...{ id: 2, name: 'Extras', least: 0, most: 2 },
    options: [3, 4, 5].map((optionId) => ({ optionId, name: `Extra ${optionId}`, price: 10 })),
  };
  const sized = new Map([[1, { ...dosa, optionGroupIds: [1, 2, 9] }]]);
  const groups = new Map([size, extras].map((group) => [group.id, group]));
  const lines = (more: Partial<OrderItemRequest>, total?: number) =>
    priceItems({ items: [wanted(more)], total }, sized, now, { groups });
  const problems = (...optionIds: number[]) => refusalOf(() => lines({ optionIds })).errors;

  it('cost what the menu says, beside the portion, and stand in its order', () => {
    expect(lines({ optionIds: [4, 2, 3], price: 160, total: 320 } as object)).toEqual([
      {
        ...{ ...line, price: 16_000 },
        options: [
          { optionId: 2, name: 'Large', price: 4_010 },
          { optionId: 3, name: 'Extra 3', price: 1_000 },
          { optionId: 4, name: 'Extra 4', price: 1_000 },
        ],
      },
    ]);
    expect(lines({ portion: 'half', optionIds: [2] })).toMatchObject([{ price: 10_010 }]);
  });
  it('are as many as their group asks for', () => {
    expect(problems()).toEqual(['Masala Dosa: Size: choose 1']);
    expect(problems(1, 2, 3, 4, 5)).toEqual(['Masala Dosa: Size: choose 1', 'Masala Dosa: Extras: choose up to 2']);
    expect(refusalOf(() => lines({})).code).toBe('order/options');
  });
  it('are those that the dish has', () => {
    expect(problems(1, 6)).toEqual(['Masala Dosa: An option can no longer be had']);
    expect(refusalOf(() => priceItems({ items: [wanted({ optionIds: [1] })] }, menu, now, { groups })).code).toBe(
      'order/options',
    );
  });
  it('at another price are named with their dish', () =>
    expect(refusalOf(() => lines({ optionIds: [2], price: 99.9 })).errors).toEqual([
      'Masala Dosa (Large) now costs ₹140.00',
    ]));
  it('count as lines of the order', () => {
    const many = Array.from({ length: 100 }, () => wanted({ optionIds: [1, 3] }));
    expect(refusalOf(() => priceItems({ items: many }, sized, now, { groups }))).toMatchObject({
      ...{ code: 'order/too-many-lines', message: 'An order can have at most 200 items' },
    });
  });
});
