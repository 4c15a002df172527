import { dayAt, totalOf, type Line, type Pages, type PaperBill, type Slip } from './pages.js';
import { bySaid, itemShown, optionsShown, rupees, whoseShown } from './shown.js';
import { inPot, type Pot } from './pot.js';
import { billOf } from './bills.js';

// What a screen would show of what stands on paper, in rupees.

/** With what is to be given back. */
const allPaid = ({ paid, over }: PaperBill): Pot => ({
  cash: paid.cash + over.cash,
  upi: paid.upi + over.upi,
  card: paid.card + over.card,
  other: paid.other + over.other,
  unsaid: paid.unsaid + over.unsaid,
});

const moneyShown = (bill: PaperBill) => ({
  ...{ paid: rupees(inPot(allPaid(bill))), toPay: rupees(bill.sums.total - inPot(bill.paid)) },
  ...{ toGiveBack: bill.given ? 0 : rupees(inPot(bill.over)), ...bySaid(allPaid(bill)) },
  ...(bill.owedAs !== null && !bill.given ? { backId: bill.owedAs } : {}),
  ...(bill.given ? { givenBack: { ...bill.given, amount: rupees(bill.given.amount) } } : {}),
});

const tipOf = ({ tenders }: PaperBill): number => rupees(tenders.reduce((all, { tip }) => all + tip, 0));

/** What `GET /orders/{id}/payment` says. */
export const paymentShown = (bill: PaperBill) => ({
  ...{ billNo: bill.no, tableNo: bill.place, total: rupees(bill.sums.total), ...moneyShown(bill) },
  ...{ isPaid: bill.isPaid, tip: tipOf(bill) },
  tenders: bill.tenders.map(({ id, kind, amount, tip, given, at }) => ({
    ...{ id, kind, amount: rupees(amount), tip: rupees(tip), given: given === null ? null : rupees(given) },
    ...{ change: given === null ? 0 : rupees(given - amount - tip), takenAt: at },
  })),
});

const receiptShown = (bill: PaperBill, id: number) => {
  const tip = tipOf(bill);
  const others = bill.orders.flatMap((one) => (one.id === id ? [] : [one.id])).sort((one, other) => one - other);
  const hasMoney = inPot(allPaid(bill)) > 0 || tip > 0;
  return {
    ...{ billNo: bill.no, total: rupees(bill.orders.find((one) => one.id === id)?.share ?? 0), completedAt: bill.at },
    isPaid: bill.isPaid,
    ...(others.length > 0 ? { others: others.length, sharedWith: others[0] } : {}),
    ...(hasMoney ? { payment: { ...moneyShown(bill), ...(tip > 0 ? { tip } : {}) } } : {}),
  };
};

export const orderShown = (pages: Pages, slip: Slip) => {
  const bill = slip.status === 'past' ? billOf(pages, slip) : undefined;
  return {
    ...{ id: slip.id, restaurantId: pages.restaurantId, tableNo: slip.place, items: slip.lines.map(itemShown) },
    ...{ total: rupees(totalOf(slip.lines)), createdAt: slip.placedAt, status: slip.status },
    ...{ placedBy: slip.byGuest ? 'guest' : 'staff', ...whoseShown(slip.whose) },
    ...(inPot(slip.pot) > 0 ? { paid: rupees(inPot(slip.pot)) } : {}),
    ...(bill ? { receiptDetails: receiptShown(bill, slip.id) } : {}),
  };
};

interface Merged extends Pick<Line, 'name' | 'price' | 'quantity' | 'isVeg' | 'portion' | 'options'> {
  secondName?: string;
}

const merged = (lines: readonly Line[], secondNames: boolean) => {
  const shown: Merged[] = [];
  const ids = ({ options }: Pick<Line, 'options'>) => String(options.map(({ id }) => id).sort((a, b) => a - b));
  for (const { name, secondName, price, quantity, isVeg, portion, options } of lines) {
    const known = shown.find((line) => line.name === name && line.price === price && ids(line) === ids({ options }));
    const line = known ?? { name, price, quantity: 0, isVeg, portion, options };
    line.quantity += quantity;
    if (secondNames && secondName !== null) line.secondName ??= secondName;
    if (!known) shown.push(line);
  }
  return shown.map(({ options, ...line }) => ({
    ...{ ...line, price: rupees(line.price), amount: rupees(line.price * line.quantity) },
    ...(options.length > 0 ? { options: optionsShown(options) } : {}),
  }));
};

/** A bill as it was printed: what came afterwards changes nothing of it. */
export const billShown = (bill: PaperBill) => {
  const { sums, terms, seller } = bill;
  const printed = { ...bill, ...bill.printed };
  return {
    title: seller.gstNumber !== null && sums.gst > 0 ? 'Tax Invoice' : 'Bill of Supply',
    state: seller.gstNumber === null ? null : { code: '29', name: 'Karnataka' },
    ...{ billNo: bill.no, tableNo: bill.place, orderIds: bill.orders.map(({ id }) => id) },
    items: merged(
      bill.orders.flatMap(({ lines }) => lines),
      bill.secondNames,
    ),
    ...{ originalSubtotal: rupees(sums.subtotal), valueBeforeDiscount: rupees(sums.beforeDiscount) },
    ...{ discountPercent: terms.discount, discountAmount: rupees(sums.discount), taxableAmount: rupees(sums.taxable) },
    ...{ gstRate: terms.gstRate, gstType: terms.gstType, gstAmount: rupees(sums.gst) },
    ...{ cgstAmount: rupees(sums.cgst), sgstAmount: rupees(sums.sgst), roundOff: rupees(sums.roundOff) },
    ...{ serviceCharge: rupees(sums.service), total: rupees(sums.total), message: bill.message },
    payment: inPot(allPaid(printed)) > 0 ? moneyShown(printed) : null,
    ...{ completionDate: bill.at, sac: '996331', ...whoseShown(bill.whose) },
    ...(bill.buyer ? { buyer: bill.buyer } : {}),
    restaurant: {
      ...{ name: seller.name, fssai: seller.fssaiNumber ?? 'N/A', gst: seller.gstNumber ?? 'N/A' },
      ...{ phoneNumber: seller.phoneNumber ?? 'N/A', address: seller.address ?? 'N/A' },
    },
  };
};

/** The three lists that staff look at; past ones the newest bill first. */
export const listsShown = (pages: Pages) => {
  const of = (status: Slip['status']) => pages.slips.filter((slip) => slip.status === status);
  const byId = (status: Slip['status']) =>
    of(status)
      .sort((one, other) => one.id - other.id)
      .map((slip) => orderShown(pages, slip));
  const billedAt = (slip: Slip) => billOf(pages, slip)?.at ?? '';
  const past = of('past').sort((one, other) =>
    billedAt(one) === billedAt(other) ? other.id - one.id : billedAt(one) < billedAt(other) ? 1 : -1,
  );
  return {
    ...{ live: byId('live'), recurring: byId('recurring') },
    past: past.map((slip) => orderShown(pages, slip)),
  };
};

/** What was billed on the day of that moment, of the lists as they stood then. */
export const pastOfDay = <T extends { receiptDetails?: { completedAt: string } }>(
  past: readonly T[],
  at: string,
): T[] => past.filter(({ receiptDetails }) => dayAt(receiptDetails?.completedAt ?? '') === dayAt(at));
