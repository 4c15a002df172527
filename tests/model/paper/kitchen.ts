import { ticketShown } from './shown.js';
import { dayAt, type Line, type Pages, type Slip, type Ticket } from './pages.js';

/** The kitchen is told of what was accepted, each day from ticket 1. */
export const ticketFor = (pages: Pages, slip: Slip, kind: Ticket['kind'], lines: readonly Line[]): void => {
  if (slip.status === 'live') return;
  const day = dayAt(pages.now);
  const no = pages.lastTicket.day === day ? pages.lastTicket.no + 1 : 1;
  pages.lastTicket = { day, no };
  pages.tickets.push({
    ...{ no, day, orderId: slip.id, place: slip.place, kind, lines: lines.map((line) => ({ ...line })) },
    ...{ whose: slip.whose, at: pages.now, printed: [], year: pages.year },
  });
};

/** Each category once, as the lines name them. */
export const leftOf = ({ lines, printed }: Ticket): string[] =>
  [...new Set(lines.map(({ category }) => category))].filter(
    (category) => !printed.some(({ categories }) => categories.includes(category)),
  );

/** Those that were written since there were so many, as they are shown. */
export const ticketsSince = ({ tickets }: Pages, count: number) => tickets.slice(count).map(ticketShown);
