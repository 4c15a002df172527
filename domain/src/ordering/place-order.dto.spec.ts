import { describe, expect, it } from '@jest/globals';
import { read, told } from '../../testing/told.js';
import { MAX_LINES } from './open-budget.js';
import { PlaceOrderRequest } from './place-order.dto.js';

const line = { id: 1, quantity: 2 };
const invalid = 'Selected items are invalid. Please try again.';
const badQuantity = 'Quantity must be a whole number from 1 to 999';
const order = (more: object) => told(PlaceOrderRequest, { items: [line], ...more });
const item = (more: object) => order({ items: [{ ...line, ...more }] });

describe('An order', () => {
  it('is for table 1 unless it says otherwise', () => {
    expect(read(PlaceOrderRequest, { items: [line] }).tableNo).toBe(1);
    expect(read(PlaceOrderRequest, { items: [line], tableNo: null }).tableNo).toBe(1);
    expect(read(PlaceOrderRequest, { items: [line], tableNo: 0 }).tableNo).toBe(0);
  });
  it.each([0, 1, 9999])('may be for table %i', (tableNo) => expect(order({ tableNo })).toEqual({}));
  it.each([-1, 1.5, 10_000, 1e300, Number.NaN, '4', [4], {}, true])('is not for table %j', (tableNo) =>
    expect(order({ tableNo })).toEqual({ tableNo: 'Please enter a valid table number' }),
  );
  it.each([undefined, null, [], 'abc', 5, {}, { length: 1, 0: line }])('has items, not %j', (items) =>
    expect(order({ items })).toEqual({ items: 'Please select at least one item' }),
  );
  it.each([null, 5, 'x', true, [], [line]])('has items that are lines, not %j', (odd) =>
    expect(Object.values(order({ items: [line, odd] }))).toContain(invalid),
  );
  it('has at most 200 lines', () => {
    expect(order({ items: Array(MAX_LINES).fill(line) })).toEqual({});
    expect(order({ items: Array(10_000).fill(line) })).toEqual({ items: 'An order can have at most 200 items' });
  });
  it.each([0, 348.5, 0.1 + 0.2])('may say the total it saw: %p', (total) => expect(order({ total })).toEqual({}));
  it.each(['x', Number.NaN, Infinity, {}, [1]])('does not say a total of %j', (total) =>
    expect(order({ total })).toEqual({ total: 'Total must be a number' }),
  );
  it.each([0, -1, 1.5, 'x', Number.NaN])('is not for restaurant %j', (restaurantId) =>
    expect(order({ restaurantId })).toEqual({ restaurantId: 'Invalid restaurant ID. Please try again.' }),
  );
  it('knows no other fields', () =>
    expect(order({ status: 'past' })).toEqual({ status: 'property status should not exist' }));
});

describe('A line of an order', () => {
  it('is a full portion unless it says otherwise', () => {
    const [first, second] = read(PlaceOrderRequest, { items: [line, { ...line, portion: null }] }).items;
    expect([first?.portion, second?.portion]).toEqual(['full', 'full']);
  });
  it('may carry what the client saw', () =>
    expect(item({ name: 'Tea', isVeg: true, price: 20, portion: 'half', specialInstructions: 'hot' })).toEqual({}));
  it.each([
    ['id', undefined, invalid],
    ['id', 0, invalid],
    ['id', -1, invalid],
    ['id', 1.5, invalid],
    ['id', '1', invalid],
    ['id', Number.NaN, invalid],
    ['id', '__proto__', invalid],
    ['quantity', undefined, badQuantity],
    ['quantity', 0, badQuantity],
    ['quantity', -1, badQuantity],
    ['quantity', 1.5, badQuantity],
    ['quantity', 1000, badQuantity],
    ['quantity', Infinity, badQuantity],
    ['quantity', '2', badQuantity],
    ['portion', 'double', 'Portion must be full or half'],
    ['portion', ['half'], 'Portion must be full or half'],
    ['price', 'x', 'Price must be a number'],
    ['price', Number.NaN, 'Price must be a number'],
    ['name', 5, invalid],
    ['isVeg', 'yes', invalid],
    ['specialInstructions', 5, 'Special instructions must be text'],
    ['specialInstructions', 'x'.repeat(201), 'Special instructions must be at most 200 characters'],
    ['total', 5, 'property total should not exist'],
  ])('with %s %j', (property, value, message) =>
    expect(item({ [property]: value })).toEqual({ [`items.0.${property}`]: message }),
  );
});
