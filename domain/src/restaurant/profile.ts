import { DEFAULT_MESSAGE, type GstRate, type GstType } from '../billing/bill.js';
import type { Seller } from '../billing/issued-bill.js';
import { Refusal, toRupees, type Paise } from '../kernel/index.js';
import { picturePath } from '../pictures/index.js';

/** What a restaurant says of itself; null where it has said nothing. */
export interface Profile {
  readonly restaurantName: string;
  readonly ownerName: string;
  readonly upiId: string | null;
  readonly googleReviewLink: string | null;
  readonly gstNumber: string | null;
  readonly fssaiNumber: string | null;
  readonly phoneNumber: string | null;
  readonly address: string | null;
  /** Which of its pictures is shown. */
  readonly pictureId: string | null;
  /** From how many minutes on an open order is shown as old, and as too old. */
  readonly ageAmber: number;
  readonly ageRed: number;
  /** Percent: a larger discount asks for a reason. */
  readonly discountLimit: number;
  /** What a bill begins with, where nothing else was chosen on the device. */
  readonly gstRate: GstRate;
  readonly gstType: GstType;
  readonly serviceCharge: Paise;
  readonly billMessage: string;
  /** Staff's own orders are accepted as they are placed. */
  readonly acceptsOwnOrders: boolean;
  /** A month's figures are mailed when it is over. */
  readonly monthlyReport: boolean;
  /** Bills say the second names of the dishes too. */
  readonly billSecondNames: boolean;
  /** Bills say who served the table, where that is one of the people. */
  readonly billServedBy: boolean;
}

/** What was not told before 22 November 2026, what a bill begins with not before the 25th, the next three not before the 26th, the last not before the 27th. */
type ToldLater =
  | ('ageAmber' | 'ageRed' | 'discountLimit')
  | ('gstRate' | 'gstType' | 'serviceCharge' | 'billMessage')
  | ('acceptsOwnOrders' | 'monthlyReport' | 'billSecondNames' | 'billServedBy');
/** A profile as it was told; what was not known then stands as nobody has said anything of it. */
export type ToldProfile = Omit<Profile, ToldLater> & Partial<Pick<Profile, ToldLater>>;

export const unwritten: Profile = {
  restaurantName: '',
  ownerName: '',
  upiId: null,
  googleReviewLink: null,
  gstNumber: null,
  fssaiNumber: null,
  phoneNumber: null,
  address: null,
  pictureId: null,
  ageAmber: 10,
  ageRed: 20,
  discountLimit: 20,
  gstRate: 0,
  gstType: 'exclusive',
  serviceCharge: 0,
  billMessage: DEFAULT_MESSAGE,
  acceptsOwnOrders: false,
  monthlyReport: false,
  billSecondNames: false,
  billServedBy: true,
};

/** The profile that has this in each field, and nothing else. */
const profileOf = (valueOf: (field: keyof Profile) => Profile[keyof Profile]): Profile =>
  Object.fromEntries((Object.keys(unwritten) as (keyof Profile)[]).map((field) => [field, valueOf(field)])) as never;

/** What is to be changed: what is left out stays, empty text clears. */
export type ProfileChange = Partial<Profile>;

/** Field by field, so that nothing else of a change reaches the log. @throws Refusal */
export const changed = (now: Profile, change: ProfileChange): Profile => {
  const profile = profileOf((field) => {
    const said = change[field] === '' ? null : change[field];
    return said === undefined ? now[field] : (said ?? unwritten[field]);
  });
  if (profile.ageAmber >= profile.ageRed)
    throw new Refusal('invalid', 'account/age-limits', 'Orders must turn amber before they turn red');
  return profile;
};

export const isSame = (one: Profile, other: Profile): boolean =>
  (Object.keys(unwritten) as (keyof Profile)[]).every((field) => one[field] === other[field]);

/** What leads money somewhere, or says who takes it. */
export const PAYMENT_DETAILS = { upiId: 'UPI ID', gstNumber: 'GST Number' } as const;
export type PaymentDetail = keyof typeof PAYMENT_DETAILS;

export interface PaymentDetailChange {
  readonly field: PaymentDetail;
  readonly from: string | null;
  readonly to: string | null;
}

export const paymentDetailChanges = (now: Profile, next: Profile): readonly PaymentDetailChange[] =>
  (Object.keys(PAYMENT_DETAILS) as PaymentDetail[])
    .filter((field) => now[field] !== next[field])
    .map((field) => ({ field, from: now[field], to: next[field] }));

/** Where nothing was said yet, no money can be led elsewhere: the first word asks for no password. */
export const wantsPassword = (changes: readonly PaymentDetailChange[]): boolean =>
  changes.some(({ from }) => from !== null);

/** The profile as `UserView` shows it. */
export const profileView = (restaurantId: number, profile: ToldProfile) => {
  const { pictureId, serviceCharge, ...said } = profileOf((field) => profile[field] ?? unwritten[field]);
  const profilePicture = pictureId === null ? null : picturePath(restaurantId, pictureId);
  return { ...said, serviceCharge: toRupees(serviceCharge), profilePicture };
};

/** The profile as bills print it. */
export const sellerOf = ({ restaurantName, address, phoneNumber, gstNumber, fssaiNumber }: ToldProfile): Seller => ({
  name: restaurantName,
  address,
  phoneNumber,
  gstNumber,
  fssaiNumber,
});

/** How this installation is set, as far as everybody may know. */
export interface PublicSettings {
  /** The zone of the restaurants' clocks, an IANA name: where times are shown and days begin. */
  readonly timeZone: string;
}

/** May guests send orders themselves? */
export interface Submission {
  readonly isSubmitDisabled: boolean;
}
