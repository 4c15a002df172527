import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsPositive,
  IsString,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { toPaise } from '../kernel/index.js';
import { every, KnownId, Optional, OptionalText, Price, RequiredText, WholeNumber } from '../validation/index.js';
import { allergens, HOTTEST, allergensInOrder, type Allergen, type Spice } from './food-facts.js';
import { MAX_MENU_ITEMS } from './menu-import.js';
import { foodFactsIn, type DishPrices, type FoodFacts, type MenuItemContent } from './menu.events.js';
import { MAX_DISH_GROUPS } from './option-groups.js';
import { PHOTO_WIDTHS, type Photo } from './photo.js';
import { SOLD_OUT_UNTIL, type SoldOutUntil } from './sold-out.js';

/** In characters. */
export const MAX_NAME = 120;
export const MAX_CATEGORY = 60;
export const MAX_CODE = 12;

const isBlank = (price: unknown) => price === undefined || price === null || price === '' || price === 0;

/** Whose menu; the token says so already, and another's is refused. */
const OwnId = () => KnownId('Invalid user ID');

const invalidGroups = { message: 'Selected options are invalid. Please try again.' };

/** What may be chosen of it, in order; left out, that stays as it is. */
const OptionGroups = () =>
  every(
    Optional(),
    IsArray(invalidGroups),
    ArrayMaxSize(MAX_DISH_GROUPS, { message: `An item can have at most ${MAX_DISH_GROUPS} option groups` }),
    ArrayUnique({ message: 'An item can have an option group once' }),
    IsPositive({ each: true, ...invalidGroups }),
    IsInt({ each: true, ...invalidGroups }),
  );
const photoAsRead = { message: 'Photo must be as it was read' };
const unknownAllergen = { message: `Allergens must be some of ${allergens.join(', ')}` };

/** A dish as its owner writes it. */
class Dish {
  @RequiredText(MAX_CATEGORY, 'Category')
  category!: string;

  @RequiredText(MAX_NAME, 'Name')
  name!: string;

  @OptionalText(500, 'Description')
  description?: string | null;

  @IsBoolean({ message: 'Veg/non-veg status is required' })
  isVeg!: boolean;

  @Price('Price')
  price!: number;

  @IsBoolean({ message: 'Half portion must be true or false' })
  @Transform(({ value }: { value: unknown }) => value ?? false)
  hasHalf: boolean = false;

  // A form whose half portion is switched off may send an empty field along, but nothing that is no price.
  @ValidateIf(({ hasHalf, halfPrice }: MenuItemRequest) => hasHalf === true || !isBlank(halfPrice))
  @Price('Half price')
  halfPrice?: number | null;

  @OptionalText(MAX_CODE, 'Code')
  code?: string | null;

  @OptionalText(MAX_NAME, 'Second name')
  secondName?: string | null;

  @IsIn(allergens, { each: true, ...unknownAllergen })
  @ArrayMaxSize(allergens.length, unknownAllergen)
  @IsArray(unknownAllergen)
  @Optional()
  allergens?: readonly Allergen[] | null;

  @WholeNumber(0, HOTTEST, `Spice must be a whole number from 0 to ${HOTTEST}`)
  @Optional()
  spice?: Spice | null;
}

/** The body of `POST /menu`, and what the menu form holds. */
export class MenuItemRequest extends Dish {
  @OptionGroups()
  optionGroupIds?: readonly number[] | null;

  @OwnId()
  userId?: number;
}

/** Which dishes of the menu. */
const Ids = (message: string) =>
  every(
    IsArray({ message }),
    ArrayMinSize(1, { message }),
    ArrayMaxSize(MAX_MENU_ITEMS, { message: `A menu can have at most ${MAX_MENU_ITEMS} dishes` }),
    ArrayUnique({ message }),
    IsPositive({ each: true, message }),
    IsInt({ each: true, message }),
  );

/** What a dish costs from now on. */
export class DishPricesRequest {
  @IsPositive({ message: 'Please select menu items' })
  @IsInt({ message: 'Please select menu items' })
  id!: number;

  @Price('Price')
  price!: number;

  @ValidateIf(({ halfPrice }: DishPricesRequest) => !isBlank(halfPrice))
  @Price('Half price')
  halfPrice?: number | null;
}

/** The body of `PUT /menu/prices`. */
export class SetPricesRequest {
  @ValidateNested({ each: true, message: 'Please select menu items' })
  @ArrayUnique(({ id }: DishPricesRequest) => id, { message: 'A menu item can be priced once' })
  @ArrayMaxSize(MAX_MENU_ITEMS, { message: `A menu can have at most ${MAX_MENU_ITEMS} dishes` })
  @ArrayMinSize(1, { message: 'Please select menu items' })
  @IsArray({ message: 'Please select menu items' })
  @Type(() => DishPricesRequest)
  prices!: readonly DishPricesRequest[];
}

/** The body of `PUT /menu/enabled`. */
export class SwitchDishesRequest {
  @Ids('Please select menu items')
  ids!: readonly number[];

  @IsBoolean({ message: 'Enabled must be true or false' })
  isEnabled!: boolean;
}

/** The body of `PUT /menu/order`. */
export class ArrangeMenuRequest {
  @Ids('Please say the order of the menu items')
  ids!: readonly number[];
}

export const dishPricesIn = ({ prices }: SetPricesRequest): readonly DishPrices[] =>
  prices.map(({ id, price, halfPrice }) => ({
    ...{ itemId: id, price: toPaise(price), halfPrice: isBlank(halfPrice) ? null : toPaise(Number(halfPrice)) },
  }));
export const foodFactsAsked = ({ secondName, allergens: some, spice }: Dish): FoodFacts =>
  foodFactsIn({
    ...(secondName ? { secondName } : {}),
    allergens: allergensInOrder(some ?? []),
    ...(typeof spice === 'number' ? { spice } : {}),
  });

/** The item a request describes. */
export const menuItemContent = (request: Dish): MenuItemContent => ({
  category: request.category,
  name: request.name,
  description: request.description || null,
  isVeg: request.isVeg,
  price: toPaise(request.price),
  halfPrice: request.hasHalf && typeof request.halfPrice === 'number' ? toPaise(request.halfPrice) : null,
  ...(request.code ? { code: request.code } : {}),
  ...foodFactsAsked(request),
});

/** A dish as a row has it: of the one with this id, enabled or not. */
export class MenuRowRequest extends Dish {
  @KnownId('Invalid menu item ID')
  id?: number;

  @IsBoolean({ message: 'Enabled must be true or false' })
  @Optional()
  isEnabled?: boolean;
}

/** The body of `PUT /menu/{id}`: an item may be sent back whole, as simple REST does. Another id than the path's is refused. */
export class ChangeMenuItemRequest extends MenuRowRequest {
  @OptionGroups()
  optionGroupIds?: readonly number[] | null;

  @OwnId()
  userId?: number;

  /** As it was read: another is uploaded. */
  @IsString({ each: true, ...photoAsRead })
  @ArrayMaxSize(PHOTO_WIDTHS.length, photoAsRead)
  @IsArray(photoAsRead)
  @Optional()
  photo?: Photo;

  /** As it was read; that it is sold out is said by itself. */
  @IsObject({ message: 'Sold out must be as it was read' })
  @Optional()
  soldOut?: object;
}

/** The body of `PUT /menu/{id}/sold-out`. */
export class SoldOutRequest {
  @IsIn(SOLD_OUT_UNTIL, { message: 'Sold out is until tomorrow or until undone' })
  until!: SoldOutUntil;
}
