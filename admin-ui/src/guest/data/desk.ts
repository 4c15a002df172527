import { createContext, useContext } from 'react';
import type { GuestMenuItemView, GuestTableView, SittingView } from '@sae/domain/guests';
import { BasketStore } from './basket-storage.js';
import { Placing } from './placing.js';
import { Asked, useAnswer, type Answer } from './asked.js';
import { guestApi, isCodeGone, type GuestApi } from './guest-api.js';

/** All that is known of the table whose code was scanned. */
export interface Desk {
  readonly token: string;
  readonly api: GuestApi;
  readonly table: Asked<GuestTableView>;
  readonly menu: Asked<readonly GuestMenuItemView[]>;
  readonly sitting: Asked<SittingView>;
  readonly basket: BasketStore;
  readonly placing: Placing;
}

export const deskFor = (token: string): Desk => {
  const api = guestApi(token);
  const menu = new Asked(api.menu);
  const basket = new BasketStore(token);
  return {
    ...{ token, api, menu, basket },
    table: new Asked(api.table),
    sitting: new Asked(api.sitting),
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

export const useSitting = (): SittingView | undefined => useAnswer(useDesk().sitting).data;
export const useGuestTable = (): GuestTableView | undefined => useAnswer(useDesk().table).data;

/** The code leads nowhere any more, whichever question it was that found out. */
export const isGone = (...answers: readonly Answer<unknown>[]): boolean =>
  answers.some(({ error }) => isCodeGone(error));
