import HomeIcon from '@mui/icons-material/HomeOutlined';
import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import QrCodeIcon from '@mui/icons-material/QrCode2Outlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import ReviewsIcon from '@mui/icons-material/StarOutline';
import AccountIcon from '@mui/icons-material/StorefrontOutlined';
import DayIcon from '@mui/icons-material/PointOfSaleOutlined';
import FloorIcon from '@mui/icons-material/TableRestaurantOutlined';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { NavItem } from '../ui/NavItem.js';

export interface Destination {
  readonly to: string;
  readonly label: string;
  readonly Icon: ComponentType;
  /** Pages reached from it, which keep it marked. */
  readonly also?: readonly string[];
  /** Not needed all day: on a phone it is under More. */
  readonly isSeldom?: true;
}

export const DESTINATIONS: readonly Destination[] = [
  { to: '/dashboard', label: 'Home', Icon: HomeIcon },
  { to: '/menu', label: 'Menu', Icon: MenuBookIcon },
  { to: '/orders', label: 'Orders', Icon: ReceiptIcon, also: ['/take-order'] },
  { to: '/tables', label: 'Floor', Icon: FloorIcon },
  { to: '/day', label: 'Day', Icon: DayIcon, isSeldom: true },
  { to: '/account', label: 'Account', Icon: AccountIcon, isSeldom: true },
  { to: '/reviews', label: 'Reviews', Icon: ReviewsIcon, isSeldom: true },
  { to: '/qr-code', label: 'QR Generation', Icon: QrCodeIcon, isSeldom: true },
  { to: '/audit', label: 'Audit', Icon: AuditIcon, isSeldom: true },
];

export const isAt = ({ to, also = [] }: Destination, path: string): boolean =>
  [to, ...also].some((place) => path === place || path.startsWith(`${place}/`));

export const NavLink = ({ place, onClick }: { place: Destination; onClick?: () => void }) => {
  const { pathname } = useLocation();
  return (
    <NavItem
      component={Link}
      to={place.to}
      aria-current={isAt(place, pathname) ? 'page' : undefined}
      onClick={onClick}
      sx={{ display: { xs: place.isSeldom && !onClick ? 'none' : 'flex', md: 'flex' } }}
    >
      <place.Icon />
      {place.label}
    </NavItem>
  );
};
