import { Link, useLocation } from 'react-router';
import { NavItem } from '../ui/NavItem.js';
import { isAt, type Destination } from './nav.js';

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
