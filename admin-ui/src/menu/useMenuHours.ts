import { closedAt, hoursText, type MenuHours, type ServedHours } from '@sae/domain/menu';
import { useMemo } from 'react';
import { restaurantZone } from '../data/zone.js';
import { useQuestion } from '../ui/provider.js';
import { useWeekTime } from './week-time.js';

const NONE: readonly MenuHours[] = [];

/** What of the menu is served in its hours alone. */
export const useMenuHours = () => useQuestion('menuHours', {}, { queryKey: ['menu', 'hours'] });

export const servedText = (served: readonly ServedHours[]): string => `Served ${hoursText(served)}`;

export interface InHours {
  /** Guests cannot have it now, but then. */
  readonly outOfHours?: string;
}

/** The dishes, said to be out of their hours where they are. */
export const useOutOfHours = <D extends { readonly id: number; readonly category: string }>(
  dishes: readonly D[] | undefined,
): readonly (D & InHours)[] | undefined => {
  const hours = useMenuHours().data?.hours ?? NONE;
  const now = useWeekTime(restaurantZone());
  return useMemo(() => {
    if (hours.length === 0) return dishes;
    const closed = closedAt(hours, now);
    return dishes?.map((dish) => {
      const served = closed(dish);
      return served ? { ...dish, outOfHours: servedText(served) } : dish;
    });
  }, [dishes, hours, now]);
};
