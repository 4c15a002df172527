import { describe, expect, it } from '@jest/globals';
import { read, told } from '../../testing/told.js';
import { MAX_LINES } from './open-budget.js';
import { PlaceOrderRequest, takenAt } from './place-order.dto.js';

const line = { id: 1, quantity: 2 };
const invalid = 'Selected items are invalid. Please try again.';
const badQuantity = 'Quantity must be a whole number from 1 to 999';
const order = (more: object) => told(PlaceOrderRequest, { items: [line], ...more });
const item = (more: object) => order({ items: [{ ...line, ...more }] });

describe('An order', () => {
  it('is for table 1 unless it says otherwise', () => {
    const at = (more: object) => takenAt(read(PlaceOrderRequest, { items: [line], ...more }), '2026-11-22');
    expect(at({})).toEqual({ tableNo: 1 });
    expect(at({ tableNo: null })).toEqual({ tableNo: 1 });
    expect(at({ tableNo: 0 })).toEqual({ tableNo: 0 });
  });
  it.each([0, 1, 9999, 10_001, 29_999])('may be for table %i', (tableNo) => expect(order({ tableNo })).toEqual({}));
  it.each([-1, 1.5, 10_000, 20_000, 30_000, 1e300, Number.NaN, '4', [4], {}, true])('is not for table %j', (tableNo) =>
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

describe('An order that goes out', () => {
  const at = (more: object) => takenAt(read(PlaceOrderRequest, { items: [line], ...more }), '2026-11-22');
  const customer = { name: ' Asha  Rao ', phone: '+91 98450 12345', address: '4 Park Road' };

  it('says its kind, and whose it is where that is known', () => {
    expect(order({ kind: 'takeaway' })).toEqual({});
    expect(order({ kind: 'delivery', customer })).toEqual({});
    expect(at({ kind: 'takeaway' })).toEqual({ kind: 'takeaway', day: '2026-11-22' });
    expect(at({ kind: 'delivery', customer })).toMatchObject({ customer: { ...customer, name: 'Asha Rao' } });
  });
  it('says nothing with empty text', () => {
    const empty = { name: ' ', phone: '', address: null };
    expect(order({ kind: 'takeaway', customer: empty })).toEqual({});
    expect(at({ kind: 'takeaway', customer: empty })).toEqual({ kind: 'takeaway', day: '2026-11-22' });
    expect(at({ kind: 'takeaway', customer: { ...empty, name: 'Asha' } })).toMatchObject({
      customer: { name: 'Asha' },
    });
  });
  const alone = 'Customers are of takeaways and deliveries alone';
  it.each<[object, Record<string, string>]>([
    [{ kind: 'dinner' }, { kind: 'Kind must be takeaway or delivery' }],
    [{ kind: ['takeaway'] }, { kind: 'Kind must be takeaway or delivery' }],
    [{ kind: 'takeaway', tableNo: 1 }, { kind: 'Please say a table or a kind of order, not both' }],
    [{ kind: 'delivery' }, { kind: 'Address is required' }],
    [{ kind: 'delivery', customer: { name: 'Asha', address: ' ' } }, { kind: 'Address is required' }],
    [{ customer }, { customer: alone }],
    [{ tableNo: 4, customer }, { customer: alone }],
    [{ kind: 'takeaway', customer: 'Asha' }, { customer: 'Customer must be an object' }],
    [{ kind: 'takeaway', customer: [customer] }, { customer: 'Customer must be an object' }],
    [
      { kind: 'takeaway', customer: { name: 'x'.repeat(101) } },
      { 'customer.name': 'Name must be at most 100 characters' },
    ],
    [{ kind: 'takeaway', customer: { name: 5 } }, { 'customer.name': 'Name must be text' }],
    [{ kind: 'takeaway', customer: { phone: '12345' } }, { 'customer.phone': 'Invalid phone number' }],
    [
      { kind: 'takeaway', customer: { address: 'x'.repeat(301) } },
      { 'customer.address': 'Address must be at most 300 characters' },
    ],
  ])('is told what is wrong with %j', (more, wrong) => expect(order(more)).toEqual(wrong));
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
