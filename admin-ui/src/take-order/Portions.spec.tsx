import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PortionsView } from '@sae/domain/ordering';
import { ApiError } from '../data/api-error.js';
import { MenuNews } from '../menu/MenuNews.js';
import { owner } from '../../testing/users.js';
import { row, selected, takeOrderPage } from './testing/take-order.js';

/** A kitchen that remembers how many it has counted. */
const counting = (...known: PortionsView[]) => {
  let counted = known;
  return {
    portionsLeft: jest.fn(() => Promise.resolve(counted)),
    countPortions: jest.fn(({ id, left }: PortionsView) => {
      counted = [...counted.filter((one) => one.id !== id), ...(left === null ? [] : [{ id, left }])];
      return Promise.resolve({ id, left });
    }),
  };
};
type Page = Awaited<ReturnType<typeof takeOrderPage>>;
const opened = async ({ person }: Page, name = 'Paneer Tikka') => {
  await person.click(row(name).getByRole('button', { name: 'Availability' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Portions left …' }));
  return within(await screen.findByRole('dialog', { name }));
};
const counted = async (page: Page, text: string) => {
  const dialog = await opened(page);
  const field = dialog.getByRole('spinbutton', { name: 'Portions left' });
  await page.person.clear(field);
  if (text) await page.person.type(field, text);
  await page.person.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
};

describe('The portions of a dish', () => {
  it('are counted on its tile, which says how many are left', async () => {
    const provider = counting();
    const page = await takeOrderPage(provider);
    await counted(page, '2.5');
    expect(await screen.findByText('Paneer Tikka: 2½ portions left')).toBeTruthy();
    expect(provider.countPortions.mock.calls[0]?.[0]).toEqual({ id: 1, left: 2.5 });
    expect(await row('Paneer Tikka').findByText('2.5 left')).toBeTruthy();
  });

  it.each(['', '-1', '0.3', '10000'])('are never “%s”', async (text) => {
    const provider = counting();
    const dialog = await counted(await takeOrderPage(provider), text);
    expect(dialog.getByText('Please give a number, 0 to 9999')).toBeTruthy();
    expect(provider.countPortions).not.toHaveBeenCalled();
  });

  it('are counted no longer', async () => {
    const provider = counting({ id: 1, left: 4 });
    const page = await takeOrderPage(provider);
    await row('Paneer Tikka').findByText('4 left');
    const dialog = await opened(page);
    await page.person.click(dialog.getByRole('button', { name: 'Stop counting' }));
    expect(await screen.findByText('Paneer Tikka is counted no longer')).toBeTruthy();
    await waitFor(() => expect(row('Paneer Tikka').queryByText('4 left')).toBeNull());
  });

  it('run out by themselves: the dish is sold out until more is counted', async () => {
    const provider = counting({ id: 1, left: 1 });
    const page = await takeOrderPage(provider, '/take-order?table=1', <MenuNews />);
    await page.person.click(await row('Paneer Tikka').findByRole('button', { name: 'Add Full' }));
    await provider.countPortions({ id: 1, left: 0 });
    page.live.push('portionsChanged', { restaurantId: owner.id });
    expect(await row('Paneer Tikka').findAllByRole('button', { name: 'Sold out' })).toHaveLength(2);
    expect(selected().getByText('Sold out')).toBeTruthy();
    await page.person.click(selected().getByRole('button', { name: 'Remove' }));
    await page.person.click(row('Paneer Tikka').getByRole('button', { name: 'Availability' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Portions left …']);
  });

  it('that the server refuses are told in its words', async () => {
    const refused = new ApiError(409, 'portions/too-many', 'At most 500 dishes can be counted at once');
    await counted(await takeOrderPage({ countPortions: () => Promise.reject(refused) }), '3');
    expect(await screen.findByText('At most 500 dishes can be counted at once')).toBeTruthy();
  });
});
