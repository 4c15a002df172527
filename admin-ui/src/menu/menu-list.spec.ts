import { describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import { categoriesOf, found } from './menu-list.js';

const item = (name: string, category: string, description: string | null = null): MenuItemView => ({
  id: 1,
  name,
  category,
  description,
  isVeg: true,
  price: 10,
  hasHalf: false,
  halfPrice: null,
  isEnabled: true,
});
const menu = [item('Paneer Tikka', 'Starters', 'Smoky, with mint'), item('Naan', 'Breads'), item('Roti', 'Breads ')];

it('each category is suggested once, in order', () => expect(categoriesOf(menu)).toEqual(['Breads', 'Starters']));

describe('searching the menu', () => {
  const names = (search: string) => found(menu, search).map(({ name }) => name);
  it('shows all without a search', () => expect(found(menu, '  ')).toBe(menu));
  it('finds by name, category and description, whatever the case', () => {
    expect(names('NAAN')).toEqual(['Naan']);
    expect(names('breads')).toEqual(['Naan', 'Roti']);
    expect(names('mint')).toEqual(['Paneer Tikka']);
  });
  it('wants every word', () => expect(names('paneer bread')).toEqual([]));
});
