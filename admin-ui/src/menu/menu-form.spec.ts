import { describe, expect, it } from '@jest/globals';
import type { MenuItemRequest } from '@sae/domain/menu/menu-item.dto';
import { blank, requestOf } from './menu-form.js';

const form: MenuItemRequest = {
  category: 'Breads',
  name: 'Garlic Naan',
  description: '',
  isVeg: true,
  price: 55,
  hasHalf: false,
  halfPrice: 30,
};

describe('the body of an item', () => {
  it('has no description when none was written', () => expect(requestOf(form).description).toBeNull());
  it('says nothing of what guests may be told where nothing is', () =>
    expect(requestOf({ ...form, secondName: '', allergens: [] })).toMatchObject({ secondName: null, allergens: null }));
  it('drops the half price of an item without half portions', () => expect(requestOf(form).halfPrice).toBeNull());
  it('keeps the half price of an item with half portions', () =>
    expect(requestOf({ ...form, hasHalf: true }).halfPrice).toBe(30));
});

it('the next item starts in the category of the last', () =>
  expect(blank('Breads')).toMatchObject({ category: 'Breads', name: '', isVeg: undefined, price: undefined }));
