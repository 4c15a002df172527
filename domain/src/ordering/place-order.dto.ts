import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsPositive,
  IsString,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { TableNo } from '../billing/complete-table.dto.js';
import { MAX_NAME } from '../menu/menu-item.dto.js';
import { AtMost, every, KnownId, Optional, Text, WholeNumber } from '../validation/index.js';
import { PORTIONS, type Portion } from '../billing/order-item.js';
import { MAX_LINES } from './open-budget.js';

export const MAX_QUANTITY = 999;

const invalidItems = { message: 'Selected items are invalid. Please try again.' };

export const DishId = () => every(IsInt(invalidItems), IsPositive(invalidItems));

export const DishPortion = () =>
  every(
    Transform(({ value }: { value: unknown }) => value ?? 'full'),
    IsIn(PORTIONS, { message: 'Portion must be full or half' }),
  );

export const Instructions = () =>
  every(
    Text(),
    Optional(),
    IsString({ message: 'Special instructions must be text' }),
    AtMost(200, 'Special instructions'),
  );

/** What the lines beside it came to, as the client saw it. */
export const TotalSeen = () => every(Optional(), IsNumber({}, { message: 'Total must be a number' }));

/** One line as the client asks for it; name, veg mark and price are what it saw, and the menu decides. */
export class OrderItemRequest {
  @DishId()
  id!: number;

  @DishPortion()
  portion: Portion = 'full';

  @WholeNumber(1, MAX_QUANTITY, `Quantity must be a whole number from 1 to ${MAX_QUANTITY}`)
  quantity!: number;

  @IsNumber({}, { message: 'Price must be a number' })
  @Optional()
  price?: number;

  @AtMost(MAX_NAME, 'Name')
  @IsString(invalidItems)
  @Optional()
  name?: string;

  @IsBoolean(invalidItems)
  @Optional()
  isVeg?: boolean;

  @Instructions()
  specialInstructions?: string | null;
}

/** From one line to so many. A list in the list would be validated as an order of its own, and pass when empty. */
export const Lines = (max: number, tooMany: string) =>
  every(
    Type(() => OrderItemRequest),
    IsArray({ message: 'Please select at least one item' }),
    ArrayMinSize(1, { message: 'Please select at least one item' }),
    ArrayMaxSize(max, { message: tooMany }),
    ValidateBy(
      { name: 'isLine', validator: { validate: (line) => !Array.isArray(line) } },
      { each: true, ...invalidItems },
    ),
    ValidateNested({ each: true, ...invalidItems }),
  );

/** The body of `POST /orders/admin`. */
export class PlaceOrderRequest {
  /** 0 is the Counter; 1 when left out. */
  @TableNo(0)
  @Transform(({ value }: { value: unknown }) => value ?? 1)
  tableNo: number = 1;

  @Lines(MAX_LINES, `An order can have at most ${MAX_LINES} items`)
  items!: OrderItemRequest[];

  @TotalSeen()
  total?: number;

  /** Whose order; the token says so already, and another's is refused. */
  @KnownId('Invalid restaurant ID. Please try again.')
  restaurantId?: number;
}
