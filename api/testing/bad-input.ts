import { newEmail } from './system.js';
import { signUpBody, TERMS } from './verbs.js';

/** What is wrong, the body that says it, and what is answered. */
export type Case = readonly [what: string, body: unknown, status: number, message: string];

export const huge = 'x'.repeat(1_000_000);
export const item = { category: 'Breads', name: 'Naan', isVeg: true, price: 55 };
const request = (over: object) => ({ ...signUpBody(newEmail()), ...over });

export const badSignUps: readonly Case[] = [
  ['without a restaurant name', request({ restaurantName: ' ' }), 400, 'Restaurant name is required'],
  ['without an owner name', request({ ownerName: undefined }), 400, 'Owner name is required'],
  ['without an email', request({ email: null }), 400, 'Email is required'],
  ['with half an email', request({ email: 'asha@' }), 400, 'Invalid email'],
  ['without a password', request({ password: '' }), 400, 'Password is required'],
  ['with a short password', request({ password: '12345' }), 400, 'Password must be at least 6 characters'],
  ['with two passwords', request({ confirmPassword: 'another' }), 400, 'Passwords must match'],
  ['without the second', request({ confirmPassword: undefined }), 400, 'Confirm password is required'],
  ['with text a megabyte long', request({ ownerName: huge }), 413, 'The request is too large'],
  ['with a list for a name', request({ ownerName: ['x'] }), 400, 'Owner name is required'],
  ['with a field nobody knows', request({ planType: '1_year' }), 400, 'Unknown field: planType'],
];

/** The first word is the call's. */
export const badVisits: readonly Case[] = [
  ['verify-otp', { email: 'a@b.in', otp: '123' }, 400, 'OTP must be 6 digits'],
  ['verify-otp', { email: 'a@b.in' }, 400, 'OTP is required'],
  ['verify-otp', { email: 'a@b.in', otp: 123456 }, 400, 'OTP must be 6 digits'],
  ['verify-otp', { email: 'nobody@example.com', otp: '123456' }, 400, 'Invalid OTP'],
  ['resend-otp', { email: 'a' }, 400, 'Invalid email'],
  ['resend-otp', {}, 400, 'Email is required'],
  ['forgot-password', { email: 'a' }, 400, 'Invalid email'],
  ['forgot-password', {}, 400, 'Email is required'],
  ['forgot-password', { email: 'a@b.in', userId: 'me' }, 400, 'Unknown field: userId'],
  ['reset-password', { otp: '123456', password: 'secret' }, 400, 'Email is required'],
  ['reset-password', { email: 'a@b.in', otp: '123', password: 'secret' }, 400, 'OTP must be 6 digits'],
  ['reset-password', { email: 'a@b.in', password: 'secret' }, 400, 'OTP is required'],
  ['reset-password', { email: 'a@b.in', otp: '123456' }, 400, 'Password is required'],
  [
    'reset-password',
    { email: 'a@b.in', otp: '123456', password: '12345' },
    400,
    'Password must be at least 6 characters',
  ],
  ['reset-password', { email: 'nobody@example.com', otp: '123456', password: 'secret' }, 400, 'Invalid OTP'],
  ['login', { email: 'a@b.in' }, 400, 'Password is required'],
  ['login', { password: 'secret' }, 400, 'Email is required'],
  ['login', { email: { $gt: '' }, password: 'secret' }, 400, 'Email is required'],
  ['login', { email: 'nobody@example.com', password: 'secret' }, 401, 'Invalid email or password'],
];

export const badPlans: readonly Case[] = [
  ['that there is not', { planType: '2_years' }, 400, 'Please select a plan'],
  ['that is none', {}, 400, 'Please select a plan'],
  ['that was used', { planType: 'free_trial' }, 409, 'You have already used your free trial'],
];

export const badMenuItems: readonly Case[] = [
  ['without a category', { ...item, category: '' }, 400, 'Category is required'],
  ['without a name', { ...item, name: null }, 400, 'Name is required'],
  ['without the veg mark', { ...item, isVeg: undefined }, 400, 'Veg/non-veg status is required'],
  ['without a price', { ...item, price: undefined }, 400, 'Price is required'],
  ['at no price', { ...item, price: 0 }, 400, 'Price must be positive'],
  ['below no price', { ...item, price: -5 }, 400, 'Price must be positive'],
  ['at a price in words', { ...item, price: '55' }, 400, 'Price must be a positive number greater than 0'],
  ['at a price of NaN', { ...item, price: NaN }, 400, 'Price is required'],
  [
    'at a boundless price',
    `{"category":"a","name":"b","isVeg":true,"price":1e999}`,
    400,
    'Price must be a positive number greater than 0',
  ],
  ['at a huge price', { ...item, price: 1e15 }, 400, 'Price must be at most 1000000'],
  ['at a third of a paisa', { ...item, price: 1.005 }, 400, 'Price can have at most two decimals'],
  ['with half of nothing', { ...item, hasHalf: true }, 400, 'Half price is required'],
  ['with half for less than nothing', { ...item, hasHalf: true, halfPrice: -1 }, 400, 'Half price must be positive'],
  ['for no user', { ...item, userId: 'me' }, 400, 'Invalid user ID'],
  ['for another user', { ...item, userId: 100_000_001 }, 403, 'You may only use your own restaurant'],
  ['with a new prototype', '{"__proto__":{"price":1}}', 400, 'The request could not be understood'],
  ['with a new constructor', '{"constructor":{"prototype":{"x":1}}}', 400, 'The request could not be understood'],
  ['in a list', [item], 400, 'The request body must be a JSON object'],
  ['that is null', 'null', 400, 'The request body must be a JSON object'],
  ['in broken JSON', '{"category": ', 400, 'The request could not be understood'],
];

export const badBills: readonly Case[] = [
  ['when none is selected', { ...TERMS }, 400, 'Please select a table'],
  ['when it has no orders', { ...TERMS, tableNo: 9 }, 409, 'No orders for selected table'],
  [
    'with a discount above all',
    { ...TERMS, tableNo: 4, discount: 101 },
    400,
    'Discount must be between 0 and 100, with at most two decimals',
  ],
  [
    'with less than no discount',
    { ...TERMS, tableNo: 4, discount: -1 },
    400,
    'Discount must be between 0 and 100, with at most two decimals',
  ],
  [
    'with less than no service charge',
    { ...TERMS, tableNo: 4, serviceCharge: -1 },
    400,
    'Service charge must be a number from 0 to 1000000',
  ],
  ['at a GST rate there is not', { ...TERMS, tableNo: 4, gstRate: 7 }, 400, 'GST rate must be 0, 5, 12 or 18'],
  [
    'at a GST type there is not',
    { ...TERMS, tableNo: 4, gstType: 'none' },
    400,
    'GST type must be inclusive or exclusive',
  ],
  [
    'with a reason without end',
    { ...TERMS, tableNo: 4, discount: 50, discountReason: 'x'.repeat(201) },
    400,
    'Reason must be at most 200 characters',
  ],
  ['with a number for a reason', { ...TERMS, tableNo: 4, discount: 50, discountReason: 5 }, 400, 'Reason must be text'],
  [
    'for a business with half a GST number',
    { ...TERMS, tableNo: 4, buyerName: 'Acme Ltd', buyerGstNumber: '27AAACB' },
    400,
    'Invalid GST Number',
  ],
  [
    'for a business without a name',
    { ...TERMS, tableNo: 4, buyerGstNumber: '27AAACB1234C9ZX' },
    400,
    'Please enter the name of the business',
  ],
  ['with a total of the client’s own', { ...TERMS, tableNo: 4, total: 1 }, 400, 'Unknown field: total'],
];

export const badLists: readonly (readonly [path: string, message: string])[] = [
  ['/orders/live?range=[0]', 'The range of a list is not understood'],
  ['/orders/live?range=[5,1]', 'The range of a list is not understood'],
  ['/reviews?range=[0,100000]', 'The range of a list is not understood'],
  ['/orders/live?range=x', 'The range of a list is not understood'],
  ['/menu?sort=["id"]', 'The sort of a list is not understood'],
  ['/menu?sort=["id","UP"]', 'The sort of a list is not understood'],
  ['/menu?filter=[1]', 'The filter of a list is not understood'],
  ['/menu?filter={"a":{"b":1}}', 'The filter of a list is not understood'],
  ['/menu?filter={}&filter={}', 'filter can be given only once'],
  ['/analytics?year[$gt]=1', 'Unknown parameter: year[$gt]'],
  ['/reviews/summary?from=2026-13-01', 'From and to must be days such as 2026-01-31'],
  ['/reviews/summary?from=2026-03-01&to=2026-02-01', 'The first day must not be after the last'],
  ['/analytics/sales?span=ever', 'Span must be one of today, yesterday, week, month'],
  ['/analytics/sales?span=today&span=week', 'span can be given only once'],
  [
    '/analytics/report?by=cook&from=2026-01-01&to=2026-01-31',
    'By must be one of dish, category, hour, weekday, kind, payment, person',
  ],
  ['/analytics/report?by=dish&from=2026-01-01', 'From and to must be days such as 2026-01-31'],
  ['/analytics/report?by=dish&from=2026-01-01&to=2027-12-31', 'A report can be of at most 400 days'],
  ['/analytics/report/bills?by=dish&of=&from=2026-01-01&to=2026-01-31', 'Of must be what a row of the report is of'],
  [
    '/analytics/report/bills?by=payment&of=upi&from=2026-01-01&to=2026-01-31',
    'Payments count on the day they came: of them no bills are told',
  ],
  [
    '/analytics/report/bills?by=hour&of=09&from=2026-01-01&to=2026-01-31&after=x',
    'After must be what an answer named as next',
  ],
  ['/analytics/report/export?by=dish&from=2026-02-01&to=2026-01-31', 'The first day must not be after the last'],
  ['/analytics?year=2026&year=2025', 'year can be given only once'],
  ['/orders/live?$where=1', 'Unknown parameter: $where'],
  ['/menu?=1', 'Unknown parameter: '],
  ['/orders/past?filter={"tableNo":1}', 'Unknown filter: tableNo'],
  ['/orders/past?filter={"date":"2026-02-30"}', 'date must be a day such as 2026-11-21'],
  ['/orders/past?filter={"from":"yesterday"}', 'from must be a time such as 2026-11-21T06:30:00Z'],
  ['/orders/submit-disabled', 'Invalid restaurant ID. Please try again.'],
  ['/orders/submit-disabled?restaurantId=x', 'Invalid restaurant ID. Please try again.'],
  ['/menu?restaurantId=abc', 'Invalid restaurant ID. Please try again.'],
];
