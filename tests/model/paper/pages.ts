import type { Pot } from './pot.js';
import type {
  Line,
  Slip,
  Seller,
  PaperBill,
  PaperGroup,
  PaperHours,
  Ticket,
  Dish,
  MenuImportRow,
  PaperRow,
  TillDay,
  ClosedDay,
  Sitting,
  Claim,
  Owed,
  Review,
} from './sheets.js';

export type * from './sheets.js';

/** Everything the cashier has on paper. Plain, so that it can be copied. */
export interface Pages {
  restaurantId: number;
  /** What the story calls orders, dishes and claims, and their numbers. */
  names: Record<string, number>;
  now: string;
  /** When the restaurant signed up. */
  since: string;
  /** Of the book in use; 0 before there is one. */
  year: number;
  nextOrder: number;
  nextBill: number;
  nextCreditNote: number;
  /** Orders before this one belong to a year that is over, unless they are open. */
  firstOrder: number;
  slips: Slip[];
  bills: PaperBill[];
  menu: Dish[];
  nextDish: number;
  /** As the menu was arranged. */
  order: number[];
  /** Which dishes guests can have when. */
  hours: readonly PaperHours[];
  groups: PaperGroup[];
  nextGroup: number;
  nextOption: number;
  /** Of a dish, also of one that may be put back: what may be chosen of it. */
  choices: Record<number, number[]>;
  /** Taken off the menu; the latest can be put back. */
  gone: Dish[];
  /** The slate in the kitchen: which dish is sold out, until when, or until somebody wipes it off. */
  soldOut: Record<number, { until: string | null }>;
  /** A sheet that is coming in, and the last one that came, with what stood in the place of its dishes. */
  staged: { importId: string; parts: Record<number, PaperRow[]> } | null;
  imported: { row: MenuImportRow; before: Record<number, Dish | null> } | null;
  /** Beside it a tally of portions, each taken and given back as half ones. */
  tally: Record<number, number>;
  seller: Seller;
  discountLimit: number;
  /** What bills say that are asked to say nothing. */
  billMessage: string;
  lastTicket: { day: string; no: number };
  tickets: Ticket[];
  lastCallNumbers: { takeaway: { day: string; no: number }; delivery: { day: string; no: number } };
  day: TillDay | null;
  closedDays: ClosedDay[];
  /** The months (`2026-11`) whose returns were sent. */
  filed: string[];
  /** What came into the till each day of the calendar. */
  came: { day: string; money: Pot; tip: number }[];
  /** By table. */
  sittings: Record<number, Sitting>;
  claims: Claim[];
  /** Of the year whose book it stands in. */
  nextClaim: Record<number, number>;
  nextTender: Record<number, number>;
  owed: Owed[];
  nextOwed: Record<number, number>;
  reviews: Review[];
  tables: { id: number; place: number; token: string }[];
  nextTable: number;
  stations: { id: number; name: string; categories: string[] | null; printsFrom: string }[];
  nextStation: number;
  isSubmitDisabled: boolean;
  /** Staff's own orders are accepted as they are placed. */
  acceptsOwnOrders: boolean;
  /** Bills say the second names of dishes. */
  billSecondNames: boolean;
}

/** The house says no, for this reason. */
export class No extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export const totalOf = (lines: readonly Line[]): number => sum(lines.map(({ price, quantity }) => price * quantity));

const HALF_PAST_FIVE = 5.5 * 60 * 60_000;
/** The day it is in India, whose clocks are never changed. */
export const dayAt = (at: string): string => new Date(Date.parse(at) + HALF_PAST_FIVE).toISOString().slice(0, 10);
export const monthAt = (at: string): string => dayAt(at).slice(0, 'YYYY-MM'.length);
/** The year begins in April. */
export const yearAt = (at: string): number => {
  const [year = 0, month = 0] = dayAt(at).split('-').map(Number);
  return month >= 4 ? year : year - 1;
};

export const FRIENDLY = 'Have a nice day!';

export const newPages = (restaurantId: number, seller: Seller): Pages => ({
  ...{
    restaurantId,
    names: {},
    now: '',
    since: '',
    year: 0,
    nextOrder: 1,
    nextBill: 1,
    nextCreditNote: 1,
    firstOrder: 1,
    slips: [],
    bills: [],
  },
  ...{
    menu: [],
    nextDish: 1,
    order: [],
    hours: [],
    groups: [],
    nextGroup: 1,
    nextOption: 1,
    choices: {},
    gone: [],
    soldOut: {},
    tally: {},
    staged: null,
    imported: null,
    seller,
    discountLimit: 20,
    billMessage: FRIENDLY,
    lastTicket: { day: '', no: 0 },
    tickets: [],
  },
  lastCallNumbers: { takeaway: { day: '', no: 0 }, delivery: { day: '', no: 0 } },
  ...{ day: null, closedDays: [], came: [], sittings: {}, claims: [], nextClaim: {}, nextTender: {}, reviews: [] },
  ...{ owed: [], nextOwed: {}, filed: [] },
  ...{ tables: [], nextTable: 1, stations: [], nextStation: 1, isSubmitDisabled: false, acceptsOwnOrders: false },
  billSecondNames: false,
});
