import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ClosedDayView, DayView } from '@sae/domain/ordering';
import type { CloseDayRequest, MoveCashRequest } from '@sae/domain/ordering/day.dto';
import { renderPage } from '../../testing/render.js';
import { ApiError } from '../data/api-error.js';
import { DayPage } from './DayPage.js';

beforeEach(() => void jest.spyOn(window, 'print').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const none = { counted: null, difference: null };
const running: DayView = {
  ...{ id: 3, openedAt: '2026-11-21T04:30:00.000Z', openingCash: 500, moves: [], figures: 'seen', closed: null },
  ...{ taken: 310, tips: 10 },
  takings: [
    { kind: 'cash', total: 200 },
    { kind: 'upi', total: 110 },
  ],
  kinds: [
    { kind: 'cash', expected: 700, ...none },
    { kind: 'upi', expected: 110, ...none },
    { kind: 'card', expected: 0, ...none },
    { kind: 'other', expected: 0, ...none },
  ],
  bills: { from: '2026-27/000001', to: '2026-27/000004', count: 4, total: 900 },
  cancelled: { count: 1, total: 90 },
  creditNotes: { count: 0, total: 0, from: null, to: null },
  unpaid: { count: 1, total: 100, listed: [{ billNo: '2026-27/000004', left: 100 }] },
  open: { count: 2, total: 300, places: 2, tables: [4, 7] },
  ...{ toGiveBack: { count: 0, total: 0, listed: [] }, givenBack: { count: 0, total: 0, listed: [] } },
  exceptions: {
    ...{ count: 213, total: 90 },
    listed: [
      {
        ...{ kind: 'bill-cancelled', billNo: '2026-27/000002', amount: 90, reason: null },
        ...{ at: '2026-11-21T05:30:00.000Z', actor: 'restaurant:1' },
      },
    ],
  },
};
/** On which ₹80 is owed for a bill and ₹241 for an order that was deleted. */
const owing: DayView = {
  ...running,
  toGiveBack: {
    ...{ count: 2, total: 321 },
    listed: [
      {
        ...{ backId: 6, billNo: '2026-27/000004', tableNo: 4, orderIds: [5], amount: 80 },
        at: '2026-11-21T05:30:00.000Z',
      },
      { ...{ backId: 7, billNo: null, tableNo: null, orderIds: [12], amount: 241 }, at: '2026-11-21T05:40:00.000Z' },
    ],
  },
};
/** And the first of it given back in cash. */
const givenOf = (day: DayView): DayView => {
  const { count, total, listed } = day.toGiveBack;
  const [{ at: _, by: __, ...first } = listed[0]!, ...others] = listed;
  const given = { ...first, kind: 'cash', at: '2026-11-21T08:35:00.000Z', actor: 'restaurant:1' } as const;
  return {
    ...day,
    toGiveBack: { count: count - 1, total: total - first.amount, listed: others },
    givenBack: { count: 1, total: first.amount, listed: [given] },
  };
};
const closedOf = (day: DayView, { counted, left }: CloseDayRequest): DayView => ({
  ...day,
  kinds: day.kinds.map((one) => ({ ...one, counted: counted[one.kind], difference: counted[one.kind] - one.expected })),
  closed: { at: '2026-11-21T16:30:00.000Z', actor: 'restaurant:1', difference: -10, left },
});

const dayPage = (changes: object = {}, rows: readonly ClosedDayView[] = []) => {
  const provider = {
    currentDay: () => Promise.resolve({ day: running }),
    getList: () => Promise.resolve({ data: rows, total: rows.length }),
    ...changes,
  };
  return renderPage(<DayPage />, { provider, at: '/day' });
};

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const type = async (person: ReturnType<typeof dayPage>['person'], label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await person.clear(field);
  await person.type(field, text);
};

describe('The day', () => {
  it('shows what came in, what the drawer should hold, what is open, and what was cancelled and why', async () => {
    dayPage();
    const drawer = await part('Cash in the Drawer');
    expect(drawer.getByText('₹700.00')).toBeTruthy();
    expect((await part('Takings')).getByText('₹310.00')).toBeTruthy();
    const { textContent: bills } = screen.getByRole('region', { name: 'Bills' });
    expect(bills).toContain('From 2026-27/000001 to 2026-27/000004');
    expect(bills).toContain('Table 4, Table 7');
    const reasons = await part('Cancelled and Discounted');
    expect(reasons.getByText('Bill cancelled: 2026-27/000002')).toBeTruthy();
    expect(reasons.getByText(/^No reason given · Staff/)).toBeTruthy();
    expect(reasons.getByText('And 212 more in the audit')).toBeTruthy();
  });

  it('is opened with the cash in the drawer, when there was none yet', async () => {
    const openDay = jest.fn((..._: unknown[]) => Promise.resolve({ day: running }));
    const { person } = dayPage({ currentDay: () => Promise.resolve({ day: null }), openDay });
    await screen.findByText('Open the first day with the cash in the drawer');
    await person.click(screen.getByRole('button', { name: 'Open Day' }));
    expect(await screen.findByText('Please count the cash in the drawer')).toBeTruthy();
    await type(person, /Opening cash/, '500');
    await person.click(screen.getByRole('button', { name: 'Open Day' }));
    await waitFor(() => expect(openDay).toHaveBeenCalledWith({ openingCash: 500 }, expect.anything()));
  });

  it('takes cash out with a reason, and not without', async () => {
    const moveCash = jest.fn((_: MoveCashRequest) => Promise.resolve({ day: running }));
    const { person } = dayPage({ moveCash });
    await person.click(await screen.findByRole('button', { name: 'Cash Out' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText(/Amount/), '50');
    await person.click(dialog.getByRole('button', { name: 'Cash Out' }));
    expect(dialog.getByText('Please give a reason')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Vegetables' }));
    await person.click(dialog.getByRole('button', { name: 'Cash Out' }));
    await waitFor(() =>
      expect(moveCash.mock.calls[0]?.[0]).toEqual({ direction: 'out', amount: 50, reason: 'Vegetables' }),
    );
  });

  it('says differences as they are typed, tells what is open, closes, and shows the sheet to be printed', async () => {
    const closeDay = jest.fn((request: CloseDayRequest) => Promise.resolve(closedOf(running, request)));
    const closedDay = () => Promise.resolve(closedOf(running, closeDay.mock.calls[0]![0]));
    const { person } = dayPage({ closeDay, closedDay });
    await person.click(await screen.findByRole('button', { name: 'Close Day' }));
    expect(await screen.findByText('Please count each kind of money first')).toBeTruthy();
    await type(person, /^Cash \(₹\)/, '690');
    expect(screen.getByText('Difference −₹10.00')).toBeTruthy();
    await type(person, /^UPI/, '110');
    await person.click(screen.getByRole('button', { name: 'Close Day' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/2 orders are still open\. 1 bill is unpaid, ₹100\.00\./)).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Close Day' }));
    await waitFor(() =>
      expect(closeDay.mock.calls[0]?.[0]).toEqual({
        ...{ dayNo: 3, figures: 'seen', left: 500 },
        counted: { cash: 690, upi: 110, card: 0, other: 0 },
      }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Day 3' }));
    await person.click(await sheet.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(document.querySelector('[data-print]')?.textContent).toContain('Difference−₹10.00'));
    expect(window.print).toHaveBeenCalled();
  });

  it('keeps what was typed when money came meanwhile, and shows the new figures', async () => {
    let day = running;
    const refused = new ApiError(409, 'day/changed', 'Money came or went since you looked.');
    const closeDay = jest.fn(() => {
      day = {
        ...running,
        figures: 'newer',
        kinds: [{ kind: 'cash', expected: 900, ...none }, ...running.kinds.slice(1)],
      };
      return Promise.reject(refused);
    });
    const { person } = dayPage({ currentDay: () => Promise.resolve({ day }), closeDay });
    await type(person, /^Cash \(₹\)/, '700');
    await type(person, /^UPI/, '110');
    await person.click(screen.getByRole('button', { name: 'Close Day' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close Day' }));
    expect(await screen.findByText('Difference −₹200.00')).toBeTruthy();
    expect(screen.getByText('Money came or went since you looked.')).toBeTruthy();
    expect((screen.getByLabelText(/^Cash \(₹\)/) as HTMLInputElement).value).toBe('700');
  });

  it('carries what is to be given back until somebody says how it was, and then as given back', async () => {
    let day = owing;
    const giveBack = jest.fn((_: { backId: number; kind: string }) => Promise.resolve({ day: (day = givenOf(day)) }));
    const { person } = dayPage({ currentDay: () => Promise.resolve({ day }), giveBack });
    const owed = await part('To Be Given Back');
    expect(screen.queryByRole('region', { name: 'Given Back' })).toBeNull();
    const [first] = owed.getAllByRole('button', { name: 'Given Back…', description: /^Bill|^Order/ });
    await person.click(first!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Give back ₹80.00' }));
    expect(dialog.getByText(/^Bill 2026-27\/000004 · Table 4/)).toBeTruthy();
    const kinds = within(dialog.getByRole('group', { name: 'Given back by' })).getAllByRole('button');
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['Cash', 'UPI', 'Card', 'Other']);
    await person.click(kinds[0]!);
    await waitFor(() => expect(giveBack.mock.lastCall?.[0]).toEqual({ backId: 6, kind: 'cash' }));
    expect(await screen.findByText('Given back in cash')).toBeTruthy();
    const given = await part('Given Back');
    expect(given.getByText('Bill 2026-27/000004 · Table 4')).toBeTruthy();
    expect(given.getByText('Cash · Staff, 21 Nov 2026, 2:05 pm')).toBeTruthy();
    expect((await part('To Be Given Back')).queryByText('Bill 2026-27/000004 · Table 4')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Sheet of day 3' }));
  });

  it('says so when a colleague was faster to give it back, and shows it as given', async () => {
    let day = owing;
    const giveBack = jest.fn(() => {
      day = givenOf(day);
      return Promise.reject(new ApiError(409, 'back/not-owed', 'This is given back already'));
    });
    const { person } = dayPage({ currentDay: () => Promise.resolve({ day }), giveBack });
    await person.click((await part('To Be Given Back')).getAllByRole('button', { name: 'Given Back…' })[0]!);
    await person.click(await screen.findByRole('button', { name: 'UPI' }));
    expect(await screen.findByText('This is given back already')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await part('Given Back')).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('once closed still tells what was to be given back, and nobody can say on it that it was', async () => {
    const counted = { cash: 700, upi: 110, card: 0, other: 0 };
    const closed = closedOf(givenOf(owing), { dayNo: 3, figures: '', left: 0, counted });
    const row = { id: 3, openedAt: running.openedAt, closedAt: running.openedAt, taken: 55, difference: 0 };
    const { person } = dayPage({ closedDay: () => Promise.resolve(closed) }, [row]);
    await person.click(await screen.findByRole('button', { name: 'Day 3' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Day 3' }));
    expect(
      within(await sheet.findByRole('region', { name: 'To Be Given Back' })).getByText('Order #12, deleted'),
    ).toBeTruthy();
    expect(sheet.getByRole('region', { name: 'Given Back' })).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'Given Back…' })).toBeNull();
    await person.click(sheet.getByRole('button', { name: 'Print' }));
    const paper = () => document.querySelector('[data-print]');
    await waitFor(() => expect(paper()?.textContent).toContain('Order #12, deleted₹241.00'));
    expect(paper()?.textContent).toContain('Bill 2026-27/000004 · Table 4₹80.00Cash · Staff, 21 Nov 2026, 2:05 pm');
    expect(paper()?.querySelector('button')).toBeNull();
  });

  it('follows what is pushed', async () => {
    let day = running;
    const { live } = dayPage({ currentDay: () => Promise.resolve({ day }) });
    await part('Takings');
    day = { ...running, taken: 777 };
    live.push('dayChanged', { restaurantId: 1 });
    expect(await (await part('Takings')).findByText('₹777.00')).toBeTruthy();
  });

  it('lists earlier days; each opens its sheet', async () => {
    const row = { id: 2, openedAt: running.openedAt, closedAt: running.openedAt, taken: 55, difference: 0 };
    const closed = closedOf(running, {
      dayNo: 2,
      figures: '',
      left: 0,
      counted: { cash: 0, upi: 0, card: 0, other: 0 },
    });
    const { person } = dayPage({ closedDay: () => Promise.resolve({ ...closed, id: 2 }) }, [row]);
    await person.click(await screen.findByRole('button', { name: 'Day 2' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Day 2' }));
    expect(await sheet.findByText('Left in the drawer')).toBeTruthy();
  });

  it('says so when it cannot be fetched', async () => {
    dayPage({ currentDay: () => Promise.reject(new Error('away')) });
    expect((await screen.findAllByText('Failed to fetch the day')).length).toBeGreaterThan(0);
  });
});
