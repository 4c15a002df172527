import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { knowZone } from '../data/zone.js';
import { bookWith, ordersPage, press, printed, row } from './testing/page.js';

beforeEach(() => knowZone('Europe/London'));
afterEach(() => {
  knowZone('Asia/Kolkata');
  cleanup();
});

it('Lists and paper show the times of the restaurant’s own clocks', async () => {
  const book = bookWith(4);
  const { person } = await ordersPage(book);
  expect(row('Live Orders', '#1').getByText('21 Nov 2026, 6:30 am')).toBeTruthy();
  await person.click(press(row('Live Orders', '#1'), 'Accept'));
  await screen.findByText('Order moved to recurring');
  expect(printed[0]).toContain('21 Nov 2026, 6:30 am');
  await person.selectOptions(screen.getByLabelText('Table'), 'Table 4');
  await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
  await screen.findByText('Receipt printed and orders moved to past');
  expect(printed[1]).toContain('21 Nov 2026, 7:00 am');
});
