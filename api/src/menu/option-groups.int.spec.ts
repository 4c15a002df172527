import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BillView } from '@sae/domain/billing';
import type { GuestMenuItemView, GuestOrderView } from '@sae/domain/guests';
import type { MenuItemView, OptionGroupView } from '@sae/domain/menu';
import type { ChangedOrder, OrderView, TicketView } from '@sae/domain/ordering';
import { payableOwner, scanned, type ScannedPhone } from '../../testing/guests.js';
import { sharedSystem, type System } from '../../testing/system.js';
import { addMenu, expectStatus, signedInOwner, TERMS, type Owner } from '../../testing/verbs.js';

let system: System;
let owner: Owner;
let phone: ScannedPhone;
let menu: MenuItemView[];
let dish: MenuItemView;
let group: OptionGroupView;

const size = {
  ...{ name: 'Size', least: 1, most: 1 },
  options: [
    { name: 'Regular', price: 0 },
    { name: 'Large', price: 40 },
    { name: 'Deep', price: 40 },
  ],
};
const idOf = (name: string) => group.options.find((option) => option.name === name)!.optionId;

beforeAll(async () => {
  system = await sharedSystem();
  owner = await payableOwner(system);
  phone = await scanned(owner, 7);
  menu = await addMenu(owner);
  group = (await owner.api.post('/option-groups', size).then(expectStatus(201))).body as OptionGroupView;
  const [first] = menu as [MenuItemView];
  const { body } = await owner.api
    .put(`/menu/${first.id}`, { ...first, optionGroupIds: [group.id] })
    .then(expectStatus(200));
  dish = body as MenuItemView;
});
afterAll(() => system.stop());

describe('An option group', () => {
  it('is listed, and found by its number; its dish says that it has it', async () => {
    expect(group).toEqual({ ...size, id: group.id, options: group.options });
    expect((await owner.api.get('/option-groups').then(expectStatus(200))).body).toEqual([group]);
    expect((await owner.api.get(`/option-groups/${group.id}`).then(expectStatus(200))).body).toEqual(group);
    expect((await owner.api.get(`/menu/${dish.id}`)).body).toEqual({ ...dish, optionGroupIds: [group.id] });
  });
  it('is sent back whole, and keeps the numbers of its options', async () => {
    const { body } = await owner.api.put(`/option-groups/${group.id}`, group).then(expectStatus(200));
    expect(body).toEqual(group);
    await owner.api.put(`/option-groups/${group.id}`, { ...group, id: group.id + 1 }).then(expectStatus(400));
  });
  it('is another restaurant’s to nobody', async () => {
    const other = await signedInOwner(system);
    expect((await other.api.get('/option-groups')).body).toEqual([]);
    for (const asked of [
      other.api.get(`/option-groups/${group.id}`),
      other.api.put(`/option-groups/${group.id}`, size),
      other.api.delete(`/option-groups/${group.id}`),
    ])
      expect((await asked).status).toBe(404);
    const refused = await other.api
      .post('/menu', { ...dish, id: undefined, isEnabled: undefined })
      .then(expectStatus(409));
    expect(refused.body).toMatchObject({ message: 'An option group is no longer there. Please choose again.' });
  });
  it('is gone from its dishes when it is removed', async () => {
    const { body } = await owner.api.post('/option-groups', size).then(expectStatus(201));
    const { id } = body as OptionGroupView;
    const [, second] = menu as [MenuItemView, MenuItemView];
    const path = `/menu/${second.id}`;
    await owner.api.put(path, { ...second, optionGroupIds: [id] }).then(expectStatus(200));
    await owner.api.delete(`/option-groups/${id}`).then(expectStatus(200));
    expect((await owner.api.get(path)).body).toEqual(second);
    expect((await owner.api.get(`/option-groups/${id}`)).status).toBe(404);
  });
});

describe('An order of dishes with options', () => {
  const line = (...optionIds: number[]) => ({ id: dish.id, quantity: 1, optionIds });
  const order = (items: readonly object[], table: number) =>
    owner.api.post('/orders/admin', { tableNo: table, items, restaurantId: owner.restaurantId });

  it('says what was chosen, and costs that too, for staff and kitchen, on its bill and for guests', async () => {
    const large = { optionId: idOf('Large'), name: 'Large', price: 40 };
    const items = [line(large.optionId), line(idOf('Deep')), line(large.optionId)];
    const placed = (await order(items, 3).then(expectStatus(201))).body as OrderView;
    expect(placed.items.map(({ options, price }) => [options?.[0]?.name, price])).toEqual(
      ['Large', 'Deep', 'Large'].map((name) => [name, dish.price + 40]),
    );
    const { tickets } = (await owner.api.put(`/orders/${placed.id}/recurring`).then(expectStatus(200)))
      .body as ChangedOrder;
    const { price: _, ...named } = large;
    expect((tickets as TicketView[])[0]?.items[0]?.options).toEqual([named]);

    const { price } = placed.items[0] as OrderView['items'][number];
    const cancelled = await owner.api
      .post(`/orders/${placed.id}/cancel-line`, { ...line(idOf('Deep')), price, quantity: 1, reason: 'burnt' })
      .then(expectStatus(201));
    expect((cancelled.body as OrderView).items.map(({ options }) => options?.[0]?.name)).toEqual(['Large', 'Large']);

    const bill = (await owner.api.post('/orders/complete', { tableNo: 3, ...TERMS }).then(expectStatus(201)))
      .body as BillView;
    expect(bill.items).toEqual([
      expect.objectContaining({ name: dish.name, quantity: 2, price: dish.price + 40, options: [large] }),
    ]);
  });

  it('is taken of guests alike, who see what there is to choose', async () => {
    const [shown] = ((await phone.get('/menu')).body as GuestMenuItemView[]).filter(({ id }) => id === dish.id);
    expect(shown?.optionGroupIds).toEqual([group.id]);
    expect((await phone.get('/option-groups').then(expectStatus(200))).body).toEqual([group]);
    const placed = await phone.post('/orders', { items: [line(idOf('Deep'))] }).then(expectStatus(201));
    expect((placed.body as GuestOrderView).items[0]?.options).toMatchObject([{ name: 'Deep' }]);
  });

  it('is refused in a sentence where something is missing, or can no longer be had', async () => {
    const errors = async (item: object, status: number) =>
      (await order([item], 4).then(expectStatus(status))).body as { errors: string[] };
    const message = 'Please check the options of the order and try again.';
    expect(await errors(line(), 409)).toMatchObject({ message, errors: [`${dish.name}: Size: choose 1`] });
    expect(await errors(line(idOf('Large'), 999), 409)).toMatchObject({
      errors: [`${dish.name}: An option can no longer be had`],
    });
    expect(await errors({ ...line(idOf('Large')), price: dish.price }, 409)).toMatchObject({
      errors: [`${dish.name} (Large) now costs ₹${(dish.price + 40).toFixed(2)}`],
    });
    for (const optionIds of ['x', [0], [1, 1], [[1]], Array.from({ length: 31 }, (_, n) => n + 1)])
      await errors({ ...line(), optionIds }, 400);
  });
});
