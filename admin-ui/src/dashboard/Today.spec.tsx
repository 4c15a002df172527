import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { noAnalytics, type SalesView, type Span } from '@sae/domain/analytics';
import type { LivePush } from '@sae/domain/live';
import type { OrderView } from '@sae/domain/ordering';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { order } from '../ordering/testing/server.js';
import { ApiError } from '../data/api-error.js';
import { nothingSold, someSold } from './testing/sold.js';
import { DashboardPage } from './DashboardPage.js';

const open = (id: number, tableNo: number, total = 241) => order({ id, tableNo, total, restaurantId: owner.id });
const OPEN = [open(1, 4), open(2, 4), open(3, 9, 59.5)];

const server = (view: SalesView = someSold, orders: readonly OrderView[] = []) => ({
  analytics: () => Promise.resolve(noAnalytics),
  getList: () => Promise.resolve({ data: [], total: 0 }),
  sales: jest.fn(({ span }: { span: Span }) => Promise.resolve({ ...view, span })),
  orderRows: ({ status }: { status: string }) => {
    const data = orders.filter((one) => one.status === status);
    return Promise.resolve({ data, total: data.length });
  },
});

const today = (provider: object = server()) => renderPage(<DashboardPage />, { provider });

const card = async (title: string) => (await screen.findByText(title)).closest('dl > *')?.textContent;
const leadsTo = async (title: string) => (await screen.findByText(title)).closest('a')?.getAttribute('href');
const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

it('Today says what was sold, beside the same weekday a week ago at this time', async () => {
  today(server(someSold, OPEN));
  expect(await card('Sales')).toBe('Sales₹12,345.50▲ 23 % · ₹10,000.00 last Saturday by 12:00');
  expect(await card('Orders')).toBe('Orders44▼ 12 % · 50 last Saturday by 12:00');
  expect(await card('Bills')).toBe('Bills41the same · 41 last Saturday by 12:00');
  expect(await card('Average Bill')).toBe('Average Bill₹301.11▲ from nothing · ₹0.00 last Saturday by 12:00');
  expect(await card('Unpaid')).toBe('Unpaid₹800.002 bills');
  expect(await card('Cancelled Bills')).toBe('Cancelled Bills₹253.051 bill');
  expect(await card('Discounts')).toBe('Discounts₹120.00on 41 bills');
  await waitFor(async () => expect(await card('Open Now')).toBe('Open Now₹541.502 places, 3 orders'));
  expect(await rows('By Hour')).toEqual(['HourEarnings', '12 pm to 1 pm₹9,000.00', '2 pm to 3 pm₹3,345.50']);
  expect(await rows('Sold Most')).toEqual([
    ...['DishSoldAt list price', 'Garlic Naan52₹2,860.00', 'Biryani20₹3,010.00'],
  ]);
  expect(await rows('Payments')).toEqual(['UPI₹9,000.00', 'Taken₹9,000.00', 'Tips, apart₹50.00']);
  expect(await rows('Order Kinds')).toEqual(['Tables₹10,000.00', 'Takeaway₹2,345.50', 'Sold₹12,345.50']);
});

it('a figure of a day leads to its bills, what is open to the floor', async () => {
  today();
  expect(await leadsTo('Sales')).toBe('/orders?day=2026-11-21');
  expect(await leadsTo('Unpaid')).toBe('/orders?day=2026-11-21');
  expect(await leadsTo('Cancelled Bills')).toBe(
    `/audit?filter=${encodeURIComponent('{"kind":"bill-cancelled","day":"2026-11-21"}')}`,
  );
  expect(await leadsTo('Open Now')).toBe('/floor');
  const row = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(row('Garlic Naan')).toBe('/reports?by=dish&from=2026-11-21&to=2026-11-21&of=Garlic+Naan');
  expect(row('Takeaway')).toBe('/reports?by=kind&from=2026-11-21&to=2026-11-21&of=takeaway');
  expect(row('All dishes')).toBe('/reports?by=dish&from=2026-11-21&to=2026-11-21');
});

it.each([
  ['Yesterday', 'yesterday', 'last Friday', { from: '2026-11-20', to: '2026-11-20' }],
  ['This Week', 'week', 'last week by 12:00', { from: '2026-11-16' }],
  ['This Month', 'month', 'last month by 12:00', { from: '2026-11-01' }],
] as const)('%s is one press away', async (name, span, compared, days) => {
  const until = span === 'yesterday' ? null : '12:00';
  const provider = server({ ...someSold, ...days, compared: { ...someSold.compared, from: '2026-11-13', until } });
  const { person } = today(provider);
  await person.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('heading', { name })).toBeTruthy();
  await waitFor(async () => expect(await card('Sales')).toContain(compared));
  expect(provider.sales.mock.lastCall).toEqual([{ span }]);
  if (span !== 'yesterday') expect(await leadsTo('Sales')).toBe(`/reports?by=kind&from=${days.from}&to=2026-11-21&of=`);
});

it('Today is asked for again when a bill is made elsewhere', async () => {
  const provider = server();
  const { live } = today(provider);
  await card('Sales');
  const { id: restaurantId } = owner;
  const payload = { restaurantId, tableNo: 1, orders: [], revision: '2026.00000000001' };
  const news = { kind: 'bill-issued', actor: `restaurant:${restaurantId}` };
  live.tell({ name: 'ordersCompleted', restaurantId, payload, news } as LivePush);
  await waitFor(() => expect(provider.sales).toHaveBeenCalledTimes(2));
});

it('a morning without bills says so', async () => {
  today(server(nothingSold));
  expect(await card('Sales')).toBe('Sales₹0.00the same · ₹0.00 last Saturday by 12:00');
  for (const text of ['No bill was made yet.', 'No dish was billed yet.', 'No payment was taken yet.'])
    expect(screen.getByText(text)).toBeTruthy();
});

it('what could not be loaded can be asked for again', async () => {
  const provider = server();
  provider.sales.mockRejectedValueOnce(new ApiError(500, 'unknown', ''));
  const { person } = today(provider);
  await screen.findByText('What was sold could not be loaded.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Sales')).toContain('₹12,345.50');
});

it('who billed how much is told where somebody works beside the owner, and leads to their bills', async () => {
  const rowsOf = [
    { of: '2', name: 'Ravi', count: 2, total: 800 },
    { of: '1', name: 'Asha Rao', count: 1, total: 241 },
  ];
  const report = jest.fn((question: object) => Promise.resolve({ ...question, rows: rowsOf, rowsInAll: 2 }));
  const peopleNames = () =>
    Promise.resolve([
      { id: 1, name: 'Asha Rao', role: 'owner' },
      { id: 2, name: 'Ravi', role: 'cashier' },
    ]);
  today({ ...server(), report, peopleNames });
  expect(await rows('Billed By')).toEqual(['Ravi₹800.00', 'Asha Rao₹241.00', 'Sold₹1,041.00']);
  expect(report).toHaveBeenCalledWith({ by: 'person', from: '2026-11-21', to: '2026-11-21' });
  expect(await leadsTo('Ravi')).toBe('/reports?by=person&from=2026-11-21&to=2026-11-21&of=2');
});
