import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import { Link } from 'react-router';
import { AccountPage } from '../account/AccountPage.js';
import { AuditList } from '../audit/AuditList.js';
import { DashboardPage } from '../dashboard/DashboardPage.js';
import { DayPage } from '../day/DayPage.js';
import { FloorPage } from '../floor/FloorPage.js';
import { MenuList } from '../menu/MenuList.js';
import { OrdersPage } from '../ordering/OrdersPage.js';
import { ReviewList } from '../reviews/ReviewList.js';
import { TableList } from '../tables/TableList.js';
import { TakeOrderPage } from '../take-order/TakeOrderPage.js';
import { EmptyState } from '../ui/EmptyState.js';
import { PageHeader } from '../ui/PageHeader.js';

/** Rows of the server, and the pages that list them; of the last four the rows stand on pages of other names. */
export const RESOURCES: readonly ResourceProps[] = [
  { name: 'menu', list: MenuList },
  { name: 'reviews', list: ReviewList },
  { name: 'audit', list: AuditList },
  { name: 'tables' },
  { name: 'days' },
  { name: 'payments' },
  { name: 'users/sessions' },
];

/** The other pages of the back office, by their paths. */
export const PAGES: Readonly<Record<string, ComponentType>> = {
  '/dashboard': DashboardPage,
  '/orders': OrdersPage,
  '/tables': FloorPage,
  '/day': DayPage,
  '/take-order': TakeOrderPage,
  '/account': AccountPage,
  '/qr-code': TableList,
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
