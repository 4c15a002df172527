import { isSoldOut, type SoldOut } from '@sae/domain/menu';
import { useEffect, useMemo, useState } from 'react';
import { serverClock } from '../data/server-clock.js';

interface Dish {
  readonly soldOut?: SoldOut;
}

const serverTime = (): string => new Date(serverClock.now()).toISOString();

export const soldOutText = ({ until }: SoldOut): string => `Sold out until ${until === null ? 'undone' : 'tomorrow'}`;

/** A timer waits for no longer than some weeks; a day is long enough to look again. */
const MOST_MS = 24 * 60 * 60_000;

/** As it is now: that a dish is sold out may have ended by itself. */
const asOf = <D extends Dish>(dish: D, now: string): D => {
  if (!dish.soldOut || isSoldOut(dish, now)) return dish;
  const { soldOut: _, ...onSale } = dish;
  return onSale as D;
};

/** When the first of them is on sale again by itself; null where none is. */
const nextOnSale = (dishes: readonly Dish[]): string | null => {
  const moments = dishes.flatMap(({ soldOut }) => soldOut?.until ?? []);
  return moments.reduce<string | null>((first, one) => (first === null || one < first ? one : first), null);
};

/** Dishes, said to be sold out until the very moment at which they are on sale again. */
export const useSoldOutNow = <D extends Dish>(dishes: readonly D[] | undefined): readonly D[] | undefined => {
  const [at, look] = useState(serverTime);
  const now = useMemo(() => dishes?.map((dish) => asOf(dish, at)), [dishes, at]);
  const next = nextOnSale(now ?? []);
  useEffect(() => {
    if (next === null) return;
    const left = Math.min(Date.parse(next) - serverClock.now(), MOST_MS);
    const waiting = setTimeout(() => look(serverTime()), left);
    return () => clearTimeout(waiting);
  }, [next, at]);
  return now;
};
