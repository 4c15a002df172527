import { billOf } from './bills.js';
import { sum, type Pages, type PaperBill } from './pages.js';
import { MONEY, type Pot } from './pot.js';
import { rupees } from './shown.js';

type Parts = Partial<Pot> & { unpaid?: number; tip?: number };

/** What was paid first pays the first order of a bill, and so on; the tip stands with the first. */
const moneyOn = ({ orders, paid, tenders }: PaperBill): Map<number, Parts> => {
  const left = { ...paid };
  const parts = new Map<number, Parts>();
  const byId = [...orders].sort((one, other) => one.id - other.id);
  for (const [n, { id, share }] of byId.entries()) {
    const part: Parts = {};
    let open = share;
    for (const kind of MONEY) {
      const some = Math.min(left[kind], open);
      if (some > 0) part[kind] = rupees(some);
      left[kind] -= some;
      open -= some;
    }
    const tip = n === 0 ? sum(tenders.map((one) => one.tip)) : 0;
    parts.set(id, { ...part, ...(open > 0 ? { unpaid: rupees(open) } : {}), ...(tip > 0 ? { tip: rupees(tip) } : {}) });
  }
  return parts;
};

const sharedWith = ({ orders }: PaperBill, id: number): string | undefined => {
  const others = orders.flatMap((order) => (order.id === id ? [] : [order.id])).sort((one, other) => one - other);
  const more = others.length > 1 ? ` and ${others.length - 1} more` : '';
  return others.length > 0 ? `#${others[0]}${more}` : undefined;
};

/** A row an order in the workbook that is exported, but for its texts; the oldest bill first. */
export const exportShown = (pages: Pages) => {
  const rows = pages.slips.flatMap((slip) => {
    const bill = slip.status === 'past' ? billOf(pages, slip) : undefined;
    return bill ? [{ slip, bill }] : [];
  });
  rows.sort((one, other) =>
    one.bill.at === other.bill.at ? one.slip.id - other.slip.id : one.bill.at < other.bill.at ? -1 : 1,
  );
  return rows.map(({ slip, bill }) => {
    const { cash, upi, card, other, unsaid, unpaid, tip } = moneyOn(bill).get(slip.id) ?? {};
    const order = bill.orders.find(({ id }) => id === slip.id);
    return {
      ...{ 'Order No.': slip.id, 'Bill No.': bill.no },
      Quantity: sum(slip.lines.map(({ quantity }) => quantity)),
      ...{ Subtotal: rupees(order?.total ?? 0), 'Grand Total': rupees(order?.share ?? 0) },
      'Paid Together With': sharedWith(bill, slip.id),
      ...{ Cash: cash, UPI: upi, Card: card, Other: other, 'Paid, Not Said How': unsaid, Unpaid: unpaid, Tip: tip },
    };
  });
};

/** The columns of the workbook that the paper has. */
export const EXPORTED = [
  ...['Order No.', 'Bill No.', 'Quantity', 'Subtotal', 'Grand Total'],
  ...['Cash', 'UPI', 'Card', 'Other', 'Paid, Not Said How', 'Unpaid', 'Tip'],
  'Paid Together With',
] as const;
