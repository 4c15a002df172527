import { billOf } from './bills.js';
import { monthAt, sum, type Pages, type PaperBill } from './pages.js';
import { rupees } from './shown.js';
import { billShown } from './views.js';

const byTime = (one: PaperBill, other: PaperBill): number =>
  one.at === other.at ? (one.no < other.no ? -1 : 1) : one.at < other.at ? -1 : 1;

const taxRow = ({ sums, terms, buyer }: PaperBill) => ({
  ...{ 'Taxable Value': rupees(sums.taxable), 'GST Rate %': terms.gstRate },
  ...{ CGST: rupees(sums.cgst), SGST: rupees(sums.sgst), 'Round Off': rupees(sums.roundOff) },
  ...{ 'Service Charge': rupees(sums.service), 'Grand Total': rupees(sums.total) },
  ...{ Business: buyer?.name, 'Its GST Number': buyer?.gstNumber },
});

const billRow = (bill: PaperBill) => ({
  ...{ 'Bill No.': bill.no, Document: billShown(bill).title, Subtotal: rupees(bill.sums.subtotal) },
  ...{ 'Discount %': bill.terms.discount, Discount: rupees(bill.sums.discount), ...taxRow(bill) },
  'Credit Note': bill.creditNote ?? undefined,
});

const noteRow = (bill: PaperBill) => ({
  ...{ 'Credit Note': bill.creditNote, Issued: bill.cancelledAt, 'Bill No.': bill.no, Billed: bill.at },
  ...{ Why: bill.cancelledFor ?? undefined, ...taxRow(bill) },
});

const becameOf = (pages: Pages, bill: PaperBill): string => {
  const slips = bill.orders.map(({ id }) => pages.slips.find((slip) => slip.id === id));
  const bills = slips.flatMap((slip) => (slip?.status === 'past' ? (billOf(pages, slip)?.no ?? []) : []));
  const others = slips.flatMap((slip) => {
    if (!slip || slip.status === 'past') return [];
    return `#${slip.id} ${slip.status === 'deleted' ? 'deleted' : 'not billed'}`;
  });
  return [...new Set(bills), ...others].join(', ');
};

interface Counted {
  readonly month: string;
  readonly bill: PaperBill;
  readonly sign: 1 | -1;
}

const suppliesOf = (counted: readonly Counted[]) => {
  const groups = new Map<string, Counted[]>();
  for (const one of counted) {
    const { seller, terms, buyer } = one.bill;
    const rate = String(terms.gstRate).padStart(3, '0');
    const key = [one.month, seller.gstNumber ?? '', rate, buyer?.gstNumber !== undefined].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.keys()].sort().map((key) => {
    const all = groups.get(key) as Counted[];
    const [{ month, bill }] = all as [Counted];
    const of = (head: keyof PaperBill['sums']) => sum(all.map((one) => one.sign * one.bill.sums[head]));
    return {
      ...{ month, gstNumber: bill.seller.gstNumber, state: billShown(bill).state, gstRate: bill.terms.gstRate },
      ...{ toBusiness: bill.buyer?.gstNumber !== undefined, bills: all.filter(({ sign }) => sign > 0).length },
      ...{ taxable: of('taxable'), cgst: of('cgst'), sgst: of('sgst'), roundOff: of('roundOff') },
      ...{ serviceCharge: of('service'), total: of('total') },
    };
  });
};

interface Given {
  readonly no: string;
  readonly at: string;
  readonly isLost: boolean;
}

/** By the month and by what stands before the number. */
const numbersOf = (given: readonly Given[], isOfNotes: boolean) => {
  const keyOf = ({ no, at }: Given) => `${monthAt(at)} ${no.split('/')[0]}`;
  return [...new Set(given.map(keyOf))].sort().map((key) => {
    const all = given.filter((one) => keyOf(one) === key);
    const numbers = all.map(({ no }) => no).sort();
    return {
      ...{ month: key.slice(0, 'YYYY-MM'.length), isOfNotes, from: numbers[0], to: numbers.at(-1) },
      ...{ count: all.length, cancelled: all.filter(({ isLost }) => isLost).length },
    };
  });
};

/** What the accountant is handed: every number that was given, and what the bills come to less what was taken back. */
export const taxShown = (pages: Pages) => {
  const all = [...pages.bills].sort(byTime);
  const handedOut = all.filter(({ isCancelled, creditNote }) => !isCancelled || creditNote !== null);
  const takenBack = all
    .filter(({ creditNote }) => creditNote !== null)
    .sort((one, other) => ((one.creditNote ?? '') < (other.creditNote ?? '') ? -1 : 1));
  const numbers = [
    ...numbersOf(
      all.map(({ no, at, isCancelled, creditNote }) => ({ no, at, isLost: isCancelled && creditNote === null })),
      false,
    ),
    ...numbersOf(
      takenBack.map(({ creditNote, cancelledAt }) => ({ no: creditNote ?? '', at: cancelledAt ?? '', isLost: false })),
      true,
    ),
  ];
  return {
    Bills: handedOut.map(billRow),
    Cancelled: all
      .filter(({ isCancelled }) => isCancelled)
      .map((bill) => ({
        ...{
          'Bill No.': bill.no,
          Billed: bill.at,
          Cancelled: bill.cancelledAt,
          'Grand Total': rupees(bill.sums.total),
        },
        ...{ Why: bill.cancelledFor ?? undefined, 'In Its Place': becameOf(pages, bill) },
        'Credit Note': bill.creditNote ?? undefined,
      })),
    'Credit Notes': takenBack.map(noteRow),
    gst: {
      supplies: suppliesOf([
        ...handedOut.map((bill) => ({ month: monthAt(bill.at), bill, sign: 1 as const })),
        ...takenBack.map((bill) => ({ month: monthAt(bill.cancelledAt ?? ''), bill, sign: -1 as const })),
      ]),
      numbers: numbers.sort((one, other) => (one.month === other.month ? 0 : one.month < other.month ? -1 : 1)),
    },
  };
};

/** The columns of these sheets that the paper has. */
const TAXED = [
  ...['Taxable Value', 'GST Rate %', 'CGST', 'SGST', 'Round Off', 'Service Charge', 'Grand Total'],
  ...['Business', 'Its GST Number', 'Credit Note', 'Bill No.'],
];
export const BILL_COLUMNS = ['Document', 'Subtotal', 'Discount %', 'Discount', ...TAXED];
export const NOTE_COLUMNS = ['Issued', 'Billed', 'Why', ...TAXED];
