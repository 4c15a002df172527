import { MONEY_NAMES, PLACE_NAMES, placeOf, type Customer } from '@sae/domain/billing';
import { toPaise, toRupees, type IsoTime } from '@sae/domain/kernel';
import {
  tableName,
  linesText,
  optionsText,
  sharedText,
  type OrderItemView,
  type OrderView,
} from '@sae/domain/ordering';
import type { ExportedOrder, MoneyOf } from './money.js';

/** Nothing is written for undefined. */
export type Cell = string | number | Date | undefined;
/** `word` is text of ours, `text` is what people have written, `signed` are rupees that may be less than nothing. */
export type Kind = 'word' | 'text' | 'number' | 'rupees' | 'signed' | 'time';
const isMoney = (kind: Kind): boolean => kind === 'rupees' || kind === 'signed';

/** The wall clock of the restaurant; a spreadsheet knows no zones. */
export type WallClock = (at: IsoTime) => Date;

export interface Column<Row> {
  readonly title: string;
  readonly kind: Kind;
  readonly width: number;
  readonly of: (row: Row, clock: WallClock) => Cell;
  /** Stands in the totals row. */
  readonly isSummed?: boolean;
}

/** An item of an order, with its order. */
export interface Line {
  readonly order: OrderView;
  readonly item: OrderItemView;
}

/** The most a cell can hold. */
const CELL_CHARACTERS = 32_767;
/** Characters that no XML can hold: with what exceljs leaves of them, the file could not be opened. */
const NOT_IN_XML = /[^\P{Cc}\t\n]|\p{Cs}|[\ufffe\uffff]/gu;

/** Whatever it begins with, it stays text: only what is given as a formula becomes one. */
export const text = (value: string): string => {
  const clean = value.replace(/\r\n?/g, '\n').replace(NOT_IN_XML, '');
  return clean.length > CELL_CHARACTERS ? `${clean.slice(0, CELL_CHARACTERS - 1)}…` : clean;
};

const quantityOf = ({ items }: OrderView): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** A number where it is a table's. */
export const tableCell = ({ tableNo }: Pick<OrderView, 'tableNo'>): Cell =>
  placeOf(tableNo).kind === 'table' ? tableNo : tableName(tableNo);
const billNo = ({ receiptDetails }: OrderView): string => receiptDetails?.billNo ?? '';
const billedAt = ({ receiptDetails, createdAt }: OrderView): IsoTime => receiptDetails?.completedAt ?? createdAt;

const money = (title: string, part: keyof MoneyOf, width = 14): Column<ExportedOrder> => ({
  ...{ title, kind: 'rupees', width, isSummed: true },
  of: (order) => (order.money?.[part] ? toRupees(order.money[part]) : undefined),
});

const ofCustomer = (title: string, said: keyof Customer, width: number): Column<ExportedOrder> => ({
  ...{ title, kind: 'text', width },
  of: ({ customer }) => customer?.[said] && text(customer[said]),
});

/** One row an order. Its grand total is its share of its bill; how it was paid, and what of it was not, add up to it. */
export const orderColumns: readonly Column<ExportedOrder>[] = [
  { title: 'Order No.', kind: 'number', width: 11, of: ({ id }) => id },
  { title: 'Bill No.', kind: 'word', width: 16, of: billNo },
  { title: 'Table No.', kind: 'number', width: 13, of: tableCell },
  { title: 'Items', kind: 'text', width: 56, of: ({ items }) => text(linesText(items)) },
  { title: 'Quantity', kind: 'number', width: 10, of: quantityOf, isSummed: true },
  { title: 'Subtotal', kind: 'rupees', width: 16, of: ({ total }) => total, isSummed: true },
  { title: 'Grand Total', kind: 'rupees', width: 16, of: (order) => order.receiptDetails?.total ?? 0, isSummed: true },
  { title: 'Placed', kind: 'time', width: 21, of: ({ createdAt }, clock) => clock(createdAt) },
  { title: 'Billed', kind: 'time', width: 21, of: (order, clock) => clock(billedAt(order)) },
  money(MONEY_NAMES.cash, 'cash'),
  money(MONEY_NAMES.upi, 'upi'),
  money(MONEY_NAMES.card, 'card'),
  money(MONEY_NAMES.other, 'other'),
  money('Paid, Not Said How', 'unsaid', 21),
  money('Unpaid', 'unpaid'),
  money('Tip', 'tip'),
  { title: 'Kind', kind: 'word', width: 12, of: ({ tableNo }) => PLACE_NAMES[placeOf(tableNo).kind] },
  ofCustomer('Customer', 'name', 26),
  ofCustomer('Phone', 'phone', 18),
  ofCustomer('Address', 'address', 44),
  {
    title: 'Paid Together With',
    kind: 'word',
    width: 20,
    of: ({ receiptDetails }) => (receiptDetails && sharedText(receiptDetails)) || undefined,
  },
];

/** What people are called now, by their numbers. */
export type Names = ReadonlyMap<number, string>;

/** Behind them, by whom an order was taken and billed; nothing where it was the owner, or before there were people. */
export const peopleColumns = (names: Names): readonly Column<ExportedOrder>[] => {
  const nameOf = (personId: number | undefined) => text(names.get(personId ?? 0) ?? '') || undefined;
  return [
    { title: 'Taken By', kind: 'text', width: 20, of: ({ takenBy }) => nameOf(takenBy) },
    { title: 'Billed By', kind: 'text', width: 20, of: ({ receiptDetails }) => nameOf(receiptDetails?.billedBy) },
  ];
};

/** One row a line of an order, as it was taken. */
export const itemColumns: readonly Column<Line>[] = [
  { title: 'Order No.', kind: 'number', width: 11, of: ({ order }) => order.id },
  { title: 'Bill No.', kind: 'word', width: 16, of: ({ order }) => billNo(order) },
  { title: 'Table No.', kind: 'number', width: 13, of: ({ order }) => tableCell(order) },
  { title: 'Item', kind: 'text', width: 36, of: ({ item }) => text(item.name) },
  { title: 'Veg/Non-Veg', kind: 'word', width: 14, of: ({ item }) => (item.isVeg ? 'Veg' : 'Non-Veg') },
  { title: 'Portion', kind: 'word', width: 10, of: ({ item }) => (item.portion === 'half' ? 'Half' : 'Full') },
  {
    title: 'Special Instructions',
    kind: 'text',
    width: 30,
    of: ({ item }) => (item.specialInstructions ? text(item.specialInstructions) : undefined),
  },
  { title: 'Price', kind: 'rupees', width: 14, of: ({ item }) => item.price },
  { title: 'Quantity', kind: 'number', width: 10, of: ({ item }) => item.quantity, isSummed: true },
  { title: 'Amount', kind: 'rupees', width: 16, of: ({ item }) => amountOf(item), isSummed: true },
  { title: 'Billed', kind: 'time', width: 21, of: ({ order }, clock) => clock(billedAt(order)) },
  { title: 'Options', kind: 'text', width: 30, of: ({ item }) => text(optionsText(item)) || undefined },
];

const amountOf = ({ price, quantity }: OrderItemView): number => toRupees(toPaise(price) * quantity);

export const linesOf = (order: OrderView): Line[] => order.items.map((item) => ({ order, item }));

/** The sums of the summed columns, in paise where they are money. */
export class Totals<Row> {
  private readonly sums: number[];

  constructor(private readonly columns: readonly Column<Row>[]) {
    this.sums = columns.map(() => 0);
  }

  add(cells: readonly Cell[]): void {
    this.columns.forEach(({ isSummed, kind }, index) => {
      const cell = cells[index];
      if (isSummed && typeof cell === 'number') this.sums[index]! += isMoney(kind) ? toPaise(cell) : cell;
    });
  }

  /** The row below the table. */
  get row(): Cell[] {
    return this.columns.map(({ isSummed, kind }, index) => {
      if (!isSummed) return index === 0 ? 'Total' : undefined;
      const sum = this.sums[index]!;
      return isMoney(kind) ? toRupees(sum) : sum;
    });
  }
}
