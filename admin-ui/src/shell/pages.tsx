import { lazy, type ComponentType } from 'react';

export interface PageRoute {
  readonly path: string;
  readonly Page: ComponentType;
}

/** The pages of the back office; each is downloaded when first opened. */
export const pages: readonly PageRoute[] = [
  {
    path: '/dashboard',
    Page: lazy(() => import('../dashboard/DashboardPage.js').then((module) => ({ default: module.DashboardPage }))),
  },
  {
    path: '/orders',
    Page: lazy(() => import('../ordering/index.js').then((module) => ({ default: module.OrdersPage }))),
  },
  {
    path: '/take-order',
    Page: lazy(() => import('../ordering/index.js').then((module) => ({ default: module.TakeOrderPage }))),
  },
  {
    path: '/account',
    Page: lazy(() => import('../account/AccountPage.js').then((module) => ({ default: module.AccountPage }))),
  },
  {
    path: '/qr-code',
    Page: lazy(() => import('../tables/TableList.js').then((module) => ({ default: module.TableList }))),
  },
];
