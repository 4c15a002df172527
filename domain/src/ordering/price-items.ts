import { formatRupees, Refusal, toPaise, toRupees, type IsoTime, type Paise, type Rupees } from '../kernel/index.js';
import { optionsChosen, priceWith } from '../menu/choosing.js';
import { hoursText } from '../menu/menu-hours.js';
import type { ServedHours } from '../menu/menu.events.js';
import { dishIsSoldOut, isSoldOut } from '../menu/sold-out.js';
import { optionsAt, type MenuItemView, type OptionGroupView } from '../menu/views.js';
import { linesOf, MAX_LINES, tooManyLines } from './open-budget.js';
import { totalOf, type OrderItem } from '../billing/order-item.js';
import { dishText } from './views.js';
import type { OrderItemRequest, PlaceOrderRequest } from './place-order.dto.js';

const invalid = () => new Refusal('invalid', 'order/invalid-items', 'Selected items are invalid. Please try again.');

/** A sum made in floating point may be off by far less than a paisa; what is off by more was another sum. */
const isSame = (total: Rupees, sum: Paise) => Math.abs(total * 100 - sum) < 0.01;

type Dishes = ReadonlyMap<number, MenuItemView>;
type Groups = ReadonlyMap<number, OptionGroupView>;

/** @throws Refusal where these cannot be had together. */
const chosen = ({ name, optionGroupIds = [] }: MenuItemView, ids: readonly number[], groups: Groups) => {
  const own = optionGroupIds.flatMap((id) => groups.get(id) ?? []);
  const { options, problems } = optionsChosen(own, ids);
  if (problems.length > 0)
    throw new Refusal(
      'conflict',
      'order/options',
      'Please check the options of the order and try again.',
      problems.map((problem) => `${name}: ${problem}`),
    );
  return options;
};

interface MenuNow {
  readonly groups: Groups;
  /** Of a dish that cannot be had at this hour, when it is served. */
  readonly closed: (dish: MenuItemView) => readonly ServedHours[] | undefined;
}

/** Where all that is on the menu can be had, and there is nothing to choose. */
const ALWAYS: MenuNow = { groups: new Map(), closed: () => undefined };

const priced = (
  wanted: OrderItemRequest,
  item: MenuItemView | undefined,
  { now, groups, closed }: MenuNow & { now: IsoTime },
): OrderItem => {
  if (!item) throw invalid();
  if (!item.isEnabled)
    throw new Refusal('conflict', 'menu-item/unavailable', 'This item is currently unavailable', [
      `${item.name} is currently unavailable`,
    ]);
  if (isSoldOut(item, now)) throw dishIsSoldOut(item.name);
  const served = closed(item);
  if (served) throw new Refusal('conflict', 'menu-item/not-served', `${item.name} is served ${hoursText(served)}`);
  const { id: itemId, portion, quantity, specialInstructions } = wanted;
  const { name, secondName, category, isVeg } = item;
  const ofPortion = portion === 'half' ? item.halfPrice : item.price;
  if (ofPortion === null) throw invalid();
  const options = optionsAt(chosen(item, wanted.optionIds ?? [], groups), toPaise);
  const price = priceWith(toPaise(ofPortion), options);
  const rupees = toRupees(price);
  if (wanted.price !== undefined && wanted.price !== null && wanted.price !== rupees)
    throw new Refusal('conflict', 'order/price-changed', 'Prices have changed. Please check the order and try again.', [
      `${dishText({ name, portion, options })} now costs ${formatRupees(rupees)}`,
    ]);
  return {
    itemId,
    name,
    ...(secondName ? { secondName } : {}),
    category,
    isVeg,
    portion,
    price,
    quantity,
    ...(options.length > 0 ? { options } : {}),
    ...(specialInstructions ? { specialInstructions } : {}),
  };
};

/**
 * The lines of an order at the menu's prices.
 * @throws Refusal when an item is unknown, unavailable, sold out or not served now, or when the client saw other prices or another total.
 */
export const priceItems = (
  { items, total }: Pick<PlaceOrderRequest, 'items' | 'total'>,
  dishes: Dishes,
  now: IsoTime,
  menu: Partial<MenuNow> = {},
): OrderItem[] => {
  const asOf = { ...ALWAYS, ...menu, now };
  const lines = items.map((wanted) => priced(wanted, dishes.get(wanted.id), asOf));
  if (linesOf(lines) > MAX_LINES) throw tooManyLines();
  if (total !== undefined && total !== null && !isSame(total, totalOf(lines)))
    throw new Refusal(
      'conflict',
      'order/total-differs',
      'The total has changed. Please check the order and try again.',
    );
  return lines;
};
