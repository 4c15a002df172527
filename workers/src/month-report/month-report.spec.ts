import { describe, expect, it } from '@jest/globals';
import { sent } from '../../testing/sent-mail.js';
import { monthReportPdf, type MonthReport } from './month-report.js';
import { monthReportMail } from './send-month-report.js';

const sums = { sales: 1_234_567.5, bills: 3_412, orders: 4_021, averageBill: 361.8 };
const report: MonthReport = {
  month: '2026-10',
  restaurantName: 'Asha’s Kitchen — आशा की रसोई',
  address: '12 MG Road\nBengaluru',
  gstNumber: '29ABCDE1234F1Z5',
  timeZone: 'Asia/Kolkata',
  madeAt: '2026-11-01T01:00:00.000Z',
  sales: {
    ...{ from: '2026-10-01', to: '2026-10-31', ...sums, discounts: 12_345, tips: 1_200, byHour: [] },
    compared: { from: '2026-09-01', to: '2026-09-30', until: '23:59', ...sums, bills: 3_500 },
    unpaid: { bills: 3, total: 1_500 },
    cancelled: { bills: 1, total: 400 },
    dishes: [
      { name: 'पनीर टिक्का', quantity: 812, total: 202_188 },
      { name: 'A dish with a very long name that would not fit within its column', quantity: 9, total: 12.5 },
    ],
    byKind: [{ kind: 'table', total: 900_000 }],
    takings: [{ kind: 'upi', total: 700_000 }],
  },
  earningsByDate: [{ date: '2026-10-12', total: 50_000 }],
};

/** How many pages it says it has. */
const pagesIn = (pdf: Buffer) => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

describe('The page of a month', () => {
  it('is one, in the scripts that its words are in', async () => {
    const pdf = await monthReportPdf(report);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesIn(pdf)).toBe(1);
    const fonts = new Set(
      pdf
        .toString('latin1')
        .match(/\/BaseFont \/[A-Z]+\+[A-Za-z]+/g)
        ?.map((name) => name.slice(-16)),
    );
    expect([...fonts].some((name) => name.includes('Devanagari'))).toBe(true);
  });
  it('is one of a month with little in it, too', async () => {
    const nothing = { ...report.sales, dishes: [], byKind: [], takings: [] };
    expect(
      pagesIn(await monthReportPdf({ ...report, address: null, gstNumber: null, sales: nothing, earningsByDate: [] })),
    ).toBe(1);
  });
});

describe('The mail with it', () => {
  const { month, sales } = report;
  const mailed = () =>
    sent(
      monthReportMail({
        month,
        sales,
        ownerName: 'Asha Rao',
        restaurantName: 'Spice Garden',
        publicUrl: 'https://sae.example.com',
      }),
    );
  it('says what was sold, and where the wish is ended', async () => {
    const { subject, html, text } = await mailed();
    expect(subject).toBe('October 2026: ₹12,34,567.50 at Spice Garden');
    for (const part of [html, text]) {
      expect(part).toContain('₹12,34,567.50');
      expect(part).toContain('3,412');
      expect(part).toContain('https://sae.example.com/app/account');
    }
  });
  it('has a text part that reads by itself', async () =>
    expect((await mailed()).text).toMatch(/^October 2026\n\nHello Asha Rao,\n[^<>{}]*$/));
});
