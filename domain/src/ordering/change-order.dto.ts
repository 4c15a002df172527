import { IsString } from 'class-validator';
import { PlaceNo } from '../billing/complete-table.dto.js';
import type { Portion } from '../billing/order-item.js';
import { toPaise } from '../kernel/index.js';
import { AtMost, MAX_SUM, Optional, Price, RequiredText, Text, WholeNumber } from '../validation/index.js';
import { MAX_LINES } from './open-budget.js';
import type { LineContent } from './order-changes.js';
import {
  DishId,
  DishPortion,
  Instructions,
  Lines,
  OptionIds,
  type OrderItemRequest,
  TotalSeen,
} from './place-order.dto.js';

/** What is added to an order, and what that comes to. */
export class AddLinesRequest {
  @Lines(MAX_LINES, `An order can have at most ${MAX_LINES} items`)
  items!: OrderItemRequest[];

  @TotalSeen()
  total?: number;
}

/** A line of an order, as its view says it. */
export class LineRequest {
  @DishId()
  id!: number;

  @DishPortion()
  portion: Portion = 'full';

  @OptionIds()
  optionIds?: readonly number[] | null;

  /** With its options. */
  @Price('Price', MAX_SUM)
  price!: number;

  @Instructions()
  specialInstructions?: string | null;
}

/** As the book has it. */
export const lineContent = ({ id, portion, optionIds, price, specialInstructions }: LineRequest): LineContent => ({
  ...{ itemId: id, portion, price: toPaise(price), specialInstructions },
  options: (optionIds ?? []).map((optionId) => ({ optionId })),
});

/** How many of a line are cancelled, and why. */
export class CancelLineRequest extends LineRequest {
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, 'Quantity must be a whole number from 1')
  quantity!: number;

  @RequiredText(200, 'Reason')
  reason!: string;
}

/** What a line says from now on; nothing, when empty. */
export class ChangeNoteRequest extends LineRequest {
  @AtMost(200, 'Note')
  @IsString({ message: 'Note must be text' })
  @Text()
  note!: string;
}

/** What may be said when an order is brought back or deleted. */
export class ReasonRequest {
  @AtMost(200, 'Reason')
  @IsString({ message: 'Reason must be text' })
  @Optional()
  @Text()
  reason?: string | null;
}

/** Where an order goes. */
export class MoveOrderRequest {
  @PlaceNo()
  tableNo!: number;
}

/** Where all goes that is open at a table. */
export class MoveTableRequest extends MoveOrderRequest {
  @PlaceNo()
  from!: number;
}
