import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import { sharedSystem, type System } from '../../testing/system.js';
import { addMenu, expectStatus, signedInOwner, type Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let stranger: Owner;
let menu: MenuItemView[];

beforeAll(async () => {
  system = await sharedSystem();
  [owner, stranger] = await Promise.all([signedInOwner(system), signedInOwner(system)]);
  menu = await addMenu(owner);
});
afterAll(() => system.stop());

const put = async (path: string, body: object, status = 200) =>
  (await owner.api.put(`/menu/${path}`, body).then(expectStatus(status))).body as Record<string, unknown>;
const seen = async () => (await owner.api.get('/menu')).body as MenuItemView[];
const idsOf = (dishes: readonly MenuItemView[]) => dishes.map(({ id }) => id);

describe('Many dishes at once', () => {
  it('are priced, and a half portion stays one', async () => {
    const prices = menu.map(({ id, halfPrice }) => ({ id, price: 250, halfPrice: halfPrice === null ? null : 125 }));
    expect(await put('prices', { prices })).toEqual({ changed: menu.length });
    for (const { price, hasHalf, halfPrice } of await seen())
      expect([price, halfPrice]).toEqual([250, hasHalf ? 125 : null]);
    expect(await put('prices', { prices })).toEqual({ changed: 0 });
    const { body } = await owner.api.get('/audit');
    expect((body as { kind: string }[])[0]).toMatchObject({ kind: 'prices-changed', dishes: { changed: menu.length } });
  });

  it('are disabled and enabled', async () => {
    const ids = idsOf(menu);
    expect(await put('enabled', { ids, isEnabled: false })).toEqual({ changed: ids.length });
    expect((await seen()).some(({ isEnabled }) => isEnabled)).toBe(false);
    expect(await put('enabled', { ids, isEnabled: true })).toEqual({ changed: ids.length });
  });

  it('are arranged, and what came since stands behind', async () => {
    expect((await owner.api.get('/menu/order')).body).toEqual({ ids: [] });
    const ids = idsOf(menu).toReversed();
    expect(await put('order', { ids: [...ids, 99_999] })).toEqual({ ids });
    expect((await owner.api.get('/menu/order')).body).toEqual({ ids });
  });

  it.each([
    ['prices', {}, 'Please select menu items'],
    ['prices', { prices: [] }, 'Please select menu items'],
    ['prices', { prices: [{ id: 1, price: 0 }] }, 'Price must be positive'],
    [
      'prices',
      {
        prices: [
          { id: 1, price: 2 },
          { id: 1, price: 3 },
        ],
      },
      'A menu item can be priced once',
    ],
    ['enabled', { ids: [1, 1], isEnabled: true }, 'Please select menu items'],
    ['enabled', { ids: ['1'], isEnabled: true }, 'Please select menu items'],
    ['enabled', { ids: [1] }, 'Enabled must be true or false'],
    ['order', { ids: 'all' }, 'Please say the order of the menu items'],
  ])('%s of %j are refused', async (path, body, message) => {
    expect(await put(path, body, 400)).toMatchObject({ message: expect.stringContaining(message) as unknown });
  });

  it('of another restaurant are not there', async () => {
    const [id = 0] = idsOf(menu);
    await stranger.api.put('/menu/prices', { prices: [{ id, price: 1 }] }).then(expectStatus(404));
    await stranger.api.put('/menu/enabled', { ids: [id], isEnabled: false }).then(expectStatus(404));
    expect((await stranger.api.put('/menu/order', { ids: [id] })).body).toEqual({ ids: [] });
  });
});
