import Button from '@mui/material/Button';
import type { ResourceProps } from 'react-admin';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../ui/EmptyState.js';
import { PageHeader } from '../ui/PageHeader.js';
import { lazyPage } from './PageBoundary.js';

/** Rows of the server, and the pages that list them; of the last four the rows stand on pages of other names. */
export const RESOURCES: readonly ResourceProps[] = [
  { name: 'menu', list: lazyPage(() => import('../menu/MenuList.js'), 'MenuList') },
  { name: 'reviews', list: lazyPage(() => import('../reviews/ReviewList.js'), 'ReviewList') },
  { name: 'audit', list: lazyPage(() => import('../audit/AuditList.js'), 'AuditList') },
  { name: 'tables' },
  { name: 'days' },
  { name: 'payments' },
  { name: 'users/sessions' },
];

/** The other pages of the back office, by their paths. */
export const PAGES: Readonly<Record<string, ComponentType>> = {
  '/dashboard': lazyPage(() => import('../dashboard/DashboardPage.js'), 'DashboardPage'),
  '/orders': lazyPage(() => import('../ordering/OrdersPage.js'), 'OrdersPage'),
  '/tables': lazyPage(() => import('../floor/FloorPage.js'), 'FloorPage'),
  '/day': lazyPage(() => import('../day/DayPage.js'), 'DayPage'),
  '/take-order': lazyPage(() => import('../take-order/TakeOrderPage.js'), 'TakeOrderPage'),
  '/account': lazyPage(() => import('../account/AccountPage.js'), 'AccountPage'),
  '/qr-code': lazyPage(() => import('../tables/TableList.js'), 'TableList'),
};

export const NotFoundPage = () => (
  <>
    <PageHeader title="Page not found" />
    <EmptyState
      text="There is nothing at this address."
      action={
        <Button component={Link} to="/dashboard" variant="contained">
          Go to Home
        </Button>
      }
    />
  </>
);
