import { describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import { byCategory, found, type MenuSearch } from './menu-search.js';

const item = (id: number, category: string, name: string, isVeg = true): MenuItemView => ({
  ...{ id, category, name, isVeg, description: null, price: 100, hasHalf: false, halfPrice: null, isEnabled: true },
});
const menu = [
  item(1, 'Mains', 'Kadhai Paneer'),
  item(2, 'Mains', 'Butter Chicken', false),
  item(3, 'Breads', 'Butter Naan'),
  item(4, 'Starters', 'Paneer Tikka'),
  item(5, 'Desserts', 'Crème Caramel'),
];
const names = (search: Partial<MenuSearch>) => found(menu, { text: '', veg: 'All', ...search }).map(({ name }) => name);

describe('The menu search', () => {
  it('shows everything in the menu’s order while nothing is asked', () => expect(names({})).toHaveLength(5));
  it('finds a name that begins so before one that holds it', () =>
    expect(names({ text: 'pan' })).toEqual(['Paneer Tikka', 'Kadhai Paneer']));
  it('finds whatever the case, spaces and accents', () =>
    expect(names({ text: '  CREME ' })).toEqual(['Crème Caramel']));
  it('wants every word', () => expect(names({ text: 'butter na' })).toEqual(['Butter Naan']));
  it('knows categories', () => expect(names({ text: 'breads' })).toEqual(['Butter Naan']));
  it('finds veg only', () => expect(names({ text: 'butter', veg: 'Veg' })).toEqual(['Butter Naan']));
  it('finds non-veg only', () => expect(names({ veg: 'Non-Veg' })).toEqual(['Butter Chicken']));
  it('finds nothing for what is not there', () => expect(names({ text: 'sushi' })).toEqual([]));
});

it('Categories stand where their first item stands, once each', () =>
  expect(byCategory([...menu, item(6, 'Mains', 'Dal')]).map(({ name, items }) => [name, items.length])).toEqual([
    ['Mains', 3],
    ['Breads', 1],
    ['Starters', 1],
    ['Desserts', 1],
  ]));
