import { claimPayment, dismissClaim, REFERENCE } from '../paper/claims.js';
import { giveReview, guestOrder, reviewShown } from '../paper/guests.js';
import { bare, hangUp, takeDown } from '../paper/office.js';
import { No, totalOf, type Pages } from '../paper/pages.js';
import { itemShown } from '../paper/shown.js';
import { owedBy, seated } from '../paper/sittings.js';
import { kind, newNames, newNumbered, numberOf, placeText, type Dice } from './kind.js';
import { drawnLines, itemsAsked, linesText, wantedLines, type Wanted } from './drawing.js';

const coded = (dice: Dice, pages: Pages): number | undefined => dice.among(pages.tables)?.place;
/** Who scans a code that was taken down is shown nothing. */
const scanned = (pages: Pages, place: number): void => {
  if (!pages.tables.some((table) => table.place === place)) throw new No('table/code-not-valid');
};

export const guestOrders = kind<{ name: string; at: number; lines: Wanted[] }>({
  draw: (dice, pages) => {
    const at = coded(dice, pages);
    return at === undefined ? null : { name: newNames(pages, 1)[0] ?? 'A', at, lines: drawnLines(dice, pages) };
  },
  ask: ({ at, lines }, pages) => ({
    ...{ method: 'POST', path: '/guests/{code}/orders', guestAt: at, body: { items: itemsAsked(pages, lines) } },
  }),
  paper: ({ name, at, lines }, pages) => {
    scanned(pages, at);
    const slip = guestOrder(pages, at, wantedLines(pages, lines));
    pages.names[name] = slip.id;
    const { id, status, placedAt: createdAt } = slip;
    return { id, status, createdAt, items: slip.lines.map(itemShown), total: totalOf(slip.lines) / 100 };
  },
  tell: ({ name, at, lines }) => `The guests of ${placeText(at)} order ${name} = ${linesText(lines)}`,
});

interface Saying {
  readonly name: string;
  readonly at: number;
  /** Of what they owe, in hundredths. */
  readonly part: number;
}

const saidPaid = (pages: Pages, { at, part }: Saying): number => {
  const sitting = seated(pages, at);
  return Math.max(1, Math.floor(((sitting ? owedBy(pages, sitting).due : 0) * part) / 100));
};

export const claim = kind<Saying>({
  draw: (dice, pages) => {
    const at = coded(dice, pages);
    return at === undefined ? null : { name: newNumbered(pages, 'claim'), at, part: dice.among([100, 100, 40, 101]) };
  },
  ask: (saying, pages) => ({
    ...{ method: 'POST', path: '/guests/{code}/payment-claims', guestAt: saying.at },
    body: { amount: saidPaid(pages, saying) / 100, reference: REFERENCE },
  }),
  paper: (saying, pages, before) => {
    scanned(pages, saying.at);
    const { id, amount, at } = claimPayment(pages, saying.at, seated(before, saying.at), saidPaid(before, saying));
    pages.names[saying.name] = id;
    return { amount: amount / 100, claimedAt: at, isDismissed: false };
  },
  tell: ({ name, at, part }) =>
    `The guests of ${placeText(at)} say that they have paid ${part} % of what they owe (${name})`,
});

export const dismiss = kind<{ claim: string }>({
  draw: (dice, pages) => {
    const name = dice.among(Object.keys(pages.names).filter((one) => one.startsWith('claim ')));
    return name === undefined ? null : { claim: name };
  },
  ask: ({ claim: name }, pages) => ({ method: 'DELETE', path: `/orders/payment-claims/${claimNumber(pages, name)}` }),
  paper: ({ claim: name }, pages) => {
    const id = claimNumber(pages, name);
    dismissClaim(pages, id);
    return { id };
  },
  tell: ({ claim: name }) => `Nothing came of ${name}`,
});
/** Of no claim, that of a year in which there was none. */
const claimNumber = (pages: Pages, name: string): number => pages.names[name] ?? 2_020_000_001;

export const review = kind<{ at: number; stars: number; comment: string | null }>({
  draw: (dice, pages) => {
    const at = coded(dice, pages);
    return at === undefined ? null : { at, stars: dice.below(6), comment: dice.oncePer(2) ? 'Good' : null };
  },
  ask: ({ at, stars, comment }) => ({
    ...{
      method: 'POST',
      path: '/guests/{code}/reviews',
      guestAt: at,
      body: { stars, ...(comment ? { comment } : {}) },
    },
  }),
  paper: ({ at, stars, comment }, pages, before) => {
    scanned(pages, at);
    return reviewShown(giveReview(pages, at, seated(before, at)?.id ?? 0, { stars, comment }));
  },
  tell: ({ at, stars }) => `The guests of ${placeText(at)} give ${stars} stars`,
});

export const hangCode = kind<{ at: number }>({
  draw: (dice) => ({ at: 1 + dice.below(4) }),
  ask: ({ at }) => ({ method: 'POST', path: '/tables/generate-qr', body: { tableNo: at } }),
  paper: ({ at }, pages) => {
    const id = pages.nextTable;
    hangUp(pages, at);
    pages.names[`code ${at}`] = id;
    return { id, tableNo: at };
  },
  tell: ({ at }) => `${placeText(at)} gets a code`,
});

export const hangCodes = kind<{ upTo: number }>({
  draw: (dice) => ({ upTo: 1 + dice.below(4) }),
  ask: ({ upTo }) => ({ method: 'POST', path: '/tables/generate-all', body: { upTo } }),
  paper: ({ upTo }, pages) => {
    const tableNos = bare(pages, upTo);
    for (const at of tableNos) {
      pages.names[`code ${at}`] = pages.nextTable;
      hangUp(pages, at);
    }
    return { tableNos };
  },
  tell: ({ upTo }) => `All tables up to ${upTo} get a code`,
});

export const takeCode = kind<{ at: number }>({
  draw: (dice, pages) => {
    const at = coded(dice, pages);
    return at === undefined ? null : { at };
  },
  ask: ({ at }, pages) => ({ method: 'DELETE', path: `/tables/${numberOf(pages, `code ${at}`)}` }),
  paper: ({ at }, pages) => {
    const id = numberOf(pages, `code ${at}`);
    takeDown(pages, id);
    return { id };
  },
  tell: ({ at }) => `The code of ${placeText(at)} is taken down`,
});
