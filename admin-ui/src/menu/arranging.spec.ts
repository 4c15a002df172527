import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { moved, withCategoryMoved, withDishMoved } from './arranging.js';

const dish = (id: number, category: string) => ({ id, category });
const menu = [dish(1, 'Breads'), dish(2, 'Mains'), dish(3, 'Breads'), dish(4, 'Rice')];

describe('The order of a menu', () => {
  it('has a category elsewhere, with all its dishes', () =>
    expect(withCategoryMoved(menu, 0, 2)).toEqual([2, 4, 1, 3]));

  it('has a dish elsewhere within its category', () =>
    expect(withDishMoved(menu, 'Breads', 0, 1)).toEqual([3, 1, 2, 4]));

  it('stays where there is no such place', () => {
    expect(moved([1, 2], 0, 2)).toEqual([1, 2]);
    expect(moved([1, 2], -1, 0)).toEqual([1, 2]);
  });

  it('has each dish once, whatever is moved', () =>
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(9), fc.nat(9), (list, from, to) => {
        expect(moved(list, from, to).toSorted()).toEqual(list.toSorted());
      }),
    ));
});
