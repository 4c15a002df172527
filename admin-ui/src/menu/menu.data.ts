import type { Deleted } from '@sae/domain/kernel';
import type { MenuItemRequest, MenuItemView } from '@sae/domain/menu';
import { api } from '../data/api.js';
import type { Intent } from '../data/verb.js';

export const menuVerbs = {
  wholeMenu: ({ restaurantId }: { restaurantId: number }) =>
    api.get<readonly MenuItemView[]>('/menu', { query: { restaurantId: String(restaurantId) } }),
  addMenuItem: ({ item }: { item: MenuItemRequest }, { key }: Intent) =>
    api.post<MenuItemView>('/menu', { body: item, key }),
  updateMenuItem: ({ id, item }: { id: number; item: MenuItemRequest }, { key }: Intent) =>
    api.put<MenuItemView>('/menu/{id}', { path: { id }, body: item, key }),
  toggleMenuItem: ({ id }: { id: number }, { key }: Intent) =>
    api.put<MenuItemView>('/menu/{id}/toggle', { path: { id }, key }),
  deleteMenuItem: ({ id }: { id: number }, { key }: Intent) => api.delete<Deleted>('/menu/{id}', { path: { id }, key }),
  restoreMenuItem: ({ id }: { id: number }, { key }: Intent) =>
    api.put<MenuItemView>('/menu/{id}/restore', { path: { id }, key }),
};
