import type { Paise } from '../kernel/index.js';

export const PORTIONS = ['full', 'half'] as const;
export type Portion = (typeof PORTIONS)[number];

/** A line of an order as it was taken: name, category and price as the menu had them that moment. */
export interface OrderItem {
  readonly itemId: number;
  readonly name: string;
  readonly category: string;
  readonly isVeg: boolean;
  readonly portion: Portion;
  /** Of one. */
  readonly price: Paise;
  readonly quantity: number;
  readonly specialInstructions?: string;
}

/** Who placed an order. What does not say so was placed by staff, as all orders were before guests could. */
export interface Origin {
  readonly placedBy?: 'guest';
}

/** As it stands beside an order in the log: nothing, where staff placed it. */
export const originOf = ({ placedBy }: Origin): Origin => (placedBy ? { placedBy } : {});

export const totalOf = (items: readonly { readonly price: number; readonly quantity: number }[]): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
