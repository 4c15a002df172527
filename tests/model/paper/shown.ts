import type { Line, PaperOption, Ticket, Whose } from './pages.js';
import { TENDERED, type Pot } from './pot.js';

export const rupees = (paise: number): number => paise / 100;

const partsOf = (pot: Pot) =>
  TENDERED.flatMap((kind) => (pot[kind] === 0 ? [] : [{ kind, amount: rupees(pot[kind]) }]));

/** How money came, as far as somebody said. */
export const bySaid = (pot: Pot): object => (partsOf(pot).length > 0 ? { by: partsOf(pot) } : {});

export const optionsShown = (options: readonly PaperOption[]) =>
  options.map(({ id: optionId, name, price }) => ({ optionId, name, price: rupees(price) }));

export const itemShown = ({ itemId: id, name, secondName, isVeg, price, quantity, portion, note, options }: Line) => ({
  ...{ id, name, isVeg, price: rupees(price), quantity, portion },
  ...(secondName === null ? {} : { secondName }),
  ...(options.length > 0 ? { options: optionsShown(options) } : {}),
  ...(note ? { specialInstructions: note } : {}),
});

export const whoseShown = (whose: Whose | null): object => (whose ? { customer: whose } : {});

export const ticketShown = ({ no, day, orderId, place, kind, lines, whose, at, printed }: Ticket) => ({
  ...{ ticketNo: no, day, orderId, tableNo: place, kind, issuedAt: at, printed, ...whoseShown(whose) },
  items: lines.map((line) => {
    const { price: _, options: __, ...item } = itemShown(line);
    const chosen = line.options.map(({ id: optionId, name }) => ({ optionId, name }));
    return { ...item, category: line.category, ...(chosen.length > 0 ? { options: chosen } : {}) };
  }),
});
