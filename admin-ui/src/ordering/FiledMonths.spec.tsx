import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { TaxMonth } from '@sae/domain/ordering';
import { ApiError } from '../data/api-error.js';
import { bookWith, confirmed, ordersPage, panel, row } from './testing/page.js';

afterEach(cleanup);

const OCTOBER: TaxMonth = {
  ...{ month: '2026-10', from: '2026-09-30T18:30:00.000Z', to: '2026-10-31T18:30:00.000Z', isFiled: false },
};
/** In which the orders of these tests are billed. */
const NOVEMBER: TaxMonth = {
  ...{ month: '2026-11', from: '2026-10-31T18:30:00.000Z', to: '2026-11-30T18:30:00.000Z', isFiled: true },
};

/** As the server keeps them. */
const months = (...kept: TaxMonth[]) => {
  const marked = (isFiled: boolean) =>
    jest.fn(({ month }: { month: string }) => {
      kept = kept.map((one) => (one.month === month ? { ...one, isFiled } : one));
      return Promise.resolve(kept);
    });
  return { taxMonths: jest.fn(() => Promise.resolve(kept)), fileMonth: marked(true), undoFiling: marked(false) };
};

const opened = async (provider: object) => {
  const page = await ordersPage(bookWith(), provider);
  await page.person.click(screen.getByRole('button', { name: 'Filed Months' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Filed Months' })) };
};

describe('The months', () => {
  it('are marked as filed after a yes, and no longer so after another', async () => {
    const provider = months(OCTOBER);
    const { person, dialog } = await opened(provider);
    await person.click(await dialog.findByRole('button', { name: 'Mark October 2026 as Filed' }));
    expect(provider.fileMonth).not.toHaveBeenCalled();
    await confirmed(person, 'Mark as Filed');
    expect(await screen.findByText('October 2026 is marked as filed')).toBeTruthy();
    expect(await dialog.findByText('Filed')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Undo October 2026' }));
    await confirmed(person, 'Undo');
    expect(await screen.findByText('October 2026 is filed no longer')).toBeTruthy();
    expect(await dialog.findByRole('button', { name: 'Mark October 2026 as Filed' })).toBeTruthy();
  });

  it('are none, where none is over', async () => {
    const { dialog } = await opened(months());
    expect(await dialog.findByText('A month can be marked once it is over.')).toBeTruthy();
  });

  it('say why one is not marked', async () => {
    const sentence = 'Only one of the latest 12 months that are over can be marked as filed';
    const fileMonth = () => Promise.reject(new ApiError(409, 'month/not-over', sentence));
    const { person, dialog } = await opened({ ...months(OCTOBER), fileMonth });
    await person.click(await dialog.findByRole('button', { name: 'Mark October 2026 as Filed' }));
    await confirmed(person, 'Mark as Filed');
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});

const billed = () => {
  const book = bookWith(1);
  book.accept(1);
  book.complete(1);
  return book;
};
const past = () => row('Past Orders', '#1');
const asked = async () => (await screen.findByRole('alertdialog')).textContent;
const billNo = (book: ReturnType<typeof billed>) => book.list('past')[0]!.receiptDetails!.billNo;
const sentence = (book: ReturnType<typeof billed>) =>
  `Bill ${billNo(book)} is of November 2026, which was filed. Cancel it with a credit note instead.`;

describe('An order whose bill is of a filed month', () => {
  it('is not moved to recurring: its bill is cancelled with a credit note instead', async () => {
    const book = billed();
    const { person, provider } = await ordersPage(book, months(NOVEMBER));
    await person.click(past().getByRole('button', { name: 'Move to Recurring' }));
    expect(await asked()).toContain(
      `${sentence(book)} Order #1 is removed from every list, and its bill is cancelled. A credit note takes it back`,
    );
    await confirmed(person, 'Cancel with a Credit Note', 'never came');
    expect(await screen.findByText('Order deleted successfully')).toBeTruthy();
    expect(provider.moveToRecurring).not.toHaveBeenCalled();
    expect(provider.deleteOrder).toHaveBeenCalledWith({ id: 1 }, expect.objectContaining({ reason: 'never came' }));
    await waitFor(() => expect(panel('Past Orders').queryByText('#1')).toBeNull());
  });

  it('is deleted with a credit note, though nobody paid it', async () => {
    const { person } = await ordersPage(billed(), months(NOVEMBER));
    await person.click(past().getByRole('button', { name: 'Delete' }));
    expect(await asked()).toContain('its bill is cancelled. A credit note takes it back');
  });

  it('and one of another month is moved as ever, also where nobody knows what was filed', async () => {
    const unknown = { ...months(), taxMonths: () => Promise.reject(new ApiError(503, '', '')) };
    for (const known of [months({ ...NOVEMBER, isFiled: false }, { ...OCTOBER, isFiled: true }), unknown]) {
      const { person } = await ordersPage(billed(), known);
      await person.click(past().getByRole('button', { name: 'Move to Recurring' }));
      expect(await asked()).not.toContain('credit note');
      await confirmed(person, 'Move to Recurring', 'wrong table');
      expect(await screen.findByText('Order moved back to recurring')).toBeTruthy();
      cleanup();
    }
  });

  it('and one of a year that is closed is asked about as ever, for nothing cancels its bill', async () => {
    const march = { month: '2027-03', from: '2027-02-28T18:30:00.000Z', to: '2027-03-31T18:30:00.000Z', isFiled: true };
    const { person } = await ordersPage(billed(), months(march, NOVEMBER));
    await person.click(past().getByRole('button', { name: 'Move to Recurring' }));
    expect(await asked()).toContain('Move order #1 to recurring?');
  });

  it('filed meanwhile, elsewhere, says so in the server’s words', async () => {
    const book = billed();
    const refused = new ApiError(409, 'bill/month-filed', sentence(book));
    const { person } = await ordersPage(book, { ...months(), moveToRecurring: () => Promise.reject(refused) });
    await person.click(past().getByRole('button', { name: 'Move to Recurring' }));
    await confirmed(person, 'Move to Recurring', 'wrong table');
    expect(await screen.findByText(sentence(book))).toBeTruthy();
  });
});
