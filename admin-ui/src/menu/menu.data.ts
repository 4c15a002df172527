import type { MenuItemRequest, MenuItemView } from '@sae/domain/menu';
import { http } from '../data/http.js';
import type { Intent } from '../data/verb.js';

export const menuVerbs = {
  wholeMenu: ({ restaurantId }: { restaurantId: number }) =>
    http.get<MenuItemView[]>(`/menu?restaurantId=${restaurantId}`),
  addMenuItem: ({ item }: { item: MenuItemRequest }, { key }: Intent) => http.post<MenuItemView>('/menu', item, key),
  updateMenuItem: ({ id, item }: { id: number; item: MenuItemRequest }, { key }: Intent) =>
    http.put<MenuItemView>(`/menu/${id}`, item, key),
  toggleMenuItem: ({ id }: { id: number }, { key }: Intent) => http.put<MenuItemView>(`/menu/${id}/toggle`, {}, key),
  deleteMenuItem: ({ id }: { id: number }, { key }: Intent) => http.delete<{ id: number }>(`/menu/${id}`, key),
};
