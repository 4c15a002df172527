import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ListBase, RecordsIterator, useListContext } from 'react-admin';
import { renderPage } from '../../testing/render.js';
import { ApiError } from '../data/api-error.js';
import { ListPanel } from './ListPanel.js';
import { asked } from './query-client.js';

const Again = () => {
  const { refetch } = useListContext();
  return <button onClick={() => void refetch()}>Ask again</button>;
};

const Dishes = () => (
  <ListBase resource="dishes" queryOptions={asked}>
    <ListPanel title="Dishes" failure="Failed to fetch dishes" actions={<Again />} empty="No dishes">
      <RecordsIterator render={({ name }: { id: number; name: string }) => name} />
    </ListPanel>
  </ListBase>
);

it('keeps the last known rows, and says so, when newer ones cannot be had', async () => {
  const rows = { data: [{ id: 1, name: 'Masala Dosa' }], total: 1 };
  const getList = jest.fn(() => Promise.resolve(rows));
  const { person } = renderPage(<Dishes />, { provider: { getList } });
  await screen.findByText('Masala Dosa');
  getList.mockRejectedValueOnce(new ApiError(500, 'unknown', ''));
  await person.click(screen.getByRole('button', { name: 'Ask again' }));
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Failed to fetch dishes',
  ]);
  expect(screen.getByText('Masala Dosa')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says why there is nothing, once, and tries again', async () => {
  const getList = jest.fn(() => Promise.resolve({ data: [] as object[], total: 0 }));
  getList.mockRejectedValueOnce(new ApiError(500, 'unknown', ''));
  const { person } = renderPage(<Dishes />, { provider: { getList } });
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No dishes')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
});
