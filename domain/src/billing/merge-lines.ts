import type { Paise } from '../kernel/index.js';

/** A line of a receipt: the same name at the same price stands once. */
export interface ReceiptLine {
  readonly name: string;
  /** Of one, in paise. */
  readonly price: Paise;
  readonly quantity: number;
  readonly isVeg: boolean;
  readonly portion: 'full' | 'half';
}

/** Receipt lines merged by name and price, in the order of their first appearance. */
export const mergeLines = (items: readonly ReceiptLine[]): ReceiptLine[] => {
  const lines = new Map<string, ReceiptLine>();
  for (const { name, price, quantity, isVeg, portion } of items) {
    const key = JSON.stringify([name, price]);
    const line = lines.get(key) ?? { name, price, isVeg, portion, quantity: 0 };
    lines.set(key, { ...line, quantity: line.quantity + quantity });
  }
  return [...lines.values()];
};
