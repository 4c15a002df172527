import { describe, expect, it } from '@jest/globals';
import type { MenuItemRequest, MenuItemView } from '@sae/domain/menu';
import { amountOf, blank, contentOf, requestOf } from './menu-form.js';

const form: MenuItemRequest = {
  category: 'Breads',
  name: 'Garlic Naan',
  description: '',
  isVeg: true,
  price: 55,
  hasHalf: false,
  halfPrice: 30,
};
const item: MenuItemView = { ...form, id: 3, description: null, halfPrice: null, isEnabled: true };

describe('the body of an item', () => {
  it('carries whose menu it is', () => expect(requestOf(form, 7).userId).toBe(7));
  it('has no description when none was written', () => expect(requestOf(form, 7).description).toBeNull());
  it('drops the half price of an item without half portions', () => expect(requestOf(form, 7).halfPrice).toBeNull());
  it('keeps the half price of an item with half portions', () =>
    expect(requestOf({ ...form, hasHalf: true }, 7).halfPrice).toBe(30));
});

it('an item fills the form it is modified in', () =>
  expect(contentOf(item)).toEqual({
    category: 'Breads',
    name: 'Garlic Naan',
    description: '',
    isVeg: true,
    price: 55,
    hasHalf: false,
    halfPrice: undefined,
  }));
it('the next item starts in the category of the last', () =>
  expect(blank('Breads')).toMatchObject({ category: 'Breads', name: '', isVeg: undefined, price: undefined }));
it('an empty number field is nothing, not 0', () => {
  expect(amountOf('')).toBeUndefined();
  expect(amountOf('0')).toBe(0);
  expect(amountOf('12.50')).toBe(12.5);
});
