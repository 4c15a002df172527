import { addMs, toPaise, type IsoTime } from '@sae/domain/kernel';
import { menuBook, menuItemView, type MenuItemView } from '@sae/domain/menu';
import { accountBook, emailBook } from '@sae/domain/access';
import { planOf } from '@sae/domain/subscription';
import { reviewsBook } from '@sae/domain/reviews';
import { tablesBook } from '@sae/domain/tables';
import type { Dice } from './dice.js';
import { DISHES } from './dishes.js';
import { Draft } from './draft.js';
import type { Visit } from './guests.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const RENEWED_BEFORE_DAYS = 7;

/** What it says of itself; the numbers are of the right form and nobody's. */
export const PROFILE = {
  restaurantName: 'Spice Garden',
  ownerName: 'Asha Rao',
  upiId: 'spicegarden@okbank',
  googleReviewLink: 'https://g.page/r/spice-garden-demo/review',
  gstNumber: '29ABCDE1234F1Z5',
  fssaiNumber: '11221999000123',
  phoneNumber: '+91 98450 12345',
  address: '12 MG Road, Bengaluru 560001',
  gstRate: 5,
} as const;

export interface Owner {
  readonly restaurantId: number;
  readonly email: string;
  readonly passwordHash: string;
}

/** Which account the address belongs to. */
export const claim = ({ restaurantId }: Owner, emailKey: string, at: IsoTime) => {
  const book = new Draft(emailBook, emailKey, 'anonymous');
  book.decide({ type: 'ClaimEmail', restaurantId }, at);
  return book;
};

/** Signed up, verified, tried for free, paid for a year, and renewed a week ago. */
export const account = (owner: Owner, opened: IsoTime, now: IsoTime, zone: string) => {
  const book = new Draft(accountBook, String(owner.restaurantId), `restaurant:${owner.restaurantId}`);
  const after = (minutes: number) => addMs(opened, minutes * MINUTE_MS);
  const { restaurantName, ownerName } = PROFILE;
  book.decide({ type: 'SignUp', ...owner, restaurantName, ownerName, signUpId: 'demo' }, opened);
  book.decide({ type: 'VerifyEmail', otp: '000000', codeOf: () => '000000' }, after(2));
  book.decide({ type: 'StartFreeTrial' }, after(3));
  book.decide({ type: 'ChangeProfile', change: PROFILE }, after(8));
  const pay = (n: number, at: IsoTime) => {
    const paymentId = `demo-${n}`;
    const providerOrderId = `sandbox_${paymentId}`;
    const order = { paymentId, provider: 'sandbox', providerOrderId, planType: '1_year' } as const;
    const amount = toPaise(planOf(order.planType).price);
    const paid = { providerOrderId, providerPaymentId: providerOrderId, amount, currency: 'INR' };
    book.decide({ type: 'BeginPayment', ...order }, at);
    book.decide({ type: 'ConfirmPayment', paymentId, paid, zone }, addMs(at, MINUTE_MS));
    book.decide({ type: 'RecordReceiptMailed', paymentId }, addMs(at, MINUTE_MS));
  };
  pay(1, after(9 * 24 * 60));
  pay(2, addMs(now, -RENEWED_BEFORE_DAYS * DAY_MS));
  return book;
};

/** The menu, one dish of which is off today. */
export const menu = (restaurantId: number, opened: IsoTime, now: IsoTime) => {
  const book = new Draft(menuBook, String(restaurantId), `restaurant:${restaurantId}`);
  DISHES.forEach((item, index) => book.decide({ type: 'AddMenuItem', item }, addMs(opened, (10 + index) * MINUTE_MS)));
  book.decide({ type: 'ToggleMenuItem', itemId: 1 + DISHES.findIndex(({ name }) => name === 'Gajar Halwa') }, now);
  return book;
};

/** The menu as guests saw it all year. */
export const dishes = (): MenuItemView[] => DISHES.map((dish, index) => menuItemView(index + 1, dish, true));

export const tables = (restaurantId: number, count: number, tokenOf: () => string, at: IsoTime) => {
  const book = new Draft(tablesBook, String(restaurantId), `restaurant:${restaurantId}`);
  for (let tableNo = 1; tableNo <= count; tableNo += 1)
    book.decide({ type: 'AddTable', tableNo, token: tokenOf() }, at);
  return book;
};

const SHARE = 0.025;
const LATER_MS = 5 * 60_000;

/** What guests say, by stars. */
const SAID: readonly (readonly string[])[] = [
  ['Cold food, and nobody listened. Never again.', 'Charged for a naan we sent back. Twice.'],
  ['Waited fifty minutes and the naan was cold.', 'Wrong order twice. Nobody apologised.'],
  ['Food fine, but far too slow on a weekday.', 'Biryani was dry today.'],
  ['Good, nothing special.', 'Nice curry, the tables are a little close.', 'Parking is difficult.'],
  ['Very good dal makhani.', 'Friendly staff, fair prices.', 'Butter chicken as it should be.', 'Quick lunch.'],
  [
    'Best biryani in Bengaluru!',
    'The rogan josh is worth the drive.',
    'Our Sunday place. Thank you, Asha!',
    'Paneer tikka was perfect, kids loved the kulfi.',
    'Clean, quick, delicious.',
  ],
];
/** Most guests who write are content. */
const STARS = [0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5];

/** The reviews some guests gave after their bill. */
export const opinions = (restaurantId: number, dice: Dice, visits: readonly Visit[], until: IsoTime) => {
  const book = new Draft(reviewsBook, String(restaurantId), 'anonymous');
  for (const { tableNo, billAt, fate } of visits) {
    // The code to review by stands on a table; the Counter has none.
    if (tableNo === 0 || fate === 'walks-out' || billAt + LATER_MS > Date.parse(until) || !dice.falls(SHARE)) continue;
    const stars = dice.one(STARS);
    const comment = dice.falls(0.75) ? dice.one(SAID[stars] as readonly string[]) : null;
    book.decide({ type: 'GiveReview', tableNo, stars, comment }, addMs(new Date(billAt).toISOString(), LATER_MS));
  }
  return book;
};
