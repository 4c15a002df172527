import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ExportProgress } from '@sae/domain/exports';
import { ApiError } from '../data/api-error.js';
import type { ExportWish } from './orders.data.js';
import { bookWith, ordersPage } from './testing/page.js';

const YEAR = new Date().getFullYear();
const saved: { name: string; size: number }[] = [];

/** jsdom saves no files: what would be saved is written down. */
beforeEach(() => {
  saved.length = 0;
  const files = new Map<string, Blob>();
  URL.createObjectURL = (file) => {
    files.set(`blob:${files.size}`, file as Blob);
    return `blob:${files.size - 1}`;
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function () {
    saved.push({ name: this.download, size: files.get(this.href)?.size ?? -1 });
  };
});
afterEach(cleanup);

/** A worker that builds one export when it is told to. */
const factory = () => {
  let settle: { done: (file: Blob) => void; fail: (error: Error) => void };
  const progress: { now: ExportProgress } = { now: { state: 'waiting', done: 0, total: 0 } };
  return {
    progress,
    done: () => settle.done(new Blob(['workbook'])),
    fail: (error: Error) => settle.fail(error),
    provider: {
      exportOrders: jest.fn(
        ({ signal }: ExportWish) =>
          new Promise<Blob>((resolve, reject) => {
            settle = { done: resolve, fail: reject };
            signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
          }),
      ),
      exportProgress: jest.fn((_: { exportId: string }) => Promise.resolve(progress.now)),
      cancelExport: jest.fn((_: { exportId: string }) => Promise.resolve({ ...progress.now, state: 'cancelled' })),
    },
  };
};

const opened = async () => {
  const made = factory();
  const page = await ordersPage(bookWith(), made.provider);
  await page.person.click(screen.getByRole('button', { name: 'Export to Excel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export to Excel' }));
  const press = (name: string) => page.person.click(dialog.getByRole('button', { name }));
  return { ...page, ...made, dialog, press };
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('The export', () => {
  it('asks for at least one month', async () => {
    const { press, provider } = await opened();
    await press('Export');
    expect(await screen.findByText('Please select at least one month')).toBeTruthy();
    expect(provider.exportOrders).not.toHaveBeenCalled();
  });

  it('asks for both days', async () => {
    const { person, dialog, press, provider } = await opened();
    await person.click(dialog.getByRole('radio', { name: 'Custom Range' }));
    await person.type(dialog.getByLabelText('From'), `${YEAR}-01-01`);
    await press('Export');
    expect(await screen.findByText('Please select date range')).toBeTruthy();
    expect(provider.exportOrders).not.toHaveBeenCalled();
  });

  it('offers 2020 to next year', async () => {
    const { dialog } = await opened();
    const years = within(dialog.getByRole('combobox', { name: 'Year' })).getAllByRole('option');
    expect(years.map(({ textContent }) => Number(textContent))).toEqual(
      Array.from({ length: YEAR + 2 - 2020 }, (_, index) => YEAR + 1 - index),
    );
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Year' }).value).toBe(String(YEAR));
  });

  it('saves the file under its name when it is built, and says so', async () => {
    const { person, dialog, press, provider, done } = await opened();
    for (const month of ['December', 'January', 'March', 'March'])
      await person.click(dialog.getByRole('checkbox', { name: month }));
    await press('Export');
    expect(provider.exportOrders.mock.calls[0]?.[0]).toMatchObject({
      query: { type: 'month', year: String(YEAR), months: '1,12' },
      exportId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    done();
    expect(await screen.findByText('Orders exported successfully')).toBeTruthy();
    expect(saved).toEqual([{ name: `past_orders_month_${YEAR}.xlsx`, size: 8 }]);
    await closed();
  });

  it('shows how far it is, and says it at each quarter', async () => {
    const { person, dialog, press, progress, done } = await opened();
    await person.click(dialog.getByRole('radio', { name: 'Year' }));
    await press('Export');
    expect(await dialog.findByText(`past_orders_year_${YEAR}.xlsx`)).toBeTruthy();
    expect(dialog.getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull();
    progress.now = { state: 'building', done: 60_000, total: 100_000 };
    expect(await dialog.findByText('60,000 of 1,00,000 orders')).toBeTruthy();
    expect(dialog.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
    expect(dialog.getByRole('status').textContent).toBe('50% exported');
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(document.activeElement?.textContent).toContain('60,000 of 1,00,000 orders');
    done();
    await closed();
  });

  it('goes on while its dialog is closed, and is found again', async () => {
    const { person, dialog, press, progress, done } = await opened();
    await person.click(dialog.getByRole('radio', { name: 'Year' }));
    await press('Export');
    await press('Close');
    await closed();
    progress.now = { state: 'building', done: 42, total: 100 };
    await person.click(await screen.findByRole('button', { name: 'Exporting… 42%' }));
    expect(await screen.findByText('42 of 100 orders')).toBeTruthy();
    done();
    expect(await screen.findByText('Orders exported successfully')).toBeTruthy();
    expect(saved).toHaveLength(1);
    await screen.findByRole('button', { name: 'Export to Excel' });
  });

  it('can be cancelled, and saves nothing then', async () => {
    const { person, dialog, press, provider } = await opened();
    await person.click(dialog.getByRole('radio', { name: 'Year' }));
    await press('Export');
    const close = await dialog.findByRole('button', { name: 'Close' });
    await press('Cancel');
    expect(await screen.findByText('Export cancelled')).toBeTruthy();
    const [[asked], [cancelled]] = [provider.exportOrders.mock.calls[0]!, provider.cancelExport.mock.calls[0]!];
    expect(cancelled.exportId).toBe(asked.exportId);
    expect(await dialog.findByRole('radio', { name: 'Year' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Close' })).toBe(close);
    expect(saved).toEqual([]);
    expect(screen.queryByText(/Failed to export/)).toBeNull();
  });

  it.each([
    [
      new ApiError(429, 'export/too-many', 'Too many exports at once.'),
      'Failed to export orders: Too many exports at once.',
    ],
    [new ApiError(502, 'unknown', ''), 'Failed to export orders: Server error'],
    [new ApiError(0, 'network/no-answer', 'x'), 'Network error'],
  ])('that fails says why: %s', async (error, message) => {
    const { person, dialog, press, provider, fail } = await opened();
    provider.exportProgress.mockImplementation(() => Promise.reject(new ApiError(404, 'export/not-found', 'x')));
    await person.click(dialog.getByRole('radio', { name: 'Year' }));
    await press('Export');
    fail(error);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await dialog.findByRole('button', { name: 'Export' })).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('whose answer was cut off is asked for again by its name', async () => {
    const { person, dialog, press, provider, progress, fail, done } = await opened();
    progress.now = { state: 'building', done: 1, total: 100 };
    await person.click(dialog.getByRole('radio', { name: 'Year' }));
    await press('Export');
    await dialog.findByText('1 of 100 orders');
    fail(new ApiError(0, 'network/no-answer', 'x'));
    await waitFor(() => expect(provider.exportOrders).toHaveBeenCalledTimes(2), { timeout: 3_000 });
    done();
    expect(await screen.findByText('Orders exported successfully')).toBeTruthy();
    const names = provider.exportOrders.mock.calls.map(([{ exportId }]) => exportId);
    expect(new Set(names).size).toBe(1);
  });
});
