import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import { sharedSystem, type System } from '../../testing/system.js';
import { addMenu, expectStatus, signedInOwner, type Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let item: MenuItemView;

beforeAll(async () => {
  system = await sharedSystem();
  owner = await signedInOwner(system);
  [item] = (await addMenu(owner)) as [MenuItemView];
});
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
    const { body } = await owner.api
      .put(path(), { ...item, price: 150, code: 'pt', isEnabled: false })
      .then(expectStatus(200));
    expect(body).toEqual({ ...item, price: 150, code: 'pt', isEnabled: false });
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

describe('The menu, as simple REST asks for it', () => {
  const asked = async (query: string) => {
    const { body, headers } = await owner.api.get(encodeURI(`/menu?${query}`)).then(expectStatus(200));
    return { names: (body as MenuItemView[]).map(({ name }) => name), range: headers['content-range'] };
  };
  const page = (filter: object, sort: string) =>
    `filter=${JSON.stringify(filter)}&range=[0,1999]&sort=["${sort}","DESC"]`;

  it('comes whole, in any order, narrowed, and one by one', async () => {
    const all = (await owner.api.get('/menu')).body as MenuItemView[];
    const dearest = all.toSorted((one, other) => other.price - one.price);
    const { names, range } = await asked(page({}, 'price'));
    expect([names.length, names[0], range]).toEqual([
      all.length,
      dearest[0]?.name,
      `menu 0-${all.length - 1}/${all.length}`,
    ]);
    const words = item.name.toLowerCase().split(' ').toReversed().join(' ');
    expect((await asked(page({ q: words }, 'id'))).names).toEqual([item.name]);
    expect((await asked(page({ id: [item.id, 9999] }, 'id'))).names).toEqual([item.name]);
    expect((await owner.api.get(`/menu/${item.id}`)).body).toEqual(item);
  });

  it.each(['range=[5,1]', 'range=5', 'sort=["price"]', 'sort=["price","UP"]', 'filter=[]', 'filter={"id":{}}'])(
    'asked for with %s says what is not understood',
    async (query) => {
      const { body } = await owner.api.get(encodeURI(`/menu?${query}`)).then(expectStatus(400));
      expect(body).toMatchObject({ message: `The ${query.split('=')[0]} of a list is not understood` });
    },
  );
});

describe('What is ordered most at this hour', () => {
  it('comes first, without what is no longer on the menu', async () => {
    const [, second, third] = (await owner.api.get('/menu')).body as [MenuItemView, MenuItemView, MenuItemView];
    const order = (id: number, quantity: number) =>
      owner.api
        .post('/orders/admin', { tableNo: 1, items: [{ id, quantity, portion: 'full' }] })
        .then(expectStatus(201));
    expect((await owner.api.get('/menu/popular')).body).toEqual([]);
    await order(second.id, 1);
    await order(third.id, 3);
    expect((await owner.api.get('/menu/popular')).body).toEqual([third, second]);
    await owner.api.delete(`/menu/${third.id}`).then(expectStatus(200));
    expect((await owner.api.get('/menu/popular')).body).toEqual([second]);
  });
});

describe('A deleted menu item', () => {
  it('is put back as it stood, once', async () => {
    await owner.api.delete(`/menu/${item.id}`, undefined, { 'content-type': 'text/plain' }).then(expectStatus(200));
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
