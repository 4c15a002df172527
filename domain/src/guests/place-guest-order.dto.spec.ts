import { describe, expect, it } from '@jest/globals';
import { refusalOf } from '../../testing/given.js';
import { read, told } from '../../testing/told.js';
import { PlaceGuestOrderRequest, refuseOtherTable, refuseTooLarge } from './place-guest-order.dto.js';

const line = { id: 1, quantity: 1 };
const lines = (count: number, quantity = 1) => Array.from({ length: count }, () => ({ ...line, quantity }));
const tooLarge = 'Please order at most 50 different items, and 100 in all, at once';
const order = (items: object[]) => read(PlaceGuestOrderRequest, { items });

describe('What a table orders by itself', () => {
  it.each([
    [{ items: lines(50) }, {}],
    [{ items: lines(51) }, { items: tooLarge }],
    [{ items: [] }, { items: 'Please select at least one item' }],
    [{ items: 'x' }, { items: 'Please select at least one item' }],
    [{ items: [line], tableNo: 1.5 }, { tableNo: 'Please enter a valid table number' }],
    [{ items: [line], total: '5' }, { total: 'Total must be a number' }],
  ])('%j', (body, expected) => expect(told(PlaceGuestOrderRequest, body)).toEqual(expected));

  it('is fifty lines and a hundred dishes at most', () => {
    for (const items of [lines(50, 2), lines(1, 100)]) expect(refuseTooLarge(order(items))).toBeUndefined();
    for (const items of [lines(51), lines(50, 3), lines(1, 101)])
      expect(refusalOf(() => refuseTooLarge(order(items)))).toMatchObject({
        code: 'order/too-large',
        message: tooLarge,
      });
  });

  it('is for its own table, whether it says so or not', () => {
    expect(refuseOtherTable({}, 4)).toBeUndefined();
    expect(refuseOtherTable({ tableNo: 4 }, 4)).toBeUndefined();
    expect(refusalOf(() => refuseOtherTable({ tableNo: 0 }, 4))).toMatchObject({
      kind: 'invalid',
      code: 'table/other',
    });
  });
});
