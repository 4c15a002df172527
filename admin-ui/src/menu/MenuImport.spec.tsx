import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MenuSheetRow, MenuSheetView } from '@sae/domain/menu';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { ApiError } from '../data/api-error.js';
import { session } from '../data/session.js';
import { MenuList } from './MenuList.js';
import { button, field, server, tikka, toasts } from './testing/menu.js';

beforeEach(() => {
  session.save({ token: 't', userId: 7 });
});
afterEach(() => localStorage.clear());

const naan = (n: number): MenuSheetRow => ({
  ...{ row: n + 1, category: 'Breads', name: `Naan ${n}`, description: null, isVeg: true, price: 40 },
  ...{ hasHalf: false, halfPrice: null },
});
const sheet = (more: Partial<MenuSheetView> = {}): MenuSheetView => ({
  ...{ rows: [naan(1), { ...naan(2), id: 1 }], unchanged: 3, wrong: [], wrongRows: 0 },
  ...{ unknownColumns: [], otherSheets: [] },
  ...more,
});
const imported = { importId: 'one', at: '2026-11-21T06:30:00.000Z', added: 1, changed: 1 };

const importing = (view: MenuSheetView, last: readonly object[] = []) => ({
  ...server(tikka),
  menuImports: jest.fn(() => Promise.resolve(last)),
  previewMenuSheet: jest.fn((_: { sheet: Blob }) => Promise.resolve(view)),
  stageMenuImport: jest.fn((_: { part: number; dishes: readonly object[]; importId: string }) => Promise.resolve({})),
  takeOverMenuImport: jest.fn((_: { importId: string; parts: number }) => Promise.resolve(imported)),
  undoMenuImport: jest.fn((_: { importId: string }) => Promise.resolve({ importId: 'one', removed: 1, reverted: 1 })),
  menuSheet: jest.fn(() => Promise.reject(new ApiError(429, 'menu-sheet/too-many', 'Too many sheets.'))),
});

const opened = async (provider: ReturnType<typeof importing>) => {
  const { person } = renderPage(<MenuList />, { provider });
  await person.click(button('Import'));
  return person;
};
const pasteRows = (text = 'Name\tFull Price\nNaan 1\t40') =>
  fireEvent.paste(field('Rows from a spreadsheet'), { clipboardData: { files: [], getData: () => text } });

describe('a menu from a sheet', () => {
  it('takes two presses for what is pasted, and is undone by one more', async () => {
    const provider = importing(sheet());
    const person = await opened(provider);
    pasteRows();
    expect(await screen.findByText('1 dish to add, 1 dish to change, 3 dishes as on the menu')).toBeTruthy();
    expect(provider.previewMenuSheet.mock.calls[0]?.[0].sheet).toBeInstanceOf(Blob);
    expect(within(screen.getByRole('table', { name: 'Dishes of the sheet' })).getByText('#1')).toBeTruthy();
    await person.click(button('Take over 2 dishes'));
    expect(await toasts()).toEqual(['1 dish added, 1 dish changed']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { importId, part, dishes } = provider.stageMenuImport.mock.calls[0]?.[0] ?? {};
    expect([part, dishes?.length]).toEqual([1, 2]);
    expect(provider.takeOverMenuImport.mock.calls[0]?.[0]).toEqual({ importId, parts: 1 });
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(provider.undoMenuImport.mock.calls[0]?.[0]).toEqual({ importId: 'one' }));
  });

  it('comes from a file that is chosen, in parts of a hundred', async () => {
    const provider = importing(sheet({ rows: Array.from({ length: 250 }, (_, n) => naan(n + 1)) }));
    const person = await opened(provider);
    await person.upload(field('Menu file'), new File(['x'], 'menu.xlsx'));
    await person.click(await screen.findByRole('button', { name: 'Take over 250 dishes' }));
    await waitFor(() => expect(provider.takeOverMenuImport.mock.calls[0]?.[0].parts).toBe(3));
    expect(provider.stageMenuImport.mock.calls.map(([{ dishes }]) => dishes.length)).toEqual([100, 100, 50]);
  });

  it('names each wrong cell, and can then not be taken over', async () => {
    const wrong = [
      {
        row: 3,
        cells: { name: 'Roti', price: 'abc' },
        mistakes: [
          { column: 'category', text: 'Category is required' },
          { column: 'price', text: 'Price must be a positive number greater than 0' },
        ],
      },
    ] as const;
    await opened(importing(sheet({ wrong, wrongRows: 1, unknownColumns: ['Spice'], otherSheets: ['Drinks'] })));
    pasteRows();
    const table = await screen.findByRole('table', { name: 'Rows with something wrong' });
    expect(within(table).getByText('Price must be a positive number greater than 0', { exact: false })).toBeTruthy();
    const cells = within(table).getAllByRole('cell');
    expect(cells.filter((cell) => cell.getAttribute('aria-invalid')).map(({ textContent }) => textContent)).toEqual([
      '(empty)',
      'abc',
    ]);
    expect(screen.queryByRole('button', { name: /Take over/ })).toBeNull();
    expect(screen.getByText('Columns not read: Spice')).toBeTruthy();
    expect(screen.getByText('Only the first sheet is read, and not: Drinks')).toBeTruthy();
  });

  it('says why a sheet cannot be read, and another can be chosen', async () => {
    const provider = importing(sheet());
    provider.previewMenuSheet.mockRejectedValueOnce(new ApiError(400, 'x', 'There is no dish in the sheet'));
    await opened(provider);
    pasteRows();
    expect(await toasts()).toEqual(['There is no dish in the sheet']);
    pasteRows();
    expect(await screen.findByRole('button', { name: 'Take over 2 dishes' })).toBeTruthy();
  });

  it('stays as it was looked at where it is refused', async () => {
    const provider = importing(sheet());
    provider.takeOverMenuImport.mockRejectedValueOnce(new ApiError(409, 'x', 'First', ['First', 'Second']));
    const person = await opened(provider);
    pasteRows();
    await person.click(await screen.findByRole('button', { name: 'Take over 2 dishes' }));
    expect(await toasts()).toEqual(['First', 'Second']);
    expect(button('Take over 2 dishes')).toBeTruthy();
  });

  it('is not read when it is too large', async () => {
    const provider = importing(sheet());
    const person = await opened(provider);
    const large = Object.defineProperty(new File(['x'], 'menu.xlsx'), 'size', { value: 6 * 1024 * 1024 });
    await person.upload(field('Menu file'), large);
    expect(await toasts()).toEqual(['File size must be less than 5MB']);
    expect(provider.previewMenuSheet).not.toHaveBeenCalled();
  });

  it('of the last import can be undone later, too', async () => {
    const provider = importing(sheet(), [imported]);
    const person = await opened(provider);
    expect(await screen.findByText(/^Last import: 1 dish added, 1 dish changed/)).toBeTruthy();
    await person.click(button('Undo last import'));
    expect(await toasts()).toEqual(['Import undone']);
    expect(provider.undoMenuImport.mock.calls[0]?.[0]).toEqual({ importId: 'one' });
  });

  it('tells why the template cannot be had', async () => {
    const person = await opened(importing(sheet()));
    await person.click(button('Download template'));
    expect(await toasts()).toEqual(['Too many sheets.']);
  });
});
