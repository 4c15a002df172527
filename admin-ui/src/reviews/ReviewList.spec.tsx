import { describe, expect, it, jest } from '@jest/globals';
import type { ReviewDays, ReviewSummary, ReviewView } from '@sae/domain/reviews';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GetListParams } from 'react-admin';
import { renderPage } from '../../testing/render.js';
import { ApiError } from '../data/api-error.js';
import { ReviewList } from './ReviewList.js';

const review = (id: number, over: Partial<ReviewView> = {}): ReviewView => ({
  ...{ id, tableNo: 4, createdAt: '2026-11-21T18:40:00.000Z', stars: 4, comment: `Comment ${id}` },
  ...{ orderId: null, ...over },
});

const SUMMARY: ReviewSummary = {
  ...{ from: null, to: null, count: 4, average: 3.75, byStars: [0, 0, 1, 0, 2, 1] },
  byWeek: [
    { week: '2026-11-09', count: 1, average: 2 },
    { week: '2026-11-23', count: 3, average: 4.33 },
  ],
};

/** Reviews, newest first. */
const server = (...reviews: ReviewView[]) => ({
  reviewSummary: jest.fn((_: ReviewDays) => Promise.resolve(SUMMARY)),
  getList: jest.fn((_resource: string, { pagination }: GetListParams) => {
    const { page = 1, perPage = 20 } = pagination ?? {};
    const data = reviews.slice((page - 1) * perPage, page * perPage);
    return Promise.resolve({ data, total: reviews.length });
  }),
});
const many = (count: number) => Array.from({ length: count }, (_, n) => review(count - n));
const list = () => screen.getByRole('table', { name: 'Customer Reviews' });
const rows = () => within(list()).getAllByRole('row').slice(1);
const toasts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);

describe('Customer reviews', () => {
  it('are shown in the restaurant’s own time', async () => {
    renderPage(<ReviewList />, { provider: server(review(2), review(1, { tableNo: 0, stars: 0, comment: null })) });
    await screen.findByText('Comment 2');
    expect(
      within(list())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Table No.', 'Date & Time', 'Stars', 'Comment', 'Order']);
    const [first, second] = rows().map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(first).toEqual(['Table 4', '22 Nov 2026, 12:10 am', '', 'Comment 2', '–']);
    expect(second).toEqual(['Counter', '22 Nov 2026, 12:10 am', '', '-', '–']);
    expect(
      within(list())
        .getAllByRole('img')
        .map((stars) => stars.getAttribute('aria-label')),
    ).toEqual(['4 out of 5 stars', '0 out of 5 stars']);
    expect(within(rows()[0]!).getAllByTestId('StarRoundedIcon')).toHaveLength(4);
    expect(within(rows()[0]!).getAllByTestId('StarBorderRoundedIcon')).toHaveLength(1);
  });

  it('are text, whatever is written in them', async () => {
    renderPage(<ReviewList />, { provider: server(review(1, { comment: '<img src=x onerror=alert(1)>' })) });
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  });

  it('come twenty at a time', async () => {
    const { person } = renderPage(<ReviewList />, { provider: server(...many(45)) });
    await screen.findByText('Comment 45');
    expect(rows()).toHaveLength(20);
    expect(screen.getByText('45 reviews')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'See More' }));
    await waitFor(() => expect(rows()).toHaveLength(40));
    await person.click(screen.getByRole('button', { name: 'See More' }));
    await waitFor(() => expect(rows()).toHaveLength(45));
    expect(screen.queryByRole('button', { name: 'See More' })).toBeNull();
  });

  it('are shown once, though another is given meanwhile', async () => {
    const all = many(21);
    const provider = server(...all);
    const { person } = renderPage(<ReviewList />, { provider });
    await screen.findByText('Comment 21');
    provider.getList.mockResolvedValueOnce({ data: [all[19]!, all[20]!], total: 22 });
    await person.click(screen.getByRole('button', { name: 'See More' }));
    await waitFor(() => expect(rows()).toHaveLength(21));
  });

  it('are told in all, by stars and week by week', async () => {
    renderPage(<ReviewList />, { provider: server(review(1)) });
    expect((await screen.findByText('3.75')).closest('section')?.textContent).toContain('3.75of 4 reviews');
    const told = async (name: string) =>
      within(await screen.findByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(await told('Reviews by Week')).toEqual(['9 Nov 20261 review2', '23 Nov 20263 reviews4.33']);
    const press = (name: string) => screen.getByRole('button', { name });
    expect(press('5 stars: 1 review').getAttribute('aria-pressed')).toBe('false');
    expect(press('4 stars: 2 reviews')).toBeTruthy();
  });

  it('are listed by their stars and days', async () => {
    const provider = server(review(1));
    const { person } = renderPage(<ReviewList />, { provider });
    await person.click(await screen.findByRole('button', { name: '2 stars: 1 review' }));
    const filter = () => provider.getList.mock.lastCall?.[1].filter as object;
    await waitFor(() => expect(filter()).toEqual({ stars: 2 }));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
    await waitFor(() => expect(filter()).toEqual({ stars: 2, from: '2026-11-01' }));
    expect(provider.reviewSummary.mock.lastCall?.[0]).toEqual({ from: '2026-11-01', to: null });
    await person.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(filter()).toEqual({}));
  });

  it('lead to the order they came from, where it is known', async () => {
    const provider = { ...server(review(2, { orderId: 17 })), orderHistory: () => new Promise(() => undefined) };
    const { person } = renderPage(<ReviewList />, { provider });
    await person.click(await screen.findByRole('button', { name: 'History of order #17' }));
    expect(await screen.findByRole('dialog', { name: /Order #17/ })).toBeTruthy();
  });

  it('say when there are none', async () => {
    renderPage(<ReviewList />, { provider: server() });
    expect(await screen.findByText('No reviews')).toBeTruthy();
  });

  it('say when they cannot be fetched, and try again', async () => {
    const provider = server(review(1));
    provider.getList.mockRejectedValueOnce(new ApiError(500, 'unknown', ''));
    const { person } = renderPage(<ReviewList />, { provider });
    expect(await toasts()).toEqual(['Failed to fetch reviews']);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Comment 1')).toBeTruthy();
  });
});
