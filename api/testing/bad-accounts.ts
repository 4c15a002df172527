import type { FormCall } from './verbs.js';

export const names = { restaurantName: 'Spice Garden', ownerName: 'Asha Rao' };

/** What is wrong, the form that says it, and what is answered. */
export const badAccounts: readonly (readonly [string, FormCall, number, string])[] = [
  ['without names', { fields: { upiId: '' } }, 400, 'Restaurant name is required'],
  ['with half a UPI ID', { fields: { ...names, upiId: 'asha' } }, 400, 'Invalid UPI ID format'],
  ['with a script for a link', { fields: { ...names, googleReviewLink: 'javascript:alert(1)' } }, 400, 'Invalid URL'],
  ['with a short GST number', { fields: { ...names, gstNumber: '29ABCDE' } }, 400, 'Invalid GST Number'],
  [
    'with an age of no time',
    { fields: { ...names, ageRed: '0' } },
    400,
    'Red must be a whole number of minutes from 1 to 600',
  ],
  [
    'with an age in words',
    { fields: { ...names, ageAmber: 'ten' } },
    400,
    'Amber must be a whole number of minutes from 1 to 600',
  ],
  [
    'with orders red before they are amber',
    { fields: { ...names, ageAmber: '30', ageRed: '30' } },
    400,
    'Orders must turn amber before they turn red',
  ],
  [
    'with a discount limit above all',
    { fields: { ...names, discountLimit: '100.5' } },
    400,
    'Discount limit must be between 0 and 100, with at most two decimals',
  ],
  ['with a GST rate there is not', { fields: { ...names, gstRate: '7' } }, 400, 'GST rate must be 0, 5, 12 or 18'],
  [
    'with a GST type there is not',
    { fields: { ...names, gstType: 'both' } },
    400,
    'GST type must be inclusive or exclusive',
  ],
  [
    'with a service charge below nothing',
    { fields: { ...names, serviceCharge: '-1' } },
    400,
    'Service charge must be a number from 0 to 1000000',
  ],
  [
    'with a long message',
    { fields: { ...names, billMessage: 'x'.repeat(201) } },
    400,
    'Message must be at most 200 characters',
  ],
  [
    'with own orders that are perhaps accepted',
    { fields: { ...names, acceptsOwnOrders: 'perhaps' } },
    400,
    'Staff’s own orders must be true or false',
  ],
  [
    'with second names that are perhaps on bills',
    { fields: { ...names, billSecondNames: 'perhaps' } },
    400,
    'Second names on bills must be true or false',
  ],
  [
    'with who served that is perhaps on bills',
    { fields: { ...names, billServedBy: 'perhaps' } },
    400,
    'Served by on bills must be true or false',
  ],
  ['with a field nobody knows', { fields: { ...names, planType: '1_year' } }, 400, 'Unknown field: planType'],
  ['with a name said twice', { fields: { ...names, ownerName: ['a', 'b'] } }, 400, 'ownerName can be given only once'],
  [
    'with words for a picture',
    { fields: { ...names, profilePicture: '/x' } },
    400,
    'Please select a JPEG, PNG, or GIF image',
  ],
  [
    'with a file elsewhere',
    { fields: names, file: { bytes: Buffer.from('x'), field: 'logo' } },
    400,
    'Unknown field: logo',
  ],
  ['with a prototype', { fields: { ...names, constructor: 'x' } }, 400, 'The request could not be understood'],
  ['with a field too long', { fields: { ...names, address: 'x'.repeat(5_000) } }, 413, 'The request is too large'],
  [
    'with a long address',
    { fields: { ...names, address: 'x'.repeat(301) } },
    400,
    'Address must be at most 300 characters',
  ],
  ['for another user', { fields: { ...names, userId: '123456789' } }, 403, 'You may only use your own restaurant'],
  [
    'for another restaurant',
    { fields: { ...names, restaurantId: '123456789' } },
    403,
    'You may only use your own restaurant',
  ],
  ['for no user', { fields: { ...names, userId: 'me' } }, 400, 'Invalid user ID'],
];
