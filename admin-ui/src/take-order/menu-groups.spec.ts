import { describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import { countIn, firstOf, groupsOf } from './menu-groups.js';

const dish = (id: number, category: string, changes: Partial<MenuItemView> = {}): MenuItemView => ({
  ...{ id, category, name: `Dish ${id}`, isVeg: true, description: null, price: 100, hasHalf: false, halfPrice: null },
  isEnabled: true,
  ...changes,
});
const dishes = [
  ...[
    dish(1, 'Mains'),
    dish(2, 'Breads'),
    dish(3, 'Mains', { isVeg: false }),
    dish(4, 'Popular', { isEnabled: false }),
  ],
  ...[5, 6, 7].map((id) => dish(id, 'Breads')),
];
const groups = (popular: number[], shown = dishes) =>
  groupsOf(
    shown,
    popular.map((id) => ({ id })),
  );
const idsIn = (of: ReturnType<typeof groups>) => of.map(({ name, items }) => [name, ...items.map(({ id }) => id)]);

describe('The menu of Take Order', () => {
  it('begins with what is popular, and has it in its category too', () =>
    expect(idsIn(groups([3, 2, 7, 1]))).toEqual([
      ['Popular', 3, 2, 7, 1],
      ['Mains', 1, 3],
      ['Breads', 2, 5, 6, 7],
      ['Popular', 4],
    ]));

  it('tells a category that is called so from what is popular', () =>
    expect(new Set(groups([1, 2, 3, 5]).map(({ id }) => id)).size).toBe(4));

  it('calls nothing popular that cannot be had, or that the veg filter hides', () =>
    expect(
      idsIn(
        groups(
          [4, 99, 3, 1, 2, 5, 6],
          dishes.filter(({ isVeg }) => isVeg),
        ),
      )[0],
    ).toEqual(['Popular', 1, 2, 5, 6]));

  it('has popular dishes in full rows of four, or none', () => {
    expect(idsIn(groups([1, 2, 3, 5, 6, 7]))[0]).toEqual(['Popular', 1, 2, 3, 5]);
    expect(idsIn(groups([1, 2, 3]))[0]).toEqual(['Mains', 1, 3]);
  });

  it('is drawn in part: so many dishes, from the first on', () => {
    expect(idsIn(firstOf(groups([]), 4))).toEqual([
      ['Mains', 1, 3],
      ['Breads', 2, 5],
    ]);
    expect(countIn(firstOf(groups([]), 99))).toBe(7);
  });
});
