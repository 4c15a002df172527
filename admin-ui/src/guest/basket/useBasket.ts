import { useMemo, useSyncExternalStore } from 'react';
import { useAnswer } from '../data/asked.js';
import { useDesk } from '../data/desk.js';
import { checked, countOf, sumOf, type Basket, type CheckedLine } from '../data/basket.js';

export const useBasket = (): { basket: Basket; change: (how: (basket: Basket) => Basket) => void } => {
  const { basket: store } = useDesk();
  return { basket: useSyncExternalStore(store.hear, store.now), change: store.change };
};

export interface CheckedBasket {
  readonly lines: readonly CheckedLine[];
  readonly count: number;
  /** Of what can be had. */
  readonly total: number;
}

/** The basket held against the menu as it is now. */
export const useCheckedBasket = (): CheckedBasket => {
  const { basket } = useBasket();
  const menu = useAnswer(useDesk().menu).data;
  return useMemo(() => {
    const lines = checked(basket.lines, menu);
    return { lines, count: countOf(basket), total: sumOf(lines.filter(({ isUnavailable }) => !isUnavailable)) };
  }, [basket, menu]);
};
