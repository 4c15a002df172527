import {
  MAX_IMPORT_PARTS,
  MAX_PART_DISHES,
  menuItemView,
  numberedDishes,
  optionGroupView,
  photoIn,
  pricesView,
  soldOutIn,
  type ImportedDish,
  type MenuHoursList,
  type MenuImportView,
  type MenuItemView,
  type MenuOrder,
  type OptionGroup,
  type OptionGroupView,
} from '@sae/domain/menu';
import {
  drop,
  list,
  projection,
  push,
  put,
  restaurantChanged,
  unlist,
  type Change,
  type Fact,
  type Found,
  type Stored,
} from '../kernel/index.js';
import { readerOf, type Rows } from '../reading/index.js';

/** The whole menu by item id, ready to be shown. */
export const menuKey = (restaurantId: number): string => `${restaurantId}:menu`;

export const menuItemKey = (restaurantId: number, itemId: number): string => `${restaurantId}:menu:${itemId}`;

/** What may be chosen of dishes, ready to be shown. */
export const optionGroupsKey = (restaurantId: number): string => `${restaurantId}:options`;

export const optionGroupKey = (restaurantId: number, groupId: number): string => `${restaurantId}:options:${groupId}`;

/** As it was arranged. */
const orderKey = (restaurantId: number): string => `${restaurantId}:menu:order`;

/** What of it is served in its hours alone. */
export const menuHoursKey = (restaurantId: number): string => `${restaurantId}:menu:hours`;

/** The last import, as long as it can be undone. */
const importedKey = (restaurantId: number): string => `${restaurantId}:menu:imported`;

/** A part of an import that is not taken over yet. */
const stagedKey = (restaurantId: number, part: number): string => `${restaurantId}:menu:staged:${part}`;

/** What a part of the last import took the place of. */
const beforeKey = (restaurantId: number, part: number): string => `${restaurantId}:menu:before:${part}`;

type Staged = readonly ImportedDish[];
type Before = readonly (readonly [itemId: number, before: MenuItemView | null])[];

const inParts = (before: Before): readonly Before[] =>
  Array.from({ length: Math.ceil(before.length / MAX_PART_DISHES) }, (_, n) =>
    before.slice(n * MAX_PART_DISHES, (n + 1) * MAX_PART_DISHES),
  );

const PARTS = Array.from({ length: MAX_IMPORT_PARTS }, (_, n) => n + 1);

const onMenu = ({ restaurantId }: Fact, item: MenuItemView): readonly Change[] => [
  put(menuItemKey(restaurantId, item.id), item),
  list(menuKey(restaurantId), item.id, item),
];

const offMenu = ({ restaurantId }: Fact, itemId: number): readonly Change[] => [
  drop(menuItemKey(restaurantId, itemId)),
  unlist(menuKey(restaurantId), itemId),
];

/** Guests hear of it, and staff, whose tablets show it too. */
const menuChanged = ({ restaurantId }: Fact): readonly Change[] => [
  restaurantChanged(restaurantId),
  push({ name: 'menuChanged', restaurantId, payload: { restaurantId } }),
];

const shown = (fact: Fact, item: MenuItemView) => [...onMenu(fact, item), ...menuChanged(fact)];

const itemOf = ({ restaurantId }: Fact, stored: Stored, itemId: number) =>
  stored<MenuItemView>(menuItemKey(restaurantId, itemId));

const own = ({ itemId }: { itemId: number }, { restaurantId }: Fact) => [menuItemKey(restaurantId, itemId)];

const onSale = ({ soldOut: _, ...item }: MenuItemView): MenuItemView => item;

const enabled =
  (isEnabled: boolean) =>
  ({ itemId }: { itemId: number }, fact: Fact, stored: Stored) =>
    shown(fact, { ...itemOf(fact, stored, itemId), isEnabled });

const stagedKeys = ({ restaurantId }: Fact): string[] => PARTS.map((part) => stagedKey(restaurantId, part));
const beforeKeys = ({ restaurantId }: Fact): string[] => PARTS.map((part) => beforeKey(restaurantId, part));
const dropped = (keys: readonly string[], found: Found): readonly Change[] => keys.filter(found).map(drop);

/** The dishes of a part that were on the menu before it. */
const dishKeys = (dishes: Staged | null, { restaurantId }: Fact): string[] =>
  (dishes ?? []).flatMap(({ itemId }) => (itemId === undefined ? [] : [menuItemKey(restaurantId, itemId)]));

const withOptions = ({ optionGroupIds: _, ...item }: MenuItemView, groupIds: readonly number[]): MenuItemView =>
  groupIds.length > 0 ? { ...item, optionGroupIds: groupIds } : item;

const groupStands = (group: OptionGroup, fact: Fact): readonly Change[] => {
  const { restaurantId } = fact;
  const view = optionGroupView(group);
  return [
    put(optionGroupKey(restaurantId, view.id), view),
    list(optionGroupsKey(restaurantId), view.id, view),
    ...menuChanged(fact),
  ];
};

export const menu = projection('menu', {
  on: {
    MenuItemAdded: ({ itemId, ...content }, fact) => shown(fact, menuItemView(itemId, content, true)),
    MenuItemChanged: ({ itemId, ...content }, fact, stored) => {
      const { isEnabled, optionGroupIds, soldOut } = itemOf(fact, stored, itemId);
      return shown(fact, menuItemView(itemId, content, isEnabled, optionGroupIds, soldOut));
    },
    MenuItemEnabled: enabled(true),
    MenuItemDisabled: enabled(false),
    MenuItemRestored: ({ itemId, isEnabled, groupIds, soldOut, ...content }, fact) =>
      shown(fact, menuItemView(itemId, content, isEnabled, groupIds, soldOut)),
    DishSoldOut: ({ itemId, until }, fact, stored) =>
      shown(fact, { ...itemOf(fact, stored, itemId), soldOut: { until } }),
    DishBackOnSale: ({ itemId }, fact, stored) => shown(fact, onSale(itemOf(fact, stored, itemId))),
    MenuItemDeleted: ({ itemId }, fact) => [...offMenu(fact, itemId), ...menuChanged(fact)],
    OptionGroupAdded: groupStands,
    OptionGroupChanged: groupStands,
    OptionGroupRemoved: ({ groupId, itemIds }, fact, stored) => [
      drop(optionGroupKey(fact.restaurantId, groupId)),
      unlist(optionGroupsKey(fact.restaurantId), groupId),
      ...itemIds.flatMap((itemId) => {
        const item = itemOf(fact, stored, itemId);
        return onMenu(
          fact,
          withOptions(
            item,
            (item.optionGroupIds ?? []).filter((id) => id !== groupId),
          ),
        );
      }),
      ...menuChanged(fact),
    ],
    DishOptionsSet: ({ itemId, groupIds }, fact, stored) =>
      shown(fact, withOptions(itemOf(fact, stored, itemId), groupIds)),
    DishPricesSet: ({ prices }, fact, stored) => [
      ...prices.flatMap((dish) => onMenu(fact, { ...itemOf(fact, stored, dish.itemId), ...pricesView(dish) })),
      ...menuChanged(fact),
    ],
    DishesSwitched: ({ itemIds, isEnabled }, fact, stored) => [
      ...itemIds.flatMap((itemId) => onMenu(fact, { ...itemOf(fact, stored, itemId), isEnabled })),
      ...menuChanged(fact),
    ],
    MenuArranged: ({ itemIds }, fact) => [
      put(orderKey(fact.restaurantId), { ids: itemIds } satisfies MenuOrder),
      ...menuChanged(fact),
    ],
    MenuHoursSet: ({ hours }, fact) => [
      put(menuHoursKey(fact.restaurantId), { hours } satisfies MenuHoursList),
      ...menuChanged(fact),
    ],
    MenuImportStaged: ({ part, dishes }, { restaurantId }) => [put(stagedKey(restaurantId, part), dishes)],
    MenuImported: ({ importId, parts, firstItemId, added, changed }, fact, stored, found) => {
      const { restaurantId, at } = fact;
      const staged = stagedKeys(fact)
        .slice(0, parts)
        .map((key) => stored<Staged>(key));
      const taken = numberedDishes(staged, firstItemId).map(([itemId, dish]) => {
        const before = dish.itemId === undefined ? null : stored<MenuItemView>(menuItemKey(restaurantId, itemId));
        const isEnabled = dish.isEnabled ?? before?.isEnabled ?? true;
        const content = { ...dish, ...photoIn(before ?? {}) };
        return { before, item: menuItemView(itemId, content, isEnabled, before?.optionGroupIds, before?.soldOut) };
      });
      const imported: MenuImportView = { importId, at, added, changed };
      return [
        ...dropped([...stagedKeys(fact), ...beforeKeys(fact)], found),
        ...taken.flatMap(({ item }) => onMenu(fact, item)),
        ...inParts(taken.map(({ before, item }) => [item.id, before] as const)).map((before, n) =>
          put(beforeKey(restaurantId, n + 1), before),
        ),
        put(importedKey(restaurantId), imported),
        ...menuChanged(fact),
      ];
    },
    MenuImportUndone: ({ removed, reverted }, fact, stored, found) => {
      const { restaurantId } = fact;
      const before = new Map(beforeKeys(fact).flatMap((key) => found<Before>(key) ?? []));
      return [
        ...dropped(beforeKeys(fact), found),
        ...removed.flatMap((itemId) => offMenu(fact, itemId)),
        // With the options of today: an import says nothing of them, but a group may have been removed since.
        ...reverted.flatMap((itemId) => {
          const { optionGroupIds = [], soldOut } = itemOf(fact, stored, itemId);
          const was = { ...onSale(before.get(itemId) as MenuItemView), ...soldOutIn({ soldOut }) };
          return onMenu(fact, withOptions(was, optionGroupIds));
        }),
        drop(importedKey(restaurantId)),
        ...menuChanged(fact),
      ];
    },
  },
  reads: {
    MenuItemChanged: own,
    MenuItemEnabled: own,
    MenuItemDisabled: own,
    OptionGroupRemoved: ({ itemIds }, { restaurantId }) => itemIds.map((itemId) => menuItemKey(restaurantId, itemId)),
    DishOptionsSet: own,
    DishPricesSet: ({ prices }, { restaurantId }) => prices.map(({ itemId }) => menuItemKey(restaurantId, itemId)),
    DishesSwitched: ({ itemIds }, { restaurantId }) => itemIds.map((itemId) => menuItemKey(restaurantId, itemId)),
    DishSoldOut: own,
    DishBackOnSale: own,
    // What an import takes the place of is asked for here: both may come in one batch, in which nobody knows its parts before.
    MenuImportStaged: ({ dishes }, fact) => dishKeys(dishes, fact),
    MenuImported: ({ parts }, fact, found) => [
      ...[...stagedKeys(fact), ...beforeKeys(fact)],
      ...stagedKeys(fact)
        .slice(0, parts)
        .flatMap((key) => dishKeys(found<Staged>(key), fact)),
    ],
    MenuImportUndone: ({ reverted }, fact) => [
      ...beforeKeys(fact),
      ...reverted.map((itemId) => menuItemKey(fact.restaurantId, itemId)),
    ],
  },
});

const byId = <D extends { readonly id: number }>(documents: readonly (D | null)[]): Map<number, D> =>
  new Map(documents.flatMap((document) => (document ? [[document.id, document] as const] : [])));

export class MenuReader extends readerOf('menu') {
  /** The whole menu by id, a ready JSON array. @throws Refusal while the read models are built. */
  list(restaurantId: number): Promise<Rows> {
    return this.models.list(menuKey(restaurantId));
  }

  /** As it was arranged; empty where it never was. @throws Refusal while the read models are built. */
  async order(restaurantId: number): Promise<MenuOrder> {
    return (await this.models.document<MenuOrder>(orderKey(restaurantId))) ?? { ids: [] };
  }

  /** What is served in its hours alone; nothing, where that was never said. @throws Refusal while the read models are built. */
  async hours(restaurantId: number): Promise<MenuHoursList> {
    return (await this.models.document<MenuHoursList>(menuHoursKey(restaurantId))) ?? { hours: [] };
  }

  /** The last import, as long as it can be undone. @throws Refusal while the read models are built. */
  imported(restaurantId: number): Promise<MenuImportView | null> {
    return this.models.document(importedKey(restaurantId));
  }

  /** Those of the items that there are. @throws Refusal while the read models are built. */
  async items(restaurantId: number, ids: readonly number[]): Promise<Map<number, MenuItemView>> {
    const keys = ids.map((id) => menuItemKey(restaurantId, id));
    const items = await this.models.documents<MenuItemView>(keys);
    return byId(items);
  }

  /** What may be chosen of dishes, a ready JSON array. @throws Refusal while the read models are built. */
  optionGroups(restaurantId: number): Promise<Rows> {
    return this.models.list(optionGroupsKey(restaurantId));
  }

  /** Those of the groups that there are. @throws Refusal while the read models are built. */
  async groups(restaurantId: number, ids: readonly number[]): Promise<Map<number, OptionGroupView>> {
    const keys = ids.map((id) => optionGroupKey(restaurantId, id));
    return byId(await this.models.documents<OptionGroupView>(keys));
  }
}
