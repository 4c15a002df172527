import type { UserView } from '../access/views.js';
import { hoursOf } from '../menu/menu-hours.js';
import type { MenuHours, ServedHours } from '../menu/menu.events.js';
import { isSoldOut } from '../menu/sold-out.js';
import type { MenuItemView } from '../menu/views.js';
import type { PortionsView } from '../ordering/counted-dish.js';
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

/** Of which nothing is left: until somebody counts more. */
const UNTIL_COUNTED = { until: null };

interface Now {
  readonly now: IsoTime;
  /** How many portions are left of what is counted. */
  readonly portions: readonly PortionsView[];
  readonly hours: readonly MenuHours[];
}

const soldOutNow = ({ id, soldOut }: MenuItemView, { now, portions }: Now) => {
  if (isSoldOut({ soldOut }, now)) return soldOut;
  return portions.some((counted) => counted.id === id && counted.left === 0) ? UNTIL_COUNTED : undefined;
};

const forGuests = (dish: MenuItemView, now: Now, served?: readonly ServedHours[]): GuestMenuItemView => {
  const { isEnabled: _, code: __, soldOut: ___, ...item } = dish;
  const soldOut = soldOutNow(dish, now);
  return { ...item, ...(soldOut ? { soldOut } : {}), ...(served ? { served } : {}) };
};

/** The menu as guests read it: what is switched off is not there, nor are the codes staff type. */
export const guestMenu = (items: readonly MenuItemView[], now: Now): GuestMenuItemView[] => {
  const servedIn = hoursOf(now.hours);
  return items.flatMap((item) => (item.isEnabled ? [forGuests(item, now, servedIn(item))] : []));
};
