import type { Act } from '@sae/domain/people';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { NavItem } from '../ui/NavItem.js';

export interface Destination {
  readonly to: string;
  /** Who may not do that is not led there. */
  readonly act: Act;
  readonly label: string;
  readonly Icon: ComponentType;
  /** Where it is not the list of a resource. */
  readonly Page?: ComponentType;
  /** Pages reached from it, which keep it marked. */
  readonly also?: readonly string[];
  /** Not needed all day: on a phone it is under More. */
  readonly isSeldom?: true;
}

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
