import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsPositive,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { RequiredText, Texts, VISIBLE } from '../validation/index.js';
import { MAX_HOURS_CATEGORIES, MAX_HOURS_DISHES, MAX_MENU_HOURS } from './menu-hours.js';
import { MAX_CATEGORY } from './menu-item.dto.js';

export const MAX_HOURS_NAME = 60;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const invalidDay = { message: 'A day is a whole number from 0 (Monday) to 6' };
const noDay = { message: 'Please choose at least one day' };
const invalidCategory = { message: 'Selected categories are invalid. Please try again.' };
const invalidDish = { message: 'Selected dishes are invalid. Please try again.' };
const invalidHours = { message: 'Hours are invalid. Please try again.' };

/** A rule about what is served, or about all names: no field has it alone. */
const Beside = <T>(name: string, message: string, isRight: (whole: Partial<T>) => boolean) =>
  ValidateBy({ name, validator: { validate: (_, args) => isRight((args?.object ?? {}) as Partial<T>) } }, { message });

const Time = (field: string) => Matches(TIME, { message: `${field} must be a time of day such as 07:00` });

const servesSomething = ({ categories, itemIds }: Partial<HoursRequest>) =>
  !Array.isArray(categories) || !Array.isArray(itemIds) || categories.length + itemIds.length > 0;

/** One of them, and what the form holds. */
export class HoursRequest {
  @RequiredText(MAX_HOURS_NAME, 'Name')
  name!: string;

  /** From 0, Monday, on. */
  @ArrayUnique({ message: 'A day can be chosen once' })
  @Max(6, { each: true, ...invalidDay })
  @Min(0, { each: true, ...invalidDay })
  @IsInt({ each: true, ...invalidDay })
  @ArrayMinSize(1, noDay)
  @ArrayMaxSize(7, { message: 'A week has seven days' })
  @IsArray(noDay)
  days!: number[];

  @Time('From')
  from!: string;

  /** Of the next day, where it does not come after `from`. */
  @Time('Until')
  until!: string;

  @MaxLength(MAX_CATEGORY, { each: true, message: `Category must be at most ${MAX_CATEGORY} characters` })
  @Matches(VISIBLE, { each: true, ...invalidCategory })
  @ArrayMaxSize(MAX_HOURS_CATEGORIES, { message: `Hours can have at most ${MAX_HOURS_CATEGORIES} categories` })
  @IsArray(invalidCategory)
  @Texts()
  categories!: string[];

  /** Beside the categories. */
  @Beside<HoursRequest>('servesSomething', 'Please choose what is served in these hours', servesSomething)
  @ArrayUnique({ message: 'A dish can be chosen once' })
  @IsPositive({ each: true, ...invalidDish })
  @IsInt({ each: true, ...invalidDish })
  @ArrayMaxSize(MAX_HOURS_DISHES, { message: `Hours can have at most ${MAX_HOURS_DISHES} dishes of their own` })
  @IsArray(invalidDish)
  itemIds!: number[];
}

const haveNamesOfTheirOwn = ({ hours }: Partial<MenuHoursRequest>) =>
  !Array.isArray(hours) || new Set(hours.map((one) => one?.name)).size === hours.length;

/** The body of `PUT /menu/hours`. */
export class MenuHoursRequest {
  @Beside<MenuHoursRequest>('haveNamesOfTheirOwn', 'Hours need a name each of their own', haveNamesOfTheirOwn)
  @ValidateNested({ each: true, ...invalidHours })
  // A list in the list would be validated as one of its own, and pass when empty.
  @ValidateBy(
    { name: 'isHours', validator: { validate: (one) => !Array.isArray(one) } },
    { each: true, ...invalidHours },
  )
  @ArrayMaxSize(MAX_MENU_HOURS, { message: `A menu can have at most ${MAX_MENU_HOURS} hours` })
  @IsArray(invalidHours)
  @Type(() => HoursRequest)
  hours!: HoursRequest[];
}
