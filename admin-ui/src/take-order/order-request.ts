import { calledKind, isNewCallNumber, type Customer } from '@sae/domain/billing';
import { PlaceOrderRequest } from '@sae/domain/ordering/place-order.dto';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { ApiError } from '../data/api-error.js';
import { type Cart, type Menu, priced } from './cart.js';
import { orderOf } from '../ordering/order-lines.js';

/** What the browser keeps of who is logged in. */
export interface Session {
  readonly token: string | null;
  readonly userId: string | null;
}

type Problems = Partial<Record<keyof Customer, string>>;

/** Where it goes: to a table, or out, and then for whom. */
const destination = (tableNo: number, customer: Customer): Pick<PlaceOrderRequest, 'tableNo' | 'kind' | 'customer'> =>
  isNewCallNumber(tableNo) ? { kind: calledKind(tableNo) ?? null, customer } : { tableNo };

/** What is wrong with what is said of a customer, by field, in the API's own words. */
export const customerProblems = (tableNo: number, customer: Customer): Problems => {
  const order = plainToInstance(PlaceOrderRequest, destination(tableNo, customer));
  const errors = validateSync(order, { stopAtFirstError: true });
  const said = ({ constraints = {} }: ValidationError) => Object.values(constraints)[0];
  const kind = errors.find(({ property }) => property === 'kind');
  const fields = errors.find(({ property }) => property === 'customer')?.children ?? [];
  return {
    ...(kind ? { address: said(kind) } : {}),
    ...(Object.fromEntries(fields.map((field) => [field.property, said(field)])) as Problems),
  };
};

/** The order to send, or the sentence that says why it cannot be sent. */
export const orderRequest = (
  { cart, menu, tableNo, customer }: { cart: Cart; menu: Menu; tableNo: number; customer: Customer },
  { token, userId }: Session,
): PlaceOrderRequest | string => {
  const lines = priced(cart, menu);
  const restaurantId = Number(userId);
  if (lines.length === 0) return 'Please select at least one item';
  if (!token) return 'Authentication token missing. Please log in again.';
  if (lines.some(({ isInvalid }) => isInvalid)) return 'Selected items are invalid. Please try again.';
  if (lines.some(({ isUnavailable }) => isUnavailable)) return 'This item is currently unavailable';
  const soldOut = lines.find(({ isSoldOut }) => isSoldOut);
  if (soldOut) return `${soldOut.name} is sold out`;
  if (lines.some(({ isMischosen }) => isMischosen)) return 'Please check the options of the order and try again.';
  if (!userId || Number.isNaN(restaurantId)) return 'Invalid user ID. Please log in again.';
  if (!Number.isInteger(restaurantId) || restaurantId < 1) return 'Invalid restaurant ID. Please try again.';
  const [problem] = Object.values(customerProblems(tableNo, customer));
  return problem ?? { ...destination(tableNo, customer), ...orderOf(lines), restaurantId };
};

const PLACE_FAILURE = 'Failed to place order';

/** The cart was changed after it had been sent without an answer, and that first order was taken. */
export const isSentAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'request/key-reused';

/** The cart is of another day; whether it was sent then nobody knows any more. */
export const isTooOld = (error: unknown): boolean => error instanceof ApiError && error.code === 'request/key-too-old';

/** The menu moved on: an item's price changed, or it can no longer be had. */
export const isMenuChanged = (error: unknown): boolean =>
  error instanceof ApiError && !isTooOld(error) && (error.status === 409 || error.code === 'order/invalid-items');

/** The server's sentence and its reasons, joined by commas, as one sentence. */
export const placeFailure = (error: unknown): string => {
  if (isSentAlready(error)) return `${PLACE_FAILURE}: it was placed before you changed it. Please check Live Orders.`;
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || !error.message) return PLACE_FAILURE;
  const reasons = error.errors.filter((reason) => reason !== error.message);
  return reasons.length > 0 ? `${error.message.replace(/\.$/, '')}: ${reasons.join(', ')}` : error.message;
};
