import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DishHistory, MenuAt, MenuItemView } from '@sae/domain/menu';
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

const change = ({ id, name, category, isVeg }: MenuItemView, price: number) =>
  owner.api.put(`/menu/${id}`, { name, category, isVeg, price }).then(expectStatus(200));
const historyOf = async (id: number) =>
  ((await owner.api.get(`/menu/${id}/history`).then(expectStatus(200))).body as DishHistory).entries;
const menuAt = async (time: string) =>
  (await owner.api.get(`/menu/at?time=${encodeURIComponent(time)}`).then(expectStatus(200))).body as MenuAt;

describe('The history of a dish', () => {
  it('says who changed what, also of one that is deleted', async () => {
    const [dish] = menu as [MenuItemView];
    await change(dish, 321);
    await owner.api.delete(`/menu/${dish.id}`).then(expectStatus(200));
    const entries = await historyOf(dish.id);
    expect(entries.map(({ fact }) => fact)).toEqual(['MenuItemAdded', 'MenuItemChanged', 'MenuItemDeleted']);
    expect(entries[1]?.changes).toContainEqual(expect.objectContaining({ field: 'Price', to: '₹321.00' }));
    expect(entries.every(({ actor }) => actor === 'person:1')).toBe(true);
  });
  it('is nobody else’s, and there is none of a dish that never was', async () => {
    const path = `/menu/${menu[1]?.id}/history`;
    const theirs = await stranger.api.get(path).then(expectStatus(404));
    expect(theirs.body).toMatchObject({ code: 'menu-item/not-found' });
    for (const no of ['99999', '0', 'x']) await owner.api.get(`/menu/${no}/history`).then(expectStatus(404));
  });
});

describe('The menu at a moment', () => {
  it('is what was sold then, at the prices of then', async () => {
    const dish = menu[1] as MenuItemView;
    const before = system.clock.now();
    system.clock.advance(60_000);
    await change(dish, 77);
    const after = system.clock.now();
    const priceAt = async (time: string) => (await menuAt(time)).items.find(({ id }) => id === dish.id)?.price;
    expect(await priceAt(before)).toBe(dish.price);
    expect(await priceAt(after)).toBe(77);
    const { body } = await owner.api.get('/menu');
    expect((await menuAt(after)).items).toEqual(body);
    expect(await menuAt('2020-01-01T00:00:00Z')).toMatchObject({ items: [], optionGroups: [] });
  });
  it.each(['', '?time=', '?time=yesterday', '?time=2099-01-01T00:00:00Z'])('is not that of %j', async (query) => {
    await owner.api.get(`/menu/at${query}`).then(expectStatus(400));
  });
});
