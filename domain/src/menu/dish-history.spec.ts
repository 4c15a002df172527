import { describe, expect, it } from '@jest/globals';
import { DishStory } from './dish-history.js';
import type { MenuEvent, MenuOption } from './menu.events.js';

const soda = { category: 'Drinks', name: 'Soda', description: null, isVeg: true, price: 4_000, halfPrice: null };
const size = { groupId: 1, name: 'Size', least: 1, most: 1 };
const small: MenuOption = { optionId: 1, name: 'Small', price: 0 };
const large: MenuOption = { optionId: 2, name: 'Large', price: 2_000 };
const added = (itemId: number): MenuEvent => ({ type: 'MenuItemAdded', data: { itemId, ...soda } });
const sized: MenuEvent[] = [
  { type: 'OptionGroupAdded', data: { ...size, options: [small, large] } },
  { type: 'DishOptionsSet', data: { itemId: 1, groupIds: [1] } },
];

const told = (...events: MenuEvent[]) => {
  const story = new DishStory(1);
  events.forEach((event, revision) =>
    story.tell({ ...event, id: `${revision}`, revision, at: '2026-11-26T06:30:00.000Z', actor: 'restaurant:1' }),
  );
  return story.entries.map(({ fact, isOnMenu, changes, revision }) => ({
    ...{ fact, isOnMenu, revision },
    changes: changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`),
  }));
};
const factsOf = (...events: MenuEvent[]) => told(...events).map(({ fact, changes }) => [fact, ...changes]);

describe('The history of a dish', () => {
  it('begins with all it said when it came', () =>
    expect(told(added(1))).toEqual([
      {
        ...{ fact: 'MenuItemAdded', isOnMenu: true, revision: 0 },
        changes: [
          ...['Name: null → Soda', 'Category: null → Drinks', 'Veg: null → Yes', 'Price: null → ₹40.00'],
          'Enabled: null → Yes',
        ],
      },
    ]));
  it('says of a change what changed, and nothing of another dish', () => {
    const changed = { itemId: 1, ...soda, price: 4_500, description: 'Fresh lime' };
    expect(told(added(1), added(2), { type: 'MenuItemChanged', data: changed }).slice(1)).toEqual([
      {
        ...{ fact: 'MenuItemChanged', isOnMenu: true, revision: 2 },
        changes: ['Description: null → Fresh lime', 'Price: ₹40.00 → ₹45.00'],
      },
    ]);
  });
  it('knows when it went, and came back as it was', () => {
    const [, gone, back] = told(
      added(1),
      { type: 'MenuItemDeleted', data: { itemId: 1 } },
      { type: 'MenuItemRestored', data: { itemId: 1, ...soda, isEnabled: true } },
    );
    expect(gone).toMatchObject({ fact: 'MenuItemDeleted', isOnMenu: false });
    expect(back).toMatchObject({ fact: 'MenuItemRestored', isOnMenu: true });
  });
  it('tells of its options, and of what they cost from then on', () => {
    const dearer = { ...size, options: [small, { ...large, price: 2_500 }] };
    const other: MenuEvent = { type: 'OptionGroupAdded', data: { ...size, groupId: 2, options: [] } };
    const facts = factsOf(added(1), ...sized, other, { type: 'OptionGroupChanged', data: dearer });
    expect(facts.slice(1)).toEqual([
      ['DishOptionsSet', 'Options: null → Size: Small, Large +₹20.00'],
      ['OptionGroupChanged', 'Options: Size: Small, Large +₹20.00 → Size: Small, Large +₹25.00'],
    ]);
  });
  it('tells what a sheet made of it', () => {
    const dishes = [{ itemId: 1, ...soda, price: 5_000 }];
    const facts = factsOf(
      added(1),
      { type: 'MenuImportStaged', data: { importId: 'a', part: 1, dishes } },
      { type: 'MenuImported', data: { importId: 'a', parts: 1, firstItemId: 2, added: 0, changed: 1 } },
      { type: 'MenuImportUndone', data: { importId: 'a', removed: [], reverted: [1] } },
    );
    expect(facts.slice(1)).toEqual([
      ['MenuImported', 'Price: ₹40.00 → ₹50.00'],
      ['MenuImportUndone', 'Price: ₹50.00 → ₹40.00'],
    ]);
  });
});
