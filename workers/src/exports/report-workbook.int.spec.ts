import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import type { ReportView } from '@sae/domain/analytics';
import { wallClock } from '@sae/domain/kernel';
import { readWorkbook } from '../../testing/workbook.js';
import { writeReportWorkbook } from './report-workbook.js';

const days = { from: '2026-11-01', to: '2026-11-30' } as const;
const written = async (view: Pick<ReportView, 'by' | 'rows'>) => {
  const out = new PassThrough();
  const report = { ...days, ...view, rowsInAll: view.rows.length };
  const [bytes] = await Promise.all([buffer(out), writeReportWorkbook(report, out, wallClock('Asia/Kolkata'))]);
  return readWorkbook(bytes);
};

describe('A report’s workbook', () => {
  it('has a row a dish, those that never sold too, and their totals', async () => {
    const { Dishes } = await written({
      by: 'dish',
      rows: [
        { of: 'Naan', count: 3, total: 0.3 },
        { of: '=1+1', count: 1, total: 0.1 },
        { of: 'Idli', count: 0, total: 0 },
      ],
    });
    expect(Dishes?.rows).toEqual([
      { Dish: 'Naan', Sold: 3, 'At List Price': 0.3 },
      { Dish: '=1+1', Sold: 1, 'At List Price': 0.1 },
      { Dish: 'Idli', Sold: 0, 'At List Price': 0 },
    ]);
    expect(Dishes?.totals).toMatchObject({ Dish: 'Total', Sold: 4, 'At List Price': 0.4 });
  });

  it('does not add up orders that are of several categories', async () => {
    const { Categories } = await written({ by: 'category', rows: [{ of: 'Rice', count: 2, total: 5 }] });
    expect(Categories?.totals).toEqual({ Category: 'Total', Orders: null, Earnings: 5 });
  });

  it('says hours and payments in words', async () => {
    const { Hours } = await written({ by: 'hour', rows: [{ of: '13', count: 2, total: 5 }] });
    expect(Hours?.rows).toEqual([{ Hour: '1 pm to 2 pm', Orders: 2, Earnings: 5 }]);
    const { Payments } = await written({ by: 'payment', rows: [{ of: 'upi', count: 0, total: -5 }] });
    expect(Payments?.rows).toEqual([{ 'Paid By': 'UPI', Taken: -5 }]);
  });
});
