import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReportBill, ReportQuestion, ReportRow } from '@sae/domain/analytics';
import { renderPage } from '../../testing/render.js';
import { ApiError } from '../data/api-error.js';
import type { BillsAsked } from './reports.data.js';
import { ReportsPage } from './ReportsPage.js';

const TODAY = '2026-11-25';
const dish = (of: string, count: number, total: number): ReportRow => ({ of, count, total });
const DISHES = [dish('Naan', 30, 1_650), dish('Biryani', 5, 1_505), dish('Idli', 0, 0)];

const bill = (n: number, over: Partial<ReportBill> = {}): ReportBill => ({
  ...{ billNo: `2026-27/00000${n}`, tableNo: 4, orderIds: [n, n + 10], total: 500 },
  ...{ issuedAt: '2026-11-21T07:00:00.000Z', count: n, part: 55 * n, ...over },
});

const server = (rows: readonly ReportRow[] = DISHES, rowsInAll = rows.length) => ({
  report: jest.fn((question: ReportQuestion) => Promise.resolve({ ...question, rows, rowsInAll })),
  reportBills: jest.fn(({ after }: BillsAsked) =>
    Promise.resolve(after ? { bills: [bill(3)], next: null } : { bills: [bill(1), bill(2)], next: '17' }),
  ),
  exportReport: jest.fn((_: ReportQuestion) => Promise.resolve(new Blob(['PK']))),
  orderHistory: () => new Promise(() => undefined),
});

const reports = (provider: object = server(), at = '/reports') =>
  renderPage(<ReportsPage now={() => TODAY} />, { provider, at });
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('Reports', () => {
  it('are of the dishes of this month at first, with what never sold', async () => {
    const provider = server();
    reports(provider);
    expect(await rowsOf('Dishes')).toEqual([
      ...['Naan30₹1,650.0052.3 %', 'Biryani5₹1,505.0047.7 %', 'Idli0₹0.00', 'Total35₹3,155.00'],
    ]);
    expect(provider.report.mock.lastCall).toEqual([{ by: 'dish', from: '2026-11-01', to: TODAY }]);
  });

  it('are sorted by the column that is pressed, and turned round by pressing it again', async () => {
    const { person } = reports();
    const first = async () => (await rowsOf('Dishes'))[0];
    await person.click(await screen.findByRole('button', { name: 'Dish' }));
    expect(await first()).toMatch(/^Biryani/);
    await person.click(screen.getByRole('button', { name: 'Sold' }));
    expect(await first()).toMatch(/^Naan/);
    await person.click(screen.getByRole('button', { name: 'Sold' }));
    expect(await first()).toMatch(/^Idli/);
    expect(screen.getByRole('columnheader', { name: 'Sold' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('are of what is chosen', async () => {
    const provider = server([dish('monday', 3, 90), dish('tuesday', 0, 0)]);
    const { person } = reports(provider);
    await person.selectOptions(await screen.findByLabelText('Report'), 'Weekdays');
    expect(await rowsOf('Weekdays')).toEqual(['Monday3₹90.00100.0 %', 'Tuesday0₹0.00', 'Total3₹90.00']);
    await person.selectOptions(screen.getByLabelText('Days'), 'Last Month');
    await waitFor(() =>
      expect(provider.report.mock.lastCall).toEqual([{ by: 'weekday', from: '2026-10-01', to: '2026-10-31' }]),
    );
  });

  it('of too many days are not asked for, and the page says why', async () => {
    const provider = server();
    reports(provider, '/reports?by=dish&from=2025-01-01&to=2026-11-25');
    expect((await screen.findByRole('alert')).textContent).toBe('A report can be of at most 400 days');
    expect(provider.report).not.toHaveBeenCalled();
  });

  it('say that nothing was billed, and which dishes never sold', async () => {
    reports(server([dish('Idli', 0, 0)]));
    expect(await screen.findByText('Nothing was billed on these days.')).toBeTruthy();
    expect(await rowsOf('Dishes')).toEqual(['Idli0₹0.00', 'Total0₹0.00']);
  });

  it('show fifty rows, and more at each press; of very many no sum is made up', async () => {
    const many = Array.from({ length: 60 }, (_, n) => dish(`Dish ${n}`, 60 - n, 10));
    const { person } = reports(server(many, 9_000));
    expect(await rowsOf('Dishes')).toHaveLength(50);
    expect(screen.getByText('The first 60 of 9,000 rows; the export has all of them.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'See More' }));
    expect(await rowsOf('Dishes')).toHaveLength(60);
  });

  it('that could not be loaded can be asked for again', async () => {
    const provider = server();
    provider.report.mockRejectedValueOnce(new ApiError(500, 'unknown', ''));
    const { person } = reports(provider);
    await screen.findByText('The report could not be loaded.');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowsOf('Dishes')).toHaveLength(4);
  });

  it('go to a spreadsheet', async () => {
    const provider = server();
    const save = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
    const { person } = reports(provider, '/reports?by=hour&from=2026-11-01&to=2026-11-02');
    await person.click(await screen.findByRole('button', { name: 'Export to Excel' }));
    expect(await screen.findByText('Report exported successfully')).toBeTruthy();
    expect(save).toHaveBeenCalledTimes(1);
    expect(provider.exportReport.mock.lastCall?.[0]).toEqual({ by: 'hour', from: '2026-11-01', to: '2026-11-02' });
    save.mockRestore();
  });
});

describe('A row', () => {
  it('leads to the bills that make it up; what never sold has none', async () => {
    reports();
    const link = await screen.findByRole('link', { name: 'Naan' });
    expect(link.getAttribute('href')).toBe('/reports?by=dish&from=2026-11-01&to=2026-11-25&of=Naan');
    expect(screen.queryByRole('link', { name: 'Idli' })).toBeNull();
  });

  it('has its bills part by part, each with the history of its orders', async () => {
    const provider = server();
    const { person } = reports(provider, '/reports?by=dish&from=2026-11-01&to=2026-11-25&of=Naan');
    expect(await screen.findByRole('heading', { name: 'Naan' })).toBeTruthy();
    expect(await rowsOf('Bills')).toEqual([
      '2026-27/00000121 Nov 2026, 12:30 pmTable 4#1#111₹55.00₹500.00',
      '2026-27/00000221 Nov 2026, 12:30 pmTable 4#2#122₹110.00₹500.00',
    ]);
    await person.click(screen.getByRole('button', { name: 'See More' }));
    await waitFor(async () => expect(await rowsOf('Bills')).toHaveLength(3));
    expect(provider.reportBills.mock.lastCall).toEqual([
      { by: 'dish', from: '2026-11-01', to: '2026-11-25', of: 'Naan', after: '17' },
    ]);
    await person.click(screen.getByRole('button', { name: 'History of order #11' }));
    expect(await screen.findByRole('dialog', { name: /Order #11/ })).toBeTruthy();
  });

  it('of all bills says their totals', async () => {
    const provider = server();
    reports(provider, '/reports?by=kind&from=2026-11-01&to=2026-11-25&of=');
    expect(await screen.findByRole('heading', { name: 'All Bills' })).toBeTruthy();
    expect((await rowsOf('Bills'))[0]).toBe('2026-27/00000121 Nov 2026, 12:30 pmTable 4#1#11₹500.00');
    expect(provider.reportBills.mock.lastCall).toEqual([{ by: 'kind', from: '2026-11-01', to: '2026-11-25' }]);
  });
});
