import { describe, expect, it } from '@jest/globals';
import type { OptionGroupView } from '@sae/domain/menu';
import {
  chosenNow,
  firstMissing,
  hasOptions,
  isFull,
  optionsOf,
  priceSoFar,
  turned,
  withOptions,
  withoutGroup,
} from './dish-options.js';

const size: OptionGroupView = {
  ...{ id: 1, name: 'Size', least: 1, most: 1 },
  options: [
    { optionId: 1, name: 'Regular', price: 0 },
    { optionId: 2, name: 'Large', price: 40.1 },
  ],
};
const extras: OptionGroupView = {
  ...{ id: 2, name: 'Extras', least: 0, most: 2 },
  options: [3, 4, 5].map((optionId) => ({ optionId, name: `Extra ${optionId}`, price: 0.2 })),
};
const pizza = { price: 99.9, hasHalf: true, halfPrice: 60, optionGroupIds: [2, 1, 9] };
const dish = withOptions([pizza], [size, extras])[0]!;

describe('A dish with options', () => {
  it('has its groups in its own order, as far as they are there', () =>
    expect(dish.groups?.map(({ name }) => name)).toEqual(['Extras', 'Size']));
  it('is as it was where no group of it is there', () => expect(withOptions([pizza], [])).toEqual([pizza]));
  it('is why somebody asks for groups', () => {
    expect(hasOptions([{}, pizza])).toBe(true);
    expect(hasOptions([{}])).toBe(false);
    expect(hasOptions()).toBe(false);
  });
  it('costs its portion and all of them, in paise', () => {
    expect(priceSoFar(dish, 'full', [2, 3])).toBe(140.2);
    expect(priceSoFar(dish, 'half', [])).toBe(60);
  });
  it('has them on its line in the menu’s order', () =>
    expect(optionsOf(dish, [1, 5, 3]).map(({ optionId }) => optionId)).toEqual([3, 5, 1]));
});

describe('Choosing', () => {
  it('of one takes the place of what was chosen', () => {
    expect(turned(size, [1, 3], 2)).toEqual([3, 2]);
    expect(withoutGroup(size, [1, 3])).toEqual([3]);
  });
  it('of some adds and takes away, until there are enough', () => {
    expect(turned(extras, [3], 4)).toEqual([3, 4]);
    expect(turned(extras, [3, 4], 3)).toEqual([4]);
    expect([isFull(extras, [1, 3]), isFull(extras, [3, 4])]).toEqual([false, true]);
  });
  it('is not over before every group has enough', () => {
    expect(firstMissing(dish, [3])?.name).toBe('Size');
    expect(firstMissing(dish, [1])).toBeUndefined();
  });
});

describe('A choice held against the menu', () => {
  const had = (...ids: number[]) => ({
    ...{ portion: 'full' as const, options: ids.map((optionId) => ({ optionId })) },
  });
  it('has today’s names and prices', () =>
    expect(chosenNow(dish, had(2, 3))).toEqual({ price: 140.2, options: [extras.options[0], size.options[1]] }));
  it('cannot be had with an option that is gone', () => expect(chosenNow(dish, had(1, 8))).toBeNull());
  it('cannot be had without one that is asked for since', () => expect(chosenNow(dish, had(3))).toBeNull());
  it('cannot be had with more than may be by now', () => expect(chosenNow(dish, had(1, 3, 4, 5))).toBeNull());
  it('cannot be had in a portion that is no longer sold', () =>
    expect(chosenNow({ ...dish, hasHalf: false, halfPrice: null }, { ...had(1), portion: 'half' })).toBeNull());
  it('of a dish without options says none', () =>
    expect(chosenNow({ price: 10, hasHalf: false, halfPrice: null }, { portion: 'full' })).toEqual({ price: 10 }));
});
