import { describe, expect, it } from '@jest/globals';
import { categoriesOf } from '../menu/menu-form.js';
import { BAR, dayBars, drawnBars, monthBars, PIE_COLORS, shortRupees, slices, ticksOf } from './chart-data.js';

describe('the bars of days', () => {
  const november = { year: '2026', month: '11' };
  it('are all days of a month, also those without earnings', () => {
    const bars = dayBars(november, [{ date: '2026-11-02', total: 5.5 }]);
    expect(bars).toHaveLength(30);
    expect(bars.slice(0, 2)).toEqual([
      { of: '2026-11-01', tick: '1', name: '1 Nov 2026', total: 0, to: '/orders?day=2026-11-01' },
      { of: '2026-11-02', tick: '2', name: '2 Nov 2026', total: 5.5, to: '/orders?day=2026-11-02' },
    ]);
    expect(ticksOf(bars)).toHaveLength(30);
  });
  it('of a year go from its first month with earnings to its last, named once a month', () => {
    const year = { year: '2028' };
    const bars = dayBars(year, [
      { date: '2028-02-29', total: 1 },
      { date: '2028-03-01', total: 2 },
    ]);
    expect([bars.length, bars[0]?.of, bars.at(-1)?.of]).toEqual([29 + 31, '2028-02-01', '2028-03-31']);
    expect(ticksOf(bars)).toEqual(['2028-02-01', '2028-03-01']);
    expect(bars[0]?.tick).toBe('Feb');
  });
  it('of more than two months are drawn by week, from Monday on, each month named once', () => {
    const days = dayBars({ year: '2026' }, [
      { date: '2026-01-04', total: 0.1 },
      { date: '2026-01-05', total: 0.1 },
      { date: '2026-01-11', total: 0.2 },
      { date: '2026-03-31', total: 7 },
    ]);
    const { bars, areWeeks } = drawnBars(days);
    expect([days.length, bars.length, areWeeks]).toEqual([90, 14, true]);
    expect(bars[0]).toEqual({ of: '2026-01-01', tick: 'Jan', name: '1 Jan 2026 to 4 Jan 2026', total: 0.1 });
    expect(bars[1]).toEqual({ of: '2026-01-05', tick: 'Jan', name: '5 Jan 2026 to 11 Jan 2026', total: 0.3 });
    expect(bars.at(-1)).toEqual({ of: '2026-03-30', tick: 'Mar', name: '30 Mar 2026 to 31 Mar 2026', total: 7 });
    expect(ticksOf(bars)).toEqual(['2026-01-01', '2026-01-26', '2026-02-23']);
  });
  it('of a month are drawn as they are', () => {
    const days = dayBars(november, [{ date: '2026-11-02', total: 5.5 }]);
    expect(drawnBars(days)).toEqual({ bars: days, areWeeks: false });
  });
  it('are none without earnings', () => expect(dayBars({ year: '2026' }, [])).toEqual([]));
});

it('the bars of months are all twelve', () => {
  const bars = monthBars({ year: '2026' }, [{ month: '2026-11', total: 9 }]);
  expect(bars).toHaveLength(12);
  expect(bars[10]).toEqual({ of: '2026-11', tick: 'Nov', name: 'November 2026', total: 9 });
});

it('the colours are the product’s', () => {
  expect(BAR).toEqual({ fill: '#55c1ef', border: '#1d4999' });
  expect(new Set(PIE_COLORS).size).toBe(6);
});

describe('the slices', () => {
  const of = (...totals: number[]) => slices(totals.map((total, index) => ({ category: `C${index}`, total })));
  it('say what part they are', () => expect(of(2, 1).map(({ share }) => share)).toEqual(['66.7 %', '33.3 %']));
  it('take six colours by turns', () =>
    expect(of(1, 1, 1, 1, 1, 1, 1, 1).map(({ color }) => color)).toEqual([...PIE_COLORS, ...PIE_COLORS.slice(1, 3)]));
  it('never lie beside their own colour, be the last ones too thin to be seen or not', () => {
    for (let count = 2; count <= 20; count += 1)
      for (let seen = 2; seen <= count; seen += 1) {
        const totals = Array.from({ length: count }, (_, index) => (index < seen ? 100 : 0));
        const colors = of(...totals)
          .slice(0, seen)
          .map(({ color }) => color);
        colors.forEach((color, index) => expect(color).not.toBe(colors[(index + 1) % seen]));
      }
  });
});

it.each([
  [0, '₹0'],
  [999.5, '₹999.5'],
  [4000, '₹4K'],
  [150000, '₹1.5L'],
  [12345678, '₹1.23Cr'],
])('%d rupees are short %s', (rupees, text) => expect(shortRupees(rupees)).toBe(text));

it('categories are those of the menu, each once, and the chosen one', () =>
  expect(categoriesOf([{ category: 'Rice ' }, { category: 'Breads' }, { category: 'Rice' }], 'Soups')).toEqual([
    'Breads',
    'Rice',
    'Soups',
  ]));
