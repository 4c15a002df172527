import type { Line, Ticket, Whose } from './pages.js';

export const rupees = (paise: number): number => paise / 100;

export const itemShown = ({ itemId: id, name, isVeg, price, quantity, portion, note }: Line) => ({
  ...{ id, name, isVeg, price: rupees(price), quantity, portion },
  ...(note ? { specialInstructions: note } : {}),
});

export const whoseShown = (whose: Whose | null): object => (whose ? { customer: whose } : {});

export const ticketShown = ({ no, day, orderId, place, kind, lines, whose, at, printed }: Ticket) => ({
  ...{ ticketNo: no, day, orderId, tableNo: place, kind, issuedAt: at, printed, ...whoseShown(whose) },
  items: lines.map((line) => {
    const { price: _, ...item } = itemShown(line);
    return { ...item, category: line.category };
  }),
});
