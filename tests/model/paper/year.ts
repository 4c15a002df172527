import { yearAt, type Pages } from './pages.js';

/** The first command of a new year closes the old book: what is open goes over, all else stays behind. */
export const turnPage = (pages: Pages): void => {
  const year = yearAt(pages.now);
  if (pages.year >= year) return;
  const isFirst = pages.year === 0;
  pages.year = year;
  if (isFirst) return;
  pages.firstOrder = pages.nextOrder;
  pages.nextBill = 1;
  pages.nextCreditNote = 1;
  pages.lastTicket = { day: '', no: 0 };
  pages.lastCallNumbers = { takeaway: { day: '', no: 0 }, delivery: { day: '', no: 0 } };
};
