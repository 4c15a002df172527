import type { IsoTime } from '@sae/domain/kernel';
import type {
  DishesChanged,
  DishHistory,
  MenuAt,
  MenuHoursList,
  MenuImportProgress,
  MenuImportUndoneView,
  MenuImportView,
  MenuItemView,
  MenuOrder,
  MenuSheetView,
  SoldOutUntil,
} from '@sae/domain/menu';
import type { ArrangeMenuRequest, SetPricesRequest, SwitchDishesRequest } from '@sae/domain/menu/menu-item.dto';
import type { PortionsView } from '@sae/domain/ordering';
import { api } from '../data/api.js';
import { download } from '../data/http.js';
import type { Intent } from '../data/verbs.js';
import type { DishToImport } from './import-parts.js';

const formOf = (field: 'sheet' | 'photo', file: Blob): FormData => {
  const form = new FormData();
  form.append(field, file, field);
  return form;
};

export const menuVerbs = {
  /** What is ordered most at this hour, the most ordered first. */
  popularItems: (_: object) => api.get<readonly MenuItemView[]>('/menu/popular'),
  toggleMenuItem: ({ id }: { id: number }, { key }: Intent) =>
    api.put<MenuItemView>('/menu/{id}/toggle', { path: { id }, key }),
  restoreMenuItem: ({ id }: { id: number }, { key }: Intent) =>
    api.put<MenuItemView>('/menu/{id}/restore', { path: { id }, key }),
  /** The id tells one file from another, which JSON cannot. */
  photographDish: ({ id, file }: { id: number; file: File; fileId: string }, { key }: Intent) =>
    api.put<MenuItemView>('/menu/{id}/photo', { path: { id }, body: formOf('photo', file), key }),
  removePhoto: ({ id }: { id: number }, { key }: Intent) =>
    api.delete<MenuItemView>('/menu/{id}/photo', { path: { id }, key }),
  sellOutDish: ({ id, until }: { id: number; until: SoldOutUntil }, { key }: Intent) =>
    api.put<MenuItemView>('/menu/{id}/sold-out', { path: { id }, body: { until }, key }),
  putDishBackOnSale: ({ id }: { id: number }, { key }: Intent) =>
    api.put<MenuItemView>('/menu/{id}/back-on-sale', { path: { id }, key }),
  /** Of the dishes that are counted. */
  portionsLeft: (_: object) => api.get<readonly PortionsView[]>('/menu/portions'),
  countPortions: ({ id, left }: { id: number; left: number | null }, { key }: Intent) =>
    api.put<PortionsView>('/menu/{id}/portions', { path: { id }, body: { left }, key }),

  setPrices: (body: SetPricesRequest, { key }: Intent) => api.put<DishesChanged>('/menu/prices', { body, key }),
  switchDishes: (body: SwitchDishesRequest, { key }: Intent) => api.put<DishesChanged>('/menu/enabled', { body, key }),
  arrangeMenu: (body: ArrangeMenuRequest, { key }: Intent) => api.put<MenuOrder>('/menu/order', { body, key }),
  /** As the owner arranged it; what came since stands behind. */
  menuOrder: (_: object) => api.get<MenuOrder>('/menu/order'),

  menuHours: (_: object) => api.get<MenuHoursList>('/menu/hours'),
  setMenuHours: (body: MenuHoursList, { key }: Intent) => api.put<MenuHoursList>('/menu/hours', { body, key }),

  previewMenuSheet: ({ sheet, signal }: { sheet: Blob; signal: AbortSignal }) =>
    api.post<MenuSheetView>('/menu/imports/preview', { body: formOf('sheet', sheet), signal }),
  stageMenuImport: (
    { importId, part, dishes }: { importId: string; part: number; dishes: readonly DishToImport[] },
    { key }: Intent,
  ) =>
    api.put<MenuImportProgress>('/menu/imports/{importId}/parts/{part}', {
      path: { importId, part },
      body: { dishes },
      key,
    }),
  takeOverMenuImport: ({ importId, parts }: { importId: string; parts: number }, { key }: Intent) =>
    api.post<MenuImportView>('/menu/imports/{importId}', { path: { importId }, body: { parts }, key }),
  undoMenuImport: ({ importId }: { importId: string }, { key }: Intent) =>
    api.post<MenuImportUndoneView>('/menu/imports/{importId}/undo', { path: { importId }, key }),
  /** The last import, as long as it can be undone. */
  menuImports: (_: object) => api.get<readonly MenuImportView[]>('/menu/imports'),
  menuAt: ({ time }: { time: IsoTime }) => api.get<MenuAt>('/menu/at', { query: { time } }),
  dishHistory: ({ id }: { id: number }) => api.get<DishHistory>('/menu/{id}/history', { path: { id } }),
  menuSheet: ({ of }: { of: 'menu' | 'template' }) => download(`/menu/sheet?of=${of}`),
};
