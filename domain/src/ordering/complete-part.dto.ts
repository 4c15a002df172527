import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsPositive, ValidateBy, ValidateNested } from 'class-validator';
import { CompleteTableRequest } from '../billing/complete-table.dto.js';
import { every, Optional, WholeNumber } from '../validation/index.js';
import { LineRequest, lineContent } from './change-order.dto.js';
import type { BillPart } from './complete-table.js';
import { MAX_LINES, OPEN_BUDGET } from './open-budget.js';

const invalidOrders = { message: 'Selected orders are invalid. Please try again.' };
const invalidLines = { message: 'Selected items are invalid. Please try again.' };

/** So many of a line of an order, as its view says it. */
export class BilledLineRequest extends LineRequest {
  @IsPositive(invalidOrders)
  @IsInt(invalidOrders)
  orderId!: number;

  @WholeNumber(1, Number.MAX_SAFE_INTEGER, 'Quantity must be a whole number from 1')
  quantity!: number;
}

/** Some of what may be chosen, but not nothing. */
const Chosen = (most: number, invalid: { readonly message: string }, none: string) =>
  every(
    Optional(),
    IsArray(invalid),
    ArrayMinSize(1, { message: none }),
    ArrayMaxSize(most, invalid),
    // A list in the list would be validated as one of its own, and pass when empty.
    ValidateBy({ name: 'isLine', validator: { validate: (one) => !Array.isArray(one) } }, { each: true, ...invalid }),
  );

/** The body of `POST /orders/complete`: all that runs at the table, or what is chosen of it. */
export class CompletePartRequest extends CompleteTableRequest {
  @IsPositive({ each: true, ...invalidOrders })
  @IsInt({ each: true, ...invalidOrders })
  @Chosen(OPEN_BUDGET.orders, invalidOrders, 'Please select at least one order')
  orderIds?: readonly number[] | null;

  @ValidateNested({ each: true, ...invalidLines })
  @Type(() => BilledLineRequest)
  @Chosen(MAX_LINES, invalidLines, 'Please select at least one item')
  @ValidateBy(
    {
      name: 'isOneWay',
      validator: { validate: (_, args) => !(args?.object as Partial<CompletePartRequest> | undefined)?.orderIds },
    },
    { message: 'Please select orders or items, not both' },
  )
  lines?: BilledLineRequest[] | null;
}

/** As the book is asked for it; undefined where all is billed. */
export const billPart = ({ orderIds, lines }: CompletePartRequest): BillPart | undefined =>
  orderIds || lines
    ? {
        orderIds: orderIds ?? [],
        lines: (lines ?? []).map((line) => ({
          ...{ orderId: line.orderId, line: lineContent(line), quantity: line.quantity },
        })),
      }
    : undefined;
