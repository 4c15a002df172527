import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { noAnalytics, type AnalyticsView } from '@sae/domain/analytics';
import type { LivePush } from '@sae/domain/live';
import { renderPage, type Setting } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import type { AnalyticsAsked } from './analytics.data.js';
import { DashboardPage } from './DashboardPage.js';
import { nothingSold } from './testing/sold.js';

const today = () => new Date('2026-11-21T06:30:00.000Z');
afterEach(() => void jest.useRealTimers());

const YEAR: AnalyticsView = {
  ...noAnalytics,
  totalPrimary: 500,
  totalSecondary: 1234.5,
  primaryDate: '2026-11-20',
  orderPrimary: 3,
  orderSecondary: 7,
  orderPrimaryDate: '2026-11-19',
  earningsByDate: [{ date: '2026-11-20', total: 500 }],
  earningsByMonth: [{ month: '2026-11', total: 1234.5 }],
  earningsByCategory: [
    { category: 'Rice', total: 1000 },
    { category: 'Breads', total: 234.5 },
  ],
};

const server = (view: AnalyticsView = YEAR) => ({
  sales: () => Promise.resolve(nothingSold),
  orderRows: () => Promise.resolve({ data: [], total: 0 }),
  analytics: jest.fn((_: AnalyticsAsked) => Promise.resolve(view)),
  getList: jest.fn(() => {
    const data = ['Rice', 'Breads', 'Rice'].map((category, id) => ({ id, category }));
    return Promise.resolve({ data, total: data.length });
  }),
});

const dashboard = (provider: object = server(), setting: Setting = {}) =>
  renderPage(<DashboardPage now={today} />, { provider, ...setting });

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const card = async (title: string) => (await screen.findByText(title)).closest('dl > *')?.textContent;
const asked = (provider: ReturnType<typeof server>) => provider.analytics.mock.calls.map(([question]) => question);

describe('how it was paid', () => {
  const panel = async () => (await screen.findByRole('heading', { name: 'How It Was Paid' })).closest('section')!;
  it('is told by kind, with tips apart', async () => {
    const takings = [
      { kind: 'cash', total: 400 },
      { kind: 'upi', total: 178.5 },
      { kind: 'unsaid', total: 100 },
    ] as const;
    dashboard(server({ ...YEAR, takings, tips: 20 }));
    const table = await screen.findByRole('table', { name: 'How It Was Paid' });
    expect(table.textContent).toBe('Cash₹400.00UPI₹178.50Not said₹100.00Taken in all₹678.50Tips, apart₹20.00');
  });
  it('says so where nothing was', async () => {
    dashboard();
    expect(await within(await panel()).findByText('No payments were taken in this period.')).toBeTruthy();
  });
});

it('what tables, the Counter and what goes out earned is told by kind', async () => {
  const earningsByKind = [
    { kind: 'table', total: 1000 },
    { kind: 'takeaway', total: 178.5 },
    { kind: 'delivery', total: 56 },
  ] as const;
  dashboard(server({ ...YEAR, earningsByKind }));
  const table = await screen.findByRole('table', { name: 'Where It Was Earned' });
  expect(table.textContent).toBe('Tables₹1,000.00Takeaway₹178.50Delivery₹56.00Earned in all₹1,234.50');
});

describe('the frame', () => {
  it('greets the owner, with the restaurant and the day', () => {
    dashboard();
    expect(screen.getByRole('heading', { name: 'Asha’s Kitchen' })).toBeTruthy();
    expect(screen.getByText('Welcome, Asha Rao')).toBeTruthy();
    expect(screen.getByText('Saturday, 21 November 2026')).toBeTruthy();
    expect(screen.getByText('Powered by SAE. All rights reserved.')).toBeTruthy();
  });

  it('is of the next day from midnight on, by the restaurant’s clocks', () => {
    jest.useFakeTimers({ now: new Date('2026-12-31T18:29:30.000Z') });
    renderPage(<DashboardPage />, { provider: server() });
    expect(screen.getByText('Thursday, 31 December 2026')).toBeTruthy();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Friday, 1 January 2027')).toBeTruthy();
    expect(within(select('Year')).getByRole('option', { name: '2027' })).toBeTruthy();
  });

  it('greets an owner without a name', () => {
    dashboard(server(), { user: { ...owner, ownerName: '' } });
    expect(screen.getByText('Welcome, Owner')).toBeTruthy();
  });

  it('leads to the orders', async () => {
    const page = dashboard(server(), { at: '/dashboard' });
    await page.person.click(screen.getByRole('link', { name: 'View Orders' }));
    await waitFor(() => expect(page.place().pathname).toBe('/orders'));
  });

  it('shows nothing without a user', () => {
    dashboard(server(), { user: null });
    expect(screen.queryByText(/Powered by SAE/)).toBeNull();
  });
});

describe('the figures', () => {
  it('are of the current year at first', async () => {
    const provider = server();
    dashboard(provider);
    expect(await screen.findByText('on 20 Nov 2026')).toBeTruthy();
    expect(await card('Max Earnings')).toBe('Max Earnings₹500.00on 20 Nov 2026');
    expect(await card('Max Orders')).toBe('Max Orders3on 19 Nov 2026');
    expect(await card('Yearly Totals')).toBe('Yearly Totals₹1,234.507 orders · 2026');
    expect(asked(provider)).toEqual([{ period: { year: '2026' }, category: '' }]);
  });

  it('are asked for anew with every choice', async () => {
    const provider = server();
    const { person } = dashboard(provider);
    await screen.findByRole('option', { name: 'Rice' }, { timeout: 10_000 });
    await person.selectOptions(select('Month'), 'November');
    await person.selectOptions(select('Day'), '21');
    expect(await card('Daily Earnings')).toContain('21 November 2026');
    expect(screen.queryByText(/Totals/)).toBeNull();
    await person.selectOptions(select('Menu Category'), 'Rice');
    await person.selectOptions(select('Year'), 'All Years');
    await screen.findByText('All-Time Totals');
    expect(asked(provider).slice(1)).toEqual([
      { period: { year: '2026', month: '11' }, category: '' },
      { period: { year: '2026', month: '11', day: '21' }, category: '' },
      { period: { year: '2026', month: '11', day: '21' }, category: 'Rice' },
      { period: {}, category: 'Rice' },
    ]);
    expect([select('Month').disabled, select('Day').disabled]).toEqual([true, true]);
  });

  it.each([
    ['a bill is made elsewhere', 'ordersCompleted', 'bill-issued'],
    ['a part of a table is billed elsewhere', 'partBilled', 'bill-issued'],
    ['a payment is taken elsewhere', 'partPaid', 'payment-taken'],
  ] as const)('are asked for when %s', async (_, name, kind) => {
    const provider = server();
    const { live } = dashboard(provider);
    await screen.findByText('on 20 Nov 2026');
    const { id: restaurantId } = owner;
    const payload = { restaurantId, tableNo: 1, orders: [], revision: '2026.00000000001' };
    live.tell({ name, restaurantId, payload, news: { kind, actor: `restaurant:${restaurantId}` } } as LivePush);
    await waitFor(() => expect(provider.analytics).toHaveBeenCalledTimes(2));
  });

  it('are on their way until they are there', async () => {
    let answer: (view: AnalyticsView) => void = () => undefined;
    const waiting = new Promise<AnalyticsView>((resolve) => (answer = resolve));
    dashboard({ ...server(), analytics: () => waiting });
    expect(screen.getByLabelText('Loading figures')).toBeTruthy();
    expect(screen.queryByText('₹0.00')).toBeNull();
    answer(YEAR);
    await screen.findByText('on 20 Nov 2026');
    expect(screen.queryByLabelText('Loading figures')).toBeNull();
  });
});

describe('the charts', () => {
  it('can be read as tables', async () => {
    const { person } = dashboard();
    const rows = async (name: string) =>
      within(await screen.findByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(await rows('Earnings by Date')).toEqual(['20 Nov 2026₹500.00']);
    expect(await rows('Earnings by Month')).toEqual(['November 2026₹1,234.50']);
    expect(await rows('Earnings by Category')).toEqual(['Rice₹1,000.0081.0 %', 'Breads₹234.5019.0 %']);
    await person.click(screen.getByRole('button', { name: 'Show as table: Earnings by Date' }));
    expect(await screen.findByRole('group', { name: 'Earnings by Date, as a table' })).toBeTruthy();
  });

  it('say when there is nothing to draw', async () => {
    dashboard(server(noAnalytics));
    expect(await screen.findByText('No earnings data available for this period.')).toBeTruthy();
    expect(screen.getByText('No monthly earnings data available.')).toBeTruthy();
    expect(screen.getByText('No category data available for this period.')).toBeTruthy();
  });
});

describe('a failure', () => {
  const failed = (words: object) => () => Promise.reject(new ApiError(500, 'unknown', 'No', [], words));

  it.each([
    [{ error: 'Closed', details: 'For today' }, 'Closed'],
    [{ details: 'For today' }, 'For today'],
    [{}, 'Failed to load analytics data'],
  ])('that says %j is told as %s', async (words, message) => {
    dashboard({ ...server(), analytics: failed(words) });
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(await card('Yearly Totals')).toContain('₹0.00');
    expect(screen.getByText('No category data available for this period.')).toBeTruthy();
  });

  it('can be tried again', async () => {
    const provider = server();
    provider.analytics.mockRejectedValueOnce(new ApiError(500, 'unknown', ''));
    const { person } = dashboard(provider);
    await person.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('on 20 Nov 2026')).toBeTruthy();
  });

  it('to load the categories leaves the figures', async () => {
    dashboard({ ...server(), getList: failed({}) });
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load categories');
    expect(await screen.findByText('on 20 Nov 2026')).toBeTruthy();
  });
});
