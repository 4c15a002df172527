import { describe, expect, it } from '@jest/globals';
import type { UserView } from '../access/views.js';
import { menuItemView } from '../menu/views.js';
import { guestMenu, guestTableView } from './table.js';

const now = '2026-11-21T06:30:00.000Z';
const clock = { now, timeZone: 'Asia/Kolkata' };
const user = {
  ...{ restaurantName: 'Spice Garden', profilePicture: '/api/p/1', googleReviewLink: null, upiId: 'spice@okbank' },
  ...{ planType: '1_month', planEndDate: '2026-12-01T06:30:00.000Z', email: 'asha@spice.example', gstNumber: 'x' },
} as UserView;
const host = { user, isSubmitDisabled: false };

describe('A table as its guests see it', () => {
  it('says whose it is and what can be done there, and nothing else of the restaurant', () =>
    expect(guestTableView(host, 4, clock)).toEqual({
      ...{
        restaurantId: user.id,
        restaurantName: 'Spice Garden',
        profilePicture: '/api/p/1',
        tableNo: 4,
        googleReviewLink: null,
      },
      ...{ isPayable: true, takesOrders: true, timeZone: 'Asia/Kolkata' },
    }));
  it.each([
    ['while submission is disabled', { ...host, isSubmitDisabled: true }],
    ['once the plan has ended', { ...host, user: { ...user, planEndDate: now } }],
    ['without a plan', { ...host, user: { ...user, planType: null, planEndDate: null } }],
  ])('takes no orders %s', (_, of) => expect(guestTableView(of, 4, clock)).toMatchObject({ takesOrders: false }));
  it('is not payable without a UPI ID', () =>
    expect(guestTableView({ ...host, user: { ...user, upiId: null } }, 4, clock)).toMatchObject({ isPayable: false }));
});

it('The menu of guests is what is not switched off', () => {
  const naan = { category: 'Breads', name: 'Naan', description: null, isVeg: true, price: 5_500, halfPrice: null };
  expect(
    guestMenu([menuItemView(1, { ...naan, code: 'gn' }, true), menuItemView(2, naan, false)], {
      now,
      portions: [],
      hours: [],
    }),
  ).toEqual([
    {
      id: 1,
      category: 'Breads',
      name: 'Naan',
      description: null,
      isVeg: true,
      price: 55,
      hasHalf: false,
      halfPrice: null,
    },
  ]);
});

it('What is sold out says so to guests, as long as it is', () => {
  const naan = { category: 'Breads', name: 'Naan', description: null, isVeg: true, price: 5_500, halfPrice: null };
  const soldOut = { until: '2026-11-21T23:30:00.000Z' };
  const items = [menuItemView(1, naan, true, [], soldOut), menuItemView(2, naan, true, [], { until: null })];
  const told = (at: string, left = 0.5) =>
    guestMenu(items, { now: at, portions: [{ id: 1, left }], hours: [] }).map((item) => item.soldOut);
  expect(told(now)).toEqual([soldOut, { until: null }]);
  expect(told(soldOut.until)).toEqual([undefined, { until: null }]);
  expect(told(soldOut.until, 0)).toEqual([{ until: null }, { until: null }]);
});

it('What keeps hours says so to guests', () => {
  const naan = { category: 'Breads', name: 'Naan', description: null, isVeg: true, price: 5_500, halfPrice: null };
  const times = { days: [6], from: '12:00', until: '15:00' };
  const hours = [{ ...times, name: 'Sunday', categories: [], itemIds: [2] }];
  const [first, second] = guestMenu([menuItemView(1, naan, true), menuItemView(2, naan, true)], {
    ...{ now, portions: [], hours },
  });
  expect(first).not.toHaveProperty('served');
  expect(second?.served).toEqual([times]);
});
