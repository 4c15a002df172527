import { describe, expect, it } from '@jest/globals';
import type { ImportedDish, MenuEvent, MenuItemContent } from '@sae/domain/menu';
import { inBook, RESTAURANT } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { menu, menuHoursKey, menuItemKey, menuKey, optionGroupKey, optionGroupsKey } from './menu.js';

const told = (...events: MenuEvent[]) => new Models(menu).tell(inBook(`menu-${RESTAURANT}`, events));
const shown = (models: Models) => models.list(menuKey(RESTAURANT));

const dosa: MenuItemContent = {
  category: 'South Indian',
  name: 'Masala Dosa',
  description: null,
  isVeg: true,
  price: 9950,
  halfPrice: null,
};
const added = (itemId: number, content = dosa): MenuEvent => ({ type: 'MenuItemAdded', data: { itemId, ...content } });
const changed = (itemId: number, content: MenuItemContent): MenuEvent => ({
  type: 'MenuItemChanged',
  data: { itemId, ...content },
});
const enabled = (itemId: number): MenuEvent => ({ type: 'MenuItemEnabled', data: { itemId } });
const disabled = (itemId: number): MenuEvent => ({ type: 'MenuItemDisabled', data: { itemId } });
const deleted = (itemId: number): MenuEvent => ({ type: 'MenuItemDeleted', data: { itemId } });

describe('The menu', () => {
  it('lists its items by id, in rupees', () =>
    expect(shown(told(added(1), added(2), added(10)))).toMatchObject([
      { id: 1, name: 'Masala Dosa', price: 99.5, hasHalf: false, halfPrice: null, isEnabled: true },
      { id: 2 },
      { id: 10 },
    ]));
  it('finds an item by its id, as it is listed', () => {
    const models = told(added(1), added(2, { ...dosa, name: 'Idli', halfPrice: 3000 }));
    expect(models.document(menuItemKey(RESTAURANT, 2))).toMatchObject({ name: 'Idli', hasHalf: true, halfPrice: 30 });
    expect(models.document(menuItemKey(RESTAURANT, 2))).toEqual(shown(models)[1]);
  });
  it('shows a change in its place', () =>
    expect(shown(told(added(1), added(2), changed(1, { ...dosa, price: 12000 })))).toMatchObject([
      { id: 1, price: 120 },
      { id: 2, price: 99.5 },
    ]));
  it('disables and enables an item', () => {
    expect(shown(told(added(1), disabled(1)))).toMatchObject([{ isEnabled: false }]);
    expect(shown(told(added(1), disabled(1), enabled(1)))).toMatchObject([{ isEnabled: true }]);
  });
  it('keeps an item disabled when it is changed', () =>
    expect(shown(told(added(1), disabled(1), changed(1, dosa)))).toMatchObject([{ isEnabled: false }]));
  it('forgets a deleted item', () => {
    const models = told(added(1), added(2), deleted(1));
    expect(shown(models)).toMatchObject([{ id: 2 }]);
    expect(models.document(menuItemKey(RESTAURANT, 1))).toBeUndefined();
  });
  it('shows a restored item again, under its number, as it was', () => {
    const restored: MenuEvent = { type: 'MenuItemRestored', data: { itemId: 1, ...dosa, isEnabled: false } };
    const before = told(added(1), added(2), disabled(1));
    expect(shown(told(added(1), added(2), disabled(1), deleted(1), restored))).toEqual(shown(before));
  });
  it('keeps the hours that were set last', () => {
    const breakfast = {
      name: 'Breakfast',
      days: [0],
      from: '07:00',
      until: '11:00',
      categories: ['Dosas'],
      itemIds: [],
    };
    const set = (...hours: (typeof breakfast)[]): MenuEvent => ({ type: 'MenuHoursSet', data: { hours } });
    const key = menuHoursKey(RESTAURANT);
    expect(told(set({ ...breakfast, days: [1] }), set(breakfast)).document(key)).toEqual({ hours: [breakfast] });
    expect(told(set(breakfast), set()).document(key)).toEqual({ hours: [] });
  });
  describe('with options', () => {
    const group = (groupId: number, price = 4_000): MenuEvent => ({
      type: 'OptionGroupAdded',
      data: { groupId, name: 'Size', least: 0, most: 1, options: [{ optionId: groupId, name: 'Large', price }] },
    });
    const optionsSet = (itemId: number, ...groupIds: number[]): MenuEvent => ({
      ...{ type: 'DishOptionsSet', data: { itemId, groupIds } },
    });
    const removed: MenuEvent = { type: 'OptionGroupRemoved', data: { groupId: 1, itemIds: [1] } };
    const had = [added(1), group(1), group(2), optionsSet(1, 2, 1)];

    it('says which a dish has, whatever else is changed', () => {
      const models = told(...had, changed(1, { ...dosa, price: 12000 }), disabled(1));
      expect(shown(models)).toMatchObject([{ price: 120, isEnabled: false, optionGroupIds: [2, 1] }]);
      expect(models.list(optionGroupsKey(RESTAURANT))).toEqual([
        { id: 1, name: 'Size', least: 0, most: 1, options: [{ optionId: 1, name: 'Large', price: 40 }] },
        { id: 2, name: 'Size', least: 0, most: 1, options: [{ optionId: 2, name: 'Large', price: 40 }] },
      ]);
    });
    it('forgets a removed group with its dishes', () => {
      const models = told(...had, removed);
      expect(shown(models)).toMatchObject([{ optionGroupIds: [2] }]);
      expect(models.document(optionGroupKey(RESTAURANT, 1))).toBeUndefined();
      expect(models.list(optionGroupsKey(RESTAURANT))).toMatchObject([{ id: 2 }]);
    });
    it('says nothing of a dish without', () =>
      expect(shown(told(...had, optionsSet(1)))).toEqual(shown(told(added(1)))));
    it('keeps them through an import and its undoing', () => {
      const came: MenuEvent[] = [
        { type: 'MenuImportStaged', data: { importId: 'one', part: 1, dishes: [{ ...dosa, itemId: 1, price: 1 }] } },
        { type: 'MenuImported', data: { importId: 'one', parts: 1, firstItemId: 2, added: 0, changed: 1 } },
      ];
      const undone: MenuEvent = { type: 'MenuImportUndone', data: { importId: 'one', removed: [], reverted: [1] } };
      expect(shown(told(...had, ...came))).toMatchObject([{ price: 0.01, optionGroupIds: [2, 1] }]);
      expect(shown(told(...had, ...came, removed, undone))).toMatchObject([{ price: 99.5, optionGroupIds: [2] }]);
    });
  });
  const soldOut = (itemId: number, until: string | null): MenuEvent => ({
    type: 'DishSoldOut',
    data: { itemId, until },
  });
  it('says what is sold out, and until when, whatever else is done to it', () => {
    const until = '2026-11-21T23:30:00.000Z';
    const before = [added(1), added(2), soldOut(1, until)] as const;
    expect(shown(told(...before, changed(1, { ...dosa, price: 12000 }), disabled(1)))).toMatchObject([
      { id: 1, price: 120, isEnabled: false, soldOut: { until } },
      { id: 2 },
    ]);
    const restored: MenuEvent = {
      type: 'MenuItemRestored',
      data: { itemId: 1, ...dosa, isEnabled: true, soldOut: { until } },
    };
    expect(shown(told(...before, deleted(1), restored))).toEqual(shown(told(...before)));
    expect(shown(told(...before, { type: 'DishBackOnSale', data: { itemId: 1 } }))).toEqual(
      shown(told(added(1), added(2))),
    );
  });
  describe('after an import', () => {
    const staged = (part: number, dishes: readonly ImportedDish[], importId = 'one'): MenuEvent => ({
      type: 'MenuImportStaged',
      data: { importId, part, dishes },
    });
    const imported: MenuEvent = {
      type: 'MenuImported',
      data: { importId: 'one', parts: 2, firstItemId: 2, added: 2, changed: 1 },
    };
    const undone = (removed: number[], reverted: number[]): MenuEvent => ({
      type: 'MenuImportUndone',
      data: { importId: 'one', removed, reverted },
    });
    const came = [
      ...[
        added(1),
        disabled(1),
        staged(3, [dosa], 'another'),
        staged(2, [{ ...dosa, name: 'Vada', isEnabled: false }]),
      ],
      staged(1, [
        { ...dosa, itemId: 1, price: 12000 },
        { ...dosa, name: 'Idli' },
      ]),
    ];

    it('is as it was until all is taken over', () =>
      expect(shown(told(...came))).toEqual(shown(told(added(1), disabled(1)))));
    it('has all of it, and tells of it once', () => {
      const models = told(...came, imported);
      expect(shown(models)).toMatchObject([
        { id: 1, price: 120, isEnabled: false },
        { id: 2, name: 'Idli', isEnabled: true },
        { id: 3, name: 'Vada', isEnabled: false },
      ]);
      expect(models.document(menuItemKey(RESTAURANT, 3))).toMatchObject({ name: 'Vada' });
      expect(models.pushes).toHaveLength(6);
    });
    it('is as before once that is undone, but for what was touched', () => {
      expect(shown(told(...came, imported, undone([2, 3], [1])))).toEqual(shown(told(added(1), disabled(1))));
      expect(shown(told(...came, imported, disabled(2), undone([3], [1])))).toMatchObject([{ id: 1 }, { id: 2 }]);
    });
    it('is sold out as before it, or as was said since', () => {
      const whole = [soldOut(1, null), ...came, imported];
      expect(shown(told(...[added(1), ...whole.filter(({ type }) => type !== 'MenuItemAdded')]))).toMatchObject([
        { id: 1, price: 120, soldOut: { until: null } },
        { id: 2 },
        { id: 3 },
      ]);
      const back: MenuEvent = { type: 'DishBackOnSale', data: { itemId: 1 } };
      expect(shown(told(...came, soldOut(1, null), imported, back, undone([2, 3], [1])))).toEqual(
        shown(told(added(1), disabled(1))),
      );
      expect(shown(told(...came, imported, soldOut(1, null), undone([2, 3], [1])))).toEqual(
        shown(told(added(1), disabled(1), soldOut(1, null))),
      );
    });
    it('is undone beside another that comes in', () =>
      expect(
        shown(
          told(...[...came, imported, staged(1, [{ ...dosa, name: 'Chai' }], 'two'), undone([2, 3], [1])], {
            type: 'MenuImported',
            data: { importId: 'two', parts: 1, firstItemId: 4, added: 1, changed: 0 },
          }),
        ),
      ).toMatchObject([{ id: 1 }, { id: 4, name: 'Chai' }]));
    it('keeps nothing of what can be undone no more', () => {
      const keysIn = (models: Models) => [...models.documents.keys()].sort();
      expect(keysIn(told(...came, imported, undone([2, 3], [1])))).toEqual(keysIn(told(added(1), disabled(1))));
    });
  });
  it('is told to the guests and to staff, who read another one now', () => {
    const changed = [
      { name: 'restaurantChanged', restaurantId: RESTAURANT },
      { name: 'menuChanged', restaurantId: RESTAURANT, payload: { restaurantId: RESTAURANT } },
    ];
    expect(told(added(1), disabled(1), deleted(1)).pushes).toEqual([...changed, ...changed, ...changed]);
  });
});
