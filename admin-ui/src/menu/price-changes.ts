import { toPaise, toRupees } from '@sae/domain/kernel';
import { priceAfter, type MenuItemView, type PriceChange } from '@sae/domain/menu';
import { MAX_RUPEES } from '@sae/domain/validation';

/** A change as it is typed and chosen. */
export interface TypedChange {
  readonly way: 'raise' | 'lower';
  /** `5`, `2.5` */
  readonly much: string;
  readonly by: PriceChange['by'];
  readonly roundTo: number;
}

/** What it says; null where that is nothing: how much is no number above 0. */
export const changeIn = ({ way, much, by, roundTo }: TypedChange): PriceChange | null => {
  const text = much.trim();
  const hundredths = Math.round(Number(text) * 100);
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text) || hundredths === 0) return null;
  return { by, of: way === 'raise' ? hundredths : -hundredths, roundTo };
};

/** What a dish costs before and after. */
export interface RepricedDish {
  readonly item: MenuItemView;
  readonly price: number;
  readonly halfPrice: number | null;
  /** Can it cost that? */
  readonly isPossible: boolean;
}

const isPrice = (rupees: number): boolean => rupees > 0 && rupees <= MAX_RUPEES;

/** The dishes with their prices after a change; of an amount a half portion gets half. Those that stay as they are, are left out. */
export const repriced = (items: readonly MenuItemView[], change: PriceChange): readonly RepricedDish[] => {
  const half = change.by === 'amount' ? { ...change, of: change.of / 2 } : change;
  return items.flatMap((item) => {
    const price = toRupees(priceAfter(toPaise(item.price), change));
    const halfPrice = item.halfPrice === null ? null : toRupees(priceAfter(toPaise(item.halfPrice), half));
    const isPossible = isPrice(price) && (halfPrice === null || isPrice(halfPrice));
    return price === item.price && halfPrice === item.halfPrice ? [] : [{ item, price, halfPrice, isPossible }];
  });
};
