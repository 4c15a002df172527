import { describe, expect, it } from '@jest/globals';
import { read, told } from '../../testing/told.js';
import { menuItemContent, MenuItemRequest } from './menu-item.dto.js';

const item = { category: 'Rice', name: 'Biryani', isVeg: false, price: 150.5 };
const half = { ...item, hasHalf: true, halfPrice: 80 };
const NO_ALLERGENS =
  'Allergens must be some of gluten, crustaceans, eggs, fish, peanuts, soy, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs';
const tell = (more: object) => told(MenuItemRequest, { ...item, ...more });

describe('A menu item', () => {
  it('needs no more than the form marks', () => expect(tell({})).toEqual({}));
  it('may have all the rest', () =>
    expect(told(MenuItemRequest, { ...half, description: 'Slow-cooked', userId: 123456789 })).toEqual({}));
  it('has no half portion when none is mentioned', () => {
    expect(read(MenuItemRequest, item).hasHalf).toBe(false);
    expect(read(MenuItemRequest, { ...item, hasHalf: null }).hasHalf).toBe(false);
  });
  it('is told everything that is missing', () =>
    expect(told(MenuItemRequest, {})).toEqual({
      category: 'Category is required',
      name: 'Name is required',
      isVeg: 'Veg/non-veg status is required',
      price: 'Price is required',
    }));
  it.each([
    ['category', '  ', 'Category is required'],
    ['category', 7, 'Category is required'],
    ['category', 'x'.repeat(61), 'Category must be at most 60 characters'],
    ['name', '', 'Name is required'],
    ['name', 'x'.repeat(121), 'Name must be at most 120 characters'],
    ['description', 'x'.repeat(501), 'Description must be at most 500 characters'],
    ['description', 5, 'Description must be text'],
    ['description', ['x'], 'Description must be text'],
    ['code', 'x'.repeat(13), 'Code must be at most 12 characters'],
    ['code', 7, 'Code must be text'],
    ['secondName', 'x'.repeat(121), 'Second name must be at most 120 characters'],
    ['allergens', 'milk', NO_ALLERGENS],
    ['allergens', ['milk', 'air'], NO_ALLERGENS],
    ['allergens', Array.from({ length: 15 }, () => 'milk'), NO_ALLERGENS],
    ['spice', 4, 'Spice must be a whole number from 0 to 3'],
    ['spice', 1.5, 'Spice must be a whole number from 0 to 3'],
    ['spice', '2', 'Spice must be a whole number from 0 to 3'],
    ['isVeg', null, 'Veg/non-veg status is required'],
    ['isVeg', 'true', 'Veg/non-veg status is required'],
    ['isVeg', 1, 'Veg/non-veg status is required'],
    ['hasHalf', 'yes', 'Half portion must be true or false'],
    ['userId', 'x', 'Invalid user ID'],
    ['userId', 0, 'Invalid user ID'],
    ['userId', -3, 'Invalid user ID'],
    ['userId', 1.5, 'Invalid user ID'],
    ['userId', Number.NaN, 'Invalid user ID'],
    ['isEnabled', false, 'property isEnabled should not exist'],
  ])('with %s %j', (property, value, message) => expect(tell({ [property]: value })).toEqual({ [property]: message }));
  it.each([null, undefined, '', 'Slow-cooked'])('may have the description %j', (description) =>
    expect(tell({ description })).toEqual({}),
  );
  it.each([null, undefined, '', ' pbm '])('may have the code %j', (code) => expect(tell({ code })).toEqual({}));
  it('may say a second name, allergens and spice, and says none it does not know', () => {
    const content = (more: object) => menuItemContent(read(MenuItemRequest, { ...item, ...more }));
    const facts = { secondName: ' बिरयानी ', allergens: ['nuts', 'milk', 'nuts'], spice: 0 };
    expect(tell(facts)).toEqual({});
    expect(content(facts)).toMatchObject({ secondName: 'बिरयानी', allergens: ['milk', 'nuts'], spice: 0 });
    const none = { secondName: null, allergens: null, spice: null };
    expect(tell(none)).toEqual({});
    expect(content(none)).toEqual(content({}));
    expect(content({ allergens: [], secondName: ' ' })).toEqual(content({}));
  });
  it('has a code only where one is written', () => {
    expect(menuItemContent(read(MenuItemRequest, { ...item, code: ' pbm ' })).code).toBe('pbm');
    expect(menuItemContent(read(MenuItemRequest, { ...item, code: ' ' }))).not.toHaveProperty('code');
  });
});

describe.each([
  ['price', 'Price', (price: unknown) => tell({ price })],
  ['halfPrice', 'Half price', (halfPrice: unknown) => tell({ hasHalf: true, halfPrice })],
])('A %s', (property, field, tells) => {
  it.each([0.01, 1, 99.99, 150.5, 0.1 * 3 - 0.000_000_000_000_000_04, 1_000_000])('may be %p', (price) =>
    expect(tells(price)).toEqual({}),
  );
  it.each([
    [undefined, 'is required'],
    [null, 'is required'],
    ['x', 'must be a positive number greater than 0'],
    ['', 'must be a positive number greater than 0'],
    ['12', 'must be a positive number greater than 0'],
    [[5], 'must be a positive number greater than 0'],
    [{ valueOf: 5 }, 'must be a positive number greater than 0'],
    [true, 'must be a positive number greater than 0'],
    [Number.NaN, 'must be a positive number greater than 0'],
    [Infinity, 'must be a positive number greater than 0'],
    [0, 'must be positive'],
    [-0, 'must be positive'],
    [-5, 'must be positive'],
    [-Infinity, 'must be a positive number greater than 0'],
    [1.005, 'can have at most two decimals'],
    [0.001, 'can have at most two decimals'],
    [1e-7, 'can have at most two decimals'],
    [1_000_000.01, 'must be at most 1000000'],
    [1e300, 'must be at most 1000000'],
  ])('of %p', (price, message) => expect(tells(price)).toEqual({ [property]: `${field} ${message}` }));
});

describe('A half price', () => {
  it.each([undefined, null, '', 0])('may be %j when no half portion is sold', (halfPrice) =>
    expect(tell({ hasHalf: false, halfPrice })).toEqual({}),
  );
  it.each([
    ['x', 'must be a positive number greater than 0'],
    [{}, 'must be a positive number greater than 0'],
    [-5, 'must be positive'],
    [1.005, 'can have at most two decimals'],
  ])('may not be %j even then', (halfPrice, message) =>
    expect(tell({ hasHalf: false, halfPrice })).toEqual({ halfPrice: `Half price ${message}` }),
  );
});
