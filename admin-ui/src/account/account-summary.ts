import type { UserView } from '@sae/domain/access';
import { dateText } from '@sae/domain/kernel';
import { restaurantZone } from '../data/zone.js';

export const UNKNOWN = 'N/A';

export const planText = (planType: string | null): string => planType?.replaceAll('_', ' ') ?? 'No plan selected';

/** The account as its summary says it, in the order it is read. */
export const summaryOf = (user: UserView): readonly (readonly [label: string, text: string])[] => [
  ['Owner Name', user.ownerName || 'Owner'],
  ['Phone', user.phoneNumber ?? UNKNOWN],
  ['Address', user.address ?? UNKNOWN],
  ['UPI ID', user.upiId ?? UNKNOWN],
  ['Review Link', user.googleReviewLink ?? UNKNOWN],
  ['GST Number', user.gstNumber ?? UNKNOWN],
  ['FSSAI Number', user.fssaiNumber ?? UNKNOWN],
  ['Plan', planText(user.planType)],
  ['Plan Expiry Date', user.planEndDate ? dateText(user.planEndDate, restaurantZone()) : UNKNOWN],
];
