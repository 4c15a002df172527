import { expect, it } from '@jest/globals';
import type { ReportView } from '@sae/domain/analytics';
import { reportBars } from './bars.js';

const view = (by: ReportView['by'], ...rows: readonly (readonly [of: string, total: number])[]): ReportView => ({
  ...{ by, from: '2026-11-01', to: '2026-11-30', rowsInAll: rows.length },
  rows: rows.map(([of, total]) => ({ of, count: 1, total })),
});

it('hours stand in their order, with gaps where nothing was sold', () => {
  const { bars, areNames } = reportBars(view('hour', ['09', 5], ['11', 7]));
  expect(bars.map(({ tick, total }) => [tick, total])).toEqual([
    ['9 am', 5],
    ['10 am', 0],
    ['11 am', 7],
  ]);
  expect(areNames).toBe(false);
});

it('weekdays are short', () =>
  expect(reportBars(view('weekday', ['monday', 1])).bars).toEqual([
    { of: 'monday', tick: 'Mon', name: 'Monday', total: 1 },
  ]));

it('of names the twelve lie that came to most', () => {
  const rows = Array.from({ length: 14 }, (_, n) => [`Dish ${n}`, n] as const);
  const { bars, areNames } = reportBars(view('dish', ...rows));
  expect([areNames, bars.length, bars[0]?.name, bars.at(-1)?.name]).toEqual([true, 12, 'Dish 13', 'Dish 2']);
});
