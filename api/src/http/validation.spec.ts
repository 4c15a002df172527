import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { SignUpRequest } from '@sae/domain/access';
import { CompleteTableRequest } from '@sae/domain/billing';
import { Refusal } from '@sae/domain/kernel';
import { MenuItemRequest } from '@sae/domain/menu';
import { PlaceOrderRequest } from '@sae/domain/ordering';
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
    const before = performance.now();
    expect(errorsOf(PlaceOrderRequest, { ...order, items })).toEqual(['An order can have at most 200 items']);
    expect(performance.now() - before).toBeLessThan(5);
  });

  it('say each sentence once', () => {
    const items = Array.from({ length: 200 }, () => ({ id: 'x', quantity: 0 }));
    expect(errorsOf(PlaceOrderRequest, { ...order, items })).toHaveLength(2);
  });
});
