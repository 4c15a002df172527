import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sentences } from '../../testing/given.js';
import { inOrder, priceAfter } from './bulk.js';
import { menuBook } from './menu.js';
import type { MenuEvent } from './menu.events.js';

const { given } = sentences(menuBook);
const soda = { category: 'Drinks', name: 'Soda', description: null, isVeg: true, price: 4_000, halfPrice: null };
const dal = { category: 'Mains', name: 'Dal', description: null, isVeg: true, price: 18_000, halfPrice: 9_950 };
const menu: MenuEvent[] = [
  { type: 'MenuItemAdded', data: { itemId: 1, ...soda } },
  { type: 'MenuItemAdded', data: { itemId: 2, ...dal } },
];
const gone: MenuEvent = { type: 'MenuItemDeleted', data: { itemId: 1 } };

describe('SetDishPrices', () => {
  const set = (...prices: { itemId: number; price: number; halfPrice: number | null }[]) =>
    ({ type: 'SetDishPrices', prices }) as const;
  it('prices many at once, and leaves out those that cost that already', () =>
    given(...menu)
      .when(set({ itemId: 1, price: 4_500, halfPrice: null }, { itemId: 2, price: 18_000, halfPrice: 9_950 }))
      .then({ type: 'DishPricesSet', data: { prices: [{ itemId: 1, price: 4_500, halfPrice: null }] } }));
  it('takes no half portion away, and brings none', () =>
    given(...menu)
      .when(set({ itemId: 1, price: 4_500, halfPrice: 2_500 }, { itemId: 2, price: 19_000, halfPrice: null }))
      .then({
        type: 'DishPricesSet',
        data: {
          prices: [
            { itemId: 1, price: 4_500, halfPrice: null },
            { itemId: 2, price: 19_000, halfPrice: 9_950 },
          ],
        },
      }));
  it('says nothing where nothing changes', () =>
    given(...menu)
      .when(set({ itemId: 1, price: 4_000, halfPrice: null }))
      .thenNothing());
  it('passes over what was deleted meanwhile, and is refused where nothing is left', () => {
    const prices = [
      { itemId: 1, price: 1, halfPrice: null },
      { itemId: 2, price: 2, halfPrice: 1 },
    ];
    given(...menu, gone)
      .when(set(...prices))
      .thenMatches({ data: { prices: [{ itemId: 2 }] } });
    given(...menu, gone)
      .when(set(prices[0]!))
      .thenRefused('menu-item/not-found');
  });
});

describe('SwitchDishes', () => {
  const disable = { type: 'SwitchDishes', itemIds: [1, 2], isEnabled: false } as const;
  it('switches those that are otherwise', () =>
    given(...menu, { type: 'MenuItemDisabled', data: { itemId: 1 } })
      .when(disable)
      .then({ type: 'DishesSwitched', data: { itemIds: [2], isEnabled: false } }));
  it('may be asked twice', () =>
    given(...menu, { type: 'DishesSwitched', data: { itemIds: [1, 2], isEnabled: false } })
      .when(disable)
      .thenNothing());
});

describe('ArrangeMenu', () => {
  const arrange = (...itemIds: number[]) => ({ type: 'ArrangeMenu', itemIds }) as const;
  it('says the order of what is there', () =>
    given(...menu)
      .when(arrange(2, 99, 1))
      .then({ type: 'MenuArranged', data: { itemIds: [2, 1] } }));
  it('is not told again', () =>
    given(...menu, { type: 'MenuArranged', data: { itemIds: [2, 1] } })
      .when(arrange(2, 1))
      .thenNothing());
  it('has each dish once', () =>
    given(...menu)
      .when(arrange(1, 1))
      .thenRefused('menu/arranged-twice'));
  it('leaves what came since behind, by its number', () => {
    const dishes = [1, 2, 3, 4].map((id) => ({ id }));
    expect(inOrder(dishes, [3, 9, 1]).map(({ id }) => id)).toEqual([3, 1, 2, 4]);
    expect(inOrder(dishes, [])).toBe(dishes);
  });
});

describe('A price after a change', () => {
  it.each([
    [4_000, { by: 'percent', of: 500, roundTo: 1 }, 4_200],
    [4_000, { by: 'percent', of: 333, roundTo: 1 }, 4_133],
    [4_000, { by: 'percent', of: 333, roundTo: 100 }, 4_100],
    [4_000, { by: 'percent', of: -1_000, roundTo: 500 }, 3_500],
    [4_000, { by: 'amount', of: 250, roundTo: 1 }, 4_250],
    [4_000, { by: 'amount', of: -4_000, roundTo: 1 }, 0],
  ] as const)('of %i by %j is %i', (price, change, after) => expect(priceAfter(price, change)).toBe(after));
  it('is whole paise, and no further from the exact one than half of what it is rounded to', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: -9_000, max: 100_000 }),
        fc.constantFrom(1, 50, 100, 500, 1_000),
        (price, of, roundTo) => {
          const after = priceAfter(price, { by: 'percent', of, roundTo });
          expect(Number.isInteger(after) && after % roundTo === 0).toBe(true);
          expect(Math.abs(after - (price * (10_000 + of)) / 10_000)).toBeLessThanOrEqual(roundTo / 2);
        },
      ),
    ));
});
