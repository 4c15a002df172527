import HomeIcon from '@mui/icons-material/HomeOutlined';
import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import QrCodeIcon from '@mui/icons-material/QrCode2Outlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import ReviewsIcon from '@mui/icons-material/StarOutline';
import AccountIcon from '@mui/icons-material/StorefrontOutlined';
import DayIcon from '@mui/icons-material/PointOfSaleOutlined';
import FloorIcon from '@mui/icons-material/TableRestaurantOutlined';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import type { Act } from '@sae/domain/people';
import type { ResourceProps } from 'react-admin';
import { Link } from 'react-router';
import { AccountPage } from '../account/AccountPage.js';
import { AuditList } from '../audit/AuditList.js';
import { DashboardPage } from '../dashboard/DashboardPage.js';
import { DayPage } from '../day/DayPage.js';
import { FloorPage } from '../floor/FloorPage.js';
import { MenuList } from '../menu/MenuList.js';
import { OrdersPage } from '../ordering/OrdersPage.js';
import { PeoplePage } from '../people/PeoplePage.js';
import { RestaurantsPage } from '../people/RestaurantsPage.js';
import { ReportsPage } from '../reports/ReportsPage.js';
import { ReviewList } from '../reviews/ReviewList.js';
import { TableList } from '../tables/TableList.js';
import { TakeOrderPage } from '../take-order/TakeOrderPage.js';
import { EmptyState } from '../ui/EmptyState.js';
import { PageHeader } from '../ui/PageHeader.js';
import type { Destination } from './nav.js';

/** Rows of the server, and the pages that list them; of the last five the rows stand on pages of other names. */
export const RESOURCES: readonly ResourceProps[] = [
  { name: 'menu', list: MenuList },
  { name: 'orders', list: OrdersPage },
  { name: 'people', list: PeoplePage },
  { name: 'reviews', list: ReviewList },
  { name: 'audit', list: AuditList },
  { name: 'tables' },
  { name: 'option-groups' },
  { name: 'days' },
  { name: 'payments' },
  { name: 'users/sessions' },
];

/** What the sidebar leads to, in its order. */
export const DESTINATIONS: readonly Destination[] = [
  { to: '/dashboard', act: 'SeeSales', label: 'Home', Icon: HomeIcon, Page: DashboardPage, also: ['/reports'] },
  { to: '/menu', act: 'SeeMenu', label: 'Menu', Icon: MenuBookIcon },
  { to: '/orders', act: 'SeeOpenOrders', label: 'Orders', Icon: ReceiptIcon, also: ['/take-order'] },
  { to: '/tables', act: 'SeeTables', label: 'Floor', Icon: FloorIcon, Page: FloorPage },
  { to: '/day', act: 'SeeDay', label: 'Day', Icon: DayIcon, Page: DayPage, isSeldom: true },
  { to: '/account', act: 'ChangeProfile', label: 'Account', Icon: AccountIcon, Page: AccountPage, isSeldom: true },
  { to: '/reviews', act: 'SeeReviews', label: 'Reviews', Icon: ReviewsIcon, isSeldom: true },
  { to: '/qr-code', act: 'AddTable', label: 'QR Generation', Icon: QrCodeIcon, Page: TableList, isSeldom: true },
  { to: '/audit', act: 'SeeAudit', label: 'Audit', Icon: AuditIcon, isSeldom: true },
  { to: '/people', act: 'SeePeople', label: 'People', Icon: PeopleIcon, isSeldom: true },
];

/** Pages reached from others, and what their own right is. */
const INNER: Readonly<Record<string, Act>> = { '/take-order': 'PlaceOrder', '/reports': 'SeeSales' };

/** What is needed to be at an address; null where nothing is known of it. */
export const actAt = (path: string): Act | null =>
  INNER[path] ?? DESTINATIONS.find(({ to }) => path === to || path.startsWith(`${to}/`))?.act ?? null;

/** The pages that are no resource's, by their paths. */
export const PAGES: Readonly<Record<string, ComponentType>> = {
  ...Object.fromEntries(DESTINATIONS.flatMap(({ to, Page }) => (Page ? [[to, Page]] : []))),
  '/reports': ReportsPage,
  '/restaurants': RestaurantsPage,
  '/take-order': TakeOrderPage,
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
