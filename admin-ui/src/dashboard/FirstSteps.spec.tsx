import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { order } from '../ordering/testing/server.js';
import { OrderNews } from '../ordering/OrderNews.js';
import { orderProvider } from '../ordering/testing/provider.js';
import { server } from '../ordering/testing/server.js';
import { FirstSteps } from './FirstSteps.js';
import { stepsOver } from './first-steps.js';

beforeEach(() => stepsOver.choose(null));

const registered = { ...owner, gstNumber: '29ABCDE1234F1Z5', fssaiNumber: '12345678901234' };

/** A restaurant with so many dishes, codes and orders that were billed. */
const restaurant = ({ dishes = 0, codes = 0, past = 0 } = {}) => ({
  getList: (resource: string) => {
    const total = resource === 'menu' ? dishes : codes;
    return Promise.resolve({ data: Array.from({ length: total }, (_, n) => ({ id: n + 1, tableNo: n + 1 })), total });
  },
  orderRows: ({ status }: { status: string }) => {
    const data = status === 'past' ? Array.from({ length: past }, (_, n) => order({ id: n + 1, status: 'past' })) : [];
    return Promise.resolve({ data, total: data.length });
  },
});

const begin = (provider: object, user = owner) => renderPage(<FirstSteps user={user} />, { provider, user });
const list = () => screen.findByRole('list', { name: 'First Steps' });
const told = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((item) => `${within(item).getByTitle(/Done|To do/).textContent}: ${item.querySelector('p, a')?.textContent}`);

describe('A restaurant’s first steps', () => {
  it('are told with where each is taken', async () => {
    begin(restaurant());
    expect(await told()).toEqual([
      'To do: Write your menu',
      'To do: Give your tables a code',
      'To do: Enter GST and FSSAI numbers',
      'To do: Take the first order',
    ]);
    const links = within(await list()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/menu', '/qr-code', '/account', '/take-order']);
    expect(screen.getByText('0 of 4 done')).toBeTruthy();
  });

  it('are ticked as they are taken', async () => {
    begin(restaurant({ dishes: 60, codes: 8 }), registered);
    expect(await told()).toEqual([
      'Done: Write your menu',
      'Done: Give your tables a code',
      'Done: Enter GST and FSSAI numbers',
      'To do: Take the first order',
    ]);
    expect(screen.getByText('3 of 4 done')).toBeTruthy();
  });

  it('are gone with the first order, and stay so on this device', async () => {
    const book = server(owner.id);
    const provider = { ...orderProvider(book), getList: restaurant({ dishes: 1, codes: 1 }).getList };
    const page = (
      <>
        <OrderNews />
        <FirstSteps user={registered} />
      </>
    );
    const { live } = renderPage(page, { provider, user: registered });
    expect((await told()).at(-1)).toBe('To do: Take the first order');
    live.tell(book.place(4));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'First Steps' })).toBeNull());
    expect(stepsOver.get()).toBe(owner.id);
  });

  it('are not shown to a restaurant that has taken them all', async () => {
    begin(restaurant({ dishes: 1, codes: 1, past: 1 }), registered);
    await waitFor(() => expect(stepsOver.get()).toBe(owner.id));
    expect(screen.queryByText('First Steps')).toBeNull();
  });

  it('are put away by who does not want them', async () => {
    const { person } = begin(restaurant());
    await list();
    await person.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText('First Steps')).toBeNull();
    expect(stepsOver.get()).toBe(owner.id);
  });

  it('are those of the restaurant that is logged in, whatever was put away by another', async () => {
    stepsOver.choose(987654321);
    begin(restaurant());
    expect(await list()).toBeTruthy();
  });
});
