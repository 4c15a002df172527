import { describe, expect, it, jest } from '@jest/globals';
import type { ReviewView } from '@sae/domain/reviews';
import { screen, waitFor, within } from '@testing-library/react';
import type { GetListParams } from 'react-admin';
import { renderPage } from '../../testing/render.js';
import { ApiError } from '../data/api-error.js';
import { ReviewList } from './ReviewList.js';

const review = (id: number, over: Partial<ReviewView> = {}): ReviewView => ({
  ...{ id, tableNo: 4, createdAt: '2026-11-21T18:40:00.000Z', stars: 4, comment: `Comment ${id}`, ...over },
});

/** Reviews, newest first. */
const server = (...reviews: ReviewView[]) => ({
  getList: jest.fn((_resource: string, { pagination }: GetListParams) => {
    const { page = 1, perPage = 20 } = pagination ?? {};
    const data = reviews.slice((page - 1) * perPage, page * perPage);
    return Promise.resolve({ data, total: reviews.length });
  }),
});
const many = (count: number) => Array.from({ length: count }, (_, n) => review(count - n));
const rows = () => screen.getAllByRole('row').slice(1);
const toasts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);

describe('Customer reviews', () => {
  it('are shown in the restaurant’s own time', async () => {
    renderPage(<ReviewList />, { provider: server(review(2), review(1, { tableNo: 0, stars: 0, comment: null })) });
    await screen.findByText('Comment 2');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Table No.',
      'Date & Time',
      'Stars',
      'Comment',
    ]);
    const [first, second] = rows().map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(first).toEqual(['Table 4', '22 Nov 2026, 12:10 am', '', 'Comment 2']);
    expect(second).toEqual(['Counter', '22 Nov 2026, 12:10 am', '', '-']);
    expect(screen.getAllByRole('img').map((stars) => stars.getAttribute('aria-label'))).toEqual([
      '4 out of 5 stars',
      '0 out of 5 stars',
    ]);
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
