import { IsNumber } from 'class-validator';
import { TableNo } from '../billing/complete-table.dto.js';
import { Refusal } from '../kernel/index.js';
import { Lines, type OrderItemRequest } from '../ordering/place-order.dto.js';
import { Optional } from '../validation/index.js';

/** What a table orders at once; staff may take more. */
export const MAX_GUEST_LINES = 50;
export const MAX_GUEST_DISHES = 100;

const TOO_LARGE = `Please order at most ${MAX_GUEST_LINES} different items, and ${MAX_GUEST_DISHES} in all, at once`;
export const orderTooLarge = () => new Refusal('invalid', 'order/too-large', TOO_LARGE);

/** The body of `POST /guests/{token}/orders`. */
export class PlaceGuestOrderRequest {
  @Lines(MAX_GUEST_LINES, TOO_LARGE)
  items!: OrderItemRequest[];

  /** What the guest saw; the menu's prices decide. */
  @IsNumber({}, { message: 'Total must be a number' })
  @Optional()
  total?: number;

  /** Where the guest thinks to sit; the code says so already, and another table is refused. */
  @TableNo(0)
  @Optional()
  tableNo?: number;
}

/** @throws Refusal */
export const refuseTooLarge = ({ items }: Pick<PlaceGuestOrderRequest, 'items'>): void => {
  const dishes = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (items.length > MAX_GUEST_LINES || dishes > MAX_GUEST_DISHES) throw orderTooLarge();
};

/** @throws Refusal of an order for another table than the scanned code's. */
export const refuseOtherTable = ({ tableNo }: Pick<PlaceGuestOrderRequest, 'tableNo'>, own: number): void => {
  if (tableNo !== undefined && tableNo !== null && tableNo !== own)
    throw new Refusal('invalid', 'table/other', 'This code belongs to another table');
};
