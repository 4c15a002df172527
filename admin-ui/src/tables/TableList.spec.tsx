import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { TableView } from '@sae/domain/tables';
import { screen, waitFor, within } from '@testing-library/react';
import type { CreateParams, DeleteParams } from 'react-admin';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import { TableList } from './TableList.js';

const payable = { ...owner, upiId: 'asha@upi' };
const table = (id: number, tableNo: number): TableView => ({ id, tableNo, qrCode: `data:image/svg+xml,code-${id}` });

/** Tables that are remembered. */
const server = (...tables: TableView[]) => ({
  getList: jest.fn(() => Promise.resolve({ data: [...tables], total: tables.length })),
  create: jest.fn((_: string, { data: { tableNo } }: CreateParams) => {
    const added = table(tables.length + 1, tableNo as number);
    tables.push(added);
    return Promise.resolve({ data: added });
  }),
  delete: jest.fn((_: string, { id }: DeleteParams) => {
    tables.splice(
      tables.findIndex((known) => known.id === id),
      1,
    );
    return Promise.resolve({ data: { id } });
  }),
});
const refused = (message: string) => () => Promise.reject(new ApiError(409, 'table/refused', message));

const toasts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
const field = () => screen.getByLabelText<HTMLInputElement>('Table Number');
const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate QR Code' });
const card = async (name: string) => (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;
const press = async (name: string, on: string) => within(await card(on)).getByRole('button', { name });

beforeEach(() => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

describe('QR codes', () => {
  it('are shown by table, each with its picture', async () => {
    renderPage(<TableList />, { provider: server(table(2, 4), table(1, 12)), user: payable });
    const picture = within(await card('Table 4')).getByRole<HTMLImageElement>('img', { name: 'QR code of Table 4' });
    expect(picture.src).toBe('data:image/svg+xml,code-2');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('say when there are none', async () => {
    renderPage(<TableList />, { provider: server(), user: payable });
    expect(await screen.findByText('No QR codes')).toBeTruthy();
  });

  it('say when they cannot be fetched, and try again', async () => {
    const provider = server(table(1, 4));
    provider.getList.mockRejectedValueOnce(new ApiError(500, 'unknown', ''));
    const { person } = renderPage(<TableList />, { provider, user: payable });
    expect(await toasts()).toEqual(['Failed to fetch tables']);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Table 4')).toBeTruthy();
  });

  it('are printed', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const { person } = renderPage(<TableList />, { provider: server(table(1, 4)), user: payable });
    await person.click(await press('Print', 'Table 4'));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheet = document.querySelector('[data-print] article')?.textContent ?? '';
    for (const line of ['Asha’s Kitchen', 'Table 4', 'View Menu', 'Make Payment', 'Leave a Google Review'])
      expect(sheet).toContain(line);
    expect(sheet).toContain('Share Your Opinion');
    expect(sheet).toContain('Powered by SAE');
  });
});

describe('A QR code', () => {
  it('is generated for a table', async () => {
    const provider = server();
    const { person } = renderPage(<TableList />, { provider, user: payable });
    await person.type(field(), '4');
    await person.click(generate());
    expect(await toasts()).toEqual(['QR code generated']);
    expect(provider.create.mock.calls[0]).toMatchObject(['tables', { data: { tableNo: 4 } }]);
    expect(await card('Table 4')).toBeTruthy();
    expect(field().value).toBe('');
  });

  it.each(['', '0', '-3', '1.5', '10000'])('is not generated for table “%s”', async (typed) => {
    const provider = server();
    const { person } = renderPage(<TableList />, { provider, user: payable });
    if (typed) await person.type(field(), typed);
    await person.click(generate());
    expect(await toasts()).toEqual(['Please enter a valid table number']);
    expect(provider.create).not.toHaveBeenCalled();
  });

  it.each([
    ['Table 4 already has a QR code', 'Table 4 already has a QR code'],
    ['', 'Failed to generate QR code'],
  ])('that is refused with “%s” says “%s”', async (message, said) => {
    const { person } = renderPage(<TableList />, {
      provider: { ...server(), create: refused(message) },
      user: payable,
    });
    await person.type(field(), '4');
    await person.click(generate());
    expect(await toasts()).toEqual([said]);
    expect(field().value).toBe('4');
  });

  it('is deleted when one is sure', async () => {
    const provider = server(table(1, 4), table(2, 5));
    const { person } = renderPage(<TableList />, { provider, user: payable });
    await person.click(await press('Delete', 'Table 4'));
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(provider.delete).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await person.click(await press('Delete', 'Table 4'));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await toasts()).toEqual(['QR code deleted successfully']);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Table 4' })).toBeNull());
  });

  it.each([
    ['Table not found', 'Table not found'],
    ['', 'Failed to delete QR code'],
  ])('whose deletion is refused with “%s” says “%s”', async (message, said) => {
    const provider = { ...server(table(1, 4)), delete: refused(message) };
    const { person } = renderPage(<TableList />, { provider, user: payable });
    await person.click(await press('Delete', 'Table 4'));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await toasts()).toEqual([said]);
  });
});

describe('QR codes of all tables', () => {
  it('are generated at once', async () => {
    const generateAll = jest.fn((_: object) => Promise.resolve({ tableNos: [1, 2, 4] }));
    const provider = { ...server(table(1, 3)), generateAll };
    const { person } = renderPage(<TableList />, { provider, user: payable });
    await person.type(screen.getByLabelText('Tables 1 to'), '4');
    await person.click(screen.getByRole('button', { name: 'Generate All' }));
    expect(await toasts()).toEqual(['3 QR codes generated']);
    expect(generateAll.mock.calls[0]?.[0]).toEqual({ upTo: 4 });
    await waitFor(() => expect(provider.getList).toHaveBeenCalledTimes(2));
  });

  it.each(['', '0', '10000'])('are not generated up to “%s”', async (typed) => {
    const generateAll = jest.fn(() => Promise.resolve({ tableNos: [] }));
    const { person } = renderPage(<TableList />, { provider: { ...server(), generateAll }, user: payable });
    if (typed) await person.type(screen.getByLabelText('Tables 1 to'), typed);
    await person.click(screen.getByRole('button', { name: 'Generate All' }));
    expect(await toasts()).toEqual(['Please enter a valid table number']);
    expect(generateAll).not.toHaveBeenCalled();
  });

  it('that are refused are told as the server says it', async () => {
    const generateAll = refused('Tables 1 to 4 have their QR codes already');
    const { person } = renderPage(<TableList />, { provider: { ...server(), generateAll }, user: payable });
    await person.type(screen.getByLabelText('Tables 1 to'), '4');
    await person.click(screen.getByRole('button', { name: 'Generate All' }));
    expect(await toasts()).toEqual(['Tables 1 to 4 have their QR codes already']);
  });

  it('are printed together, four to a page', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const tables = [1, 2, 3, 4, 5].map((n) => table(n, n));
    const { person } = renderPage(<TableList />, { provider: server(...tables), user: payable });
    await person.click(await screen.findByRole('button', { name: 'Print All on A4' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const pages = [...document.querySelectorAll('[data-print="a4"] .sheets')];
    expect(pages.map((page) => page.querySelectorAll('article').length)).toEqual([4, 1]);
  });
});

describe('Without a UPI ID', () => {
  it('the form is off and says where to put that right', async () => {
    renderPage(<TableList />, { provider: server(table(1, 4)) });
    expect((await screen.findByRole('note')).textContent).toBe(
      'Please add UPI ID in Account settings to generate QR codes.',
    );
    expect(screen.getByRole('link', { name: 'Account settings' }).getAttribute('href')).toBe('/account');
    expect([field().disabled, generate().disabled]).toEqual([true, true]);
    expect(await press('Print', 'Table 4')).toBeTruthy();
  });
  it('there is no notice otherwise', async () => {
    renderPage(<TableList />, { provider: server(), user: payable });
    await screen.findByText('No QR codes');
    expect(screen.queryByRole('note')).toBeNull();
  });
});
