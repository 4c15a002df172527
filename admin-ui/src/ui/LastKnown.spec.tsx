import { expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { ApiError } from '../data/api-error.js';
import { BackOfficeLayout } from '../shell/BackOfficeLayout.js';

const late = new ApiError(503, 'read-models/behind', 'Just a moment. Please try again.');
let answer: () => Promise<string>;

const List = () => {
  const { data, refetch } = useQuery({ queryKey: ['list'], queryFn: () => answer(), retry: false });
  return (
    <>
      <p>{data}</p>
      <button onClick={() => void refetch()}>Ask</button>
    </>
  );
};

it('greys the last known list while the server does not answer for it, says so, and recovers by itself', async () => {
  answer = () => Promise.resolve('Masala Dosa');
  const { person } = renderPage(
    <BackOfficeLayout>
      <List />
    </BackOfficeLayout>,
    { at: '/menu' },
  );
  const list = await screen.findByText('Masala Dosa');
  expect(list.closest('[data-stale]')).toBeNull();
  answer = () => Promise.reject(late);
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByText('This is the last known state and may be old. Just a moment. It is refreshed by itself.');
  expect(screen.getByText('Masala Dosa').closest('[data-stale]')?.getAttribute('aria-busy')).toBe('true');
  answer = () => Promise.resolve('Idli');
  await waitFor(() => expect(screen.getByText('Idli').closest('[data-stale]')).toBeNull(), { timeout: 10_000 });
  expect(screen.queryByText(/last known state/)).toBeNull();
}, 20_000);
