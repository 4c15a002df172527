import type { UserView } from '../access/views.js';
import type { MenuItemView } from '../menu/views.js';
import { hasPlan } from '../subscription/plans.js';
import type { IsoTime } from '../kernel/index.js';
import type { GuestMenuItemView, GuestTableView } from './views.js';

/** What of a restaurant matters to its guests. */
interface Host {
  readonly user: UserView;
  readonly isSubmitDisabled: boolean;
}

/** May guests place orders at that moment? */
export const takesOrders = ({ user, isSubmitDisabled }: Host, now: IsoTime): boolean =>
  !isSubmitDisabled && hasPlan(user, now);

export const guestTableView = (
  host: Host,
  tableNo: number,
  { now, timeZone }: { now: IsoTime; timeZone: string },
): GuestTableView => {
  const { id: restaurantId, restaurantName, profilePicture, googleReviewLink, upiId } = host.user;
  return {
    ...{ restaurantId, restaurantName, profilePicture, tableNo, googleReviewLink },
    isPayable: upiId !== null,
    takesOrders: takesOrders(host, now),
    timeZone,
  };
};

/** The menu as guests read it: what is switched off is not there, nor are the codes staff type. */
export const guestMenu = (items: readonly MenuItemView[]): GuestMenuItemView[] =>
  items.flatMap(({ isEnabled, code: _, ...item }) => (isEnabled ? [item] : []));
