import type { Paise } from '../kernel/index.js';
import type { MenuOption } from '../menu/menu.events.js';

export const PORTIONS = ['full', 'half'] as const;
export type Portion = (typeof PORTIONS)[number];

/** A line of an order as it was taken: name, category and price as the menu had them that moment. */
export interface OrderItem {
  readonly itemId: number;
  readonly name: string;
  /** In another language, where the menu said one. */
  readonly secondName?: string;
  readonly category: string;
  readonly isVeg: boolean;
  readonly portion: Portion;
  /** Of one, with its options. */
  readonly price: Paise;
  readonly quantity: number;
  /** What was chosen of it, in the menu's order; nothing, where nothing was. */
  readonly options?: readonly MenuOption[];
  readonly specialInstructions?: string;
}

/** What of a dish is ordered: in a basket the same again is one more of it. */
export interface Choice extends Pick<OrderItem, 'portion'> {
  readonly id: number;
  readonly options?: readonly Pick<MenuOption, 'optionId'>[];
}

/** The choice alone, of whatever says more. */
export const choiceIn = <C extends Choice>({ id, portion, options }: C): Pick<C, keyof Choice> => ({
  ...{ id, portion },
  ...(options && options.length > 0 ? { options } : {}),
});

/** The numbers of what was chosen, alike in whatever order they were. */
export const optionIdsOf = ({ options = [] }: Pick<Choice, 'options'>): number[] =>
  options.map(({ optionId }) => optionId).sort((one, other) => one - other);

export const choiceKey = (choice: Choice): string => [choice.id, choice.portion, ...optionIdsOf(choice)].join(' ');

/** What tells a line of an order from the others, in its book as on a screen: lines that say the same are one. */
export const lineKey = ({
  price,
  specialInstructions,
  ...choice
}: Choice & { readonly price: number; readonly specialInstructions?: string | null }): string =>
  JSON.stringify([choiceKey(choice), price, specialInstructions || null]);

/** Who takes an order away, or to whom it is brought: what was said of them. */
export interface Customer {
  readonly name?: string;
  readonly phone?: string;
  readonly address?: string;
}

/** Whose an order is, where that was said. */
export interface OfCustomer {
  readonly customer?: Customer;
}

/** Who placed an order, and for whom. What does not say who was placed by staff, as all orders were before guests could. */
export interface Origin extends OfCustomer {
  readonly placedBy?: 'guest';
  /** Which of the people took it, and which accepted it; nothing where it was the owner, or nobody had a name yet. */
  readonly takenBy?: number;
  readonly acceptedBy?: number;
}

/** Who accepted an order, where that is said. */
export const acceptedIn = ({ acceptedBy }: Pick<Origin, 'acceptedBy'>): Pick<Origin, 'acceptedBy'> =>
  acceptedBy === undefined ? {} : { acceptedBy };

/** The customer of some orders: the first that one of them says. */
export const customerIn = (orders: readonly OfCustomer[]): OfCustomer => {
  const customer = orders.find((order) => order.customer)?.customer;
  return customer ? { customer } : {};
};

export const totalOf = (items: readonly { readonly price: number; readonly quantity: number }[]): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
