import { numbered } from './claims.js';
import { No, type Owed, type Pages, type PaperBill } from './pages.js';
import { emptyPot, inPot, type Pot, type Tendered } from './pot.js';
import { came, STAFF } from './till.js';
import { turnPage } from './year.js';

/** What nothing is bought for any more is owed to whom it came from; its number, or null where that is nothing. */
export const owe = (pages: Pages, { pot, ...owed }: Omit<Owed, 'id' | 'at'>): number | null => {
  if (inPot(pot) === 0) return null;
  const id = numbered(pages.nextOwed, pages.year);
  pages.owed.push({ id, ...owed, pot: { ...pot }, at: pages.now });
  return id;
};

/** What is owed of a bill that does not stand as it did: nobody gave it back, so it is theirs as before. */
export const notGiven = (pages: Pages, { owedAs }: PaperBill): Pot => {
  const owed = pages.owed.find(({ id }) => id === owedAs);
  pages.owed = pages.owed.filter((one) => one !== owed);
  return owed?.pot ?? emptyPot();
};

/** It counts on the day it goes, as it goes. */
export const giveBack = (pages: Pages, id: number, kind: Tendered): void => {
  turnPage(pages);
  const owed = pages.owed.find((one) => one.id === id);
  if (!owed) throw new No('back/not-owed');
  pages.owed = pages.owed.filter((one) => one !== owed);
  const { billNo, place, orderIds, pot } = owed;
  const given = { amount: inPot(pot), kind, at: pages.now, actor: STAFF };
  came(pages, kind, -given.amount);
  pages.day?.given.push({ id, billNo, place, orderIds, ...given });
  const bill = pages.bills.find(({ no }) => no === billNo);
  if (bill) bill.given = given;
};
