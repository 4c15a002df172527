import type { MenuItemView } from '@sae/domain/menu';
import { useMemo } from 'react';
import { useOutOfHours } from '../menu/useMenuHours.js';
import { usePortions, type Portions } from '../menu/usePortions.js';
import { useDishMenu } from './useDishMenu.js';

const UNTIL_COUNTED = { until: null };

/** A dish of which none is left is sold out. */
const useRunOut = <D extends MenuItemView>(
  dishes: readonly D[] | undefined,
  portions: Portions,
): readonly D[] | undefined =>
  useMemo(
    () =>
      dishes?.map((dish) =>
        portions.get(dish.id) === 0 && !dish.soldOut ? { ...dish, soldOut: UNTIL_COUNTED } : dish,
      ),
    [dishes, portions],
  );

/** The whole menu as it can be had now, each dish with what may be chosen of it. */
export const useMenuNow = () => {
  const asked = useDishMenu();
  const portions = usePortions();
  return { ...asked, data: useOutOfHours(useRunOut(asked.data, portions)), portions };
};
