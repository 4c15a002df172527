import { beforeEach } from '@jest/globals';
import type { UserView } from '@sae/domain/access';
import { configure, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderPage } from '../../../testing/render.js';
import { owner } from '../../../testing/users.js';
import { OrderNews } from '../OrderNews.js';
import { OrdersPage } from '../OrdersPage.js';
import { orderProvider } from './provider.js';
import { server, type TestServer } from './server.js';

// Roles are asked for a thousand times here; looking up for each whether it can be seen takes most of the time.
configure({ defaultHidden: true });

export const panel = (name: string) => within(screen.getByRole('region', { name }));

export const row = (list: string, text: string) => within(panel(list).getByText(text).closest('tr') as HTMLElement);

export const press = (among: ReturnType<typeof row>, name: string) => among.getByRole('button', { name });

/** Chooses from the menu behind the buttons. */
export const choose = async (person: UserEvent, among: ReturnType<typeof row>, name: string) => {
  await person.click(press(among, 'More'));
  await person.click(await screen.findByRole('menuitem', { name }));
};

/** What stands above the orders of a table. */
export const heading = (table: string) =>
  within(panel('Recurring Orders').getByRole('heading', { name: table }).closest('tr') as HTMLElement);

/** The page where the back office has it. */
export const orders = (
  <>
    <OrderNews />
    <OrdersPage />
  </>
);

/** A book with a live order at each of these tables. */
export const bookWith = (...tables: number[]): TestServer => {
  const book = server(owner.id);
  tables.forEach((tableNo) => book.place(tableNo));
  return book;
};

/** Says yes in the dialog, and why where it asks: with a tap, where that is a usual reason. */
export const confirmed = async (person: UserEvent, action: string, reason?: string) => {
  const dialog = within(await screen.findByRole('alertdialog'));
  const tap = reason && dialog.queryByRole('button', { name: reason });
  if (tap) await person.click(tap);
  else if (reason) await person.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
  await person.click(dialog.getByRole('button', { name: action }));
  await waitFor(() => screen.queryByRole('alertdialog') && Promise.reject(new Error('still open')));
};

/** What would be on paper. */
export const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  localStorage.clear();
  window.print = () => {
    printed.push(document.querySelector('[data-print]')?.textContent ?? '');
    window.dispatchEvent(new Event('afterprint'));
  };
});

/** The orders page over this book, once its lists are there. */
export const ordersPage = async (
  book: TestServer = server(owner.id),
  changes: object = {},
  at = '/orders',
  user: UserView = owner,
) => {
  const provider = { ...orderProvider(book), ...changes };
  const page = renderPage(orders, { provider, at, user });
  await screen.findByRole('button', { name: 'Disable Submit' });
  await waitFor(() => screen.queryByLabelText('Loading') && Promise.reject(new Error('still loading')));
  return { ...page, provider, book };
};
