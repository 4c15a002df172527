import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { AccountRequest } from '@sae/domain/access/account.dto';
import { EmailRequest, SignUpRequest, VerifyOtpRequest } from '@sae/domain/access/credentials.dto';
import { CompleteTableRequest } from '@sae/domain/billing/complete-table.dto';
import { PlaceGuestOrderRequest } from '@sae/domain/guests/place-guest-order.dto';
import { Refusal } from '@sae/domain/kernel';
import { MenuItemRequest } from '@sae/domain/menu/menu-item.dto';
import { CompletePartRequest } from '@sae/domain/ordering/complete-part.dto';
import { PlaceOrderRequest } from '@sae/domain/ordering/place-order.dto';
import { validated } from './validation.js';

const errorsOf = (dto: new () => object, body: unknown): readonly string[] => {
  try {
    validated(dto, body);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.message).toBe(error.errors?.[0]);
    return error.errors ?? [];
  }
};

const item = { category: 'Breads', name: 'Naan', isVeg: true, price: 55 };
const names = { restaurantName: 'Spice Garden', ownerName: 'Asha Rao' };
const line = { id: 1, quantity: 2 };
const order = { tableNo: 4, items: [{ id: 1, quantity: 2, portion: 'full' }] };
const deep = JSON.parse(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`) as object;

describe('a body', () => {
  it('is handed on as its DTO, trimmed and with its defaults', () => {
    const made = validated(MenuItemRequest, { ...item, name: '  Naan ' });
    expect(made).toBeInstanceOf(MenuItemRequest);
    expect(made).toMatchObject({ ...item, hasHalf: false });
  });

  it.each([[null], [[]], ['text'], [7], [true]])('%j is not an object', (body) => {
    expect(errorsOf(MenuItemRequest, body)).toEqual(['The request body must be a JSON object']);
  });

  it('that is missing is told of every field', () => {
    expect(errorsOf(SignUpRequest, undefined)).toEqual([
      'Restaurant name is required',
      'Owner name is required',
      'Email is required',
      'Password is required',
      'Confirm password is required',
    ]);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', 'userID', 'isAdmin'])('may hold no field %s', (field) => {
    expect(errorsOf(MenuItemRequest, { ...item, [field]: 1 })).toEqual([`Unknown field: ${field}`]);
  });

  it('may not change its own class or prototype', () => {
    const poisoned = JSON.parse(`{"__proto__": {"isVeg": true}, "category": "Breads"}`) as object;
    expect(errorsOf(MenuItemRequest, poisoned)).toContain('Unknown field: __proto__');
  });

  it('may hold no object where a plain value belongs, however deep it goes', () => {
    expect(errorsOf(MenuItemRequest, { ...item, category: deep })).toEqual(['Category is required']);
    expect(errorsOf(MenuItemRequest, { ...item, price: [5] })).toEqual([
      'Price must be a positive number greater than 0',
    ]);
    expect(errorsOf(CompleteTableRequest, { tableNo: 1, gstRate: [5], gstType: {}, message: [] })).toHaveLength(3);
  });
});

describe('a body of very many fields', () => {
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`f${n}`, n]));
  it('is told that alone', () =>
    expect(errorsOf(MenuItemRequest, { ...item, ...many })).toEqual(['The request can have at most 100 fields']));
  it('is so as a line of an order, too', () =>
    expect(errorsOf(PlaceOrderRequest, { ...order, items: [{ ...line, ...many }] })).toEqual([
      'The request can have at most 100 fields',
    ]));
});

describe('a text too long to be looked at', () => {
  const long = 'x'.repeat(4_001);
  // Seconds, if anybody put them in order.
  const marks = `a${'\u0301\u0316'.repeat(60_000)}`;

  it.each([
    ['a menu item’s name', MenuItemRequest, { ...item, name: long }, 'Name must be at most 120 characters'],
    ['an email', EmailRequest, { email: long }, 'Invalid email'],
    ['a code', VerifyOtpRequest, { email: 'a@b.in', otp: long }, 'OTP must be 6 digits'],
    ['a UPI ID', AccountRequest, { ...names, upiId: long }, 'Invalid UPI ID format'],
    ['a link', AccountRequest, { ...names, googleReviewLink: long }, 'Invalid URL'],
    ['an order’s name', PlaceOrderRequest, { items: [{ ...line, name: long }] }, 'Name must be at most 120 characters'],
    [
      'a wish of an order',
      PlaceOrderRequest,
      { items: [line, { ...line, specialInstructions: long }] },
      'Special instructions must be at most 200 characters',
    ],
    [
      'blanks around a name',
      MenuItemRequest,
      { ...item, name: `Naan${' '.repeat(4_000)}` },
      'Name must be at most 120 characters',
    ],
  ])('is refused as %s by its own sentence', (_, dto, body, message) => {
    expect(errorsOf(dto, body)).toEqual([message]);
  });

  it.each([
    [SignUpRequest, 'restaurantName'],
    [EmailRequest, 'email'],
    [PlaceGuestOrderRequest, 'items'],
    [MenuItemRequest, 'description'],
  ])('%p is refused before anybody runs over its %s', (dto, field) => {
    const body = field === 'items' ? { items: [{ ...line, specialInstructions: marks }] } : { [field]: marks };
    const before = process.cpuUsage();
    expect(errorsOf(dto, body)).not.toEqual([]);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
  });
});

describe('the items of an order', () => {
  it('are handed on as requests of their own', () => {
    const { items } = validated(PlaceOrderRequest, { items: [{ id: 1, quantity: 2 }] });
    expect(items[0]).toMatchObject({ id: 1, quantity: 2, portion: 'full' });
  });

  it.each([
    ['none', [], ['Please select at least one item']],
    ['no list', { 0: { id: 1, quantity: 1 } }, ['Please select at least one item']],
    ['something else', [1], ['Selected items are invalid. Please try again.']],
    ['nothing', [null], ['Selected items are invalid. Please try again.']],
    ['a list in the list', [[{ id: 1, quantity: 1 }]], ['Selected items are invalid. Please try again.']],
    ['an unknown field', [{ id: 1, quantity: 1, cost: 1 }], ['Unknown field: cost']],
    ['a poisoned class', [{ id: 1, quantity: 1, constructor: {} }], ['Unknown field: constructor']],
    ['no quantity', [{ id: 1 }], ['Quantity must be a whole number from 1 to 999']],
    ['too much', [{ id: 1, quantity: 1e21 }], ['Quantity must be a whole number from 1 to 999']],
    [
      'infinity',
      [{ id: 1, quantity: JSON.parse('1e999') as number }],
      ['Quantity must be a whole number from 1 to 999'],
    ],
    ['text', [{ id: '1', quantity: 1 }], ['Selected items are invalid. Please try again.']],
  ])('refuse %s', (_, items, errors) => {
    expect(errorsOf(PlaceOrderRequest, { ...order, items })).toEqual(errors);
  });

  it('refuse ten thousand without looking at each', () => {
    const items = Array.from({ length: 10_000 }, () => ({ id: 1, quantity: 1 }));
    const before = process.cpuUsage();
    expect(errorsOf(PlaceOrderRequest, { ...order, items })).toEqual(['An order can have at most 200 items']);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(50);
  });

  it('say each sentence once', () => {
    const items = Array.from({ length: 200 }, () => ({ id: 'x', quantity: 0 }));
    expect(errorsOf(PlaceOrderRequest, { ...order, items })).toHaveLength(2);
  });

  it('may hold a list of plain values where its rules say so, and looks at no more of it than they allow', () => {
    const terms = { tableNo: 4, gstRate: 5, gstType: 'exclusive' };
    const wrong = ['Selected orders are invalid. Please try again.'];
    expect(validated(CompletePartRequest, { ...terms, orderIds: [1, 2] }).orderIds).toEqual([1, 2]);
    for (const orderIds of [{}, 'all', ['1'], [0], [1.5], [null], [[1]], [{}], Array(501).fill(1)])
      expect(errorsOf(CompletePartRequest, { ...terms, orderIds })).toEqual(wrong);
  });
});
