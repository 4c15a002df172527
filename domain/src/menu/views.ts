import { toRupees, type IsoTime, type Rupees } from '../kernel/index.js';
import type { MenuColumn } from './menu-columns.js';
import {
  contentIn,
  type MenuItemContent,
  type MenuOption,
  type OptionGroup,
  type OptionGroupContent,
  type DishPrices,
  type MenuHours,
} from './menu.events.js';
import { soldOutIn, type SoldOut } from './sold-out.js';

/** A menu item as `GET /menu` lists it. */
export interface MenuItemView extends Omit<MenuItemContent, 'price' | 'halfPrice'> {
  readonly id: number;
  readonly price: Rupees;
  readonly hasHalf: boolean;
  readonly halfPrice: Rupees | null;
  readonly isEnabled: boolean;
  /** What may be chosen of it, in order; nothing, where nothing may. */
  readonly optionGroupIds?: readonly number[];
  /** Once that moment has passed, it is on sale again. */
  readonly soldOut?: SoldOut;
}

/** An option as it may be chosen, and as it was. */
export interface OptionView extends MenuOption<Rupees> {}

/** What may be chosen of dishes: so many of the options at least, so many at most. */
export interface OptionGroupView extends Omit<OptionGroupContent<Rupees>, 'options'> {
  readonly id: number;
  readonly options: readonly OptionView[];
}

export const optionsAt = <From, To>(
  options: readonly MenuOption<From>[],
  at: (price: From) => To,
): readonly MenuOption<To>[] => options.map(({ optionId, name, price }) => ({ optionId, name, price: at(price) }));

export const optionGroupView = ({ groupId: id, name, least, most, options }: OptionGroup): OptionGroupView => ({
  ...{ id, name, least, most, options: optionsAt(options, toRupees) },
});

/** What it costs, whole and half. */
export const pricesView = ({ price, halfPrice }: Omit<DishPrices, 'itemId'>) => ({
  price: toRupees(price),
  halfPrice: halfPrice === null ? null : toRupees(halfPrice),
});

export const menuItemView = (
  id: number,
  item: MenuItemContent,
  isEnabled: boolean,
  groupIds: readonly number[] = [],
  soldOut?: SoldOut,
): MenuItemView => {
  const { price, halfPrice, ...said } = contentIn(item);
  return {
    id,
    ...said,
    ...pricesView({ price, halfPrice }),
    hasHalf: halfPrice !== null,
    isEnabled,
    ...(groupIds.length > 0 ? { optionGroupIds: groupIds } : {}),
    ...soldOutIn({ soldOut }),
  };
};

/** Of how many dishes something changed. */
export interface DishesChanged {
  readonly changed: number;
}

/** What `GET /menu/order` answers: the dishes as they were arranged; what came since stands behind them. */
export interface MenuOrder {
  readonly ids: readonly number[];
}

/** What `GET /menu/hours` answers: what of the menu is served in its hours alone. */
export interface MenuHoursList {
  readonly hours: readonly MenuHours[];
}

/** What `GET /menu/at` answers: the menu as it stood at a moment. */
export interface MenuAt extends MenuHoursList {
  readonly time: IsoTime;
  readonly items: readonly MenuItemView[];
  readonly optionGroups: readonly OptionGroupView[];
}

/** A row of a sheet that can be taken over: of the dish with this id, or of a new one. */
export interface MenuSheetRow extends Omit<MenuItemView, 'id' | 'isEnabled' | 'optionGroupIds' | 'photo' | 'soldOut'> {
  /** As the sheet counts its rows. */
  readonly row: number;
  readonly id?: number;
  readonly isEnabled?: boolean;
}

/** What is wrong with a cell. */
export interface CellMistake {
  readonly column: MenuColumn;
  readonly text: string;
}

/** A row in which something is wrong, as it is written. */
export interface WrongMenuSheetRow {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<MenuColumn, string>>>;
  readonly mistakes: readonly CellMistake[];
}

/** What `POST /menu/imports/preview` makes of a sheet; nothing is taken over by it. */
export interface MenuSheetView {
  /** The rows that add a dish or change one; where others are wrong these are not taken over either. */
  readonly rows: readonly MenuSheetRow[];
  /** How many dishes are as they stand on the menu. */
  readonly unchanged: number;
  /** The first rows in which something is wrong, and how many there are in all. */
  readonly wrong: readonly WrongMenuSheetRow[];
  readonly wrongRows: number;
  /** Columns that say nothing of a dish. */
  readonly unknownColumns: readonly string[];
  /** Further sheets of the file, which are not read. */
  readonly otherSheets: readonly string[];
}

/** What has arrived of an import. */
export interface MenuImportProgress {
  readonly importId: string;
  readonly parts: number;
  readonly dishes: number;
}

/** An import that was taken over. */
export interface MenuImportView {
  readonly importId: string;
  readonly at: IsoTime;
  readonly added: number;
  readonly changed: number;
}

/** How many dishes are off the menu again, and as they were before; what was touched since stays. */
export interface MenuImportUndoneView {
  readonly importId: string;
  readonly removed: number;
  readonly reverted: number;
}
