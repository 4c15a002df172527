import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import { startSystem, type System } from '../../testing/system.js';
import { addMenu, expectStatus, signedInOwner, type Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let item: MenuItemView;

beforeAll(async () => {
  system = await startSystem();
  owner = await signedInOwner(system);
  [item] = (await addMenu(owner)) as [MenuItemView];
}, 60_000);
afterAll(() => system.stop());

const listed = async () => ((await owner.api.get('/menu')).body as MenuItemView[]).find(({ id }) => id === item.id);
const told = async () =>
  (await system.log.read(`menu-${owner.restaurantId}`))
    .filter(({ data }) => (data as { itemId?: number }).itemId === item.id)
    .map(({ type }) => type);

describe('A menu item sent back whole, as simple REST does', () => {
  const path = () => `/menu/${item.id}`;

  it('is taken as it is, and nothing is written where nothing changed', async () => {
    const { body } = await owner.api.put(path(), item).then(expectStatus(200));
    expect(body).toEqual(item);
    expect(await told()).toEqual(['MenuItemAdded']);
  });

  it('is changed and switched off together', async () => {
    const { body } = await owner.api.put(path(), { ...item, price: 150, isEnabled: false }).then(expectStatus(200));
    expect(body).toEqual({ ...item, price: 150, isEnabled: false });
    expect(await listed()).toEqual(body);
    expect(await told()).toEqual(['MenuItemAdded', 'MenuItemChanged', 'MenuItemDisabled']);
    item = body as MenuItemView;
  });

  it('is refused under another item’s address, and where what it says is no such thing', async () => {
    const other = await owner.api.put(path(), { ...item, id: item.id + 1 }).then(expectStatus(400));
    expect(other.body).toMatchObject({ message: 'The menu item ID is not the one in the address' });
    const odd = await owner.api.put(path(), { ...item, isEnabled: 'yes' }).then(expectStatus(400));
    expect(odd.body).toMatchObject({ message: 'Enabled must be true or false' });
    expect(await listed()).toEqual(item);
  });
});

describe('A deleted menu item', () => {
  it('is put back as it stood, once', async () => {
    await owner.api.delete(`/menu/${item.id}`).then(expectStatus(200));
    expect(await listed()).toBeUndefined();
    for (const _ of ['first', 'again']) {
      const { body } = await owner.api.put(`/menu/${item.id}/restore`).then(expectStatus(200));
      expect(body).toEqual(item);
    }
    expect(await listed()).toEqual(item);
    expect((await told()).slice(-2)).toEqual(['MenuItemDeleted', 'MenuItemRestored']);
  });

  it('that never was is not found', () => owner.api.put('/menu/9999/restore').then(expectStatus(404)));
});
