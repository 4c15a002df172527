import { describe, expect, it } from '@jest/globals';
import { addParts, periodsIn, reportQuestion, reportView, type ReportPart, type ReportSums } from './report.js';

describe('A report’s question', () => {
  it('is of days from one to another', () =>
    expect(reportQuestion({ by: 'dish', from: '2025-12-01', to: '2027-01-04' })).toEqual({
      ...{ by: 'dish', from: '2025-12-01', to: '2027-01-04' },
    }));
  it.each([
    [{ by: undefined }, 'By must be one of dish, category, hour, weekday, kind, payment, person'],
    [{ by: ['dish'] }, 'By must be one of dish, category, hour, weekday, kind, payment, person'],
    [{ from: undefined }, 'From and to must be days such as 2026-01-31'],
    [{ to: '2026-02-30' }, 'From and to must be days such as 2026-01-31'],
    [{ from: '2026-12-01' }, 'The first day must not be after the last'],
    [{ from: '0001-01-01', to: '0001-01-02' }, 'Days must be from 2000-01-01 to 2099-12-31'],
    [{ from: '9999-12-31', to: '9999-12-31' }, 'Days must be from 2000-01-01 to 2099-12-31'],
    [{ from: '2025-10-25' }, 'A report can be of at most 400 days'],
  ])('with %j is refused', (wrong, message) =>
    expect(() => reportQuestion({ by: 'hour', from: '2026-11-01', to: '2026-11-30', ...wrong })).toThrow(message),
  );
});

describe('The days of a report', () => {
  const names = (from: string, to: string) =>
    periodsIn({ from, to }).map(({ year, month, day }) => [year, month, day].filter(Boolean).join('-'));
  it('are whole months where they are asked for as a whole, else days', () => {
    expect(names('2026-11-29', '2027-02-02')).toEqual([
      ...['2026-11-29', '2026-11-30', '2026-12', '2027-01', '2027-02-01', '2027-02-02'],
    ]);
    expect(names('2028-02-01', '2028-02-29')).toEqual(['2028-02']);
    expect(names('2028-02-01', '2028-02-28')).toHaveLength(28);
    expect(names('2026-11-25', '2026-11-25')).toEqual(['2026-11-25']);
  });
  it('are few documents, at most those of a year and of two months’ days', () =>
    expect(names('2025-12-02', '2026-12-30')).toHaveLength(30 + 11 + 30));
});

describe('A report', () => {
  const days = { from: '2026-11-01', to: '2026-11-30' };
  const of = (...parts: readonly ReportPart[]): ReportSums => {
    const sums: ReportSums = new Map();
    addParts(sums, parts);
    return sums;
  };
  const dosa = { of: 'Dosa', count: 2, total: 16_000 };
  const names = ({ rows }: ReturnType<typeof reportView>) => rows.map((row) => row.of);

  it('of dishes names those sold most first, and what never sold', () => {
    const sums = of(dosa, { of: 'Naan', count: 3, total: 100 }, dosa);
    expect(reportView({ by: 'dish', ...days }, sums, ['Idli', 'Dosa'])).toEqual({
      ...{ by: 'dish', ...days, rowsInAll: 3 },
      rows: [
        { of: 'Dosa', count: 4, total: 320 },
        { of: 'Naan', count: 3, total: 1 },
        { of: 'Idli', count: 0, total: 0 },
      ],
    });
  });
  it('of hours is in their order', () =>
    expect(names(reportView({ by: 'hour', ...days }, of({ ...dosa, of: '13' }, { ...dosa, of: '09' }), []))).toEqual([
      ...['09', '13'],
    ]));
  it('of weekdays has all seven, from Monday on', () => {
    const view = reportView({ by: 'weekday', ...days }, of({ ...dosa, of: 'sunday' }), []);
    expect([view.rows.length, view.rows[0], view.rows[6]]).toEqual([
      ...[7, { of: 'monday', count: 0, total: 0 }, { of: 'sunday', count: 2, total: 160 }],
    ]);
  });
  it('of kinds has all four, the best first', () =>
    expect(names(reportView({ by: 'kind', ...days }, of({ ...dosa, of: 'delivery' }), []))).toEqual([
      ...['delivery', 'counter', 'table', 'takeaway'],
    ]));
  it('of payments has what went back last', () => {
    const view = reportView(
      { by: 'payment', ...days },
      of({ of: 'cash', count: 0, total: -50 }, { of: 'upi', count: 0, total: 9 }),
      [],
    );
    expect(view.rows).toEqual([
      { of: 'upi', count: 0, total: 0.09 },
      { of: 'cash', count: 0, total: -0.5 },
    ]);
  });
  it('is shown as far as there is room, and says how many rows there are', () =>
    expect(reportView({ by: 'dish', ...days }, of(dosa), ['Idli', 'Vada'], 2)).toMatchObject({
      ...{ rows: [{ of: 'Dosa' }, { of: 'Idli' }], rowsInAll: 3 },
    }));
});
