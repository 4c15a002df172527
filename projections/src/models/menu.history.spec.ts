import fc from 'fast-check';
import { expect, it } from '@jest/globals';
import { Refusal, valuesOf, type Recorded } from '@sae/domain/kernel';
import {
  menuBook,
  menuCommandOf,
  menuItemView,
  photoIn,
  type Menu,
  type MenuCommand,
  type MenuEvent,
} from '@sae/domain/menu';
import { at, inBook, RESTAURANT } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { menu, menuKey } from './menu.js';

const content = fc.record({
  category: fc.constantFrom('Breads', 'Rice'),
  name: fc.constantFrom('Naan', 'Roti', 'Pulao', 'Biryani'),
  description: fc.constant(null),
  isVeg: fc.boolean(),
  price: fc.integer({ min: 1, max: 9 }),
  halfPrice: fc.constantFrom(null, 1),
});
const itemId = fc.integer({ min: 1, max: 6 });
const isEnabled = fc.constantFrom(undefined, true, false);
const importId = fc.constantFrom('one', 'two');
const dish = fc.oneof(
  content,
  fc.record({ itemId, isEnabled }).chain((known) => content.map((it) => ({ ...it, ...known }))),
);
const photo = fc.constantFrom(['a', 'b', 'c'], ['d', 'e', 'f'], null);

const commands: fc.Arbitrary<readonly MenuCommand[]> = fc.array(
  fc.oneof<fc.Arbitrary<MenuCommand>[]>(
    fc.record({ type: fc.constant('AddMenuItem' as const), item: content }),
    fc.record({ type: fc.constant('ChangeMenuItem' as const), itemId, item: content, isEnabled }),
    fc.record({ type: fc.constant('PhotographMenuItem' as const), itemId, photo }),
    fc.record({
      type: fc.constantFrom('ToggleMenuItem' as const, 'DeleteMenuItem' as const, 'RestoreMenuItem' as const),
      itemId,
    }),
    fc.record({
      ...{ type: fc.constant('StageMenuImport' as const), importId, part: fc.constant(1) },
      dishes: fc.array(dish, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ type: fc.constant('TakeOverMenuImport' as const), importId, parts: fc.constant(1) }),
    fc.record({ type: fc.constant('UndoMenuImport' as const), importId }),
  ),
  { maxLength: 40 },
);

/** A menu lived through by the decider itself; what is refused is left out. */
const live = (history: readonly MenuCommand[], look: (asked: MenuCommand, before: Menu, after: Menu) => void) => {
  const events: Recorded<MenuEvent>[] = [];
  let book = menuBook.initial;
  const asked = { at: at(0), actor: 'restaurant:1' } as const;
  for (const command of history) {
    const before = book;
    try {
      for (const event of menuBook.decide(command, book, asked)) {
        const told = { ...event, ...asked, id: `${events.length}`, revision: events.length };
        expect(menuBook.decide(menuCommandOf(event), book, asked)).toEqual([event]);
        events.push(told);
        book = menuBook.evolve(book, told);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    look(command, before, book);
  }
  return { events, book };
};

const photosIn = ({ items }: Menu) => new Map(valuesOf(items).map((item) => [item.itemId, item.photo]));

it('What is shown of a menu is what its book says, whatever was done', () =>
  fc.assert(
    fc.property(commands, (history) => {
      const { events, book } = live(history, () => undefined);
      const models = new Models(menu).tell(inBook(`menu-${RESTAURANT}`, events));
      const said = valuesOf(book.items)
        .toSorted((one, other) => one.itemId - other.itemId)
        .map((item) => menuItemView(item.itemId, item, item.isEnabled));
      expect(models.list(menuKey(RESTAURANT))).toEqual(said);
    }),
    { numRuns: 300 },
  ));

it('A dish keeps its photo until it gets another, or that is taken away', () =>
  fc.assert(
    fc.property(commands, (history) => {
      live(history, (command, before, after) => {
        const photos = photosIn(after);
        for (const [id, was] of photosIn(before)) {
          if (!photos.has(id)) continue;
          const isOf = command.type === 'PhotographMenuItem' && command.itemId === id;
          expect({ photo: photos.get(id) }).toEqual(isOf ? { photo: photoIn(command).photo } : { photo: was });
        }
      });
    }),
    { numRuns: 300 },
  ));
