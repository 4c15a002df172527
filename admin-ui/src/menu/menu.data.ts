import type { MenuItemView } from '@sae/domain/menu';
import { api } from '../data/api.js';
import type { Intent } from '../data/verbs.js';

export const menuVerbs = {
  /** What is ordered most at this hour, the most ordered first. */
  popularItems: (_: object) => api.get<readonly MenuItemView[]>('/menu/popular'),
  toggleMenuItem: ({ id }: { id: number }, { key }: Intent) =>
    api.put<MenuItemView>('/menu/{id}/toggle', { path: { id }, key }),
  restoreMenuItem: ({ id }: { id: number }, { key }: Intent) =>
    api.put<MenuItemView>('/menu/{id}/restore', { path: { id }, key }),
};
