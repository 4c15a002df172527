import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsPositive,
  IsString,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { PlaceNo } from '../billing/complete-table.dto.js';
import { CALLED_KINDS, type CalledKind } from '../billing/place.js';
import type { LocalDay } from '../kernel/index.js';
import { MAX_NAME } from '../menu/menu-item.dto.js';
import { MAX_OPTIONS } from '../menu/option-groups.js';
import {
  AtMost,
  ClearableText,
  every,
  KnownId,
  Optional,
  PhoneNumber,
  Text,
  WholeNumber,
} from '../validation/index.js';
import { PORTIONS, type OfCustomer, type Portion } from '../billing/order-item.js';
import { MAX_LINES } from './open-budget.js';
import type { TakenAt } from './call-numbers.js';

export const MAX_QUANTITY = 999;

const invalidCustomer = { message: 'Customer must be an object' };
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

/** What was chosen of the dish. */
export const OptionIds = () =>
  every(
    Optional(),
    IsArray(invalidItems),
    ArrayMaxSize(MAX_OPTIONS, { message: `At most ${MAX_OPTIONS} options can be chosen of an item` }),
    ArrayUnique({ message: 'An option can be chosen once' }),
    IsPositive({ each: true, ...invalidItems }),
    IsInt({ each: true, ...invalidItems }),
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

  @OptionIds()
  optionIds?: readonly number[] | null;

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

/** Who takes an order away, or to whom it is brought. Empty text says nothing. */
export class CustomerRequest {
  @ClearableText(AtMost(100, 'Name'))
  name?: string | null;

  @ClearableText(PhoneNumber())
  phone?: string | null;

  @ClearableText(AtMost(300, 'Address'))
  address?: string | null;
}

/** A rule about a field and those beside it. */
const Beside = (name: string, message: string, isRight: (order: Partial<PlaceOrderRequest>) => boolean) =>
  ValidateBy({ name, validator: { validate: (_, args) => isRight(args?.object ?? {}) } }, { message });

/** The body of `POST /orders/admin`. */
export class PlaceOrderRequest {
  /** 0 is the Counter, or the place of a call number at which something is open; 1 when neither this nor a kind is said. */
  @PlaceNo()
  @Optional()
  tableNo?: number | null;

  /** It gets a call number of its own: the next of the day. */
  @Beside('hasAddress', 'Address is required', ({ kind, customer }) => kind !== 'delivery' || !!customer?.address)
  @Beside('isOneWay', 'Please say a table or a kind of order, not both', ({ tableNo }) => (tableNo ?? null) === null)
  @IsIn(CALLED_KINDS, { message: 'Kind must be takeaway or delivery' })
  @Optional()
  kind?: CalledKind | null;

  @ValidateNested(invalidCustomer)
  @Beside('hasKind', 'Customers are of takeaways and deliveries alone', ({ kind }) => (kind ?? null) !== null)
  @IsObject(invalidCustomer)
  @Type(() => CustomerRequest)
  @Optional()
  customer?: CustomerRequest | null;

  @Lines(MAX_LINES, `An order can have at most ${MAX_LINES} items`)
  items!: OrderItemRequest[];

  @TotalSeen()
  total?: number;

  /** Whose order; the token says so already, and another's is refused. */
  @KnownId('Invalid restaurant ID. Please try again.')
  restaurantId?: number;
}

const said = ({ name, phone, address }: CustomerRequest): OfCustomer => {
  const customer = { ...(name ? { name } : {}), ...(phone ? { phone } : {}), ...(address ? { address } : {}) };
  return Object.keys(customer).length > 0 ? { customer } : {};
};

/** Where the book is asked to take it, on that day. */
export const takenAt = ({ tableNo, kind, customer }: PlaceOrderRequest, day: LocalDay): TakenAt =>
  kind ? { kind, day, ...said(customer ?? {}) } : { tableNo: tableNo ?? 1 };
