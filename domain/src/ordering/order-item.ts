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

export const totalOf = (items: readonly { readonly price: number; readonly quantity: number }[]): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
