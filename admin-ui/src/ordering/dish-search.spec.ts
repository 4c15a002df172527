import { describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import { searchIn } from './dish-search.js';

const item = (id: number, name: string, changes: Partial<MenuItemView> = {}): MenuItemView => ({
  ...{ id, category: 'Mains', name, isVeg: true, description: null, price: 100, hasHalf: false, halfPrice: null },
  isEnabled: true,
  ...changes,
});
const menu = [
  item(1, 'Paneer Tikka', { category: 'Starters' }),
  item(2, 'Paneer Butter Masala'),
  item(3, 'Chicken Biryani', { isVeg: false, code: 'cb1' }),
  item(4, 'Butter Naan', { category: 'Breads', code: '12' }),
  item(5, 'Gulab Jamun', { category: 'Desserts' }),
  item(6, 'Aloo Paratha 12 inch', { category: 'Breads' }),
  item(7, 'Crème Caramel', { category: 'Desserts' }),
  item(8, 'पनीर टिक्का'),
  item(9, 'Cabbage Poriyal'),
];
const search = searchIn(menu);
const names = (text: string, veg: 'All' | 'Veg' | 'Non-Veg' = 'All') => search({ text, veg }).map(({ name }) => name);

describe('The search of Take Order', () => {
  it('shows everything while nothing is asked', () => expect(names('')).toHaveLength(menu.length));

  it.each([
    ['panner', 'Paneer Tikka'],
    ['pann', 'Paneer Tikka'],
    ['biriyani', 'Chicken Biryani'],
    ['chiken', 'Chicken Biryani'],
    ['jamoon', 'Gulab Jamun'],
    ['nan buter', 'Butter Naan'],
    ['creme', 'Crème Caramel'],
    ['पनर', 'पनीर टिक्का'],
  ])('forgives: %s finds %s first', (text, name) => expect(names(text)[0]).toBe(name));

  it.each([
    ['pbm', 'Paneer Butter Masala'],
    ['PB', 'Paneer Butter Masala'],
    ['gj', 'Gulab Jamun'],
  ])('knows initials: %s is %s', (text, name) => expect(names(text)[0]).toBe(name));

  it('finds a short code before any name that holds it, whatever the case', () => {
    expect(names('12')).toEqual(['Butter Naan', 'Aloo Paratha 12 inch']);
    expect(names('CB1')).toEqual(['Chicken Biryani']);
  });

  it('finds a name that begins so before initials', () =>
    expect(names('ca').slice(0, 2)).toEqual(['Cabbage Poriyal', 'Crème Caramel']));

  it('forgives nothing that is written right', () =>
    expect(names('paneer')).toEqual(['Paneer Tikka', 'Paneer Butter Masala']));

  it('keeps to the veg filter', () => {
    expect(names('biriyani', 'Veg')).toEqual([]);
    expect(names('panner', 'Non-Veg')).toEqual([]);
  });

  it.each(['sushi', '(', '!a', 'x y z'])('finds nothing for %s', (text) => expect(names(text)).toEqual([]));
});
