import type { DomainEvent, Paise } from '../kernel/index.js';

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
}: MenuItemContent): MenuItemContent => ({
  ...{ category, name, description, isVeg, price, halfPrice },
  ...(code ? { code } : {}),
});

export type MenuItemAdded = DomainEvent<'MenuItemAdded', { itemId: number } & MenuItemContent>;
export type MenuItemChanged = DomainEvent<'MenuItemChanged', { itemId: number } & MenuItemContent>;
export type MenuItemEnabled = DomainEvent<'MenuItemEnabled', { itemId: number }>;
export type MenuItemDisabled = DomainEvent<'MenuItemDisabled', { itemId: number }>;
export type MenuItemDeleted = DomainEvent<'MenuItemDeleted', { itemId: number }>;
/** On the menu again under its own number, as it stood when it was deleted. */
export type MenuItemRestored = DomainEvent<
  'MenuItemRestored',
  { itemId: number; isEnabled: boolean } & MenuItemContent
>;

export type MenuEvent =
  | MenuItemAdded
  | MenuItemChanged
  | MenuItemEnabled
  | MenuItemDisabled
  | MenuItemDeleted
  | MenuItemRestored;
