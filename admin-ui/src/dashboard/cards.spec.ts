import { describe, expect, it } from '@jest/globals';
import { noAnalytics } from '@sae/domain/analytics';
import { cardsOf } from './cards.js';

const view = {
  ...noAnalytics,
  totalPrimary: 123456.5,
  totalSecondary: 1234567,
  primaryDate: '2026-11-21',
  orderPrimary: 1200,
  orderSecondary: 120000,
  orderPrimaryDate: '2026-02-03',
};

describe('the cards', () => {
  it('of a day are its own earnings and orders', () =>
    expect(cardsOf({ year: '2026', month: '11', day: '21' }, view)).toEqual([
      { title: 'Daily Earnings', value: '₹1,23,456.50', note: '21 November 2026' },
      { title: 'Daily Orders', value: '1,200', note: '21 November 2026' },
    ]));
  it.each([
    [{ year: '2026', month: '11' }, 'Monthly Totals', 'November 2026'],
    [{ year: '2026' }, 'Yearly Totals', '2026'],
    [{}, 'All-Time Totals', 'All time'],
  ])('of %j are the best day’s and the totals', (period, title, text) =>
    expect(cardsOf(period, view)).toEqual([
      { title: 'Max Earnings', value: '₹1,23,456.50', note: 'on 21 Nov 2026' },
      { title: 'Max Orders', value: '1,200', note: 'on 3 Feb 2026' },
      { title, value: '₹12,34,567.00', note: `1,20,000 orders · ${text}` },
    ]),
  );
  it('of nothing are nothing', () =>
    expect(cardsOf({ year: '2026' }, { ...noAnalytics, orderSecondary: 1 })).toEqual([
      { title: 'Max Earnings', value: '₹0.00', note: 'No earnings yet' },
      { title: 'Max Orders', value: '0', note: 'No orders yet' },
      { title: 'Yearly Totals', value: '₹0.00', note: '1 order · 2026' },
    ]));
});
