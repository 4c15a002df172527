import type { Pot, Tendered } from './pot.js';
import type { PaperTerms, Sums } from './sums.js';

/** What is written on a line of an order; `note` is empty where nothing is noted. */
export interface Line {
  itemId: number;
  name: string;
  /** Null where the menu said none. */
  secondName: string | null;
  category: string;
  isVeg: boolean;
  portion: 'full' | 'half';
  price: number;
  quantity: number;
  note: string;
  /** What was chosen, as the menu had it; the price is with it. */
  options: PaperOption[];
}

export interface PaperHours {
  readonly name: string;
  /** From 0, Monday, on. */
  readonly days: readonly number[];
  readonly from: string;
  readonly until: string;
  readonly categories: readonly string[];
  readonly dishes: readonly number[];
}

export interface PaperOption {
  id: number;
  name: string;
  price: number;
}

/** What may be chosen of dishes: so many at least, so many at most. */
export interface PaperGroup {
  id: number;
  name: string;
  least: number;
  most: number;
  options: PaperOption[];
}

export interface Whose {
  name?: string;
  phone?: string;
  address?: string;
}

/** An order, on its slip. */
export interface Slip {
  id: number;
  place: number;
  status: 'live' | 'recurring' | 'past' | 'deleted';
  lines: Line[];
  placedAt: string;
  byGuest: boolean;
  whose: Whose | null;
  /** What was paid for it on bills that were cancelled. */
  pot: Pot;
  /** The bill it stands on. */
  billNo: string | null;
}

export interface Tender {
  id: number;
  kind: Tendered;
  amount: number;
  tip: number;
  given: number | null;
  at: string;
}

export interface Seller {
  name: string;
  address: string | null;
  phoneNumber: string | null;
  gstNumber: string | null;
  fssaiNumber: string | null;
}

export interface PaperBill {
  no: string;
  year: number;
  place: number;
  orders: { id: number; total: number; share: number; lines: Line[] }[];
  sums: Sums;
  terms: PaperTerms;
  message: string;
  seller: Seller;
  at: string;
  whose: Whose | null;
  /** What was paid before it was issued, and is to be given back. */
  over: Pot;
  /** Under which number that is owed; null where nothing is. */
  owedAs: number | null;
  given: Given | null;
  /** What counts as paid of it. */
  paid: Pot;
  /** The same, as it was printed. */
  printed: Pick<PaperBill, 'over' | 'paid' | 'owedAs' | 'given'>;
  isPaid: boolean;
  tenders: Tender[];
  isCancelled: boolean;
  /** Null where it stands. */
  cancelledAt: string | null;
  cancelledFor: string | null;
  /** Of a bill that was handed out, what takes it back. */
  creditNote: string | null;
  /** Of a part of a table, what stayed. */
  rest: number | null;
  /** The business it is written for; undefined where it is nobody's. */
  buyer?: { name: string; gstNumber?: string };
  /** Does it say the second names of dishes? */
  secondNames: boolean;
  /** Why the discount is above the limit; undefined where it is not. */
  reason?: string | null;
  /** The till's day on which it was issued; null before there was one. */
  dayNo: number | null;
}

/** What of it was given back, and how. */
export interface Given {
  amount: number;
  kind: Tendered;
  at: string;
  actor: string;
}

/** What a guest is to be given back: of a bill, or of an order that was deleted. */
export interface Owed {
  id: number;
  billNo: string | null;
  place: number | null;
  orderIds: number[];
  pot: Pot;
  at: string;
}

export interface Ticket {
  no: number;
  day: string;
  orderId: number;
  place: number;
  kind: 'NEW' | 'ADD' | 'CANCEL';
  lines: Line[];
  whose: Whose | null;
  at: string;
  printed: { at: string; station: string | null; categories: string[] }[];
  /** The year's book that it stands in. */
  year: number;
}

export interface Dish {
  id: number;
  name: string;
  category: string;
  isVeg: boolean;
  price: number;
  halfPrice: number | null;
  secondName: string | null;
  allergens: readonly string[];
  spice: number | null;
  isEnabled: boolean;
}

/** A row as it was asked: of a dish that has a number, or of a new one. */
export interface PaperRow extends Omit<Dish, 'id' | 'isEnabled'> {
  readonly id: number | null;
  readonly isEnabled: boolean | null;
}

export interface MenuImportRow {
  importId: string;
  at: string;
  added: number;
  changed: number;
}

export interface Exception {
  kind: 'bill-cancelled' | 'order-deleted' | 'line-cancelled' | 'discount';
  billNo?: string;
  orderId?: number;
  line?: string;
  amount: number;
  reason: string | null;
  at: string;
  actor: string;
}

/** What the till has seen since it was last counted. */
export interface TillDay {
  no: number;
  /** Of the book in use when it began. */
  year: number;
  openedAt: string;
  openingCash: number;
  moves: { amount: number; reason: string; at: string; actor: string }[];
  /** Less than nothing where more went than came. */
  money: Pot;
  tips: Pot;
  bills: { from: string | null; to: string | null; count: number; total: number };
  cancelled: { count: number; total: number };
  creditNotes: TillDay['bills'];
  exceptions: Exception[];
  given: (Given & Omit<Owed, 'pot' | 'at'>)[];
}

export interface ClosedDay {
  no: number;
  /** The sheet as it was printed. */
  sheet: object;
  row: object;
}

/** Who sits at a table since nothing was open there. */
export interface Sitting {
  id: number;
  orders: { id: number; cancelled: Line[] }[];
  bills: string[];
  claim: { id: number; amount: number; at: string; isDismissed: boolean } | null;
  restsSince: string;
  movedTo: number | null;
}

export interface Claim {
  id: number;
  place: number;
  sitting: number;
  amount: number;
  reference: string;
  at: string;
  billNo: string | null;
  orderId: number | null;
  isBilled: boolean;
}

export interface Review {
  id: number;
  place: number;
  stars: number;
  comment: string | null;
  sitting: number;
  at: string;
}
