import type { MenuItemRequest } from '@sae/domain/menu';
import { api } from '../data/api.js';
import type { Intent } from '../data/verb.js';

export const menuVerbs = {
  wholeMenu: ({ restaurantId }: { restaurantId: number }) =>
    api.get('/menu', { query: { restaurantId: String(restaurantId) } }),
  addMenuItem: ({ item }: { item: MenuItemRequest }, { key }: Intent) => api.post('/menu', { body: item, key }),
  updateMenuItem: ({ id, item }: { id: number; item: MenuItemRequest }, { key }: Intent) =>
    api.put('/menu/{id}', { path: { id }, body: item, key }),
  toggleMenuItem: ({ id }: { id: number }, { key }: Intent) => api.put('/menu/{id}/toggle', { path: { id }, key }),
  deleteMenuItem: ({ id }: { id: number }, { key }: Intent) => api.delete('/menu/{id}', { path: { id }, key }),
  restoreMenuItem: ({ id }: { id: number }, { key }: Intent) => api.put('/menu/{id}/restore', { path: { id }, key }),
};
