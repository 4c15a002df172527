import { huge, type Case } from './bad-input.js';

const line = { id: 1, quantity: 1, portion: 'full', price: 249.5 };
const order = { tableNo: 4, items: [line] };
const invalid = 'Selected items are invalid. Please try again.';
const quantity = 'Quantity must be a whole number from 1 to 999';

/** On a menu where item 1 has a half portion, 2 has none, 3 is disabled and 4 was deleted. */
export const badOrders: readonly Case[] = [
  ['of nothing', { tableNo: 1, items: [] }, 400, 'Please select at least one item'],
  ['without a list', { tableNo: 1 }, 400, 'Please select at least one item'],
  [
    'of ten thousand items',
    { items: Array.from({ length: 10_000 }, () => ({ id: 1, quantity: 1 })) },
    400,
    'An order can have at most 200 items',
  ],
  ['for half a table', { ...order, tableNo: 1.5 }, 400, 'Please enter a valid table number'],
  ['for table -1', { ...order, tableNo: -1 }, 400, 'Please enter a valid table number'],
  ['for table “4”', { ...order, tableNo: '4' }, 400, 'Please enter a valid table number'],
  [
    'for what is between tables and call numbers',
    { ...order, tableNo: 10_000 },
    400,
    'Please enter a valid table number',
  ],
  ['for a call number that nobody has', { ...order, tableNo: 10_001 }, 409, 'Nothing is open at Takeaway 1'],
  ['of a kind nobody knows', { items: [line], kind: 'dinner' }, 400, 'Kind must be takeaway or delivery'],
  ['of a kind, for a table', { ...order, kind: 'takeaway' }, 400, 'Please say a table or a kind of order, not both'],
  ['to be brought nowhere', { items: [line], kind: 'delivery' }, 400, 'Address is required'],
  ['of a customer at a table', { ...order, customer: {} }, 400, 'Customers are of takeaways and deliveries alone'],
  ['of customers', { items: [line], kind: 'takeaway', customer: [{}] }, 400, 'Customer must be an object'],
  ['of a customer in words', { items: [line], kind: 'takeaway', customer: 'Asha' }, 400, 'Customer must be an object'],
  [
    'of a customer with a field nobody knows',
    { items: [line], kind: 'takeaway', customer: { email: 'a@b.in' } },
    400,
    'Unknown field: email',
  ],
  [
    'of a customer whose name is a book',
    { items: [line], kind: 'takeaway', customer: { name: 'x'.repeat(5_000) } },
    400,
    'Name must be at most 100 characters',
  ],
  [
    'with no phone number',
    { items: [line], kind: 'takeaway', customer: { phone: 'call me' } },
    400,
    'Invalid phone number',
  ],
  ['of an unknown item', { items: [{ id: 77, quantity: 1 }] }, 400, invalid],
  ['of a deleted item', { items: [{ id: 4, quantity: 1 }] }, 400, invalid],
  ['of a disabled item', { items: [{ id: 3, quantity: 1 }] }, 409, 'This item is currently unavailable'],
  ['of half of what has no half', { items: [{ id: 2, quantity: 1, portion: 'half' }] }, 400, invalid],
  ['in a third portion', { items: [{ id: 1, quantity: 1, portion: 'third' }] }, 400, 'Portion must be full or half'],
  ['of none of it', { items: [{ id: 1, quantity: 0 }] }, 400, quantity],
  ['of less than none', { items: [{ id: 1, quantity: -2 }] }, 400, quantity],
  ['of too much', { items: [{ id: 1, quantity: 1e9 }] }, 400, quantity],
  ['of half a plate', { items: [{ id: 1, quantity: 0.5 }] }, 400, quantity],
  [
    'at yesterday’s price',
    { items: [{ ...line, price: 1 }] },
    409,
    'Prices have changed. Please check the order and try again.',
  ],
  [
    'at another total',
    { items: [line], total: 1 },
    409,
    'The total has changed. Please check the order and try again.',
  ],
  ['at a total in words', { items: [line], total: '1' }, 400, 'Total must be a number'],
  ['at a boundless price', `{"items":[{"id":1,"quantity":1,"price":1e999}]}`, 400, 'Price must be a number'],
  ['for another restaurant', { ...order, restaurantId: 100_000_001 }, 403, 'You may only use your own restaurant'],
  ['for no restaurant', { ...order, restaurantId: 'x' }, 400, 'Invalid restaurant ID. Please try again.'],
  ['with a field nobody knows', { ...order, discount: 5 }, 400, 'Unknown field: discount'],
  ['with an item’s field nobody knows', { items: [{ id: 1, quantity: 1, free: true }] }, 400, 'Unknown field: free'],
  [
    'with a whole book of wishes',
    { items: [{ id: 1, quantity: 1, specialInstructions: 'x'.repeat(201) }] },
    400,
    'Special instructions must be at most 200 characters',
  ],
  ['a megabyte long', { items: [{ id: 1, quantity: 1, specialInstructions: huge }] }, 413, 'The request is too large'],
];
