import type { IssuedBill } from '../billing/issued-bill.js';
import { paidMore, type Paid } from '../billing/paid.js';
import { entryOf, formatRupees, Refusal, toRupees, type Command, type Paise } from '../kernel/index.js';
import type { Asked } from './asked.js';
import { numberInYear } from './numbers.js';
import { answeredAlready, settledClaims, waitingClaims, withoutClaims } from './open-claims.js';
import { withOver, withoutOver } from './owed.js';
import { opened, withStanding, type OrderBook } from './order-book-state.js';
import type { BillPaid, OrderBookEvent, PaymentClaimed, PaymentUndone } from './order-book.events.js';
import { reasonGiven, standingBill, tendersUndone } from './tenders.js';

/** Claims of one table that staff have not answered yet. */
const MAX_CLAIMS = 3;

/** Something owed: an order that is not billed yet, or a bill, by an order on it. */
export interface Due {
  readonly orderId: number;
  readonly total: Paise;
  /** Of a bill, what had been paid when it was looked up: one of the year before stands in another book. */
  readonly paid?: Paise;
}

/** Claims of the book that a payment in another year's book has answered: their own book does not know. */
interface AnsweredElsewhere {
  readonly answered: ReadonlySet<number>;
}

export type ClaimCommand =
  /** `dues` is what was owed at that table when it was looked up. */
  | (Command<'ClaimPayment'> &
      Readonly<Omit<PaymentClaimed['data'], 'claimId'>> &
      AnsweredElsewhere & { readonly dues: readonly Due[] })
  | (Command<'DismissClaim'> & AnsweredElsewhere & { readonly claimId: number })
  /** `claimIds` are the claims known to be about this bill, `sitting` is the one it belongs to. */
  | (Command<'MarkPaid'> & {
      readonly orderId: number;
      readonly bill: IssuedBill | null;
      readonly claimIds: readonly number[];
      readonly sitting: number | null;
    })
  | (Command<'UndoPayment'> & {
      readonly orderId: number;
      readonly bill: IssuedBill | null;
      readonly reason: string | null;
    });

type CommandOf<T extends ClaimCommand['type']> = Extract<ClaimCommand, { type: T }>;
type Decided = readonly OrderBookEvent[];

export const nothingDue = () => new Refusal('conflict', 'payment/nothing-due', 'Nothing is open on this table');

export const claimed = (book: OrderBook, { claimId, tableNo, sitting, amount }: PaymentClaimed['data']): OrderBook => ({
  ...book,
  nextClaim: book.nextClaim + 1,
  claims: [...book.claims, { claimId, tableNo, sitting, amount }],
});

export const paid = (book: OrderBook, bill: BillPaid['data']): OrderBook => ({
  ...withoutClaims(book, bill.claimIds),
  // What is new stands first: behind a spread it gives each of them a hidden class of its own (docs/decisions/0125-groups-are-for-readers.md).
  past: withStanding(book, bill, (ref) => ({ isPaid: true, ...ref, paid: bill.total })),
});

export const undone = (book: OrderBook, bill: PaymentUndone['data']): OrderBook => ({
  ...book,
  // A closed book keeps what the next one took over.
  ...(book.phase === 'closed' ? {} : withoutOver(book, bill.billNo)),
  past: withStanding(book, bill, ({ billNo, revision, total }) => ({ billNo, revision, total })),
});

/** What of it is owed still: a bill may have been marked paid meanwhile, an order changed, and either paid before. */
const owed = (dues: readonly Due[], { past, open }: Pick<OrderBook, 'past' | 'open'>): Paise =>
  dues.reduce((sum, { orderId, total, paid = 0 }) => {
    const bill = entryOf(past, orderId);
    if (bill?.isPaid) return sum;
    const order = bill ? undefined : entryOf(open, orderId);
    const known = bill ?? order;
    return sum + (order?.total ?? total) - (known ? (known.paid ?? 0) : paid);
  }, 0);

export const claimPayment = (
  { tableNo, sitting, amount, reference, dues, answered }: CommandOf<'ClaimPayment'>,
  book: OrderBook,
): Decided => {
  const { financialYear, nextClaim } = opened(book);
  const claims = waitingClaims(book, answered);
  const due = owed(dues, book);
  if (due <= 0) throw nothingDue();
  if (amount <= 0 || amount > due)
    throw new Refusal('conflict', 'payment/more-than-due', `Only ${formatRupees(toRupees(due))} is open on this table`);
  if (claims.filter((claim) => claim.tableNo === tableNo).length >= MAX_CLAIMS)
    throw new Refusal('conflict', 'payment/claims-waiting', 'The staff know already. Please wait for their answer.');
  const claimId = numberInYear(financialYear, nextClaim);
  return [{ type: 'PaymentClaimed', data: { claimId, tableNo, sitting, amount, reference } }];
};

/** In a closed year's book too: it changes nothing that the next one took over. */
export const dismissClaim = ({ claimId, answered }: CommandOf<'DismissClaim'>, book: OrderBook): Decided => {
  const claim = waitingClaims(book, answered).find((open) => open.claimId === claimId);
  if (!claim) throw answeredAlready();
  return [{ type: 'PaymentClaimDismissed', data: { claimId, tableNo: claim.tableNo, amount: claim.amount } }];
};

/** In a closed year's book too. Asked twice, it is paid once. What its sitting claims meanwhile is settled as well. */
export const markPaid = (command: CommandOf<'MarkPaid'>, book: OrderBook): Decided => {
  const { bill, ref } = standingBill(book, command);
  const { billNo, tableNo, orders, amounts } = bill;
  if (ref.isPaid) return [];
  const orderIds = orders.map((order) => order.orderId);
  const claimIds = settledClaims(book, tableNo, command);
  return [{ type: 'BillPaid', data: { billNo, tableNo, orderIds, total: amounts.total, claimIds } }];
};

/**
 * In a closed year's book too. Nothing counts as paid of the bill afterwards, whatever was paid on others before it, and
 * nothing is to be given back; only what the next year took over of that is.
 */
export const undoPayment = (command: CommandOf<'UndoPayment'>, book: OrderBook): Decided => {
  const { bill, ref } = standingBill(book, command);
  if (!ref.paid) throw new Refusal('conflict', 'payment/not-paid', 'This bill is not marked paid');
  const reason = reasonGiven(command.reason);
  const { tenders = [] } = ref;
  const { paid: amount = 0, paidBy } = tenders.reduce<Paid>(
    (rest, tender) => paidMore(rest, tender.kind, -tender.amount),
    book.phase === 'closed' ? ref : withOver(book, bill.billNo, ref),
  );
  const undoneTenders = tendersUndone(bill, ref, tenders, reason);
  if (amount === 0) return undoneTenders;
  const orderIds = bill.orders.map((order) => order.orderId);
  const data = { billNo: bill.billNo, tableNo: bill.tableNo, orderIds, amount, reason, ...(paidBy ? { paidBy } : {}) };
  return [...undoneTenders, { type: 'PaymentUndone', data }];
};

export const CLAIMS_ASKED: Asked<
  'PaymentClaimed' | 'PaymentClaimDismissed' | 'BillPaid' | 'PaymentUndone',
  ClaimCommand
> = {
  PaymentClaimed: (claim, { answered }) => ({
    type: 'ClaimPayment',
    ...claim,
    dues: [{ orderId: 0, total: claim.amount }],
    answered,
  }),
  PaymentClaimDismissed: ({ claimId }) => ({ type: 'DismissClaim', claimId, answered: new Set() }),
  BillPaid: ({ orderIds, claimIds }, { whole }) =>
    whole && { type: 'MarkPaid', orderId: orderIds[0] ?? 0, bill: whole.bill, claimIds, sitting: null },
  PaymentUndone: ({ orderIds, reason }, { whole }) =>
    whole && { type: 'UndoPayment', orderId: orderIds[0] ?? 0, bill: whole.bill, reason },
};
