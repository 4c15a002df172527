import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry, OrderHistory } from '@sae/domain/audit';
import type { GetListParams } from 'react-admin';
import { renderPage } from '../../testing/render.js';
import { ApiError } from '../data/api-error.js';
import { bill } from '../ordering/testing/provider.js';
import { order, TestServer } from '../ordering/testing/server.js';
import { AuditList } from './AuditList.js';

afterEach(cleanup);

const AT = '2026-11-21T06:30:00.000Z';
const entry = (id: number, over: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id, at: AT, actor: 'restaurant:7', kind: 'order-placed', orderIds: [id], tableNo: 4 },
  ...{ billNo: null, total: 241, reason: null, ...over },
});
const server = (...entries: AuditEntry[]) => ({
  getList: jest.fn((_: string, { pagination }: GetListParams) => {
    const { page = 1, perPage = 20 } = pagination ?? {};
    return Promise.resolve({ data: entries.slice((page - 1) * perPage, page * perPage), total: entries.length });
  }),
});
const many = (count: number) => Array.from({ length: count }, (_, n) => entry(count - n));
const rows = () => screen.getAllByRole('row').slice(1);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const filters = (provider: ReturnType<typeof server>) => provider.getList.mock.calls.at(-1)?.[1].filter as object;

const history: OrderHistory = {
  orderId: 7,
  entries: [
    {
      ...{ at: AT, actor: 'restaurant:7', kind: 'order-placed', from: null, to: 'live', reason: null },
      order: { tableNo: 4, items: order().items, total: 241 },
      ...{ financialYear: 2026, revision: 1 },
    },
    {
      ...{ at: AT, actor: 'system', kind: 'order-deleted', from: 'live', to: 'deleted', reason: 'guest left' },
      ...{ financialYear: 2026, revision: 2 },
    },
  ],
};

describe('The Audit page', () => {
  it('lists what happened, deleted orders and cancelled bills as such', async () => {
    const cancelled = {
      kind: 'bill-cancelled',
      billNo: '2026-27/000003',
      orderIds: [1, 2],
      reason: 'wrong table',
    } as const;
    renderPage(<AuditList />, {
      provider: server(entry(9, cancelled), entry(8, { kind: 'order-deleted', tableNo: 0, actor: 'system' })),
    });
    await screen.findByText('wrong table', { exact: false });
    expect(rows().map(cells)).toEqual([
      ['Bill cancelled 2026-27/000003“wrong table”', '#1, #2', 'Table 4', '₹241.00', '21 Nov 2026, 12:00 pm', 'Staff'],
      ['Order deleted', '#8', 'Counter', '₹241.00', '21 Nov 2026, 12:00 pm', 'System'],
    ]);
  });

  it('says why a discount was above the owner’s limit, or that nobody did', async () => {
    const large = { kind: 'bill-issued', discountPercent: 25 } as const;
    renderPage(<AuditList />, {
      provider: server(
        entry(9, { ...large, reason: 'A regular guest' }),
        entry(8, large),
        entry(7, { kind: 'bill-issued' }),
      ),
    });
    await screen.findByText('25% discount: “A regular guest”');
    expect(rows().map((row) => cells(row)[0])).toEqual([
      'Bill issued25% discount: “A regular guest”',
      'Bill issued25% discount: no reason given',
      'Bill issued',
    ]);
  });

  it('says for which business a bill was written', async () => {
    const buyer = { name: 'Acme Ltd', gstNumber: '27AAACB1234C9ZX' };
    renderPage(<AuditList />, { provider: server(entry(9, { kind: 'bill-issued', buyer })) });
    expect(await screen.findByText('For Acme Ltd, GSTIN 27AAACB1234C9ZX')).toBeTruthy();
  });

  it('names a credit note with its bill, and prints it from the order’s history', async () => {
    const noteNo = 'CN2026-27/000001';
    const asked = { kind: 'credit-note-issued', noteNo, reason: 'cold' } as const;
    const told: OrderHistory['entries'][number] = {
      ...{ ...asked, at: AT, actor: 'restaurant:7', from: 'past', to: 'past', bill: bill(new TestServer(7)) },
      ...{ financialYear: 2026, revision: 9 },
    };
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { person } = renderPage(<AuditList />, {
      provider: {
        ...server(entry(7, { ...asked, billNo: '2026-27/000003' })),
        orderHistory: () => Promise.resolve({ orderId: 7, entries: [told] }),
      },
    });
    expect(await screen.findByText(`${noteNo} for 2026-27/000003`)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'History of order #7' }));
    await person.click(await screen.findByRole('button', { name: `Show credit note ${noteNo}` }));
    expect(screen.getByRole('article', { name: `Credit note ${noteNo}` }).textContent).toContain('Reasoncold');
    await person.click(screen.getByRole('button', { name: `Print credit note ${noteNo}` }));
    expect(print).toHaveBeenCalled();
    window.dispatchEvent(new Event('afterprint'));
    print.mockRestore();
  });

  it('lists what was given back with how and how much, of a bill or of an order that was deleted', async () => {
    const given = { kind: 'money-given-back', total: 80, tender: { kind: 'cash', tip: 0, given: null } } as const;
    renderPage(<AuditList />, {
      provider: server(entry(9, { ...given, billNo: '2026-27/000003' }), entry(8, { ...given, tableNo: null })),
    });
    await screen.findAllByText('Money given back', { selector: 'span' });
    expect(rows().map((row) => cells(row).slice(0, 4))).toEqual([
      ['Money given back 2026-27/000003Cash', '#9', 'Table 4', '₹80.00'],
      ['Money given backCash', '#8', '–', '₹80.00'],
    ]);
  });

  it('lists other payment details among the rest, from what to what', async () => {
    const settings: Partial<AuditEntry> = {
      ...{ kind: 'payment-details-changed' as const, orderIds: [], tableNo: null, total: null },
      changes: [
        { field: 'upiId', from: 'asha@upi', to: 'mallory@upi' },
        { field: 'gstNumber', from: null, to: '29ABCDE1234F1Z5' },
      ],
    };
    const { person } = renderPage(<AuditList />, { provider: server(entry(9, settings), entry(8)) });
    await screen.findByText('Payment details changed', { selector: 'span' });
    expect(rows().map(cells)).toEqual([
      [
        'Payment details changedUPI ID: asha@upi → mallory@upiGST Number: nothing → 29ABCDE1234F1Z5',
        ...['–', '–', '–', '21 Nov 2026, 12:00 pm', 'Staff'],
      ],
      ['Order placed', '#8', 'Table 4', '₹241.00', '21 Nov 2026, 12:00 pm', 'Staff'],
    ]);
    await person.selectOptions(screen.getByLabelText('What'), 'Payment details changed');
  });

  it('lists what was changed of a dish below its name', async () => {
    const dish: Partial<AuditEntry> = {
      ...{ kind: 'dish-changed' as const, orderIds: [], tableNo: null, total: null, dish: { id: 3, name: 'Vada' } },
      changes: [{ field: 'price', from: '₹40.00', to: '₹45.00' }],
    };
    renderPage(<AuditList />, { provider: server(entry(9, dish)) });
    await screen.findByText('Dish changed', { selector: 'span' });
    expect(cells(rows()[0]!).slice(0, 3)).toEqual(['Dish changedVadaPrice: ₹40.00 → ₹45.00', '–', '–']);
  });

  it('asks for a day, a table, an order and a kind, and for everything again', async () => {
    const provider = server(entry(1));
    const { person } = renderPage(<AuditList />, { provider });
    await person.type(await screen.findByLabelText('Table No.'), '4');
    await person.type(screen.getByLabelText('Order No.'), '7');
    await person.selectOptions(screen.getByLabelText('What'), 'Bill issued');
    await person.type(screen.getByLabelText('Day'), '2026-11-21');
    await waitFor(() =>
      expect(filters(provider)).toEqual({ day: '2026-11-21', tableNo: 4, orderId: 7, kind: 'bill-issued' }),
    );
    await person.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(filters(provider)).toEqual({}));
  });

  it('asks for what its address says, and shows by what it is narrowed', async () => {
    const provider = server(entry(1));
    renderPage(<AuditList />, {
      provider,
      at: `/audit?filter=${encodeURIComponent('{"tableNo":0,"kind":"bill-issued"}')}`,
    });
    expect(await screen.findByLabelText('Table No.')).toHaveProperty('value', '0');
    expect(screen.getByLabelText('What')).toHaveProperty('value', 'bill-issued');
    await waitFor(() => expect(filters(provider)).toEqual({ tableNo: 0, kind: 'bill-issued' }));
  });

  it('comes twenty at a time', async () => {
    const { person } = renderPage(<AuditList />, { provider: server(...many(41)) });
    expect(await screen.findByText('41 entries')).toBeTruthy();
    expect(rows()).toHaveLength(20);
    await person.click(screen.getByRole('button', { name: 'See More' }));
    await waitFor(() => expect(rows()).toHaveLength(40));
    await person.click(screen.getByRole('button', { name: 'See More' }));
    await waitFor(() => expect(rows()).toHaveLength(41));
    expect(screen.queryByRole('button', { name: 'See More' })).toBeNull();
  });

  it('says when nothing happened, and when nothing like this did', async () => {
    const { person } = renderPage(<AuditList />, { provider: server() });
    expect(await screen.findByText('Nothing happened yet')).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('What'), 'Order deleted');
    expect(await screen.findByText('Nothing like this happened')).toBeTruthy();
  });

  it('says when it cannot be fetched, and tries again', async () => {
    const provider = server(entry(1));
    provider.getList.mockRejectedValueOnce(new ApiError(500, 'unknown', ''));
    const { person } = renderPage(<AuditList />, { provider });
    expect((await screen.findAllByText('Failed to fetch the audit list')).length).toBeGreaterThan(0);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Order placed', { selector: 'span' })).toBeTruthy();
  });

  it('opens an order’s history from its number, and closes it', async () => {
    const orderHistory = jest.fn((_: { id: number }) => Promise.resolve(history));
    const { person } = renderPage(<AuditList />, { provider: { ...server(entry(7)), orderHistory } });
    await person.click(await screen.findByRole('button', { name: 'History of order #7' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Order #7/ }));
    expect((await dialog.findAllByRole('listitem')).length).toBeGreaterThanOrEqual(2);
    expect(dialog.getByRole('heading', { name: 'Order deleted' })).toBeTruthy();
    expect(dialog.getByText('“guest left”')).toBeTruthy();
    expect(dialog.getByText('Live → Deleted')).toBeTruthy();
    expect(dialog.getByText(/· System$/)).toBeTruthy();
    expect(orderHistory).toHaveBeenCalledWith({ id: 7 });
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says when a history cannot be fetched, and tries again', async () => {
    const orderHistory = jest.fn(() => Promise.resolve(history));
    orderHistory.mockRejectedValueOnce(new ApiError(503, 'unknown', ''));
    const { person } = renderPage(<AuditList />, { provider: { ...server(entry(7)), orderHistory } });
    await person.click(await screen.findByRole('button', { name: 'History of order #7' }));
    await person.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Order deleted' })).toBeTruthy();
  });

  it('shows the lists at a moment', async () => {
    const lists = { time: AT, live: [order({ id: 3 })], recurring: [], past: [] };
    const listsAt = jest.fn((_: { time: string }) => Promise.resolve(lists));
    const dish = { id: 1, name: 'Soda', category: 'Drinks', price: 40, halfPrice: null, isEnabled: false };
    const menuAt = jest.fn((_: { time: string }) => Promise.resolve({ time: AT, items: [dish], optionGroups: [] }));
    const { person } = renderPage(<AuditList />, { provider: { ...server(), listsAt, menuAt } });
    await person.click(await screen.findByRole('button', { name: 'At a moment' }));
    const field = screen.getByLabelText('Date and time');
    await person.clear(field);
    expect(screen.getByText('Choose a day and a time')).toBeTruthy();
    await person.type(field, '2026-11-21T12:00');
    await waitFor(() => expect(listsAt).toHaveBeenLastCalledWith({ time: AT }));
    expect(await screen.findByRole('region', { name: 'Live Orders (1)' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'History of order #3' })).toBeTruthy();
    expect(screen.queryByText('Action')).toBeNull();
    const menu = within(await screen.findByRole('region', { name: 'Menu (1)' }));
    expect(menu.getByRole('row', { name: 'Soda (disabled) Drinks ₹40.00 -' })).toBeTruthy();
    expect(menuAt).toHaveBeenLastCalledWith({ time: AT });
  });
});
