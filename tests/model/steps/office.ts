import {
  addDish as paperAddDish,
  changeDish as paperChangeDish,
  countPortions as paperCount,
  deleteDish as paperDelete,
  dishShown,
  putBackOnSale as paperBackOnSale,
  restoreDish as paperRestore,
  sellOut as paperSellOut,
  toggleDish as paperToggle,
} from '../paper/office.js';
import { FRIENDLY, No, type Pages } from '../paper/pages.js';
import { CATEGORIES, contentOf, dishAsked, drawnForGuests, MENU, type NamedDish } from './beginning.js';
import { kind, newNumbered, numberOf, rupeeText, type AnyKind, type Dice } from './kind.js';

export const addDish = kind<NamedDish>({
  draw: (dice, pages) => {
    const price = 1 + dice.below(50_000);
    const halfPrice = dice.oncePer(2) ? null : Math.ceil(price / 2);
    return {
      dish: newNumbered(pages, 'Dish'),
      category: dice.among(CATEGORIES),
      isVeg: dice.oncePer(2),
      price,
      halfPrice,
      ...drawnForGuests(dice),
    };
  },
  ask: (dish) => ({ method: 'POST', path: '/menu', body: dishAsked(dish) }),
  paper: (named, pages) => {
    const dish = paperAddDish(pages, contentOf(named));
    pages.names[named.dish] = dish.id;
    return dishShown(pages, dish);
  },
  tell: ({ dish, price }) => `${dish} at ${rupeeText(price)} comes onto the menu`,
});

const drawnDish = (dice: Dice, pages: Pages): string | undefined =>
  dice.among(
    Object.keys(pages.names).filter((name) => MENU.some(({ dish }) => dish === name) || name.startsWith('Dish ')),
  );

/** Another price, half or not, on the menu or not. */
export const changeDish = kind<NamedDish & { isEnabled: boolean | null; groups?: readonly string[] }>({
  draw: (dice, pages) => {
    const dish = drawnDish(dice, pages);
    const price = 1 + dice.below(50_000);
    const content = { category: dice.among(CATEGORIES), isVeg: dice.oncePer(2), price, ...drawnForGuests(dice) };
    const halfPrice = dice.oncePer(2) ? null : Math.ceil(price / 2);
    if (dish === undefined) return null;
    const isEnabled = dice.among([null, null, true, false]);
    const groups = pages.groups.map(({ name }) => name).filter(() => dice.oncePer(2));
    return { dish, ...content, halfPrice, isEnabled, ...(dice.oncePer(2) ? { groups } : {}) };
  },
  ask: ({ isEnabled, groups, ...dish }, pages) => ({
    ...{ method: 'PUT', path: `/menu/${numberOf(pages, dish.dish)}` },
    body: {
      ...{ ...dishAsked(dish), ...(isEnabled === null ? {} : { isEnabled }) },
      ...(groups ? { optionGroupIds: groups.map((name) => numberOf(pages, name)) } : {}),
    },
  }),
  paper: ({ isEnabled, groups, ...dish }, pages, before) => {
    const ids = groups?.map((name) => numberOf(before, name)) ?? null;
    return dishShown(pages, paperChangeDish(pages, numberOf(pages, dish.dish), contentOf(dish), isEnabled, ids));
  },
  tell: ({ dish, price, groups }) =>
    `${dish} costs ${rupeeText(price)} now${groups ? `, with a choice of ${groups.join(', ') || 'nothing'}` : ''}`,
});

const onDish = (
  method: 'PUT' | 'DELETE',
  path: string,
  does: (pages: Pages, id: number) => unknown,
  says: string,
): AnyKind =>
  kind<{ dish: string }>({
    draw: (dice, pages) => {
      const dish = drawnDish(dice, pages);
      return dish === undefined ? null : { dish };
    },
    ask: ({ dish }, pages) => ({ method, path: `/menu/${numberOf(pages, dish)}${path}` }),
    paper: ({ dish }, pages) => does(pages, numberOf(pages, dish)),
    tell: ({ dish }) => `${dish} ${says}`,
  });

export const toggleDish = onDish(
  'PUT',
  '/toggle',
  (pages, id) => dishShown(pages, paperToggle(pages, id)),
  'is switched',
);
export const deleteDish = onDish(
  'DELETE',
  '',
  (pages, id) => {
    paperDelete(pages, id);
    return { id };
  },
  'is taken off the menu',
);
export const restoreDish = onDish(
  'PUT',
  '/restore',
  (pages, id) => dishShown(pages, paperRestore(pages, id)),
  'is put back',
);

export const sellOut = kind<{ dish: string; until: 'tomorrow' | 'undone' }>({
  draw: (dice, pages) => {
    const dish = drawnDish(dice, pages);
    return dish === undefined ? null : { dish, until: dice.oncePer(4) ? 'undone' : 'tomorrow' };
  },
  ask: ({ dish, until }, pages) => ({
    ...{ method: 'PUT', path: `/menu/${numberOf(pages, dish)}/sold-out`, body: { until } },
  }),
  paper: ({ dish, until }, pages) => dishShown(pages, paperSellOut(pages, numberOf(pages, dish), until)),
  tell: ({ dish, until }) => `${dish} is sold out until ${until}`,
});
export const putBackOnSale = onDish(
  'PUT',
  '/back-on-sale',
  (pages, id) => dishShown(pages, paperBackOnSale(pages, id)),
  'is on sale again',
);

/** A few, so that they run out; of the small ones a half is left at times. */
export const countPortions = kind<{ dish: string; left: number | null }>({
  draw: (dice, pages) => {
    const dish = drawnDish(dice, pages);
    return dish === undefined ? null : { dish, left: dice.oncePer(4) ? null : dice.below(25) / 2 };
  },
  ask: ({ dish, left }, pages) => ({
    ...{ method: 'PUT', path: `/menu/${numberOf(pages, dish)}/portions`, body: { left } },
  }),
  paper: ({ dish, left }, pages) => paperCount(pages, numberOf(pages, dish), left),
  tell: ({ dish, left }) => (left === null ? `${dish} is counted no longer` : `${left} portions of ${dish} are left`),
});

const GSTIN = '29ABCDE1234F1Z5';

/** What the restaurant says of itself: bills from now on say so too. */
export const changeAccount = kind<{
  limit: number;
  address: string;
  gstNumber?: string;
  message?: string;
  accepts?: boolean;
  secondNames?: boolean;
}>({
  draw: (dice) => ({
    limit: dice.among([0, 10, 20, 50]),
    address: dice.among(['12 MG Road', '7 Lake View', '']),
    gstNumber: dice.among([GSTIN, GSTIN, '']),
    message: dice.among(['', 'See you soon']),
    accepts: dice.oncePer(2),
    secondNames: dice.oncePer(2),
  }),
  ask: ({ limit, address, gstNumber, message, accepts, secondNames }, { seller }) => ({
    ...{ method: 'PUT', path: '/users/account' },
    form: {
      ...{ restaurantName: seller.name, ownerName: 'Asha Rao', discountLimit: String(limit), address },
      ...(gstNumber === undefined ? {} : { gstNumber }),
      ...(message === undefined ? {} : { billMessage: message }),
      ...(accepts === undefined ? {} : { acceptsOwnOrders: String(accepts) }),
      ...(secondNames === undefined ? {} : { billSecondNames: String(secondNames) }),
    },
  }),
  paper: ({ limit, address, gstNumber, message, accepts, secondNames }, pages) => {
    const isTaken = pages.seller.gstNumber !== null && gstNumber !== undefined && gstNumber !== pages.seller.gstNumber;
    if (isTaken) throw new No('account/password-wanted');
    pages.discountLimit = limit;
    pages.seller = { ...pages.seller, address: address || null, ...(gstNumber ? { gstNumber } : {}) };
    if (message !== undefined) pages.billMessage = message || FRIENDLY;
    pages.acceptsOwnOrders = accepts ?? pages.acceptsOwnOrders;
    pages.billSecondNames = secondNames ?? pages.billSecondNames;
    return undefined;
  },
  tell: ({ limit, address, gstNumber, message, accepts, secondNames }) =>
    [
      `Discounts above ${limit} % ask for a reason now, and the address is “${address}”`,
      ...(gstNumber === undefined ? [] : [`the GST number “${gstNumber}”`]),
      ...(message === undefined ? [] : [`bills say “${message || FRIENDLY}”`]),
      ...(accepts === undefined ? [] : [`staff’s own orders are ${accepts ? '' : 'not '}accepted at once`]),
      ...(secondNames === undefined ? [] : [`bills say ${secondNames ? '' : 'no '}second names`]),
    ].join(', '),
});

export const switchGuests = kind<Record<string, never>>({
  draw: () => ({}),
  ask: () => ({ method: 'PUT', path: '/orders/toggle-submit-disabled' }),
  paper: (_, pages) => {
    pages.isSubmitDisabled = !pages.isSubmitDisabled;
    return { isSubmitDisabled: pages.isSubmitDisabled };
  },
  tell: () => 'Whether guests may order is switched',
});
