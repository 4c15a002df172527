import {
  entryOf,
  formatRupees,
  toRupees,
  type Actor,
  type Circumstances,
  type IsoTime,
  type Paise,
} from '../kernel/index.js';
import { allergensText, SPICE_LEVELS } from './food-facts.js';
import { hoursOf, hoursText } from './menu-hours.js';
import type { MenuEvent } from './menu.events.js';
import type { Menu, MenuItem } from './menu-state.js';
import { menuBook } from './menu.js';

/** From what to what; null where it said nothing. */
export interface DishChange {
  /** `Price` */
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** One fact about a dish, as it stands in the log. */
export interface DishHistoryEntry {
  readonly at: IsoTime;
  readonly actor: Actor;
  readonly fact: MenuEvent['type'];
  /** Is it on the menu from then on? */
  readonly isOnMenu: boolean;
  readonly changes: readonly DishChange[];
  /** Where it stands in the menu's book. */
  readonly revision: number;
}

/** What `GET /menu/{id}/history` answers: all that ever happened to a dish, oldest first. */
export interface DishHistory {
  readonly id: number;
  readonly entries: readonly DishHistoryEntry[];
}

type Said = Required<Omit<MenuItem, 'itemId'>>;
type Told = {
  readonly [F in keyof Said]: {
    readonly name: string;
    readonly text: (said: NonNullable<Said[F]>, menu: Menu) => string;
  };
};

const amount = (paise: Paise): string => formatRupees(toRupees(paise));
const asItIs = (text: string): string => text;
const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');

/** `Size: Small, Large +₹40.00` */
const optionsOf = (groupIds: readonly number[], { groups }: Menu): string =>
  groupIds
    .flatMap((groupId) => entryOf(groups, groupId) ?? [])
    .map(({ name, options }) => {
      const names = options.map(({ name: option, price }) => (price > 0 ? `${option} +${amount(price)}` : option));
      return `${name}: ${names.join(', ')}`;
    })
    .join('; ');

/** Whatever a dish says of itself, its history tells: what is left out here does not compile. */
const TOLD: Told = {
  name: { name: 'Name', text: asItIs },
  category: { name: 'Category', text: asItIs },
  code: { name: 'Code', text: asItIs },
  description: { name: 'Description', text: asItIs },
  isVeg: { name: 'Veg', text: yesOrNo },
  price: { name: 'Price', text: amount },
  halfPrice: { name: 'Half price', text: amount },
  secondName: { name: 'Second name', text: asItIs },
  allergens: { name: 'Allergens', text: allergensText },
  photo: { name: 'Photo', text: ([first = '']) => first.slice(0, 6) },
  spice: { name: 'Spice', text: (spice) => SPICE_LEVELS[spice] },
  isEnabled: { name: 'Enabled', text: yesOrNo },
  groupIds: { name: 'Options', text: optionsOf },
  soldOut: { name: 'Sold out', text: ({ until }) => `Until ${until === null ? 'undone' : 'tomorrow'}` },
};

/** What its facts are called there. */
export const DISH_FACTS: Readonly<Record<MenuEvent['type'], string>> = {
  MenuItemAdded: 'Added',
  MenuItemChanged: 'Changed',
  MenuItemEnabled: 'Enabled',
  MenuItemDisabled: 'Disabled',
  MenuItemDeleted: 'Deleted',
  MenuItemRestored: 'Put back',
  OptionGroupAdded: 'Options added',
  OptionGroupChanged: 'Options changed',
  OptionGroupRemoved: 'Options removed',
  DishOptionsSet: 'Options chosen',
  DishPricesSet: 'Priced with others',
  DishesSwitched: 'Switched with others',
  MenuArranged: 'Arranged',
  MenuHoursSet: 'Hours set',
  DishSoldOut: 'Sold out',
  DishBackOnSale: 'Back on sale',
  MenuImportStaged: 'Sheet sent',
  MenuImported: 'Imported from a sheet',
  MenuImportUndone: 'Import undone',
};

const textOf = <F extends keyof Said>(field: F, dish: MenuItem | undefined, menu: Menu): string | null => {
  const said = dish?.[field] as NonNullable<Said[F]> | null | undefined;
  return said === null || said === undefined ? null : TOLD[field].text(said, menu) || null;
};

/** In which hours it is served; the menu says it, by its category too. */
const servedText = (dish: MenuItem | undefined, { hours }: Menu): string | null => {
  const served = dish && hoursOf(hours)({ id: dish.itemId, category: dish.category });
  return served ? hoursText(served) : null;
};

/** A dish, told fact by fact of the menu's book. */
export class DishStory {
  private menu = menuBook.initial;
  readonly entries: DishHistoryEntry[] = [];

  constructor(private readonly itemId: number) {}

  tell(event: MenuEvent & Circumstances): void {
    const before = this.menu;
    this.menu = menuBook.evolve(before, event);
    const [was, is] = [entryOf(before.items, this.itemId), entryOf(this.menu.items, this.itemId)];
    const { groups, hours } = before;
    if (was === is && groups === this.menu.groups && hours === this.menu.hours) return;
    const changes = (Object.keys(TOLD) as (keyof Said)[])
      .map((field) => ({ field: TOLD[field].name, from: textOf(field, was, before), to: textOf(field, is, this.menu) }))
      .concat({ field: 'Served', from: servedText(was, before), to: servedText(is, this.menu) })
      .filter(({ from, to }) => from !== to);
    const { at, actor, type: fact, revision } = event;
    if (changes.length > 0) this.entries.push({ at, actor, fact, isOnMenu: is !== undefined, changes, revision });
  }
}
