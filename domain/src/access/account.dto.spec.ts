import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { read, told } from '../../testing/told.js';
import { AccountRequest } from './account.dto.js';

const names = { restaurantName: 'Spice Garden', ownerName: 'Asha Rao' };
const MESSAGES = {
  upiId: 'Invalid UPI ID format',
  googleReviewLink: 'Invalid URL',
  gstNumber: 'Invalid GST Number',
  fssaiNumber: 'FSSAI Number must be 14 digits',
  phoneNumber: 'Invalid phone number',
} as const;
type Field = keyof typeof MESSAGES;
const FIELDS = Object.keys(MESSAGES) as Field[];

const good: Record<Field, readonly string[]> = {
  upiId: ['ab@cd', 'spice.garden-1_x@okaxis', `${'a'.repeat(256)}@${'b'.repeat(64)}`, '98450@YBL', ' asha@upi '],
  googleReviewLink: [
    'https://g.page/r/CxYz/review',
    'http://example.com',
    'https://search.google.com/local/writereview?placeid=ChIJ_x-1&hl=en#top',
    'HTTPS://G.CO/x',
  ],
  gstNumber: ['29ABCDE1234F1Z5', '07AAACB1234C9ZX', '27AAPFU0939FZZV'],
  fssaiNumber: ['12345678901234', '00000000000000'],
  phoneNumber: ['9845012345', '+91 98450-12345', '+919845012345', '080-2222 3333', '123456789012345'],
};

const bad: Record<Field, readonly unknown[]> = {
  upiId: [
    'asha',
    '@upi',
    'a@upi',
    'asha@u',
    'asha@ok1',
    'as ha@upi',
    'asha@upi@upi',
    'asha+1@upi',
    'aśha@upi',
    `${'a'.repeat(257)}@upi`,
    `asha@${'b'.repeat(65)}`,
    'asha@upi.in',
    5,
  ],
  googleReviewLink: [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    '//example.com',
    'example.com',
    'https://',
    'https:///x',
    'https://g.page/a b',
    'https://google.com@evil.example/',
    'vbscript:x',
    'file:///etc/passwd',
    'https://x"onclick=1',
    'https://<b>.com',
    ['https://g.page'],
  ],
  gstNumber: [
    '29ABCDE1234F1Z',
    '29ABCDE1234F1Z55',
    '29abcde1234f1z5',
    '2XABCDE1234F1Z5',
    '29ABCDE1234F0Z5',
    '29ABCDE1234F1Y5',
    '29ABCDE1234F1Z-',
    '29ABCD11234F1Z5',
    '２９ABCDE1234F1Z5',
    true,
  ],
  fssaiNumber: [
    '1234567890123',
    '123456789012345',
    '1234567890123a',
    '1234 5678 9012 34',
    '-1234567890123',
    '１２３４５６７８９０１２３４',
    12345678901234,
  ],
  phoneNumber: [
    '984501234',
    '1234567890123456',
    '98450 1234x',
    '(080) 22223333',
    '+91.9845012345',
    '९८४५०१२३४५',
    9845012345,
  ],
};

describe('The account', () => {
  it('needs two names and nothing more', () => {
    expect(told(AccountRequest, names)).toEqual({});
    expect(told(AccountRequest, {})).toEqual({
      restaurantName: 'Restaurant name is required',
      ownerName: 'Owner name is required',
    });
  });
  it.each([undefined, null, '', '  ', '\u200b'])('takes %j for no name', (nothing) =>
    expect(told(AccountRequest, { restaurantName: nothing, ownerName: nothing })).toEqual({
      restaurantName: 'Restaurant name is required',
      ownerName: 'Owner name is required',
    }),
  );

  describe.each(FIELDS)('with %s', (field) => {
    it.each(good[field])('%j', (value) => expect(told(AccountRequest, { ...names, [field]: value })).toEqual({}));
    it.each(bad[field])('%j is told what is wrong', (value) =>
      expect(told(AccountRequest, { ...names, [field]: value })).toEqual({ [field]: MESSAGES[field] }),
    );
    it('empty or left out', () => {
      expect(told(AccountRequest, { ...names, [field]: '' })).toEqual({});
      expect(told(AccountRequest, { ...names, [field]: null })).toEqual({});
      expect(read(AccountRequest, { ...names, [field]: ' \n ' })).toMatchObject({ [field]: '' });
    });
  });

  it('has an address of any words, but not without end', () => {
    expect(told(AccountRequest, { ...names, address: '<b>12</b> MG Road, “Bengaluru” 560001 ಬೆಂಗಳೂರು' })).toEqual({});
    expect(told(AccountRequest, { ...names, address: 'x'.repeat(301) })).toEqual({
      address: 'Address must be at most 300 characters',
    });
  });
  it('has a review link, but not without end', () =>
    expect(told(AccountRequest, { ...names, googleReviewLink: `https://g.page/${'x'.repeat(490)}` })).toEqual({
      googleReviewLink: 'Review link must be at most 500 characters',
    }));
  it.each(['1', ' 12 ', '600', 600, null])('has ages of %j minutes', (age) =>
    expect(told(AccountRequest, { ...names, ageAmber: age, ageRed: age })).toEqual({}),
  );
  it.each(['', 'ten', '0', '601', '-5', '1.5', '1e2', '0x10', '9'.repeat(400), 0, true, [10]])(
    'has no ages of %j minutes',
    (age) =>
      expect(told(AccountRequest, { ...names, ageAmber: age, ageRed: age })).toEqual({
        ageAmber: 'Amber must be a whole number of minutes from 1 to 600',
        ageRed: 'Red must be a whole number of minutes from 1 to 600',
      }),
  );
  it.each(['0', '12.5', ' 33.33 ', '100', 0, 7.25, null])('has a discount limit of %j percent', (limit) =>
    expect(told(AccountRequest, { ...names, discountLimit: limit })).toEqual({}),
  );
  it('reads the discount limit as a number', () =>
    expect(read(AccountRequest, { ...names, discountLimit: ' 12.50 ' })).toMatchObject({ discountLimit: 12.5 }));
  it.each(['', 'ten', '-1', '100.01', '1.234', '5.', '.5', '1e1', '10%', '0x10', -0.01, 101, true, [20]])(
    'has no discount limit of %j percent',
    (limit) =>
      expect(told(AccountRequest, { ...names, discountLimit: limit })).toEqual({
        discountLimit: 'Discount limit must be between 0 and 100, with at most two decimals',
      }),
  );
  it('says what a bill begins with, as forms send it', () =>
    expect(
      read(AccountRequest, { ...names, gstRate: '5', gstType: 'inclusive', serviceCharge: ' 20.50 ', billMessage: '' }),
    ).toMatchObject({ gstRate: 5, gstType: 'inclusive', serviceCharge: 20.5, billMessage: '' }));
  it.each([
    { gstRate: '18' },
    { gstRate: null, gstType: null, serviceCharge: null, billMessage: null },
    { serviceCharge: '' },
    { serviceCharge: 0 },
    { billMessage: 'x'.repeat(200) },
  ])('may say of bills %j', (said) => expect(told(AccountRequest, { ...names, ...said })).toEqual({}));
  it.each([
    ['gstRate', '7', 'GST rate must be 0, 5, 12 or 18'],
    ['gstRate', '', 'GST rate must be 0, 5, 12 or 18'],
    ['gstType', 'none', 'GST type must be inclusive or exclusive'],
    ['serviceCharge', '-1', 'Service charge must be a number from 0 to 1000000'],
    ['serviceCharge', '1000001', 'Service charge must be a number from 0 to 1000000'],
    ['serviceCharge', 0.005, 'Service charge can have at most two decimals'],
    ['billMessage', 'x'.repeat(201), 'Message must be at most 200 characters'],
    ['billMessage', ['x'], 'Message must be text'],
  ])('is told what is wrong with %s %j', (field, value, message) =>
    expect(told(AccountRequest, { ...names, [field]: value })).toEqual({ [field]: message }),
  );
  it('can be told of a picture only that there is none', () => {
    expect(told(AccountRequest, { ...names, profilePicture: '' })).toEqual({});
    expect(told(AccountRequest, { ...names, profilePicture: '/api/pictures/1/2' })).toEqual({
      profilePicture: 'Please select a JPEG, PNG, or GIF image',
    });
  });
  it('takes no link that would run as a script or lead to a host of another name', () =>
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['javascript', 'data', 'ftp', 'ws', 'blob'] }), (link) => {
        expect(told(AccountRequest, { ...names, googleReviewLink: link })).toEqual({ googleReviewLink: 'Invalid URL' });
      }),
    ));
});
