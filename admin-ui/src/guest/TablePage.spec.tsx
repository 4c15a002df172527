import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { TablePage } from './TablePage.js';

const api = new FakeApi();
const TOKEN = 'abcdefghijklmnopqrstuv';

beforeEach(() => api.start());
afterEach(() => api.stop());

const scan = () =>
  renderPage(
    <Routes>
      <Route path="t/:token" element={<TablePage />} />
    </Routes>,
    { at: `/t/${TOKEN}`, user: null },
  );

describe('A scanned code', () => {
  it('says whose it is, which table, and that more is coming', async () => {
    api.answers(`GET /guests/${TOKEN}`, { restaurantName: 'Spice Garden', profilePicture: null, tableNo: 4 });
    scan();
    expect(await screen.findByRole('heading', { name: 'Spice Garden' })).toBeTruthy();
    expect(screen.getByText('Table 4')).toBeTruthy();
    expect(screen.getByText(/Ordering here is coming soon/)).toBeTruthy();
    expect(document.title).toContain('Spice Garden');
  });
  it('of a deleted table says so', async () => {
    api.refuses(`GET /guests/${TOKEN}`, 404, { message: 'This QR code is no longer valid' });
    scan();
    expect(await screen.findByRole('heading', { name: 'This QR code is no longer valid' })).toBeTruthy();
  });
  it('is not called invalid while the server is away', async () => {
    api.refuses(`GET /guests/${TOKEN}`, 503, {});
    const { person } = scan();
    expect(await screen.findByRole('heading', { name: 'The page could not be loaded' })).toBeTruthy();
    api.answers(`GET /guests/${TOKEN}`, { restaurantName: 'Spice Garden', profilePicture: '/api/p/1', tableNo: 4 });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Spice Garden' })).toBeTruthy();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/p/1');
  });
});
