import { describe, expect, it } from '@jest/globals';
import type { BillView } from '@sae/domain/billing';
import type { MenuItemView } from '@sae/domain/menu';
import type { ChangedOrder, CompletedTable } from '@sae/domain/ordering';
import { names } from '../../testing/bad-accounts.js';
import { scanned } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { expectStatus, TERMS } from '../../testing/verbs.js';

const house = new House();
const FACTS = { secondName: 'लहसुन नान', allergens: ['gluten', 'milk'], spice: 1 };
const NAAN = { category: 'Breads', name: 'Lahsuni Naan', isVeg: true, price: 55 };

const added = async (more: object) =>
  (await house.owner.api.post('/menu', { ...NAAN, ...more }).then(expectStatus(201))).body as MenuItemView;
const wished = (billSecondNames: boolean) =>
  house.owner.api
    .form('/users/account', { fields: { ...names, billSecondNames: String(billSecondNames) } })
    .then(expectStatus(200));

describe('What guests may be told of a dish', () => {
  it('stands on the menu of staff and guests, and goes when it is no longer said', async () => {
    const dish = await added(FACTS);
    expect(dish).toMatchObject(FACTS);
    expect((await house.owner.api.get(`/menu/${dish.id}`)).body).toEqual(dish);
    const phone = await scanned(house.owner, house.newTable());
    const menu = (await phone.get('/menu').then(expectStatus(200))).body as { id: number }[];
    expect(menu.find(({ id }) => id === dish.id)).toMatchObject(FACTS);
    const { body } = await house.owner.api.put(`/menu/${dish.id}`, NAAN).then(expectStatus(200));
    for (const field of Object.keys(FACTS)) expect(body).not.toHaveProperty(field);
    await house.owner.api.delete(`/menu/${dish.id}`).then(expectStatus(200));
  });
});

describe('A second name', () => {
  const billed = async (dish: MenuItemView) => {
    const tableNo = house.newTable();
    const { api } = house.owner;
    const order = { tableNo, items: [{ id: dish.id, quantity: 2 }] };
    const { id } = (await api.post('/orders/admin', order).then(expectStatus(201))).body as { id: number };
    const accepted = (await api.put(`/orders/${id}/recurring`).then(expectStatus(200))).body as ChangedOrder;
    const bill = (await api.post('/orders/complete', { tableNo, ...TERMS }).then(expectStatus(201)))
      .body as CompletedTable;
    return { id, accepted, bill };
  };
  const reprinted = async (id: number) =>
    (await house.owner.api.get(`/orders/reprint/${id}`).then(expectStatus(200))).body as BillView;

  it('is taken over with the order, told to the kitchen, and printed on the bill where that is wished', async () => {
    const dish = await added(FACTS);
    const { secondName } = FACTS;
    const plain = await billed(dish);
    expect(plain.accepted).toMatchObject({ items: [{ secondName }], tickets: [{ items: [{ secondName }] }] });
    expect(plain.bill.items[0]).not.toHaveProperty('secondName');
    await wished(true);
    const named = await billed(dish);
    expect(named.bill).toMatchObject({ items: [{ name: NAAN.name, secondName, quantity: 2 }] });
    await wished(false);
    await house.owner.api.put(`/menu/${dish.id}`, { ...NAAN, secondName: 'નાન' }).then(expectStatus(200));
    expect((await reprinted(named.id)).items).toEqual(named.bill.items);
    expect((await reprinted(plain.id)).items).toEqual(plain.bill.items);
  });
});
