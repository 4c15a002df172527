import { SAC, type BillPaper, type CreditNotePaper } from '@sae/domain/billing';
import { PRINTED, type Head, type NumberSeries, type Supplies } from '@sae/domain/exports';
import { toRupees, type IsoTime, type Rupees } from '@sae/domain/kernel';
import type { BilledPaper, CancelledPaper } from '@sae/projections/models/billed';
import { tableCell, text, type Cell, type Column } from './columns.js';

const column =
  (kind: Column<never>['kind'], width: number, isSummed = false) =>
  <Row>(title: string, of: (row: Row) => Cell): Column<Row> => ({
    ...{ title, kind, width, of },
    ...(isSummed ? { isSummed } : {}),
  });
const [word, people, number, count, rupees, signed] = [
  ...[column('word', 17), column('text', 30), column('number', 12)],
  ...[column('number', 12, true), column('rupees', 16, true), column('signed', 16, true)],
] as const;

const time = <Row>(title: string, of: (row: Row) => IsoTime): Column<Row> => ({
  ...{ title, kind: 'time', width: 21 },
  of: (row, clock) => clock(of(row)),
});

/** The taxable value, and what stands beside it: together they are the grand total. */
const amounts = <Row extends Pick<BillPaper, 'gstRate'>>(
  of: (row: Row, head: Head) => Rupees,
  money: typeof rupees,
): Column<Row>[] => [
  money('Taxable Value', (row) => of(row, 'taxable')),
  number('GST Rate %', ({ gstRate }) => gstRate),
  money('CGST', (row) => of(row, 'cgst')),
  money('SGST', (row) => of(row, 'sgst')),
  signed('Round Off', (row) => of(row, 'roundOff')),
  money('Service Charge', (row) => of(row, 'serviceCharge')),
  money('Grand Total', (row) => of(row, 'total')),
];
const printed = amounts<BillPaper>((paper, head) => paper[PRINTED[head]], rupees);
/** Of a month in which more was taken back than sold they are less than nothing. */
const addedUp = amounts<Supplies>((supplies, head) => toRupees(supplies[head]), signed);

const business: readonly Column<BillPaper>[] = [
  people('Business', ({ buyer }) => buyer && text(buyer.name)),
  word('Its GST Number', ({ buyer }) => buyer?.gstNumber),
];
/** Who eats in a restaurant is supplied where it is, wherever the guest’s business is. */
const supplied: readonly Column<Pick<BillPaper, 'gstNumber' | 'state'>>[] = [
  word('Our GST Number', ({ gstNumber }) => gstNumber ?? undefined),
  column('word', 22)('Place of Supply', ({ state }) => (state ? `${state.code}-${state.name}` : undefined)),
];

/** One row a bill that was handed out. */
export const billColumns: readonly Column<BilledPaper>[] = [
  word('Bill No.', ({ billNo }) => billNo),
  time('Billed', ({ completionDate }) => completionDate),
  column('number', 13)('Table No.', tableCell),
  word('Document', ({ title }) => title),
  rupees('Subtotal', ({ originalSubtotal }) => originalSubtotal),
  number('Discount %', ({ discountPercent }) => discountPercent),
  rupees('Discount', ({ discountAmount }) => discountAmount),
  ...printed,
  word('GST Type', ({ gstType }) => (gstType === 'inclusive' ? 'Inclusive' : 'Exclusive')),
  ...business,
  word('Credit Note', ({ noteNo }) => noteNo),
];

/** The bills of its orders, and which of them stand on none. */
const inItsPlace = ({ orderIds, orders }: CancelledPaper): string => {
  const bills = new Set(orders.flatMap((order) => order?.receiptDetails?.billNo ?? []));
  const others = orderIds.flatMap((id, n) => {
    const order = orders[n];
    if (order?.receiptDetails) return [];
    return `#${id} ${order ? 'not billed' : 'deleted'}`;
  });
  return [...bills, ...others].join(', ');
};

/** One row a number whose bill was cancelled. */
export const cancelledColumns: readonly Column<CancelledPaper>[] = [
  word('Bill No.', ({ billNo }) => billNo),
  time('Billed', ({ completionDate }) => completionDate),
  time('Cancelled', ({ cancelledAt }) => cancelledAt),
  rupees('Grand Total', ({ total }) => total),
  people('Why', ({ reason }) => (reason === null ? undefined : text(reason))),
  column('word', 40)('In Its Place', (bill) => text(inItsPlace(bill))),
  word('Credit Note', ({ noteNo }) => noteNo),
];

/** One row a credit note: all that its bill said is taken back. */
export const noteColumns: readonly Column<CreditNotePaper>[] = [
  word('Credit Note', ({ noteNo }) => noteNo),
  time('Issued', ({ issuedAt }) => issuedAt),
  word('Bill No.', ({ billNo }) => billNo),
  time('Billed', ({ completionDate }) => completionDate),
  people('Why', ({ reason }) => (reason === null ? undefined : text(reason))),
  ...supplied,
  ...printed,
  ...business,
];

/** What was sold to those who are no registered business, by rate, less their credit notes. */
export const consumerColumns: readonly Column<Supplies>[] = [
  word('Month', ({ month }) => month),
  ...supplied,
  count('Bills', ({ bills }) => bills),
  ...addedUp,
];

/** What was sold to registered businesses, bill by bill. */
export const businessColumns: readonly Column<BillPaper>[] = [
  ...business.toReversed(),
  word('Bill No.', ({ billNo }) => billNo),
  time('Billed', ({ completionDate }) => completionDate),
  ...supplied,
  ...printed,
];

/** What was sold, less credit notes, by what it is: all of it is restaurant service. */
export const serviceColumns: readonly Column<Supplies>[] = [
  word('Month', ({ month }) => month),
  ...supplied,
  word('Supplies', ({ toBusiness }) => (toBusiness ? 'B2B' : 'B2C')),
  word('SAC', () => SAC),
  word('Description', () => 'Restaurant service'),
  ...addedUp,
];

/** The numbers that were given. */
export const documentColumns: readonly Column<NumberSeries>[] = [
  word('Month', ({ month }) => month),
  column('word', 30)('Document', ({ isOfNotes }) => (isOfNotes ? 'Credit Note' : 'Invoices for outward supply')),
  word('From', ({ from }) => from),
  word('To', ({ to }) => to),
  count('Total', ({ count: all }) => all),
  count('Cancelled', ({ cancelled }) => cancelled),
  count('Net', ({ count: all, cancelled }) => all - cancelled),
];
