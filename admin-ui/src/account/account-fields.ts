import type { UserView } from '@sae/domain/access';
import type { AccountRequest } from '@sae/domain/access/account.dto';
import { LARGE_PICTURE, NO_PICTURE, PICTURE } from '@sae/domain/pictures';
import { unwritten } from '@sae/domain/restaurant';
import { dayText } from '../data/zone.js';

/** What is to become of the picture. The id tells one chosen file from another, which JSON cannot. */
export type PictureWish =
  | { readonly is: 'kept' }
  | { readonly is: 'removed' }
  | { readonly is: 'new'; readonly id: string; readonly file: File };

export const KEPT: PictureWish = { is: 'kept' };

/** Why a file cannot be the picture; null when it can. The server looks at its content. */
export const pictureRefusal = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  if (!(PICTURE.types as readonly string[]).includes(type)) return NO_PICTURE;
  return size > PICTURE.maxBytes ? LARGE_PICTURE : null;
};

/** What the form holds at first: what is known, and empty fields where nothing is. */
export const valuesOf = (user: UserView | null): AccountRequest => ({
  restaurantName: user?.restaurantName ?? '',
  ownerName: user?.ownerName ?? '',
  phoneNumber: user?.phoneNumber ?? '',
  address: user?.address ?? '',
  upiId: user?.upiId ?? '',
  googleReviewLink: user?.googleReviewLink ?? '',
  gstNumber: user?.gstNumber ?? '',
  currentPassword: '',
  fssaiNumber: user?.fssaiNumber ?? '',
  ageAmber: user?.ageAmber ?? unwritten.ageAmber,
  ageRed: user?.ageRed ?? unwritten.ageRed,
  discountLimit: user?.discountLimit ?? unwritten.discountLimit,
  gstRate: user?.gstRate ?? unwritten.gstRate,
  gstType: user?.gstType ?? unwritten.gstType,
  serviceCharge: user?.serviceCharge ?? 0,
  billMessage: user?.billMessage ?? unwritten.billMessage,
  acceptsOwnOrders: user?.acceptsOwnOrders ?? unwritten.acceptsOwnOrders,
  monthlyReport: user?.monthlyReport ?? unwritten.monthlyReport,
  billSecondNames: user?.billSecondNames ?? unwritten.billSecondNames,
  billServedBy: user?.billServedBy ?? unwritten.billServedBy,
});

/** Does the server want the password again for this? */
export const wantsPasswordFor = (user: UserView, typed: Pick<AccountRequest, 'upiId' | 'gstNumber'>): boolean =>
  (['upiId', 'gstNumber'] as const).some(
    (field) => user[field] !== null && (typed[field] ?? '').trim() !== user[field],
  );

const FIELDS = Object.keys(valuesOf(null)) as Exclude<keyof AccountRequest, 'profilePicture'>[];

/** The form to send: every field, and of the picture what is wished. */
export const formOf = (account: AccountRequest, picture: PictureWish): FormData => {
  const form = new FormData();
  for (const field of FIELDS)
    if (field !== 'currentPassword' || account.currentPassword) form.append(field, String(account[field] ?? ''));
  if (picture.is === 'removed') form.append('profilePicture', '');
  if (picture.is === 'new') form.append('profilePicture', picture.file);
  return form;
};

/** As GST numbers are written. */
export const inCapitals = (typed: unknown): unknown => (typeof typed === 'string' ? typed.toUpperCase() : typed);

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
  ['Plan Expiry Date', user.planEndDate ? dayText(user.planEndDate) : UNKNOWN],
];
