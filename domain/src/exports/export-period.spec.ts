import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { localDay, Refusal } from '../kernel/index.js';
import { exportFileName, exportPeriod, exportYears, spansOf, type ExportPeriod } from './index.js';

const asked = (query: object) => exportPeriod({ ...query }, 2026);
const refusalOf = (query: object): string => {
  try {
    return JSON.stringify(asked(query));
  } catch (error) {
    return error instanceof Refusal && error.kind === 'invalid' ? error.message : String(error);
  }
};
const zones = ['Asia/Kolkata', 'UTC', 'America/New_York', 'Pacific/Auckland'];

describe('The period of an export', () => {
  it.each([
    [
      { type: 'month', year: '2026', months: '12,1,2,2' },
      { type: 'month', year: 2026, months: [1, 2, 12] },
    ],
    [
      { type: 'month', year: '2020', months: '01' },
      { type: 'month', year: 2020, months: [1] },
    ],
    [
      { type: 'year', year: '2027' },
      { type: 'year', year: 2027 },
    ],
    [
      { type: 'custom', from: '2026-01-01', to: '2026-01-31' },
      { type: 'custom', from: '2026-01-01', to: '2026-01-31' },
    ],
    [
      { type: 'custom', from: '2024-02-29', to: '2024-02-29' },
      { type: 'custom', from: '2024-02-29', to: '2024-02-29' },
    ],
  ])('is read from %j', (query, period) => expect(asked(query)).toEqual(period));

  const years = 'Year must be from 2020 to 2027';
  const months = 'Months must be numbers from 1 to 12';
  const days = 'From and to must be days such as 2026-01-31';
  it.each([
    [{}, 'Type must be month, year or custom'],
    [{ type: ['month', 'year'], year: '2026' }, 'Type must be month, year or custom'],
    [{ type: 'month', year: '2026' }, 'Please select at least one month'],
    [{ type: 'month', months: '' }, 'Please select at least one month'],
    [{ type: 'month', year: '2026', months: '1,,2' }, months],
    [{ type: 'month', year: '2026', months: '0' }, months],
    [{ type: 'month', year: '2026', months: '13' }, months],
    [{ type: 'month', year: '2026', months: ['1', '2'] }, months],
    [{ type: 'month', months: '1' }, years],
    [{ type: 'year' }, years],
    [{ type: 'year', year: '2019' }, years],
    [{ type: 'year', year: '2028' }, years],
    [{ type: 'year', year: '2026.0' }, years],
    [{ type: 'year', year: '0x7EA' }, years],
    [{ type: 'custom', from: '2026-01-01' }, 'Please select date range'],
    [{ type: 'custom', from: '', to: '2026-01-01' }, 'Please select date range'],
    [{ type: 'custom', from: '2026-02-30', to: '2026-03-01' }, days],
    [{ type: 'custom', from: '2026-1-1', to: '2026-03-01' }, days],
    [{ type: 'custom', from: ['2026-01-01'], to: '2026-03-01' }, days],
    [{ type: 'custom', from: '2026-03-02', to: '2026-03-01' }, 'The first day must not be after the last'],
    [{ type: 'custom', from: '2019-12-31', to: '2026-03-01' }, 'Days must be from 2020-01-01 to 2027-12-31'],
    [{ type: 'custom', from: '2026-03-01', to: '2028-01-01' }, 'Days must be from 2020-01-01 to 2027-12-31'],
  ])('%j is refused', (query, message) => expect(refusalOf(query)).toBe(message));

  it('may be of 2020 to next year', () => {
    expect(exportYears(2026)).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020]);
  });
});

it.each<[ExportPeriod, string]>([
  [{ type: 'month', year: 2026, months: [1, 2] }, 'past_orders_month_2026.xlsx'],
  [{ type: 'year', year: 2026 }, 'past_orders_year_2026.xlsx'],
  [{ type: 'custom', from: '2026-01-01', to: '2026-01-31' }, 'past_orders_custom_2026-01-01_to_2026-01-31.xlsx'],
])('%j is the file %s', (period, name) => expect(exportFileName(period)).toBe(name));

describe('The moments of a period', () => {
  it('are days of the restaurant', () => {
    expect(spansOf({ type: 'custom', from: '2026-01-01', to: '2026-01-31' }, 'Asia/Kolkata')).toEqual([
      { from: '2025-12-31T18:30:00.000Z', to: '2026-01-31T18:30:00.000Z' },
    ]);
  });

  it('join where months follow each other', () => {
    expect(spansOf({ type: 'month', year: 2026, months: [1, 2, 12] }, 'Asia/Kolkata')).toEqual([
      { from: '2025-12-31T18:30:00.000Z', to: '2026-02-28T18:30:00.000Z' },
      { from: '2026-11-30T18:30:00.000Z', to: '2026-12-31T18:30:00.000Z' },
    ]);
    expect(spansOf({ type: 'year', year: 2026 }, 'UTC')).toEqual([
      { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' },
    ]);
  });

  it('hold a moment if and only if its day is in the period', () => {
    const moment = fc.date({ min: new Date('2023-12-01'), max: new Date('2026-02-01'), noInvalidDate: true });
    const months = fc
      .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 })
      .map((all) => all.sort((a, b) => a - b));
    fc.assert(
      fc.property(moment, months, fc.constantFrom(...zones), (date, chosen, zone) => {
        const at = date.toISOString();
        const [year, month] = localDay(at, zone).split('-').map(Number);
        const spans = spansOf({ type: 'month', year: 2025, months: chosen }, zone);
        const holding = spans.filter(({ from, to }) => from <= at && at < to);
        expect(holding).toHaveLength(year === 2025 && chosen.includes(month ?? 0) ? 1 : 0);
      }),
    );
  });
});
