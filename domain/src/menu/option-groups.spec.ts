import { describe, expect, it } from '@jest/globals';
import { refusalOf, sentences } from '../../testing/given.js';
import { entryOf, numbered, withEntry, type Numbered } from '../kernel/index.js';
import { EMPTY_MENU } from './menu-state.js';
import { menuBook } from './menu.js';
import type { MenuEvent, MenuItemContent, OptionGroup } from './menu.events.js';
import { MAX_OPTION_GROUPS, type OptionGroupWritten } from './option-groups.js';

const { given, fold, at } = sentences(menuBook);

const pizza: MenuItemContent = {
  ...{ category: 'Pizza', name: 'Margherita', description: null, isVeg: true, price: 20_000, halfPrice: null },
};
const size: OptionGroupWritten = {
  ...{ name: 'Size', least: 1, most: 1 },
  options: [
    { name: 'Regular', price: 0 },
    { name: 'Large', price: 8_000 },
  ],
};
const sizeAs = (groupId: number, first: number): OptionGroup => ({
  ...{ ...size, groupId, options: size.options.map((option, n) => ({ optionId: first + n, ...option })) },
});
const added = (itemId: number): MenuEvent => ({ type: 'MenuItemAdded', data: { itemId, ...pizza } });
const groupAdded = (groupId: number, first = 1): MenuEvent => ({
  ...{ type: 'OptionGroupAdded', data: sizeAs(groupId, first) },
});
const removed = (groupId: number, ...itemIds: number[]): MenuEvent => ({
  ...{ type: 'OptionGroupRemoved', data: { groupId, itemIds } },
});
const optionsSet = (itemId: number, ...groupIds: number[]): MenuEvent => ({
  ...{ type: 'DishOptionsSet', data: { itemId, groupIds } },
});
const dish = (itemId: number, ...events: MenuEvent[]) => entryOf(fold(events).items, itemId);

describe('AddOptionGroup', () => {
  const add = { type: 'AddOptionGroup', group: size } as const;
  it('numbers the group and its options', () => {
    given().when(add).then(groupAdded(1));
    given(groupAdded(1)).when(add).then(groupAdded(2, 3));
  });
  it('never gives a number again', () => given(groupAdded(1), removed(1)).when(add).then(groupAdded(2, 3)));
  it('is refused where there are too many', () => {
    let groups: Numbered<OptionGroup> = numbered();
    for (let id = 1; id <= MAX_OPTION_GROUPS; id += 1) groups = withEntry(groups, id, sizeAs(id, 1));
    const refusal = refusalOf(() => menuBook.decide(add, { ...EMPTY_MENU, groups }, { at: at(0), actor: 'system' }));
    expect(refusal).toMatchObject({ code: 'option-groups/full', message: 'A menu can have at most 100 option groups' });
  });
});

describe('ChangeOptionGroup', () => {
  const change = (options: OptionGroupWritten['options']) =>
    ({ type: 'ChangeOptionGroup', groupId: 1, group: { ...size, options } }) as const;
  const changed = (options: OptionGroup['options']): MenuEvent => ({
    ...{ type: 'OptionGroupChanged', data: { ...size, groupId: 1, options } },
  });
  const large = { optionId: 2, name: 'Large', price: 9_000 };
  it('leaves an option its number, and gives a new one the next', () =>
    given(groupAdded(1))
      .when(change([{ name: 'Small', price: 0 }, large]))
      .then(changed([{ optionId: 3, name: 'Small', price: 0 }, large])));
  it('takes an option that the group does not have for a new one', () => {
    given(groupAdded(1), changed([large]))
      .when(change([large, { optionId: 1, name: 'Regular', price: 0 }]))
      .then(changed([large, { optionId: 3, name: 'Regular', price: 0 }]));
    given(groupAdded(1))
      .when(change([large, { ...large, name: 'Huge' }]))
      .then(changed([large, { ...large, optionId: 3, name: 'Huge' }]));
  });
  it('has nothing to say when nothing changed', () =>
    given(groupAdded(1))
      .when(change(sizeAs(1, 1).options))
      .thenNothing());
  it('finds no removed group', () =>
    given(groupAdded(1), removed(1)).when(change(size.options)).thenRefused('option-group/not-found'));
});

describe('RemoveOptionGroup', () => {
  const remove = { type: 'RemoveOptionGroup', groupId: 1 } as const;
  it('takes it from its dishes, and from those that can be put back', () => {
    given(groupAdded(1), added(1), added(2), optionsSet(2, 1)).when(remove).then(removed(1, 2));
    const gone = [groupAdded(1), added(1), optionsSet(1, 1), { type: 'MenuItemDeleted', data: { itemId: 1 } } as const];
    given(...gone, removed(1))
      .when({ type: 'RestoreMenuItem', itemId: 1 })
      .then({ type: 'MenuItemRestored', data: { itemId: 1, ...pizza, isEnabled: true } });
    expect(dish(1, groupAdded(1), added(1), optionsSet(1, 1), removed(1, 1))).toEqual({
      ...{ itemId: 1, ...pizza, isEnabled: true },
    });
  });
  it('finds no removed group', () =>
    given(groupAdded(1), removed(1)).when(remove).thenRefused('option-group/not-found', 'Option group not found'));
});

describe('The options of a dish', () => {
  const change = (groupIds?: readonly number[], item = pizza) =>
    ({ type: 'ChangeMenuItem', itemId: 1, item, groupIds }) as const;
  const had = [groupAdded(1), groupAdded(2, 3), added(1)];
  it('are set with it, and when it is changed', () => {
    given(groupAdded(1))
      .when({ type: 'AddMenuItem', item: pizza, groupIds: [1] })
      .then(added(1), optionsSet(1, 1));
    given(...had)
      .when(change([2, 1]))
      .then(optionsSet(1, 2, 1));
  });
  it('stay where nothing is said of them, and are cleared by none', () => {
    const cheaper = { ...pizza, price: 10_000 };
    const changed: MenuEvent = { type: 'MenuItemChanged', data: { itemId: 1, ...cheaper } };
    given(...had, optionsSet(1, 1))
      .when(change(undefined, cheaper))
      .then(changed);
    expect(dish(1, ...had, optionsSet(1, 1), changed)?.groupIds).toEqual([1]);
    given(...had, optionsSet(1, 1))
      .when(change([]))
      .then(optionsSet(1));
  });
  it('are told once', () =>
    given(...had, optionsSet(1, 1))
      .when(change([1]))
      .thenNothing());
  it('are of groups that are there', () =>
    given(...had)
      .when(change([3]))
      .thenRefused('option-group/gone', 'An option group is no longer there. Please choose again.'));
  it('come back with a dish that is restored', () =>
    given(...had, optionsSet(1, 2), { type: 'MenuItemDeleted', data: { itemId: 1 } })
      .when({ type: 'RestoreMenuItem', itemId: 1 })
      .then({ type: 'MenuItemRestored', data: { itemId: 1, ...pizza, isEnabled: true, groupIds: [2] } }));
  it('outlive an import and its undoing', () => {
    const staged: MenuEvent = {
      type: 'MenuImportStaged',
      data: { importId: 'one', part: 1, dishes: [{ itemId: 1, ...pizza, price: 1 }] },
    };
    const imported: MenuEvent = {
      type: 'MenuImported',
      data: { importId: 'one', parts: 1, firstItemId: 2, added: 0, changed: 1 },
    };
    const undone: MenuEvent = { type: 'MenuImportUndone', data: { importId: 'one', removed: [], reverted: [1] } };
    const before = [...had, optionsSet(1, 1, 2), staged, imported];
    expect(dish(1, ...before)).toMatchObject({ price: 1, groupIds: [1, 2] });
    expect(dish(1, ...before, undone)).toMatchObject({ price: 20_000, groupIds: [1, 2] });
    expect(dish(1, ...before, removed(1, 1), undone)).toMatchObject({ price: 20_000, groupIds: [2] });
    given(...before, removed(1, 1))
      .when({ type: 'UndoMenuImport', importId: 'one' })
      .then(undone);
  });
});
