import { createContext, useContext, useMemo } from 'react';
import type { GuestTableView, SittingView } from '@sae/domain/guests';
import { isServed } from '@sae/domain/menu';
import { GuestQuery, type Answer } from './guest-query.js';
import { BasketStore } from './basket-storage.js';
import { countOf, sumOf } from '../../ordering/order-lines.js';
import { useSoldOutNow } from '../../menu/sold-out.js';
import { useWeekTime } from '../../menu/week-time.js';
import { checked, type Basket, type CheckedLine } from './basket.js';
import { guestApi, type GuestApi, type GuestDish } from './guest-api.js';
import { Moved } from './moved.js';
import { Placing } from './placing.js';
import { useStore } from './store.js';

/** All that is known of the table whose code was scanned. */
export interface Desk {
  readonly token: string;
  readonly api: GuestApi;
  readonly table: GuestQuery<GuestTableView>;
  readonly menu: GuestQuery<readonly GuestDish[]>;
  readonly sitting: GuestQuery<SittingView>;
  readonly moved: Moved;
  readonly basket: BasketStore;
  readonly placing: Placing;
}

export const deskFor = (token: string): Desk => {
  const api = guestApi(token);
  const menu = new GuestQuery(api.menu);
  const sitting = new GuestQuery(api.sitting);
  const basket = new BasketStore(token);
  return {
    ...{ token, api, menu, sitting, basket },
    table: new GuestQuery(api.table),
    moved: new Moved(token, api, sitting),
    placing: new Placing(api, basket, menu),
  };
};

export const refreshRestaurant = ({ table, menu }: Desk) => void Promise.all([table.refresh(), menu.refresh()]);
export const refreshAll = (desk: Desk) => {
  refreshRestaurant(desk);
  void desk.sitting.refresh();
};

export const DeskContext = createContext<Desk | null>(null);

export const useDesk = (): Desk => {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('This part of the page belongs to a table');
  return desk;
};

export const useSitting = (): SittingView | undefined => useStore(useDesk().sitting).data;

/** The menu as it is at this very moment. */
export const useGuestMenu = (): Answer<readonly GuestDish[]> => {
  const { menu, table } = useDesk();
  const { data, ...answer } = useStore(menu);
  const now = useWeekTime(useStore(table).data?.timeZone ?? 'UTC');
  const dishes = useSoldOutNow(data);
  const inTime = useMemo(
    () => dishes?.map((dish) => (isServed(dish.served, now) ? dish : { ...dish, isClosed: true })),
    [dishes, now],
  );
  return { ...answer, data: inTime };
};

export const useBasket = (): { basket: Basket; change: BasketStore['change'] } => {
  const { basket: store } = useDesk();
  return { basket: useStore(store), change: store.change };
};

interface CheckedBasket {
  readonly lines: readonly CheckedLine[];
  readonly count: number;
  /** Of what can be had. */
  readonly total: number;
}

/** The basket held against the menu as it is now. */
export const useCheckedBasket = (): CheckedBasket => {
  const desk = useDesk();
  const basket = useStore(desk.basket);
  const menu = useGuestMenu().data;
  return useMemo(() => {
    const lines = checked(basket.lines, menu);
    return { lines, count: countOf(lines), total: sumOf(lines.filter(({ isUnavailable }) => !isUnavailable)) };
  }, [basket, menu]);
};
