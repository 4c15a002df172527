import { describe, expect, it } from '@jest/globals';
import { refusalOf, sentences } from '../../testing/given.js';
import { entryOf, numbered, valuesOf, withEntry, type Numbered } from '../kernel/index.js';
import { MAX_MENU_ITEMS } from './menu-import.js';
import { EMPTY_MENU, type MenuItem } from './menu-state.js';
import { menuBook } from './menu.js';
import type { ImportedDish, MenuEvent, MenuItemContent } from './menu.events.js';

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
    let items: Numbered<MenuItem> = numbered();
    for (let itemId = 1; itemId <= MAX_MENU_ITEMS; itemId += 1)
      items = withEntry(items, itemId, { itemId, ...dosa, isEnabled: true });
    const full = { ...EMPTY_MENU, nextItemId: MAX_MENU_ITEMS + 1, items };
    const refusal = refusalOf(() => menuBook.decide(add, full, { at: at(0), actor: 'system' }));
    expect(refusal).toMatchObject({ code: 'menu/full', message: 'A menu can have at most 5000 items' });
  });
});

describe('ChangeMenuItem', () => {
  const item = { ...dosa, price: 10900, halfPrice: 6000 };
  const change = { type: 'ChangeMenuItem', itemId: 1, item } as const;
  const changed: MenuEvent = { type: 'MenuItemChanged', data: { itemId: 1, ...item } };
  it('writes the item anew', () => given(added(1)).when(change).then(changed));
  it('has nothing to say when nothing changed', () => given(added(1), changed).when(change).thenNothing());
  it('says its second name, allergens and spice, and takes them away', () => {
    const facts = { secondName: 'मसाला डोसा', allergens: ['milk', 'mustard'], spice: 0 } as const;
    const said: MenuEvent = { type: 'MenuItemChanged', data: { itemId: 1, ...item, ...facts } };
    const say = { ...change, item: { ...item, ...facts } };
    given(added(1)).when(say).then(said);
    given(added(1), said).when(say).thenNothing();
    given(added(1), said).when(change).then(changed);
  });
  it('leaves its photo, or sets it where that is asked for', () => {
    const photo = ['a', 'b', 'c'];
    const photographed: MenuEvent = { type: 'MenuItemChanged', data: { itemId: 1, ...dosa, photo } };
    const photograph = { type: 'PhotographMenuItem', itemId: 1, photo } as const;
    given(added(1)).when(photograph).then(photographed);
    given(added(1), photographed).when(photograph).thenNothing();
    given(added(1), photographed)
      .when(change)
      .then({ type: 'MenuItemChanged', data: { itemId: 1, ...item, photo } });
    given(added(1), photographed)
      .when({ ...photograph, photo: null })
      .then({ type: 'MenuItemChanged', data: { itemId: 1, ...dosa } });
    given(added(1), photographed, deleted(1))
      .when({ type: 'RestoreMenuItem', itemId: 1 })
      .then({ type: 'MenuItemRestored', data: { itemId: 1, ...dosa, photo, isEnabled: true } });
    given(added(1))
      .when({ ...photograph, itemId: 2 })
      .thenRefused('menu-item/not-found');
  });
  it('gives it a code, and takes it away', () => {
    const coded: MenuEvent = { type: 'MenuItemChanged', data: { itemId: 1, ...item, code: 'md' } };
    given(added(1))
      .when({ ...change, item: { ...item, code: 'md' } })
      .then(coded);
    given(added(1), coded).when(change).then(changed);
  });
  it('leaves a disabled item disabled', () =>
    expect(entryOf(fold([added(1), disabled(1), changed]).items, 1)).toEqual({ itemId: 1, ...item, isEnabled: false }));
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

describe('A dish that is sold out', () => {
  const MORNING = '2026-11-21T23:30:00.000Z';
  const soldOut = (until: string | null = MORNING, itemId = 1): MenuEvent => ({
    type: 'DishSoldOut',
    data: { itemId, until },
  });
  const back: MenuEvent = { type: 'DishBackOnSale', data: { itemId: 1 } };
  const sellOut = (until: string | null = MORNING) => ({ type: 'SellOutDish', itemId: 1, until }) as const;
  const putBack = { type: 'PutDishBackOnSale', itemId: 1 } as const;
  const saleOf = (...events: MenuEvent[]) => valuesOf(fold(events).items).map((item) => item.soldOut);

  it('is so until the morning, or until that is undone', () => {
    given(added(1)).when(sellOut()).then(soldOut());
    given(added(1)).when(sellOut(null)).then(soldOut(null));
    expect(saleOf(added(1), added(2), soldOut())).toEqual([{ until: MORNING }, undefined]);
  });
  it('may be said twice, and for longer, but makes it no shorter', () => {
    const next = '2026-11-22T23:30:00.000Z';
    given(added(1), soldOut()).when(sellOut()).thenNothing();
    given(added(1), soldOut()).when(sellOut(next)).then(soldOut(next));
    given(added(1), soldOut()).when(sellOut(null)).then(soldOut(null));
    given(added(1), soldOut(null)).when(sellOut()).thenNothing();
    given(added(1), soldOut(null), back).when(sellOut()).then(soldOut());
  });
  it('is put back on sale, once', () => {
    given(added(1), soldOut()).when(putBack).then(back);
    given(added(1)).when(putBack).thenNothing();
    expect(fold([added(1), soldOut(), back])).toEqual(fold([added(1)]));
  });
  it('is not found once it is deleted', () => {
    given(added(1), deleted(1)).when(sellOut()).thenRefused('menu-item/not-found', 'Menu item not found');
    given(added(1), deleted(1)).when(putBack).thenRefused('menu-item/not-found', 'Menu item not found');
  });
  it('stays so when it is changed or switched', () => {
    const changed: MenuEvent = { type: 'MenuItemChanged', data: { itemId: 1, ...dosa, price: 1 } };
    expect(saleOf(added(1), soldOut(), changed, disabled(1))).toEqual([{ until: MORNING }]);
  });
  it('is so again when it was deleted and is restored', () => {
    const restored: MenuEvent = {
      type: 'MenuItemRestored',
      data: { itemId: 1, ...dosa, isEnabled: true, soldOut: { until: MORNING } },
    };
    given(added(1), soldOut(), deleted(1)).when({ type: 'RestoreMenuItem', itemId: 1 }).then(restored);
    expect(fold([added(1), soldOut(), deleted(1), restored])).toEqual(fold([added(1), soldOut()]));
  });
  it('stays so through an import and what undoes it, and is no reason not to undo it', () => {
    const taken = [added(1), soldOut(null), staged(1, [dearer]), imported(2, 0, 1)] as const;
    expect(saleOf(...taken)).toEqual([{ until: null }]);
    given(...taken, soldOut())
      .when(undo)
      .then(undone([], [1]));
    expect(saleOf(...taken, soldOut(), undone([], [1]))).toEqual([{ until: MORNING }]);
    expect(fold([...taken, back, undone([], [1])])).toEqual(fold([added(1)]));
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

const IMPORT = '018f3f3e-0000-7000-8000-000000000001';
const OTHER = '018f3f3e-0000-7000-8000-000000000002';
const idli: ImportedDish = { ...dosa, name: 'Idli', price: 6000 };
const vada: ImportedDish = { ...dosa, name: 'Vada', price: 5000, isEnabled: false };
const dearer: ImportedDish = { ...dosa, itemId: 1, price: 12000 };
const staged = (part: number, dishes: readonly ImportedDish[], importId = IMPORT): MenuEvent => ({
  type: 'MenuImportStaged',
  data: { importId, part, dishes },
});
const imported = (firstItemId: number, added: number, changed: number, parts = 1): MenuEvent => ({
  type: 'MenuImported',
  data: { importId: IMPORT, parts, firstItemId, added, changed },
});
const undone = (removed: readonly number[], reverted: readonly number[]): MenuEvent => ({
  type: 'MenuImportUndone',
  data: { importId: IMPORT, removed, reverted },
});
const takeOver = (parts = 1) => ({ type: 'TakeOverMenuImport', importId: IMPORT, parts }) as const;
const stage = { type: 'StageMenuImport', importId: IMPORT, part: 1, dishes: [idli] } as const;
const undo = { type: 'UndoMenuImport', importId: IMPORT } as const;
const shown = (...events: MenuEvent[]) =>
  valuesOf(fold(events).items).map(({ itemId, name, price, isEnabled }) => [itemId, name, price, isEnabled]);

describe('StageMenuImport', () => {
  it('keeps a part, and leaves the menu as it is', () => {
    given()
      .when(stage)
      .then(staged(1, [idli]));
    expect(shown(added(1), staged(1, [idli, dearer]))).toEqual([[1, 'Masala Dosa', 9900, true]]);
  });
  it('writes nothing into the log but what a dish has', () =>
    given()
      .when({ ...stage, dishes: [{ ...idli, userId: 7 } as ImportedDish] })
      .then(staged(1, [idli])));
  it('is refused beyond what a menu can have', () => {
    const dishes = Array.from({ length: MAX_MENU_ITEMS }, () => idli);
    given(staged(2, dishes)).when(stage).thenRefused('menu/full');
    given(staged(1, dishes))
      .when(stage)
      .then(staged(1, [idli]));
    given(staged(2, dishes, OTHER))
      .when(stage)
      .then(staged(1, [idli]));
  });
});

describe('TakeOverMenuImport', () => {
  it('brings all parts together, numbered in their order, and counts what is another', () => {
    const before = [added(1), added(2), staged(2, [vada]), staged(1, [dearer, idli])] as const;
    given(...before)
      .when(takeOver(2))
      .then(imported(3, 2, 1, 2));
    expect(shown(...before, imported(3, 2, 1, 2))).toEqual([
      [1, 'Masala Dosa', 12000, true],
      [2, 'Masala Dosa', 9900, true],
      [3, 'Idli', 6000, true],
      [4, 'Vada', 5000, false],
    ]);
    expect(fold([...before, imported(3, 2, 1, 2)])).toMatchObject({ nextItemId: 5, staged: null });
  });
  it('leaves a dish enabled or not where the sheet does not say', () =>
    expect(shown(added(1), disabled(1), staged(1, [dearer]), imported(2, 0, 1))).toEqual([
      [1, 'Masala Dosa', 12000, false],
    ]));
  it('may be asked twice', () =>
    given(staged(1, [idli]), imported(1, 1, 0))
      .when(takeOver())
      .thenNothing());
  it('needs all its parts, and none of another', () => {
    given().when(takeOver()).thenRefused('menu-import/incomplete');
    given(staged(1, [idli]))
      .when(takeOver(2))
      .thenRefused('menu-import/incomplete');
    given(staged(2, [idli]))
      .when(takeOver())
      .thenRefused('menu-import/incomplete');
    given(staged(1, [idli]), staged(1, [vada], OTHER))
      .when(takeOver())
      .thenRefused('menu-import/incomplete');
  });
  it('is refused where nothing in it is new', () =>
    given(added(1), staged(1, [{ ...dosa, itemId: 1, isEnabled: true }]))
      .when(takeOver())
      .thenRefused('menu-import/nothing-new'));
  it.each<[string, readonly ImportedDish[], string]>([
    ['of a dish that is not there', [{ ...idli, itemId: 9 }], 'There is no dish with the ID 9 on the menu'],
    ['of one dish twice', [dearer, { ...dearer, price: 1 }], 'The ID 1 is in row 1 already'],
    ['of a new dish twice', [idli, { ...idli, name: 'IDLI' }], '“IDLI” is in row 1 already'],
    ['of a dish that is there', [dosa], '“Masala Dosa” is on the menu already, as #1: give its ID to change it'],
  ])('is refused as a whole because of a row %s', (_, dishes, message) =>
    given(added(1), staged(1, dishes)).when(takeOver()).thenRefused('menu-import/refused', message),
  );
  it('takes a name that another dish gives up', () =>
    given(added(1), staged(1, [{ ...dosa, itemId: 1, name: 'Plain Dosa' }, dosa]))
      .when(takeOver())
      .then(imported(2, 1, 1)));
  it('is refused beyond what a menu can have', () => {
    const many = Array.from({ length: MAX_MENU_ITEMS }, (_, n): ImportedDish => ({ ...dosa, name: `Dish ${n}` }));
    given(added(1), staged(1, many))
      .when(takeOver())
      .thenRefused('menu-import/refused', 'A menu can have at most 5000 items');
  });
});

describe('UndoMenuImport', () => {
  const before = [added(1), staged(1, [dearer, idli, vada]), imported(2, 2, 1)] as const;
  it('takes off what came and brings back what was', () => {
    given(...before)
      .when(undo)
      .then(undone([2, 3], [1]));
    expect(shown(...before, undone([2, 3], [1]))).toEqual([[1, 'Masala Dosa', 9900, true]]);
    expect(fold([...before, undone([2, 3], [1])]).nextItemId).toBe(4);
  });
  it('leaves what was touched since', () =>
    given(...before, { type: 'MenuItemEnabled', data: { itemId: 3 } }, disabled(1))
      .when(undo)
      .then(undone([2], [])));
  it('is for the last import alone, and once', () => {
    given(...before, undone([2, 3], [1]))
      .when(undo)
      .thenRefused('menu-import/not-found');
    given(...before)
      .when({ ...undo, importId: OTHER })
      .thenRefused('menu-import/not-found', 'This import can no longer be undone');
  });
  it('is still possible while another one arrives', () =>
    given(...before, staged(1, [idli], OTHER))
      .when(undo)
      .then(undone([2, 3], [1])));
});
