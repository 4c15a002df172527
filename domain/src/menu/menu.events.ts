import type { DomainEvent, IsoTime, Paise } from '../kernel/index.js';
import type { Allergen, Spice } from './food-facts.js';
import { photoIn, type Photo } from './photo.js';
import type { SoldOut } from './sold-out.js';

/** An item's content as the owner writes it. */
export interface MenuItemContent {
  readonly category: string;
  readonly name: string;
  readonly description: string | null;
  readonly isVeg: boolean;
  readonly price: Paise;
  /** Null when no half portion is sold. */
  readonly halfPrice: Paise | null;
  /** What staff type to find it; several may share one. None, where it does not say so. */
  readonly code?: string;
  /** In another language; none, where it does not say so. */
  readonly secondName?: string;
  /** In their order; of a dish that names none nothing is known. */
  readonly allergens?: readonly Allergen[];
  /** Nothing, where nobody said how hot it is. */
  readonly spice?: Spice;
  /** Set by itself: whoever writes the rest anew leaves it. */
  readonly photo?: Photo;
}

/** An item's content, and nothing else of what came with it. */
export const contentIn = ({
  category,
  name,
  description,
  isVeg,
  price,
  halfPrice,
  code,
  ...said
}: MenuItemContent): MenuItemContent => ({
  ...{ category, name, description, isVeg, price, halfPrice },
  ...(code ? { code } : {}),
  ...foodFactsIn(said),
  ...photoIn(said),
});

/** What guests are told of a dish beside what it is called and costs, as far as somebody said it. */
export type FoodFacts = Pick<MenuItemContent, 'secondName' | 'allergens' | 'spice'>;

export const foodFactsIn = ({ secondName, allergens = [], spice }: FoodFacts): FoodFacts => ({
  ...(secondName ? { secondName } : {}),
  ...(allergens.length > 0 ? { allergens } : {}),
  ...(spice === undefined ? {} : { spice }),
});

export const sameContent = (one: MenuItemContent, other: MenuItemContent): boolean =>
  JSON.stringify(contentIn(one)) === JSON.stringify(contentIn(other));

/** What may be chosen of a group; it adds its price to the dish's. */
export interface MenuOption<Price = Paise> {
  readonly optionId: number;
  readonly name: string;
  readonly price: Price;
}

/** What may be chosen of a dish, and of others alike: so many of the options at least, so many at most. */
export interface OptionGroupContent<Price = Paise> {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly options: readonly MenuOption<Price>[];
}

export interface OptionGroup extends OptionGroupContent {
  readonly groupId: number;
}

export type MenuItemAdded = DomainEvent<'MenuItemAdded', { itemId: number } & MenuItemContent>;
export type MenuItemChanged = DomainEvent<'MenuItemChanged', { itemId: number } & MenuItemContent>;
export type MenuItemEnabled = DomainEvent<'MenuItemEnabled', { itemId: number }>;
export type MenuItemDisabled = DomainEvent<'MenuItemDisabled', { itemId: number }>;
export type MenuItemDeleted = DomainEvent<'MenuItemDeleted', { itemId: number }>;
/** On the menu again under its own number, as it stood when it was deleted. */
export type MenuItemRestored = DomainEvent<
  'MenuItemRestored',
  { itemId: number; isEnabled: boolean; groupIds?: readonly number[]; soldOut?: SoldOut } & MenuItemContent
>;
/** None is sold before that moment, or before it is back on sale. */
export type DishSoldOut = DomainEvent<'DishSoldOut', { itemId: number; until: IsoTime | null }>;
export type DishBackOnSale = DomainEvent<'DishBackOnSale', { itemId: number }>;

export type OptionGroupAdded = DomainEvent<'OptionGroupAdded', OptionGroup>;
export type OptionGroupChanged = DomainEvent<'OptionGroupChanged', OptionGroup>;
/** These dishes have it no longer. */
export type OptionGroupRemoved = DomainEvent<'OptionGroupRemoved', { groupId: number; itemIds: readonly number[] }>;
/** What may be chosen of a dish from now on, in this order. */
export type DishOptionsSet = DomainEvent<'DishOptionsSet', { itemId: number; groupIds: readonly number[] }>;

/** What a dish costs. */
export interface DishPrices {
  readonly itemId: number;
  readonly price: Paise;
  /** Null where no half portion is sold. */
  readonly halfPrice: Paise | null;
}
/** What these dishes cost from now on. */
export type DishPricesSet = DomainEvent<'DishPricesSet', { prices: readonly DishPrices[] }>;
/** These dishes are sold from now on, or are not. */
export type DishesSwitched = DomainEvent<'DishesSwitched', { itemIds: readonly number[]; isEnabled: boolean }>;
/** In which order the menu is read: its categories as their first dishes come. */
export type MenuArranged = DomainEvent<'MenuArranged', { itemIds: readonly number[] }>;

/** When something is served: on these days (0 is Monday), from a time of day (`07:00`) to another. */
export interface ServedHours {
  readonly days: readonly number[];
  readonly from: string;
  /** Of the next day, where it does not come after `from`. */
  readonly until: string;
}
/** A part of the menu that is served in its hours alone: whole categories, and dishes beside them. */
export interface MenuHours extends ServedHours {
  readonly name: string;
  readonly categories: readonly string[];
  readonly itemIds: readonly number[];
}
/** All the hours the menu keeps from now on. */
export type MenuHoursSet = DomainEvent<'MenuHoursSet', { hours: readonly MenuHours[] }>;

/** A dish as a row of an import has it: the one of this number, or a new one. */
export interface ImportedDish extends MenuItemContent {
  readonly itemId?: number;
  /** As it is, or enabled where it is new, when nothing is said. */
  readonly isEnabled?: boolean;
}

/** A part of an import has arrived, in the place of what had under its number. The menu stays as it is. */
export type MenuImportStaged = DomainEvent<
  'MenuImportStaged',
  { importId: string; part: number; dishes: readonly ImportedDish[] }
>;
/** All its parts are on the menu; new dishes have their numbers from `firstItemId` on, in the order of the parts. */
export type MenuImported = DomainEvent<
  'MenuImported',
  { importId: string; parts: number; firstItemId: number; added: number; changed: number }
>;
/** Of the last import these dishes are off the menu again, and those as they were before it. */
export type MenuImportUndone = DomainEvent<
  'MenuImportUndone',
  { importId: string; removed: readonly number[]; reverted: readonly number[] }
>;

export type MenuEvent =
  | MenuItemAdded
  | MenuItemChanged
  | MenuItemEnabled
  | MenuItemDisabled
  | MenuItemDeleted
  | MenuItemRestored
  | OptionGroupAdded
  | OptionGroupChanged
  | OptionGroupRemoved
  | DishOptionsSet
  | DishPricesSet
  | DishesSwitched
  | MenuArranged
  | MenuHoursSet
  | DishSoldOut
  | DishBackOnSale
  | MenuImportStaged
  | MenuImported
  | MenuImportUndone;

/** What is done to one dish by hand. */
export const MENU_ITEM_EVENTS = [
  'MenuItemAdded',
  'MenuItemChanged',
  'MenuItemEnabled',
  'MenuItemDisabled',
  'MenuItemDeleted',
  'MenuItemRestored',
] as const satisfies readonly MenuEvent['type'][];

/** What is done to many dishes at once. */
export const BULK_EVENTS = [
  'DishPricesSet',
  'DishesSwitched',
  'MenuArranged',
] as const satisfies readonly MenuEvent['type'][];

/** What may be chosen of dishes. */
export const OPTION_EVENTS = [
  'OptionGroupAdded',
  'OptionGroupChanged',
  'OptionGroupRemoved',
  'DishOptionsSet',
] as const satisfies readonly MenuEvent['type'][];
