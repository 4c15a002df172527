import { describe, expect, it } from '@jest/globals';
import { refusalOf, sentences } from '../../testing/given.js';
import { MAX_MENU_ITEMS, menuBook } from './menu.js';
import type { MenuEvent, MenuItemContent } from './menu.events.js';

const { given, fold, at } = sentences(menuBook);

const dosa: MenuItemContent = {
  category: 'South Indian',
  name: 'Masala Dosa',
  description: null,
  isVeg: true,
  price: 9900,
  halfPrice: null,
};
const added = (itemId: number, item = dosa): MenuEvent => ({ type: 'MenuItemAdded', data: { itemId, ...item } });
const disabled = (itemId: number): MenuEvent => ({ type: 'MenuItemDisabled', data: { itemId } });
const deleted = (itemId: number): MenuEvent => ({ type: 'MenuItemDeleted', data: { itemId } });

describe('AddMenuItem', () => {
  const add = { type: 'AddMenuItem', item: dosa } as const;
  it('gives the next number', () => given(added(1)).when(add).then(added(2)));
  it('never gives a deleted item’s number again', () => given(added(1), deleted(1)).when(add).then(added(2)));
  it('writes nothing into the log but an item’s content', () =>
    given()
      .when({ ...add, item: { ...dosa, userId: 7 } as MenuItemContent })
      .then(added(1)));
  it('allows two items of one name', () => given(added(1)).when(add).then(added(2, dosa)));
  it('is refused when the menu is full', () => {
    const full = Array.from({ length: MAX_MENU_ITEMS }, (_, index) => index + 1);
    const items = Object.fromEntries(full.map((id) => [id, { ...dosa, isEnabled: true }]));
    const refusal = refusalOf(() =>
      menuBook.decide(add, { nextItemId: MAX_MENU_ITEMS + 1, items, deleted: [] }, { at: at(0), actor: 'system' }),
    );
    expect(refusal).toMatchObject({ code: 'menu/full', message: 'A menu can have at most 2000 items' });
  });
});

describe('ChangeMenuItem', () => {
  const item = { ...dosa, price: 10900, halfPrice: 6000 };
  const change = { type: 'ChangeMenuItem', itemId: 1, item } as const;
  const changed: MenuEvent = { type: 'MenuItemChanged', data: { itemId: 1, ...item } };
  it('writes the item anew', () => given(added(1)).when(change).then(changed));
  it('has nothing to say when nothing changed', () => given(added(1), changed).when(change).thenNothing());
  it('gives it a code, and takes it away', () => {
    const coded: MenuEvent = { type: 'MenuItemChanged', data: { itemId: 1, ...item, code: 'md' } };
    given(added(1))
      .when({ ...change, item: { ...item, code: 'md' } })
      .then(coded);
    given(added(1), coded).when(change).then(changed);
  });
  it('leaves a disabled item disabled', () =>
    expect(fold([added(1), disabled(1), changed]).items[1]).toEqual({ ...item, isEnabled: false }));
  it('finds no deleted item', () =>
    given(added(1), deleted(1)).when(change).thenRefused('menu-item/not-found', 'Menu item not found'));
});

describe('ChangeMenuItem, of an item sent back whole', () => {
  const change = { type: 'ChangeMenuItem', itemId: 1, item: dosa } as const;
  it('says nothing where nothing changed', () =>
    given(added(1))
      .when({ ...change, isEnabled: true })
      .thenNothing());
  it('switches it too where that changed', () => {
    given(added(1))
      .when({ ...change, isEnabled: false })
      .then(disabled(1));
    const item = { ...dosa, price: 10900 };
    given(added(1))
      .when({ ...change, item, isEnabled: false })
      .then({ type: 'MenuItemChanged', data: { itemId: 1, ...item } }, disabled(1));
  });
});

describe('RestoreMenuItem', () => {
  const restore = { type: 'RestoreMenuItem', itemId: 1 } as const;
  const restored = (isEnabled: boolean): MenuEvent => ({
    type: 'MenuItemRestored',
    data: { itemId: 1, ...dosa, isEnabled },
  });
  it('puts a deleted item back as it was', () => {
    given(added(1), deleted(1)).when(restore).then(restored(true));
    given(added(1), disabled(1), deleted(1)).when(restore).then(restored(false));
    expect(fold([added(1), added(2), disabled(1), deleted(1), restored(false)])).toEqual(
      fold([added(1), added(2), disabled(1)]),
    );
  });
  it('may be asked twice', () => given(added(1), deleted(1), restored(true)).when(restore).thenNothing());
  it('finds nothing that never was, or was deleted long ago', () => {
    given().when(restore).thenRefused('menu-item/not-found', 'Menu item not found');
    const others = Array.from({ length: 20 }, (_, index) => index + 2);
    given(added(1), ...others.map((id) => added(id)), deleted(1), ...others.map(deleted))
      .when(restore)
      .thenRefused('menu-item/not-found', 'Menu item not found');
  });
});

describe('ToggleMenuItem', () => {
  const toggle = { type: 'ToggleMenuItem', itemId: 1 } as const;
  it('disables an enabled item', () => given(added(1)).when(toggle).then(disabled(1)));
  it('enables a disabled item', () =>
    given(added(1), disabled(1))
      .when(toggle)
      .then({ type: 'MenuItemEnabled', data: { itemId: 1 } }));
  it('goes back and forth', () =>
    given(added(1), disabled(1), { type: 'MenuItemEnabled', data: { itemId: 1 } })
      .when(toggle)
      .then(disabled(1)));
  it('finds no deleted item', () => given(added(1), deleted(1)).when(toggle).thenRefused('menu-item/not-found'));
});

describe('DeleteMenuItem', () => {
  const remove = { type: 'DeleteMenuItem', itemId: 1 } as const;
  it('takes an item off the menu', () => given(added(1), added(2)).when(remove).then(deleted(1)));
  it('takes a disabled one too', () => given(added(1), disabled(1)).when(remove).then(deleted(1)));
  it('finds no item a second time', () => given(added(1), deleted(1)).when(remove).thenRefused('menu-item/not-found'));
  it.each([0, -1, 1.5, Number.NaN])('finds no item %p', (itemId) =>
    given(added(1))
      .when({ ...remove, itemId })
      .thenRefused('menu-item/not-found'),
  );
});
