import { formatRupees, Refusal, toPaise, type Paise, type Rupees } from '../kernel/index.js';
import type { MenuItemView } from '../menu/views.js';
import { totalOf, type OrderItem } from '../billing/order-item.js';
import type { OrderItemRequest, PlaceOrderRequest } from './place-order.dto.js';

const invalid = () => new Refusal('invalid', 'order/invalid-items', 'Selected items are invalid. Please try again.');

/** A sum made in floating point may be off by far less than a paisa; what is off by more was another sum. */
const isSame = (total: Rupees, sum: Paise) => Math.abs(total * 100 - sum) < 0.01;

const priced = (wanted: OrderItemRequest, item: MenuItemView | undefined): OrderItem => {
  if (!item) throw invalid();
  if (!item.isEnabled)
    throw new Refusal('conflict', 'menu-item/unavailable', 'This item is currently unavailable', [
      `${item.name} is currently unavailable`,
    ]);
  const rupees = wanted.portion === 'half' ? item.halfPrice : item.price;
  if (rupees === null) throw invalid();
  const price = toPaise(rupees);
  if (wanted.price !== undefined && wanted.price !== null && wanted.price !== rupees)
    throw new Refusal('conflict', 'order/price-changed', 'Prices have changed. Please check the order and try again.', [
      `${item.name} now costs ${formatRupees(rupees)}`,
    ]);
  const { id: itemId, portion, quantity, specialInstructions } = wanted;
  const { name, category, isVeg } = item;
  return {
    itemId,
    name,
    category,
    isVeg,
    portion,
    price,
    quantity,
    ...(specialInstructions ? { specialInstructions } : {}),
  };
};

/**
 * The lines of an order at the menu's prices.
 * @throws Refusal when an item is unknown or unavailable, or when the client saw other prices or another total.
 */
export const priceItems = (
  { items, total }: Pick<PlaceOrderRequest, 'items' | 'total'>,
  menu: ReadonlyMap<number, MenuItemView>,
): OrderItem[] => {
  const lines = items.map((wanted) => priced(wanted, menu.get(wanted.id)));
  if (total !== undefined && total !== null && !isSame(total, totalOf(lines)))
    throw new Refusal(
      'conflict',
      'order/total-differs',
      'The total has changed. Please check the order and try again.',
    );
  return lines;
};
