import { billOf } from './bills.js';
import { dayAt, sum, type Pages, type PaperBill } from './pages.js';
import { rupees } from './shown.js';
import { billShown } from './views.js';

const byTime = (one: PaperBill, other: PaperBill): number =>
  one.at === other.at ? (one.no < other.no ? -1 : 1) : one.at < other.at ? -1 : 1;

const billRow = (bill: PaperBill) => {
  const { sums, terms, buyer } = bill;
  return {
    ...{ 'Bill No.': bill.no, Document: billShown(bill).title, Subtotal: rupees(sums.subtotal) },
    ...{ 'Discount %': terms.discount, Discount: rupees(sums.discount), 'Taxable Value': rupees(sums.taxable) },
    ...{ 'GST Rate %': terms.gstRate, CGST: rupees(sums.cgst), SGST: rupees(sums.sgst) },
    ...{ 'Round Off': rupees(sums.roundOff), 'Service Charge': rupees(sums.service) },
    ...{ 'Grand Total': rupees(sums.total), Business: buyer?.name, 'Its GST Number': buyer?.gstNumber },
  };
};

const becameOf = (pages: Pages, bill: PaperBill): string => {
  const slips = bill.orders.map(({ id }) => pages.slips.find((slip) => slip.id === id));
  const bills = slips.flatMap((slip) => (slip?.status === 'past' ? (billOf(pages, slip)?.no ?? []) : []));
  const others = slips.flatMap((slip) => {
    if (!slip || slip.status === 'past') return [];
    return `#${slip.id} ${slip.status === 'deleted' ? 'deleted' : 'not billed'}`;
  });
  return [...new Set(bills), ...others].join(', ');
};

const monthOf = ({ at }: PaperBill): string => dayAt(at).slice(0, 'YYYY-MM'.length);

/** What the accountant is handed: every number that was given, and what the bills that count come to. */
export const taxShown = (pages: Pages) => {
  const all = [...pages.bills].sort(byTime);
  const counted = all.filter(({ isCancelled }) => !isCancelled);
  const groups = new Map<string, PaperBill[]>();
  for (const bill of counted) {
    const { seller, terms, buyer } = bill;
    const rate = String(terms.gstRate).padStart(3, '0');
    const key = [monthOf(bill), seller.gstNumber ?? '', rate, buyer?.gstNumber !== undefined].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), bill]);
  }
  const supplies = [...groups.keys()].sort().map((key) => {
    const bills = groups.get(key) as PaperBill[];
    const [first] = bills as [PaperBill];
    const of = (head: keyof PaperBill['sums']) => sum(bills.map(({ sums }) => sums[head]));
    return {
      ...{ month: monthOf(first), gstNumber: first.seller.gstNumber, state: billShown(first).state },
      ...{ gstRate: first.terms.gstRate, toBusiness: first.buyer?.gstNumber !== undefined, bills: bills.length },
      ...{ taxable: of('taxable'), cgst: of('cgst'), sgst: of('sgst'), roundOff: of('roundOff') },
      ...{ serviceCharge: of('service'), total: of('total') },
    };
  });
  const series = [...new Set(all.map((bill) => `${monthOf(bill)} ${bill.year}`))].sort().map((key) => {
    const given = all.filter((bill) => `${monthOf(bill)} ${bill.year}` === key);
    const numbers = given.map(({ no }) => no).sort();
    return {
      ...{ month: key.slice(0, 'YYYY-MM'.length), from: numbers[0], to: numbers.at(-1), count: given.length },
      cancelled: given.filter(({ isCancelled }) => isCancelled).length,
    };
  });
  return {
    Bills: counted.map(billRow),
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
      })),
    gst: { supplies, numbers: series },
  };
};

/** The columns of these sheets that the paper has. */
export const BILL_COLUMNS = [
  ...['Bill No.', 'Document', 'Subtotal', 'Discount %', 'Discount', 'Taxable Value', 'GST Rate %', 'CGST', 'SGST'],
  ...['Round Off', 'Service Charge', 'Grand Total', 'Business', 'Its GST Number'],
] as const;
