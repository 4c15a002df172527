import { huge } from './bad-input.js';

type Case = readonly [what: string, body: unknown, status: number, code: string, message: string];

const line = { id: 1, quantity: 1, portion: 'full', price: 249.5 };
const tooLarge = 'Please order at most 50 different items, and 100 in all, at once';
const lines = (count: number) => Array.from({ length: count }, () => line);

/** On a menu whose item 1 costs 249.50: what is wrong, the body that says it, and what is answered. */
export const badGuestOrders: readonly Case[] = [
  ['of nothing', { items: [] }, 400, 'request/invalid', 'Please select at least one item'],
  ['without a body', undefined, 400, 'request/invalid', 'Please select at least one item'],
  ['of 51 lines', { items: lines(51) }, 400, 'order/too-large', tooLarge],
  ['of five hundred lines', { items: lines(500) }, 400, 'order/too-large', tooLarge],
  ['of a hundred and one dishes', { items: [{ ...line, quantity: 101 }] }, 400, 'order/too-large', tooLarge],
  ['of lists for lines', { items: [[]] }, 400, 'request/invalid', 'Selected items are invalid. Please try again.'],
  [
    'at another price',
    { items: [{ ...line, price: 1 }] },
    409,
    'order/price-changed',
    'Prices have changed. Please check the order and try again.',
  ],
  [
    'at another total',
    { items: [line], total: 1 },
    409,
    'order/total-differs',
    'The total has changed. Please check the order and try again.',
  ],
  ['at a table in words', { items: [line], tableNo: '4' }, 400, 'request/invalid', 'Please enter a valid table number'],
  ['for another table', { items: [line], tableNo: 5 }, 400, 'table/other', 'This code belongs to another table'],
  [
    'for a restaurant of one’s choice',
    { items: [line], restaurantId: 100_000_001 },
    400,
    'request/invalid',
    'Unknown field: restaurantId',
  ],
  ['at no cost', { items: [{ ...line, free: true }] }, 400, 'request/invalid', 'Unknown field: free'],
  [
    'with a whole book of wishes',
    { items: [{ ...line, specialInstructions: 'x'.repeat(201) }] },
    400,
    'request/invalid',
    'Special instructions must be at most 200 characters',
  ],
  [
    'a megabyte long',
    { items: [{ ...line, specialInstructions: huge }] },
    413,
    'request/too-large',
    'The request is too large',
  ],
];
